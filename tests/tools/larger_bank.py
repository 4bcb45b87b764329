"""Copies this checkout into a folder, its bank several times as large: every exercise again, under other ids.

`make larger` runs the tests there. It shows that their time does not grow with the bank.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from grader.audit.audit_table import AUDIT_ROW
from grader.audit.digests import audit_digest
from grader.spec.load import load_exercise
from tests.thinned import ids_in

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"(?m)^id: .*$")
# Files with lines that begin with an exercise's id: what is said of an exercise there is true of its copies.
LISTS = ("assignments/examined.yaml", "tests/mistakes/without_solution.txt", "tests/mistakes/nearly_full.txt")
LISTED = re.compile(r"(?m)^(?P<id>[a-z]\w*\.\w+)(?P<rest>[:/].*)$")
# How many lines such a list may have at most, in the test that reads it.
BOUND = re.compile(r"(?m)^(?P<name>MOST_(?:UNMADE|EXCEPTIONS) = \(?\s*)(?P<most>\d+)")
BOUNDED = ("tests/mistakes/test_wrong_is_wrong.py", "tests/mistakes/test_nearly_full.py")


def tracked() -> list[str]:
    """Every file of the checkout that git knows or would add."""
    listed = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def again(name: str, number: int) -> str | None:
    """The path of an exercise's file for a copy of the exercise; None for a file that is not about one.

    >>> again("assignments/bank/information/entropy.yaml", 2)
    'assignments/bank/information/entropy_2.yaml'
    >>> again("tests/bank/information/entropy.right.py", 2)
    'tests/bank/information/entropy_2.right.py'
    >>> again("reference/information/entropy.py", 2)  # code, though an exercise has its name
    """
    for id_ in ids_in(name) if not name.startswith("reference/") else ():
        topic, _, own = id_.partition(".")
        return re.sub(rf"(?<=/){topic}([./]){own}(?=[./])", rf"{topic}\1{own}_{number}", name)
    return None


def copied(folder: Path, times: int) -> None:
    """The checkout in a folder, with so many of every exercise and of all that is about one."""
    for name in tracked():
        put(ROOT / name, folder / name)
        for number in range(2, times + 1):
            other = again(name, number)
            if other is not None:
                put(ROOT / name, folder / other)
                rename(folder / other)
    changed(folder / "docs" / "audit.md", AUDIT_ROW, lambda row: "\n".join(rows_of(row, folder, times)))
    for name in LISTS:
        changed(folder / name, LISTED, lambda line: listed_again(line, times))
    for name in BOUNDED:
        changed(folder / name, BOUND, lambda bound: f"{bound['name']}{int(bound['most']) * times}")


def changed(file: Path, pattern: re.Pattern[str], other: Callable[[re.Match[str]], str]) -> None:
    """Writes another text where a pattern stands in a file; it has to stand there."""
    text, count = pattern.subn(other, file.read_text("utf-8"))
    if not count:
        raise ValueError(f"{file}: nothing like {pattern.pattern}")
    file.write_text(text, "utf-8")


def listed_again(line: re.Match[str], times: int) -> str:
    """A line of a list, and the same line for every copy of its exercise.

    >>> listed_again(LISTED.match("trees.numeric_tree/medians"), 3)
    'trees.numeric_tree/medians\\ntrees.numeric_tree_2/medians\\ntrees.numeric_tree_3/medians'
    """
    own = (line["id"], *(f"{line['id']}_{number}" for number in range(2, times + 1)))
    return "\n".join(id_ + line["rest"] for id_ in own)


def put(file: Path, place: Path) -> None:
    """A copy of a file, in a folder that is made for it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, place)


def rename(file: Path) -> None:
    """An exercise has the id that its file says; a solution names none."""
    if file.suffix == ".yaml":
        file.write_text(ID.sub(f"id: {file.parent.name}.{file.stem}", file.read_text("utf-8"), count=1), "utf-8")


def rows_of(row: re.Match[str], folder: Path, times: int) -> Iterator[str]:
    """The row of an exercise in the table of audits, and those of its copies, which have digests of their own."""
    yield row.group()
    topic, _, own = row["id"].partition(".")
    for number in range(2, times + 1):
        loaded = load_exercise(folder / "assignments" / "bank" / topic / f"{own}_{number}.yaml")
        yield row.group().replace(row["id"], loaded.spec.id).replace(row["digest"], audit_digest(loaded))


def committed(folder: Path) -> None:
    """A repository of the copy, as some tests ask git what is there."""
    who = ("-c", "user.name=larger", "-c", "user.email=larger@example.org")
    for words in (
        ("init", "--quiet", "--initial-branch", "main"),
        ("add", "."),
        (*who, "commit", "--quiet", "-m", "larger"),
    ):
        subprocess.run(["git", "-C", str(folder), *words], check=True)


if __name__ == "__main__":
    copied(Path(sys.argv[2]), int(sys.argv[1]))
    committed(Path(sys.argv[2]))
    Path(sys.argv[2]).chmod(0o755)  # a test starts `grader doctor` as an ordinary user, who has to get in
