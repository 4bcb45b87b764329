"""The sample that `make test` takes: its budget, its choice, and that all workers of a run make the same one."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.paths import bank_files
from tests import thinned
from tests.thinned import ids_in, some, tree_of_head

TESTS = Path(__file__).parent
MANY = [f"number {number}" for number in range(1000)]
ROW = "| `{id}` | function | 1 | 1 | 0 | 0 | 100.0% | `{digest}` |\n"


@pytest.fixture(autouse=True)
def _nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a run without THOROUGH that touches nothing."""
    monkeypatch.delenv("THOROUGH", raising=False)
    monkeypatch.setenv("SAMPLE", "a sample")
    monkeypatch.setenv("TOUCHED", str(thinned.ROOT))


@pytest.mark.parametrize("budget", [1, 7, 40])
@pytest.mark.parametrize("times", [1, 3])
def test_a_budget_is_kept_however_many_there_are(budget: int, times: int) -> None:
    assert len(some(MANY[: 300 * times], budget)) == budget


def test_few_are_all_taken_and_in_their_order() -> None:
    assert some(MANY[:5], 7) == MANY[:5]
    assert some(MANY, 50) == sorted(some(MANY, 50), key=MANY.index)


def test_the_same_sample_takes_the_same_and_another_takes_others(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = some(MANY, 50)
    assert some(MANY, 50) == taken
    monkeypatch.setenv("SAMPLE", "another")
    assert len(set(some(MANY, 50)) & set(taken)) < 15


def test_one_more_exercise_changes_a_sample_by_one_at_most() -> None:
    assert len(set(some(MANY, 50)) - set(some([*MANY, "one more"], 50))) <= 1


def test_every_one_is_taken_by_some_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: set[str] = set()
    for number in range(200):
        monkeypatch.setenv("SAMPLE", str(number))
        taken |= set(some(MANY[:100], 10))
    assert taken == set(MANY[:100])


def test_a_thorough_run_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOROUGH", "1")
    assert some(MANY, 3) == MANY


def test_one_of_each_kind_is_in_even_if_kinds_are_more_than_the_budget() -> None:
    def last_digit(text: str) -> str:
        return text[-1]

    assert {last_digit(each) for each in some(MANY, 10, kind=last_digit)} == set("0123456789")
    assert len(some(MANY, 3, kind=last_digit)) == 10
    assert len(some(MANY, 12, kind=last_digit)) == 12


FORMS: dict[str, Callable[[Path], object]] = {
    "an id": lambda file: f"{file.parent.name}.{file.stem}",
    "a file of the bank": lambda file: file,
    "a file of solutions": lambda file: TESTS / "bank" / file.parent.name / f"{file.stem}.right.py",
    "an id and more": lambda file: (f"{file.parent.name}.{file.stem}", "as a fraction"),
}


@pytest.mark.parametrize("form", FORMS)
def test_what_is_touched_is_in_beyond_the_budget(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    every = [FORMS[form](file) for file in bank_files()]
    left_out = next(place for place, each in enumerate(every) if each not in some(every, 2))
    file = bank_files()[left_out]
    monkeypatch.setenv("TOUCHED", f"{thinned.ROOT}\n{file.parent.name}.{file.stem}")
    assert every[left_out] in some(every, 2)
    assert len(some(every, 2)) == 3


def test_work_touches_an_exercise_by_its_files_or_by_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinned, "ROOT", tmp_path)
    solution = tmp_path / "tests" / "bank" / "bayes" / "which_posterior.wrong.py"
    audits = tmp_path / "docs" / "audit.md"
    for file in (solution, audits):
        file.parent.mkdir(parents=True)
    solution.write_text("1\n")
    audits.write_text(
        ROW.format(id="trees.id3_tree", digest="0" * 12) + ROW.format(id="trees.split_rows", digest="1" * 12)
    )
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    commit(tmp_path)
    git(tmp_path, "switch", "--quiet", "--create", "work")
    assert thinned.touched_since.__wrapped__("main") == frozenset()
    audits.write_text(audits.read_text().replace("0" * 12, "f" * 12))
    commit(tmp_path)
    solution.write_text("2\n")  # not committed
    new = tmp_path / "assignments" / "bank" / "information" / "entropy.yaml"  # nor this, of which git knows nothing
    new.parent.mkdir(parents=True)
    new.write_text("id: information.entropy\n")
    touched = {"trees.id3_tree", "bayes.which_posterior", "information.entropy"}
    assert thinned.touched_since.__wrapped__("main") == touched
    assert thinned.touched_since.__wrapped__("no such revision") == frozenset()


def git(folder: Path, *words: str) -> None:
    own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    names = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    subprocess.run(["git", *words], cwd=folder, env={**os.environ, **own, **names}, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "work")


def test_what_another_checkout_touches_is_no_matter_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINCE", "HEAD")
    ours = thinned.touched_since("HEAD")
    monkeypatch.setenv("TOUCHED", "/elsewhere\ntrees.id3_tree")
    assert thinned.touched() == ours
    monkeypatch.setenv("TOUCHED", f"{thinned.ROOT}\ntrees.id3_tree")
    assert thinned.touched() == {"trees.id3_tree"}


def test_without_git_the_sample_is_0(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tree_of_head.__wrapped__() == "0"


def test_an_id_is_found_in_a_path_as_a_whole_only() -> None:
    assert ids_in("assignments/bank/information/entropy.yaml") == {"information.entropy"}
    assert ids_in("tests/bank/information/entropy.wrong.py") == {"information.entropy"}
    assert ids_in("reference/information/entropy_of_all.py") == frozenset()


CHOOSING = """\
import os
from pathlib import Path

import pytest

from tests.thinned import some

TAKEN = some(range(1000), 6)
Path(os.environ["PYTEST_XDIST_WORKER"]).write_text(f"{os.environ['SAMPLE']} {TAKEN}")


@pytest.mark.parametrize("number", TAKEN)
def test_it_is_there(number):
    assert number < 1000


@pytest.mark.in_turn
@pytest.mark.parametrize("number", range(60))
def test_each_has_its_turn(number):
    pass


@pytest.mark.in_turn("file")
@pytest.mark.parametrize("number", range(60))
def test_they_have_their_turn_together(number):
    pass
"""


@pytest.mark.in_turn
@pytest.mark.slow  # it starts pytest with workers
def test_all_workers_take_the_sample_that_the_run_prints(tmp_path: Path) -> None:
    shutil.copyfile(TESTS / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_choosing.py").write_text(CHOOSING)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider"]
    own = {name: said for name, said in os.environ.items() if name not in ("SAMPLE", "TOUCHED")}
    paths = str(TESTS.parent)
    done = subprocess.run(
        command, cwd=tmp_path, env={**own, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    passed = int(re.findall(r"(\d+) passed", done.stdout)[0])
    assert 4 <= (passed - 6) % 60 <= 24  # of the 60 that have turns of their own; the others are taken or left as one
    assert passed - 6 < 60 + 24
    seen = {(tmp_path / worker).read_text() for worker in ("gw0", "gw1")}
    assert len(seen) == 1
    assert f"SAMPLE={seen.pop().split()[0]}, " in done.stdout.splitlines()[0]
    named = subprocess.run(
        [*command, "test_choosing.py"],
        cwd=tmp_path,
        env={**own, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "126 passed" in named.stdout  # who names a file wants all of it
