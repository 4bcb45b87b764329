"""How well one finds things from an exercise's id: prints a table, and fails below the bars.

A name is found if it lies in a folder of the exercise's topic, or in `shared`; what is written in full says itself
where it is, and is counted beside. The last line is of files in `grader/` that share their name with another.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from grader.paths import bank_files
from grader.spec.full_names import named_places, with_full_names
from grader.spec.topics import SHARED_TOPIC, topic_of
from grader.spec.yaml_tree import tree_of_file

ROOT = Path(__file__).resolve().parent.parent
BARS = {"reference": 1.0, "parts and checks": 0.97, "mistakes": 1.0, "conditions": 1.0, "draws": 0.95, "tests": 1.0}


def field_of(path: tuple[object, ...], kind: str) -> str:
    """What a name is for, by where it stands."""
    if kind != "code":
        return kind
    if path == ("reference",):
        return "reference"
    return "mistakes" if path[0] == "misconceptions" else "parts and checks"


def places() -> Iterator[tuple[str, str]]:
    """For every name of the bank its field and where it lies: own, shared or another topic; the same for tests."""
    for file in bank_files():
        full = with_full_names(tree_of_file(file).value)
        topic = topic_of(full.value["id"])
        for path, name, kind in named_places(full.value):
            home = name.removeprefix("reference.").partition(".")[0]
            yield field_of(path, kind), "own" if home == topic else "shared" if home == SHARED_TOPIC else "full"
        tests = list((ROOT / "tests" / "bank" / str(topic)).glob("test_*.py"))
        yield "tests", "own" if tests else "full"


def same_names(folder: Path) -> tuple[int, int]:
    """How many files there are, and how many share their name with another."""
    names = Counter(file.name for file in folder.rglob("*.py") if file.name != "__init__.py")
    return names.total(), sum(times for times in names.values() if times > 1)


def main() -> bool:
    """Prints both tables; whether all bars are met."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for field, where in places():
        found[field][where] += 1
    print(f"{'':18}{'names':>7}{'in topic':>10}{'shared':>8}{'in full':>9}{'found':>9}{'bar':>7}")
    met = True
    for field, bar in BARS.items():
        where = found[field]
        share = 1 - where["full"] / where.total()
        met &= share >= bar
        print(f"{field:18}{where.total():7}{where['own']:10}{where['shared']:8}{where['full']:9}{share:9.1%}{bar:7.1%}")
    files, same = same_names(ROOT / "grader")
    print(f"\ngrader/: {same} of {files} files share their name with another ({same / files:.0%})")
    return met


if __name__ == "__main__":
    sys.exit(not main())
