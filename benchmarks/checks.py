"""What large answers cost to judge, and an exercise to load: `python benchmarks/checks.py`. CPU time, best of three."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.registry import case_verdict
from grader.paths import bank_files
from grader.spec.load import load_exercise

SETS = {"items": {"as_set": {}}}


def seconds(action: Callable[[], object]) -> float:
    """The CPU time of an action, the best of three."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        action()
        times.append(time.process_time() - begun)
    return min(times)


def judging(check: str, expected: Any, answer: Any, **options: Any) -> float:
    return seconds(lambda: case_verdict(check, options, Case({}, expected), [Observation("value", answer)]))


def main() -> None:
    random = Random(3)
    items = [f"item {number}" for number in range(60)]
    sets = {frozenset(random.sample(items, random.randint(1, 5))) for _ in range(2000)}
    tuples = [tuple(sorted(itemset)) for itemset in sets]
    points = [(random.random(), random.random()) for _ in range(2000)]
    rows = [{"id": n, "a": f"v{n % 9}", "b": "yes", "x": random.random(), "y": random.random()} for n in range(2000)]
    noisy = [{**row, "x": row["x"] + 1e-13} for row in random.sample(rows, 2000)]
    wrong = [{**row, "x": row["x"] + 0.1, "b": "no"} for row in noisy]
    files = bank_files()
    figures = {
        "as_set, 2000 itemsets, right": judging("as_set", sets, tuples),
        "as_set of sets, right": judging("as_set", tuples, tuples[::-1], **SETS),
        "as_set of sets, all wrong": judging("as_set", sets, [(*itemset, "other") for itemset in tuples], **SETS),
        "as_set, 2000 points with noise": judging("as_set", points, [(x + 1e-12, y) for x, y in points]),
        "table, 2000 rows reversed": judging("table", rows, rows[::-1]),
        "table, rows with noise, shuffled": judging("table", rows, noisy),
        "table, all rows wrong": judging("table", rows, wrong),
        "table, all rows wrong, by key": judging("table", rows, wrong, key=["id"]),
        "loading an exercise": seconds(lambda: [load_exercise(file) for file in files]) / len(files),
    }
    for name, figure in figures.items():
        print(f"{name:36}{figure * 1000:8.1f} ms")


if __name__ == "__main__":
    main()
