"""Measures how well known mistakes are named: as they are, mixed with something else, and with the true one left out.

    python tests/tools/naming.py [--of trees.] [--every 6] [--from 0] [--show]

Every known mistake of an exercise in code answers the exercise. Its answers are then changed as students' own are:
rounded, moved by a small number, stopped by an error or NaN on edge cases, or otherwise wrong on a few inputs. `left
out` asks the same of an exercise that does not know the mistake: whatever other mistake is named is named wrongly.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from grader.built.document import BuiltExercise, Instance  # noqa: E402  the checkout's own, as the path above says
from grader.checks.calls import Observation, Raised  # noqa: E402
from grader.codec.decode import decode  # noqa: E402
from grader.codec.values import Record, Value  # noqa: E402
from grader.diagnose.findings import findings_of  # noqa: E402
from grader.engine.exercise_trial import reference_observations  # noqa: E402
from grader.judge.judged_exercise import judge_exercise  # noqa: E402
from tests.banked import built, ids  # noqa: E402

CODED = ("function", "trace", "model")
OTHERWISE_EVERY = 6  # of the inputs of drawn cases, this one is answered in another wrong way


def rounded(_: BuiltExercise, seen: Sequence[Observation], __: str) -> list[Observation]:
    """The answers with every number rounded to three decimals."""
    return [replace(each, value=numbers_changed(each.value, lambda number: round(number, 3))) for each in seen]


def moved(_: BuiltExercise, seen: Sequence[Observation], __: str) -> list[Observation]:
    """The answers with every number moved a little, as a small number added for safety does it."""
    return [replace(each, value=numbers_changed(each.value, moved_number)) for each in seen]


def moved_number(number: float) -> float:
    """A number moved by a few millionths, not always by the same."""
    return number * (1 + 2e-5 * math.sin(1 + 1e3 * number)) + 1e-8


def stopped(exercise: BuiltExercise, seen: Sequence[Observation], _: str) -> list[Observation]:
    """The answers with an error, or NaN, on every input of an edge case."""
    ways = (
        Observation("error", error=Raised("ZeroDivisionError", "division by zero", 3)),
        Observation("value", math.nan),
    )
    places = enumerate(instance_of_call(exercise))
    return [ways[place % 2] if edge else each for each, (place, (edge, _, _)) in zip(seen, places, strict=True)]


def otherwise(exercise: BuiltExercise, seen: Sequence[Observation], mistake: str) -> list[Observation]:
    """The answers with those of other known mistakes on a few drawn inputs."""
    changed = list(seen)
    drawn = 0
    for place, (edge, instance, first) in enumerate(instance_of_call(exercise)):
        drawn += first and not edge
        others = [form for name, form in instance.variants.items() if name != mistake and form != instance.expected]
        if first and not edge and drawn % OTHERWISE_EVERY == 0 and others:
            value: Any = decode(others[drawn % len(others)])
            absent = exercise.trace is not None and exercise.trace.initial == "absent"
            changed[place] = Observation("value", value[1:] if absent else value)
    return changed


MIXED: dict[str, Callable[[BuiltExercise, Sequence[Observation], str], list[Observation]]] = {
    "as it is": lambda _, seen, __: list(seen),
    "rounded": rounded,
    "moved": moved,
    "stopped": stopped,
    "otherwise": otherwise,
}


def numbers_changed(value: Value, change: Callable[[float], float]) -> Any:
    """A value with each float in it changed."""
    if isinstance(value, float):
        return change(value) if math.isfinite(value) else value
    if isinstance(value, dict):
        return {key: numbers_changed(item, change) for key, item in value.items()}
    if isinstance(value, Record):
        return replace(value, fields=tuple((name, numbers_changed(item, change)) for name, item in value.fields))
    if isinstance(value, list | tuple):
        return type(value)(numbers_changed(item, change) for item in value)
    return value


def instance_of_call(exercise: BuiltExercise) -> Iterator[tuple[bool, Instance, bool]]:
    """For every call of an exercise: whether its case is an edge case, its input, whether the check judges it."""
    for case in exercise.cases:
        for instance in case.instances:
            yield from ((case.edge, instance, place == 0) for place in range(len(instance.calls)))


@dataclass
class NamingCount:
    """How many mistakes were named rightly, wrongly, as a near miss, or not at all; `told` has what went wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def add(self, key: str, wanted: str, names: Sequence[tuple[str, str]]) -> None:
        """Counts what one mistake was called."""
        called = [name for kind, name in names if kind == "misconception"]
        near = [name for kind, name in names if kind == "near_miss"]
        outcome = "near" if near else "silent"
        if called:
            outcome = "right" if wanted in called[0].split(", and ") else "wrong"
        self.counts[outcome] += 1
        if outcome != "right":
            self.told.append(f"{key}: {outcome} {called or near}")

    def __str__(self) -> str:
        total = sum(self.counts.values()) or 1
        shares = (
            f"{name} {self.counts[name]} ({self.counts[name] / total:.1%})"
            for name in ("right", "wrong", "near", "silent")
        )
        return f"{total:5}: " + ", ".join(shares)


def names_given(exercise: BuiltExercise, seen: Sequence[Observation]) -> list[tuple[str, str]] | None:
    """The kinds and names of what is found; None where every answer is right."""
    cases = judge_exercise(exercise, seen, {})
    if all(judged.verdict.passed for case in cases for judged in case.inputs):
        return None
    return [(found.kind, found.name) for found in findings_of(exercise, cases)]


def count_mistakes(exercise: BuiltExercise, counted: dict[str, NamingCount]) -> None:
    """Adds the mistakes of one exercise to the counts."""
    for mistake in exercise.mistakes:
        plain = reference_observations(exercise, mistake.name)
        others = replace(exercise, mistakes=tuple(each for each in exercise.mistakes if each is not mistake))
        for name, mixing in MIXED.items():
            seen = mixing(exercise, plain, mistake.name)
            if name != "as it is" and [each.value for each in seen] == [each.value for each in plain]:
                continue  # nothing to round, no edge case
            for title, asked, wanted in ((name, exercise, mistake.name), (f"{name}, left out", others, "")):
                if title not in counted:
                    continue
                names = names_given(asked, seen)
                if names is not None:
                    counted[title].add(f"{exercise.id}/{mistake.name}", wanted, names)


def run(arguments: list[str]) -> None:
    """Prints the counts for a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--of", default="", help="what ids begin with: `trees.`")
    parser.add_argument("--every", type=int, default=1, help="take every so many exercises")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first exercise taken")
    parser.add_argument("--only", nargs="*", default=[], help="what is counted: `rounded`, `rounded, left out`")
    parser.add_argument("--show", action="store_true", help="list what was not named rightly")
    given = parser.parse_args(arguments)
    titles = given.only or [title for name in MIXED for title in (name, f"{name}, left out")]
    counted = {title: NamingCount() for title in titles}
    for id_ in [id_ for id_ in ids(*CODED) if id_.startswith(given.of)][given.first :: given.every]:
        count_mistakes(built(id_), counted)
    for title, count in counted.items():
        print(f"{title:22}{count}")
        if given.show:
            print("\n".join(f"    {line}" for line in count.told))


if __name__ == "__main__":
    run(sys.argv[1:])
