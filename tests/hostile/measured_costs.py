"""What the largest answers that are read cost the grader, measured in a process of its own: see `test_costs.py`.

    python measured_costs.py EXERCISE ...

prints a line of JSON for each exercise and kind of answer, then one with the memory that all of them took.
"""

import json
import resource
import sys
from collections.abc import Iterator
from functools import cache

from grader.built.document import BuiltExercise
from grader.codec.values import Json
from grader.gc_tuning import collect_rarely
from grader.sandbox.allowance import Allowance, AllowancePool
from tests.hostile.every_stage import Spent, calls_in, everything
from tests.hostile.fuzzed_exercises import fuzzed, right_answer
from tests.hostile.hostile_answers import deep, grown, wide

LARGEST = Allowance().nodes + AllowancePool().nodes  # that a function may say beyond the room of each answer
ROOM = 950  # nodes that each of its answers may have besides
TRIES = 3  # of which the best counts: the machine may be busy
SLOW = 0.4  # seconds from which on it is tried again


@cache
def answers(nodes: int) -> dict[str, Json]:
    """Answers of about so many nodes that fit no exercise in particular."""
    return dict(wide(nodes)) | dict(deep(nodes))


def pairs(exercise: BuiltExercise) -> Iterator[tuple[str, Json, Json]]:
    """Kinds of answers: each as large as one may be, and as large as all may be."""
    right = right_answer(exercise)
    small = answers(ROOM) | dict(grown(right, ROOM))
    for name, form in (answers(LARGEST) | dict(grown(right, LARGEST))).items():
        yield name, form, small[name]


def spent_on(exercise: BuiltExercise, large: Json, small: Json) -> Spent:
    """What it costs when the first answer is large and all others are as large as they may be."""
    said = [{"outcome": "value", "value": form} for form in (large, *[small] * (calls_in(exercise) - 1))]
    tries = []
    for number in range(TRIES):
        own = [{**message, "stdout": f"{number}"} for message in said]  # nothing is found again that was done before
        tries.append(everything(exercise, own, {}, {"outcome": "value", "value": small}, ["all"]))
        if tries[-1].grading < SLOW and tries[-1].otherwise < SLOW:
            break
    return min(tries, key=lambda each: max(each.grading, each.otherwise))


def megabytes() -> float:
    """The most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(names: list[str]) -> None:
    """Prints what each costs."""
    for name in names:  # once, so that what is made for all of a class is there
        everything(fuzzed(name), [{"outcome": "value", "value": 1}] * calls_in(fuzzed(name)), {}, None)
    collect_rarely()
    every = {name: list(pairs(fuzzed(name))) for name in names}
    before = megabytes()
    for name, kinds in every.items():
        for kind, large, small in kinds:
            spent = spent_on(fuzzed(name), large, small)
            seconds = {stage: round(each, 3) for stage, each in spent.seconds.items() if each > 0.02}
            line = {"exercise": name, "answer": kind, "grading": spent.grading, "otherwise": spent.otherwise}
            print(json.dumps(line | {"seconds": seconds}), flush=True)
    print(json.dumps({"megabytes": megabytes() - before}))


if __name__ == "__main__":
    main(sys.argv[1:])
