"""The pool: inputs that decide whether a mutant is equivalent, from wider ranges than the exercise has."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from typing import Any

from grader.audit.copies import ModuleCopies
from grader.audit.edits import NumberBounds, bounds_of, edited, extremes
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.shared import Promise, promises_of
from grader.audit.step_counting import OutOfSteps
from grader.audit.subject import Input, Subject
from grader.built.reference_answers import NoAnswer
from grader.codec.values import Value
from grader.spec.faults import SpecFaults

ENOUGH_INPUTS = 2000  # inputs that must fail to tell a mutant apart: docs/audit.md promises so many
WIDE_INPUTS, MAX_WIDE_DRAWS = 400, 1600  # inputs of `wide:` that are asked, and drawn for them at most
WIDE_INPUT_STEPS = 200_000  # steps of an answer to one of them: every mutant that survives is asked all
MAX_WAITING_INPUTS = 3000  # inputs that may wait for want of shorter ones
MAX_DRAWN_INPUTS = 20_000  # inputs that are drawn for them: where promises are strict, one in eight is legal
MAX_EDGE_INPUTS = 400  # of the edge pool, at most
EDIT_COUNTS = (0, 1, 1, 2, 3, 5)  # how many small changes are made to a drawn input: mostly few, to stay near it
INPUTS_PER_DRAW = 6  # inputs made of one that is drawn, as drawing may take longer than answering
MIN_STEP_LIMIT = 1000  # steps that an answer may take, however few the exercise's own inputs need
USUAL_STEPS = 200  # steps of an answer, on average over the pool: each mutant must give all of them
OWN_INPUT_STEPS = 10**9  # steps of an answer to an input of the exercise itself, which ends
ANSWER_SECONDS = 2.0  # of processor time for one answer, where steps do not show that it never ends


@dataclass(frozen=True, slots=True)
class PoolInput:
    """An input of the pool, with the reference's answer (raw, and as a check sees it) and the steps it took."""

    given: Input
    answer: Any
    right: Value
    steps: int


def pool_of(subject: Subject, reference: ModuleCopies) -> tuple[PoolInput, ...]:
    """The pool of a subject, small inputs first: a mutant that answers all of them alike is equivalent."""
    # Seeded by the references' names: two audits of one exercise ask the same inputs.
    random = Random("|".join(["audit", *(name for name, _ in subject.entries)]))
    own = sorted(steps_on(subject, reference, each) for each in subject.samples)
    middle, most = max(MIN_STEP_LIMIT, own[len(own) // 2]), max(MIN_STEP_LIMIT, 2 * own[-1])
    wide = wide_pool(subject, reference)
    bounds = bounds_of(subject.samples)
    longest = 2 * max(len(input_text(each)) for each in subject.samples)
    fair = InputFilter(
        promises_of(subject.samples), longest, {input_text(each.given) for each in wide}, subject.is_legal
    )
    edges = islice(at_edges(subject.samples, bounds), MAX_EDGE_INPUTS)
    found = [*wide]
    found += [asked for given in fair.among(edges) for asked in reference_answered(subject, reference, given, middle)]
    inputs = fair.among(islice(wider_inputs(subject, random, bounds), MAX_DRAWN_INPUTS))
    found += of_few_steps(subject, reference, inputs, most, ENOUGH_INPUTS - len(found))
    # The first input that tells a mutant apart is shown to the author: it should be the smallest.
    return tuple(sorted(found, key=lambda asked: (len(input_text(asked.given)), input_text(asked.given))))


def wide_pool(subject: Subject, reference: ModuleCopies) -> tuple[PoolInput, ...]:
    """The inputs that the exercise lists under `wide:`, drawn; raises `SpecFaults` of an expression without a value."""
    random = Random("|".join(["wide", *(name for name, _ in subject.entries)]))
    seen: set[str] = set()
    found: list[PoolInput] = []
    for given in islice(subject.wide(random), MAX_WIDE_DRAWS):
        text = input_text(given)
        if text not in seen and subject.is_legal(given):
            seen.add(text)
            found += reference_answered(subject, reference, given, WIDE_INPUT_STEPS)
        if len(found) >= WIDE_INPUTS:
            break
    return tuple(found)


@dataclass(frozen=True, slots=True)
class InputFilter:
    """The filter of the pool: no input twice, none much larger than the exercise's own, all with their promises."""

    promises: tuple[Promise, ...]
    longest: int
    seen: set[str]
    is_legal: Callable[[Input], bool]

    def among(self, inputs: Iterable[Input]) -> Iterator[Input]:
        """The inputs that pass the filter."""
        for given in inputs:
            text = input_text(given)
            if (
                text not in self.seen
                and len(text) <= self.longest
                and all(each.kept_by(given) for each in self.promises)
                and self.is_legal(given)
            ):
                self.seen.add(text)
                yield given


def of_few_steps(
    subject: Subject, reference: ModuleCopies, inputs: Iterator[Input], most: int, wanted: int
) -> list[PoolInput]:
    """Up to `wanted` inputs with their answers, preferring those that take the reference few steps.

    Each must keep the average low. What does not is left waiting, until too many are; then the average may be higher.
    """
    found: list[PoolInput] = []
    usual, total = USUAL_STEPS, 0
    while len(found) < wanted and usual < 2 * most:
        waiting: list[Input] = []
        for given in inputs:
            asked = list(reference_answered(subject, reference, given, min(most, usual * (len(found) + 1) - total)))
            found += asked
            total += sum(each.steps for each in asked)
            waiting += [given] if reference.steps.used_up else []
            if len(found) >= wanted or len(waiting) >= MAX_WAITING_INPUTS:
                break
        inputs, usual = chain(waiting, inputs), 2 * usual
    return found


def at_edges(samples: Sequence[Input], bounds: dict[str, NumberBounds]) -> Iterator[Input]:
    """The exercise's own inputs made extreme, the small ones first."""
    for sample in sorted(samples, key=lambda each: len(input_text(each))):
        yield from extremes(sample, bounds)


def wider_inputs(subject: Subject, random: Random, bounds: dict[str, NumberBounds]) -> Iterator[Input]:
    """Endless inputs of wider ranges, most of them edited; every eighth is one of the exercise's own, edited."""
    small = sorted(subject.samples, key=lambda each: len(input_text(each)))[: 1 + len(subject.samples) // 2]
    for number, given in enumerate(subject.inputs(random)):
        for _ in range(INPUTS_PER_DRAW):
            start = given if number % 8 else random.choice(small)
            for _ in range(random.choice(EDIT_COUNTS)):
                start = edited(start, random, bounds)
            yield start


def reference_answered(subject: Subject, reference: ModuleCopies, given: Input, most: int) -> Iterator[PoolInput]:
    """The input with the reference's answer; nothing if it has none, or takes more than `most` steps."""
    reference.steps.allow(most)
    try:
        with processor_seconds(ANSWER_SECONDS):
            answer = subject.ask(reference.lookup, given)
            right = subject.value(answer)
    except (NoAnswer, SpecFaults, OutOfSteps, OutOfTime, MemoryError):
        return
    yield PoolInput(given, answer, right, reference.steps.taken)


def steps_on(subject: Subject, reference: ModuleCopies, given: Input) -> int:
    """The number of steps that the reference takes on one of the exercise's own inputs."""
    return next((asked.steps for asked in reference_answered(subject, reference, given, OWN_INPUT_STEPS)), 0)


def input_text(given: Input) -> str:
    """An input as text: equal for equal inputs, longer for larger ones."""
    return json.dumps(given, ensure_ascii=False)
