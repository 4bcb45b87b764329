"""Copies this checkout into a folder, its bank several times as large: every exercise again, under other ids.

`make larger` runs the tests there. It shows that their time does not grow with the bank.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from grader.audit.audit_table import AUDIT_ROW
from grader.audit.digests import audit_digest
from grader.spec.load import load_exercise
from tests.thinned import ids_in

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"(?m)^id: .*$")


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
    page = folder / "docs" / "audit.md"
    page.write_text(AUDIT_ROW.sub(lambda row: "\n".join(rows_of(row, folder, times)), page.read_text("utf-8")), "utf-8")


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
