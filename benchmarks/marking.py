"""What marking one submission costs: `python benchmarks/marking.py`. Wall time, best of five, on a machine at rest.

A right submission is marked without the exercise's properties, which is what all else is measured by, then with them;
a wrong one with them and with all that looks for its mistake: as the first of its class, and after others. Whoever is
first finds nothing that was read, judged or scored before; the exercise is as `grader release` freezes it.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from grader.build.built_exercise import build_exercise
from grader.build.smaller_inputs import with_smaller_cases
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.engine.grade_submission import grade_one
from grader.intake.submission import CodeCell, Source, Submission
from grader.paths import bank_dir
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.spec.load import load_exercise

TIMES = 5
MOST_RIGHT, MOST_WRONG = 1.5, 3.0

ENTROPY = """
from math import {log}
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * {log}(n / total) for n in counts if n)
"""
GAIN_RATIO = """
from collections import Counter
from math import log2
def bits(values):
    return -sum(n / len(values) * log2(n / len(values)) for n in Counter(values).values())
def gain_ratio(rows, attribute, target):
    gain = bits([row[target] for row in rows])
    for value in sorted(set(row[attribute] for row in rows)):
        group = [row[target] for row in rows if row[attribute] == value]
        gain -= len(group) / len(rows) * bits(group)
    split = {split}
    return gain / split if split else 0.0
"""
SUPPORTS = """
from itertools import combinations
def itemset_supports(transactions, min_support):
    items = sorted(set(item for basket in transactions for item in basket))
    found = {{}}
    for size in range(1, {most}):
        for itemset in combinations(items, size):
            support = sum(set(itemset) <= set(basket) for basket in transactions)
            if support >= min_support:
                found[frozenset(itemset)] = support
    return found
"""
POSTERIORS = """
def naive_bayes_posteriors(rows, target, row):
    joint = {{}}
    for label in sorted(set(each[target] for each in rows)):
        own = [each for each in rows if each[target] == label]
        joint[label] = len(own) / len(rows)
        for attribute, value in row.items():
            values = {values}
            joint[label] *= (sum(each[attribute] == value for each in own) + 1) / (len(own) + values)
    return {{label: value / sum(joint.values()) for label, value in joint.items()}}
"""
PERCEPTRON = """
def output(w, x):
    return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
def perceptron_trace(examples, weights, rate):
    w, steps = list(weights), []
    for epoch in range(20):
        for x, label in examples:
            change = {rate} * (label - output(w, x))
            w = [a + change * b for a, b in zip(w, [1, *x])]
            steps.append(w)
        if all(output(w, x) == label for x, label in examples):
            break
    return steps
"""
WORK = {  # exercise: right code, wrong code
    "information/entropy": (ENTROPY.format(log="log2"), ENTROPY.format(log="log")),
    "trees/gain_ratio": (
        GAIN_RATIO.format(split="bits([row[attribute] for row in rows])"),
        GAIN_RATIO.format(split="len(set(row[attribute] for row in rows))"),
    ),
    "associations/itemset_supports": (SUPPORTS.format(most="len(items) + 1"), SUPPORTS.format(most="3")),
    "bayes/naive_bayes_posteriors": (
        POSTERIORS.format(values="len(set(each[attribute] for each in rows))"),
        POSTERIORS.format(values="2"),
    ),
    "linear/perceptron_trace": (PERCEPTRON.format(rate="rate"), PERCEPTRON.format(rate="1.5 * rate")),
}


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds for a right submission without and with properties, and for a wrong one, first and after others."""

    bare: float
    right: float
    wrong: float
    again: float


def without_properties(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise as it would be without properties, and without their calls."""
    cases = [
        replace(case, instances=tuple(replace(each, calls=each.calls[:1]) for each in case.instances))
        for case in exercise.cases
    ]
    return replace(exercise, properties=(), cases=tuple(cases))


def seconds(action: Callable[[RunCache], object], known: RunCache | None = None) -> float:
    """The wall time of an action, the best of several; of the first of a class, unless something is `known`."""
    times = []
    for _ in range(TIMES):
        cache = known or RunCache()
        begun = time.perf_counter()
        action(cache)
        times.append(time.perf_counter() - begun)
    return min(times)


def figures(exercise: BuiltExercise, right: str, wrong: str, sandbox: Sandbox) -> Figures:
    """What the exercise costs to mark."""

    def marking(asked: BuiltExercise, code: str) -> Callable[[RunCache], object]:
        work = Submission("s", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")
        built = BuiltAssignment(id="hw", title="", variant="", policy={}, code={}, exercises=(asked,))

        def graded(cache: RunCache) -> object:
            sandbox.cache = cache
            return grade_one(built, "sha256:0", work, sandbox, cache=cache)

        return graded

    return Figures(
        bare=seconds(marking(without_properties(exercise), right)),
        right=seconds(marking(exercise, right)),
        wrong=seconds(marking(exercise, wrong)),
        again=seconds(marking(exercise, wrong), RunCache()),
    )


def main() -> None:
    """Prints a line for each exercise, and whether the whole stays within what was promised."""
    head = ("exercise", "bare", "right", "wrong", "again")
    print(f"{head[0]:32}" + "".join(f"{name:>10}" for name in head[1:]), "  milliseconds")
    found = []
    with Sandbox() as sandbox:
        for name, (right, wrong) in WORK.items():
            loaded = load_exercise(bank_dir() / f"{name}.yaml")
            exercise = with_smaller_cases(build_exercise(loaded, assignment_id="benchmark", secret=b"benchmark"))
            found.append(figures(exercise, right, wrong, sandbox))
            line = (found[-1].bare, found[-1].right, found[-1].wrong, found[-1].again)
            print(f"{name:32}" + "".join(f"{each * 1000:10.1f}" for each in line))
    bare = sum(each.bare for each in found)
    for what, most, times in (
        ("right, with properties", MOST_RIGHT, sum(each.right for each in found) / bare),
        ("wrong, first of its class", MOST_WRONG, sum(each.wrong for each in found) / bare),
        ("wrong, after others", MOST_WRONG, sum(each.again for each in found) / bare),
    ):
        print(f"{what}: {times:.2f} times, promised {most:g}{'' if times <= most else ': TOO MUCH'}")


if __name__ == "__main__":
    main()
