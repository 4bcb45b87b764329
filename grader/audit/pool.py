"""The pool: inputs that decide whether a mutant is equivalent, from wider ranges than the exercise has."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from typing import Any

from grader.audit.copies import Copied
from grader.audit.edits import Bounds, bounds_of, edited, extremes
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.shared import Promise, promises_of
from grader.audit.step_counting import OutOfSteps
from grader.audit.subject import Input, Subject
from grader.built.reference_answers import NoAnswer
from grader.codec.values import Value
from grader.spec.faults import SpecFaults

ENOUGH = 2000  # inputs that must fail to tell a mutant apart: docs/audit.md promises so many
MANY = 3000  # inputs that may wait for want of shorter ones
TRIED = 12_000  # inputs that are drawn for them; where the reference has no answer, an input is none
AT_EDGES = 400  # of the edge pool, at most
EDITS = (0, 1, 1, 2, 3, 5)  # how many small changes are made to a drawn input: mostly few, to stay near it
EACH = 6  # inputs made of one that is drawn, as drawing may take longer than answering
LEAST = 1000  # steps that an answer may take, however few the exercise's own inputs need
USUAL = 200  # steps of an answer, on average over the pool: each mutant must give all of them
OWN = 10**9  # steps of an answer to an input of the exercise itself, which ends
SECONDS = 2.0  # of processor time for one answer, where steps do not show that it never ends


@dataclass(frozen=True, slots=True)
class Asked:
    """An input of the pool, with the reference's answer (raw, and as a check sees it) and the steps it took."""

    given: Input
    answer: Any
    right: Value
    steps: int


def pool_of(subject: Subject, reference: Copied) -> tuple[Asked, ...]:
    """The pool of a subject, small inputs first: a mutant that answers all of them alike is equivalent."""
    # Seeded by the references' names: two audits of one exercise ask the same inputs.
    random = Random("|".join(["audit", *(name for name, _ in subject.entries)]))
    own = sorted(steps_on(subject, reference, each) for each in subject.samples)
    middle, most = max(LEAST, own[len(own) // 2]), max(LEAST, 2 * own[-1])
    bounds = bounds_of(subject.samples)
    fair = Fair(promises_of(subject.samples), 2 * max(len(written(each)) for each in subject.samples), set())
    edges = islice(at_edges(subject.samples, bounds), AT_EDGES)
    found = [asked for given in fair.among(edges) for asked in answered(subject, reference, given, middle)]
    inputs = fair.among(islice(drawn(subject, random, bounds), TRIED))
    found += of_few_steps(subject, reference, inputs, most, ENOUGH - len(found))
    # The first input that tells a mutant apart is shown to the author: it should be the smallest.
    return tuple(sorted(found, key=lambda asked: (len(written(asked.given)), written(asked.given))))


@dataclass(frozen=True, slots=True)
class Fair:
    """The filter of the pool: no input twice, none much larger than the exercise's own, all with their promises."""

    promises: tuple[Promise, ...]
    longest: int
    seen: set[str]

    def among(self, inputs: Iterable[Input]) -> Iterator[Input]:
        """The inputs that pass the filter."""
        for given in inputs:
            text = written(given)
            if (
                text not in self.seen
                and len(text) <= self.longest
                and all(each.kept_by(given) for each in self.promises)
            ):
                self.seen.add(text)
                yield given


def of_few_steps(subject: Subject, reference: Copied, inputs: Iterator[Input], most: int, wanted: int) -> list[Asked]:
    """Up to `wanted` inputs with their answers, preferring those that take the reference few steps.

    Each must keep the average low. What does not is left waiting, until too many are; then the average may be higher.
    """
    found: list[Asked] = []
    usual, total = USUAL, 0
    while len(found) < wanted and usual < 2 * most:
        waiting: list[Input] = []
        for given in inputs:
            asked = list(answered(subject, reference, given, min(most, usual * (len(found) + 1) - total)))
            found += asked
            total += sum(each.steps for each in asked)
            waiting += [given] if reference.steps.used_up else []
            if len(found) >= wanted or len(waiting) >= MANY:
                break
        inputs, usual = chain(waiting, inputs), 2 * usual
    return found


def at_edges(samples: Sequence[Input], bounds: dict[str, Bounds]) -> Iterator[Input]:
    """The exercise's own inputs made extreme, the small ones first."""
    for sample in sorted(samples, key=lambda each: len(written(each))):
        yield from extremes(sample, bounds)


def drawn(subject: Subject, random: Random, bounds: dict[str, Bounds]) -> Iterator[Input]:
    """Endless inputs of wider ranges, most of them edited; every eighth is one of the exercise's own, edited."""
    small = sorted(subject.samples, key=lambda each: len(written(each)))[: 1 + len(subject.samples) // 2]
    for number, given in enumerate(subject.inputs(random)):
        for _ in range(EACH):
            start = given if number % 8 else random.choice(small)
            for _ in range(random.choice(EDITS)):
                start = edited(start, random, bounds)
            yield start


def answered(subject: Subject, reference: Copied, given: Input, most: int) -> Iterator[Asked]:
    """The input with the reference's answer; nothing if it has none, or takes more than `most` steps."""
    reference.steps.allow(most)
    try:
        with processor_seconds(SECONDS):
            answer = subject.ask(reference.lookup, given)
            right = subject.value(answer)
    except (NoAnswer, SpecFaults, OutOfSteps, OutOfTime, MemoryError):
        return
    yield Asked(given, answer, right, reference.steps.taken)


def steps_on(subject: Subject, reference: Copied, given: Input) -> int:
    """The number of steps that the reference takes on one of the exercise's own inputs."""
    return next((asked.steps for asked in answered(subject, reference, given, OWN)), 0)


def written(given: Input) -> str:
    """An input as text: equal for equal inputs, longer for larger ones."""
    return json.dumps(given, ensure_ascii=False)
