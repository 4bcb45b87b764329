"""Lists of allowed packages that would run code with our rights, or hand student code what it must not have."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from grader.build.built_assignment import build
from grader.build.spec_lint import faults_in
from grader.built.freeze import dumps, loads
from grader.paths import PACKAGE_FOLDER
from grader.sandbox.allowed_packages import UnfitPackage, package_entries, package_folders
from grader.sandbox.run import Sandbox, isolation_for
from grader.spec.load import load_assignment_spec

OURS = ["grader", "reference", "markscheme", "Grader", "REFERENCE", "Markscheme", "reference.trees.id3", "grader.build"]
ODD = [
    "",
    ".",
    "..",
    "/",
    "../x",
    "/etc",
    "~",
    "a/b",
    "a b",
    "numpy.testing",
    "evil.part",
    "x\ty",
    "-",
    "numpy;os",
    "*",
]
ASSIGNMENT = """
schema: 1
id: hw
title: Homework
secret: {public: words}
policy: {packages: [%s]}
exercises:
  - {id: information.entropy}
"""


def homework_in(folder: Path, package: str) -> Path:
    file = folder / "hw.yaml"
    quoted = package.replace("\t", "\\t")
    file.write_text(ASSIGNMENT % f'"{quoted}"', "utf-8")
    return file


@pytest.mark.parametrize("package", [*OURS, *ODD])
def test_lint_refuses_packages_of_ours_and_names_that_are_none(tmp_path: Path, package: str) -> None:
    [fault] = faults_in(homework_in(tmp_path, package))
    assert fault.field == "policy.packages[0]"
    assert fault.problem
    assert fault.remedy


@pytest.mark.parametrize("package", ["numpy", "scikit-learn", "sklearn", "python_dateutil", "_private", "7zip"])
def test_lint_takes_other_packages(tmp_path: Path, package: str) -> None:
    assert faults_in(homework_in(tmp_path, package)) == ()


@pytest.mark.parametrize("package", OURS)
@pytest.mark.parametrize("isolation", ["auto", "process", "landlock"])
def test_a_built_document_cannot_allow_them_either(tmp_path: Path, package: str, isolation: str) -> None:
    built = build(load_assignment_spec(homework_in(tmp_path, "numpy")), b"any")
    forged = replace(built, policy={**built.policy, "packages": [package]})
    packages = tuple(loads(dumps(forged)).policy["packages"])
    with pytest.raises(UnfitPackage, match="Remove it from `packages`"), Sandbox(isolation, packages) as sandbox:
        sandbox.warm_up(None)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages that is looked into first."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    return folder


def distribution(folder: Path, name: str, *, requires: str = "", files: str = "") -> None:
    """What describes an installed distribution."""
    described = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    described.mkdir()
    needs = f"Requires-Dist: {requires}\n" if requires else ""
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{needs}", "utf-8")
    (described / "RECORD").write_text(files, "utf-8")


@pytest.mark.parametrize("requirement", ["markscheme", "Markscheme>=0.1", "helper"])
def test_a_package_that_requires_ours_is_refused(installed: Path, requirement: str) -> None:
    distribution(installed, f"outer-{len(requirement)}", requires=requirement)
    distribution(installed, "helper", requires="markscheme; python_version > '3'")
    with pytest.raises(UnfitPackage):
        package_folders((f"outer-{len(requirement)}",))


@pytest.mark.parametrize("target", ["grader", "", "reference"])
def test_a_package_that_is_a_link_to_ours_is_refused(installed: Path, target: str) -> None:
    name = f"innocent_{target}"
    (installed / name).symlink_to(PACKAGE_FOLDER.parent / target)
    distribution(installed, name, files=f"{name}/__init__.py,,\n")
    with pytest.raises(UnfitPackage):
        package_entries((name,))


def test_what_a_distribution_says_it_put_beside_itself_is_not_the_whole_folder(installed: Path) -> None:
    distribution(installed, "dotted", files="./x.py,,\n../y.py,,\n/etc/passwd,,\ndotted.py,,\n")
    (installed / "dotted.py").write_text("", "utf-8")
    assert [Path(entry).name for entry in package_entries(("dotted",))] == ["dotted.py"]


def test_what_lies_in_the_folder_that_a_command_is_run_in_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "solutions_of_hw.py").write_text("answer = 42\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert (package_folders(("solutions_of_hw",)), package_entries(("solutions_of_hw",))) == ({}, ())


@pytest.mark.parametrize("package", ["os", "sys", "zipimport", "__main__", "builtins"])
def test_modules_of_python_itself_need_no_folder(package: str) -> None:
    assert (package_folders((package,)), package_entries((package,))) == ({}, ())


@pytest.mark.parametrize("package", ["evil.part", "evil", "evil-part"])
def test_no_package_of_a_list_is_imported_by_us(tmp_path: Path, package: str) -> None:
    (tmp_path / "evil").mkdir()
    (tmp_path / "evil/__init__.py").write_text("open('ran', 'w')\n", "utf-8")
    call = f"grader.sandbox.allowed_packages.package_entries(({package!r},))"
    asked = f"import grader.sandbox.allowed_packages; print({call})"
    environment = {**os.environ, "PYTHONPATH": f"{PACKAGE_FOLDER.parent}{os.pathsep}{tmp_path}"}
    subprocess.run([sys.executable, "-c", asked], cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert os.listdir(tmp_path) == ["evil"]


def test_packages_that_students_use_are_found_as_before() -> None:
    assert {"numpy", "pandas", "dateutil"} <= set(package_folders(("numpy", "pandas")))
    assert isolation_for("auto", ("numpy",)).name
