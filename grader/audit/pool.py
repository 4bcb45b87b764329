"""The inputs that decide whether a mutant is equivalent: of a wider range than the exercise has, and an edge pool."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random

from grader.audit.edits import Bounds, bounds_of, edited, extremes
from grader.audit.limits import OutOfTime, processor_seconds
from grader.audit.shared import keeps, promises_of
from grader.audit.subject import Input, Subject
from grader.build.answers import NoAnswer
from grader.build.resolve import resolve
from grader.codec.values import Value
from grader.spec.faults import SpecFaults

ENOUGH = 2000  # inputs that must fail to tell a mutant apart
TRIED = 12_000  # inputs that are drawn for them; where the reference has no answer, an input is none
AT_EDGES = 400  # of the edge pool, at most
EDITS = (0, 1, 1, 2, 3, 5)  # how many small changes are made to a drawn input
SECONDS = 0.02  # of processor time for one answer: an input that takes longer is none, whoever answers


@dataclass(frozen=True, slots=True)
class Asked:
    """One input and the reference's answer to it."""

    given: Input
    right: Value


def pool_of(subject: Subject) -> tuple[Asked, ...]:
    """Inputs with their answers, small ones first, none twice: what a mutant must answer alike to be equivalent."""
    random = Random("|".join(["audit", *(name for name, _ in subject.entries)]))
    bounds, promises = bounds_of(subject.samples), promises_of(subject.samples)
    longest = 2 * max(len(written(each)) for each in subject.samples)
    seen: set[str] = set()
    found: list[Asked] = []
    edges = islice(at_edges(subject.samples, bounds), AT_EDGES)
    for given in islice(chain(edges, drawn(subject, random, bounds)), TRIED):
        text = written(given)
        if text not in seen and len(text) <= longest and all(keeps(given, *each) for each in promises):
            seen.add(text)
            found.extend(answered(subject, given))
        if len(found) >= ENOUGH:
            break
    return tuple(sorted(found, key=lambda asked: (len(written(asked.given)), written(asked.given))))


def at_edges(samples: Sequence[Input], bounds: dict[str, Bounds]) -> Iterator[Input]:
    """The exercise's own inputs made extreme, the small ones first."""
    for sample in sorted(samples, key=lambda each: len(written(each))):
        yield from extremes(sample, bounds)


def drawn(subject: Subject, random: Random, bounds: dict[str, Bounds]) -> Iterator[Input]:
    """Inputs of wider ranges, most of them changed in a few small ways; in between the exercise's own, changed."""
    small = sorted(subject.samples, key=lambda each: len(written(each)))[: 1 + len(subject.samples) // 2]
    for number, given in enumerate(subject.inputs(random)):
        start = given if number % 8 else random.choice(small)
        for _ in range(random.choice(EDITS)):
            start = edited(start, random, bounds)
        yield start


def answered(subject: Subject, given: Input) -> Iterator[Asked]:
    """The input with the reference's answer; nothing where it has none, or only after long."""
    try:
        with processor_seconds(SECONDS):
            right = subject.ask(resolve, given)
    except (NoAnswer, SpecFaults, OutOfTime, MemoryError):
        return
    yield Asked(given, right)


def written(given: Input) -> str:
    """An input as text: equal for equal inputs, longer for larger ones."""
    return json.dumps(given, ensure_ascii=False)
