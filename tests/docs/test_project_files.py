"""What people and programs look for in a project: how to cite it, what changed, its licences, editors' settings."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from grader.paths import bank_files, courses_dir, datasets_dir
from grader.version import __version__

ROOT = Path(__file__).parent.parent.parent
EDITOR = (ROOT / "docs" / "editor.md").read_text("utf-8")


@pytest.mark.slow  # it starts another Python
def test_the_citation_is_valid() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.citation-file-format"]
    done = subprocess.run([*command, str(ROOT / "CITATION.cff")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (cited["version"], cited["license"]) == (__version__, "BSD-3-Clause")


def test_the_changes_name_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"\b{re.escape(__version__)}\b", text)
    assert text.count("\n## Unreleased\n") == 1


def test_code_and_bank_have_their_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    texts = [(ROOT / file).read_text("utf-8") for file in project["license-files"]]
    assert project["license"] == "BSD-3-Clause AND CC-BY-4.0"
    assert texts[0].startswith("BSD 3-Clause License")
    assert "Attribution 4.0 International Public License" in texts[1]
    assert "Section 8 -- Interpretation." in texts[1]


def schemas_of(settings: str, base: Path) -> dict[Path, str]:
    """Which schema an editor with these settings takes for which file; a file has one."""
    found: dict[Path, str] = {}
    for schema, pattern in json.loads(settings)["yaml.schemas"].items():
        for file in base.glob(pattern.removeprefix("/")):
            assert file not in found, file
            found[file] = schema
    return found


def test_the_settings_for_vs_code_give_every_file_of_ours_its_schema() -> None:
    ours, theirs = re.findall(r"```json\n(.*?)```", EDITOR, re.DOTALL)
    assert schemas_of(ours, ROOT) == {
        **dict.fromkeys(bank_files(), "./docs/schema/exercise.schema.json"),
        **dict.fromkeys(courses_dir().glob("*.yaml"), "./docs/schema/assignment.schema.json"),
        **dict.fromkeys(datasets_dir().glob("*.yaml"), "./docs/schema/dataset.schema.json"),
    }
    for schema in (*json.loads(ours)["yaml.schemas"], *json.loads(theirs)["yaml.schemas"]):
        assert (ROOT / "docs" / "schema" / Path(schema).name).is_file()


def test_the_line_for_one_file_leads_from_an_exercise_of_the_bank_to_its_schema() -> None:
    [line] = re.findall(r"\$schema=(\S+)", EDITOR)
    assert all((file.parent / line).resolve() == ROOT / "docs/schema/exercise.schema.json" for file in bank_files())


@pytest.mark.slow
def test_the_command_that_it_gives_takes_a_sound_exercise_and_refuses_a_misspelt_one(tmp_path: Path) -> None:
    [given] = re.findall(r"^    check-jsonschema (.*) \S+\.yaml$", EDITOR, re.MULTILINE)
    sound = ROOT / "assignments" / "bank" / "information" / "entropy.yaml"
    spoilt = tmp_path / "entropy.yaml"
    spoilt.write_text(sound.read_text("utf-8").replace("\ntitle:", "\ntitel:"), "utf-8")
    for file, code in ((sound, 0), (spoilt, 1)):
        command = [sys.executable, "-m", "check_jsonschema", *given.split(), str(file)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout
