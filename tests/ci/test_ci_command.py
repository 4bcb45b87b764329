"""`grader ci` in a student's repository, as a job runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from junitparser import JUnitXml

from grader.ci.checkout import UnusableCheckout, released_in
from grader.codec.write_records import record_json
from grader.release.public_file import NoPublic
from tests.checker_sample import public_demo
from tests.ci.ci_sample import IN_NATS, PUBLIC, TRACE, read_log, released, run, saved
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which the assignment lies in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def on_github(folder: Path, visibility: str = "private") -> dict[str, str]:
    return {
        "GITHUB_ACTIONS": "true",
        "GITHUB_WORKSPACE": str(folder),
        "GITHUB_REPOSITORY_VISIBILITY": visibility,
        "GITHUB_STEP_SUMMARY": str(folder / ".summary.md"),
        "GITHUB_OUTPUT": str(folder / ".outputs"),
    }


def test_right_work_passes_with_the_digest_that_was_released(repository: Path) -> None:
    digest = released(repository / "hw")
    saved(repository / "hw", RIGHT_ENTROPY + TRACE)
    output = run("ci", "--digest", digest, code=0)
    assert "4 of 4 public cases are right. They would earn 100 % of their points" in output
    assert "hw/demo.public.json: sha256:" in output
    assert "(as released)" in output


def test_on_github_the_students_line_is_annotated_and_the_rest_is_written(repository: Path) -> None:
    digest = released(repository / "hw")
    saved(repository / "hw", "import math\n" + IN_NATS + TRACE.replace("    w, states", "    1 / 0\n    w, states"))
    words = ("--digest", digest, "--junit", "junit.xml", "--code-quality", "quality.json")
    log = read_log(run("ci", *words, code=1, env=on_github(repository)))
    errors = log.named("error")
    assert [(properties["file"], properties["line"]) for properties, _ in errors] == [
        ("hw/demo.py", "4"),
        ("hw/demo.py", "11"),
    ]
    assert "These outputs are what logarithms to base e would give." in errors[0][1]
    assert "ZeroDivisionError" in errors[1][1]
    assert "A known mistake: natural logarithm." in errors[0][1]
    summary = (repository / ".summary.md").read_text("utf-8")
    assert "0 of 4 public cases are right" in summary
    assert "**A known mistake: natural logarithm.** These outputs" in summary
    assert "| A known mistake: natural logarithm. 0 of 2 public right" in summary
    outputs = (repository / ".outputs").read_text("utf-8").splitlines()
    assert {"demo", "false", "0.00"} <= set(outputs)
    assert sum(suite.failures for suite in JUnitXml.fromfile("junit.xml")) == 4
    places = [remark["location"]["lines"]["begin"] for remark in json.loads(Path("quality.json").read_text("utf-8"))]
    assert places == [4, 11]


def test_in_a_public_repository_no_score_is_printed_and_that_is_said(repository: Path) -> None:
    released(repository)
    saved(repository, IN_NATS)
    output = run("ci", code=1, env=on_github(repository, "public"))
    told = output + (repository / ".summary.md").read_text("utf-8") + (repository / ".outputs").read_text("utf-8")
    assert "No score is shown: this repository is public" in output
    assert " public right" not in told
    assert " % of" not in told
    assert "score<<" not in told


def test_what_student_code_prints_raises_and_returns_commands_nothing(repository: Path) -> None:
    released(repository)
    saved(
        repository,
        'print("::stop-commands::forever\\n##[error]no")\n'
        'def entropy(counts):\n    print("::add-mask::0")\n    return "\\n::set-output name=passed::true"\n'
        "def perceptron_trace(*_):\n"
        '    raise type("::error::x", (Exception,), {})("\\r::warning::y ##[add-path]/evil")\n',
    )
    log = read_log(run("ci", code=1, env=on_github(repository)))
    assert [(command, properties["file"]) for command, properties, _ in log.commands] == [("error", "demo.py")] * 2


def test_json_is_the_only_thing_on_stdout_and_the_same_each_time(repository: Path) -> None:
    digest = released(repository)
    saved(repository, IN_NATS)
    first, second = (run("ci", "--json", "--digest", digest, code=1) for _ in range(2))
    assert first == second
    document = json.loads(first)
    assert document["public"] == {"file": PUBLIC, "digest": digest, "compared": True}
    assert (document["passed"], document["share"]) == (False, 0.0)
    assert document["exercises"][0]["cases"][0]["line"] == 3


def tampered(folder: Path) -> None:
    text = (folder / PUBLIC).read_text("utf-8")
    (folder / PUBLIC).write_text(text.replace("0.9402859586706", "0.6517565611726"), encoding="utf-8")


def two_assignments(folder: Path) -> None:
    (folder / PUBLIC).rename(folder / "a.public.json")
    (folder / "b.public.json").write_text("{}", encoding="utf-8")


def submodule(folder: Path) -> None:
    (folder / PUBLIC).unlink()
    (folder / "hw").mkdir()
    (folder / ".gitmodules").write_text('[submodule "hw"]\n\tpath = hw\n\turl = ../hw.git\n', encoding="utf-8")


BAD = {  # what is the matter: (what is done to a sound checkout, words of the one sentence, the file it is about)
    "no assignment": (lambda folder: (folder / PUBLIC).unlink(), "No assignment found", None),
    "two assignments": (two_assignments, "several assignments here (a.public.json, b.public.json)", None),
    "no work": (lambda folder: (folder / "demo.py").unlink(), "No work found in .: add your .py file", None),
    "a tampered public part": (tampered, "is not the file that was released", PUBLIC),
    "a public part that is none": (
        lambda f: (f / PUBLIC).write_text("{}"),
        "is not the file that was released",
        PUBLIC,
    ),
    "a pointer for the public part": (lambda f: (f / PUBLIC).write_text(LFS), "demo.public.json is a Git LFS", PUBLIC),
    "a pointer for the work": (lambda f: (f / "hw.ipynb").write_text(LFS), "hw.ipynb is a Git LFS pointer", "hw.ipynb"),
    "a submodule not checked out": (submodule, "hw is a submodule that was not checked out", None),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_checked_is_one_sentence_code_2_and_a_valid_annotation(what: str, repository: Path) -> None:
    digest = released(repository)
    saved(repository, RIGHT_ENTROPY)
    spoil, words, file = BAD[what]
    spoil(repository)  # type: ignore[no-untyped-call]
    output = run("ci", "--digest", digest, code=2, env=on_github(repository))
    [(command, properties, said)] = read_log(output).commands
    assert (command, properties.get("file")) == ("error", file)
    assert words in said
    assert words.split(".public")[0] in (repository / ".summary.md").read_text("utf-8").replace("\\", "")


def test_a_file_named_like_a_command_is_not_obeyed_in_the_sentence_about_it(repository: Path) -> None:
    (repository / "::stop-commands::x.public.json").write_text("{}", encoding="utf-8")
    log = read_log(run("ci", code=2, env=on_github(repository)))
    assert [command for command, _, _ in log.commands] == ["error"]


def test_elsewhere_the_sentence_is_on_stderr(repository: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grader.cli", "ci"], cwd=repository, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("No assignment found: there is no *.public.json in this repository.")
    assert "Traceback" not in done.stderr


def test_no_spec_is_read_from_the_students_tree(repository: Path) -> None:
    released(repository)
    spec = saved(repository, "id: demo\n", "demo.yaml")
    with pytest.raises(UnusableCheckout, match=r"the released \*\.public\.json only"):
        released_in(repository, spec, ())
    (repository / PUBLIC).rename(repository / "elsewhere.json")
    (repository / PUBLIC).symlink_to(repository / "elsewhere.json")
    with pytest.raises(UnusableCheckout, match="or it is a link"):
        released_in(repository, None, ())


def test_digests_are_compared_as_they_are_printed(repository: Path) -> None:
    digest = released(repository)
    other = "sha256:" + "0" * 64
    assert released_in(repository, None, (f"{other} {digest.upper()}",)).compared
    assert not released_in(repository, None, ("",)).compared
    with pytest.raises(UnusableCheckout, match="64 hexadecimal digits"):
        released_in(repository, None, ("sha256:abc",))
    file = repository / PUBLIC
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert released_in(repository, None, (digest,)).digest == digest


def test_a_public_part_that_was_made_up_is_said_to_be_so_where_no_digest_tells(repository: Path) -> None:
    released(repository)
    saved(repository, RIGHT_ENTROPY)
    document = record_json(public_demo())
    document["exercises"][0]["check"]["name"] = "always_right"
    (repository / PUBLIC).write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(NoPublic, match="not the public part"):
        run("ci", code=2)


def test_a_package_that_the_job_did_not_install_is_no_fault_of_the_work(repository: Path) -> None:
    released(repository)
    saved(repository, RIGHT_ENTROPY)
    document = record_json(public_demo())
    (repository / PUBLIC).write_text(json.dumps({**document, "packages": ["numpy", "torch_of_others"]}), "utf-8")
    with pytest.raises(UnusableCheckout, match="allows torch_of_others, which is not installed here"):
        run("ci", code=2)


def test_beside_work_that_is_there_a_submodule_left_out_is_a_warning(repository: Path) -> None:
    released(repository)
    saved(repository, RIGHT_ENTROPY + TRACE)
    (repository / ".gitmodules").write_text("[submodule]\npath = libs\n[submodule]\npath = /etc\n", encoding="utf-8")
    log = read_log(run("ci", code=0, env=on_github(repository)))
    [(_, said)] = log.named("warning")
    assert said.startswith("libs is a submodule that was not checked out")
