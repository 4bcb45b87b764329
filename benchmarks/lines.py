"""How many lines a concept costs: prints them by folder and by kind of file, and fails above the bar.

All lines of `.py` and `.yaml` count, blank ones too, over the core and standard concepts that an exercise examines, as
`grader coverage` says. Further folders may be named, to count a state in which solutions lay elsewhere:

    python benchmarks/lines.py tests/fairness tests/mistakes
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from grader.cli.bank_list import sound_exercises
from grader.cli.coverage import bank_evidence, coverage_of
from grader.paths import bank_files
from grader.spec.concepts import concepts

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("reference", "assignments/bank", "assignments/figures", "tests/bank")
BAR = 520  # lines a concept; 677 before solutions were cells, with tests/fairness and tests/mistakes
KINDS = ("mistakes", "draws", "conditions", "verify")  # a module of that name, or all that lie in a folder of it


def files_in(folder: str) -> Iterator[Path]:
    """Every file of a folder that counts."""
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix in (".py", ".yaml") and "__pycache__" not in file.parts:
            yield file


def kind_of(file: Path) -> str:
    """What a file holds, by its name."""
    for ending in (".right.py", ".wrong.py", ".yaml"):
        if file.name.endswith(ending):
            return {".right.py": "right solutions", ".wrong.py": "wrong solutions", ".yaml": "yaml"}[ending]
    if file.name.startswith("test_"):
        return "tests"
    return next((kind for kind in KINDS if kind in (file.stem, file.parent.name)), "other code")


def lines_of(file: Path) -> int:
    """How many lines a file has."""
    return len(file.read_text("utf-8").splitlines())


def concepts_examined() -> int:
    """How many core and standard concepts have an exercise that examines them."""
    covered = coverage_of(concepts(), list(sound_exercises(bank_files())), bank_evidence())
    return sum(bool(each.exercises) and each.concept.tier in ("core", "standard") for each in covered)


def main(more: list[str]) -> bool:
    """Prints the table; whether the bar is met."""
    by_folder: Counter[str] = Counter()
    by_kind: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for folder in (*FOLDERS, *more):
        for file in files_in(folder):
            by_folder[folder] += lines_of(file)
            by_kind[kind_of(file)] += lines_of(file)
            files.update((folder, kind_of(file)))
    count = concepts_examined()
    print(f"{'':22}{'files':>7}{'lines':>9}{'a concept':>11}")
    for name, lines in (*by_folder.items(), *by_kind.most_common()):
        print(f"{name:22}{files[name]:7}{lines:9,}{lines / count:11.1f}")
    share = by_folder.total() / count
    print(f"{'all':22}{'':7}{by_folder.total():9,}{share:11.1f}   over {count} concepts; the bar is {BAR}")
    return share <= BAR


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1:]) else 1)
