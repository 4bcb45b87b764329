"""Known mistakes in hand calculations: for each wrong part the one that gives the number which is written there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from grader.built.document import BuiltExercise, BuiltMistake, BuiltPart
from grader.built.reference_answers import accepted_names, canonical_value, decoded_args
from grader.built.resolve import resolve
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.numerals import read_number
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.diagnose.finding import Finding
from grader.diagnose.hand_slips import slip_finding
from grader.diagnose.mistakes import misconception_finding
from grader.judge.hand_answers import verdict_for_expected
from grader.judge.judged import JudgedCase

CODE_SPAN = re.compile(r"`([^`]+)`")  # as a question names the labels that may be answered


@dataclass(frozen=True)
class HandParts:
    """The parts of a hand calculation with the student's answers, judged."""

    exercise: BuiltExercise
    cases: Sequence[JudgedCase]

    @cached_property
    def right(self) -> frozenset[str]:
        """The names of the parts that are right."""
        return frozenset(case.part for case in self.cases if case.part and case.inputs[0].verdict.passed)

    @cached_property
    def own(self) -> dict[str, Value]:
        """The value of each part that the student went on with: the true one if it is right, else the one written."""
        found: dict[str, Value] = {}
        for part, case in zip(self.exercise.parts, self.cases, strict=True):
            value = case.inputs[0].observation.value
            number = read_number(value, self.exercise.forms) if isinstance(value, str) else None
            own: Value = value if number is None else float(number.value)
            found[part.name] = decode(part.expected) if part.name in self.right else own
        return found


def part_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The known mistakes that give what is written in wrong parts, each told once, then slips in other parts."""
    hand, found, slips = HandParts(exercise, cases), dict[str, list[str]](), list[Finding]()
    for part, case in zip(exercise.parts, cases, strict=True):
        answer = case.inputs[0].observation.value
        # With credit, a part is right, or follows from an earlier slip.
        if case.inputs[0].verdict.credit or not isinstance(answer, str) or not answer:
            continue
        mistake = next(mistakes_in_part(hand, part, answer, found), None)
        if mistake is not None:
            found.setdefault(mistake.name, []).append(case.name)
        elif hand.right.issuperset(part.uses.values()) and (slip := slip_finding(exercise, part, case)) is not None:
            slips.append(slip)
    known = {mistake.name: mistake for mistake in exercise.mistakes}
    return (*(misconception_finding(known[name], names) for name, names in found.items()), *slips_said_once(slips))


def slips_said_once(slips: Sequence[Finding]) -> list[Finding]:
    """The slips, those with the same words as one finding on all of their parts."""
    by_hint: dict[str, Finding] = {}
    for slip in slips:
        before = by_hint.get(slip.hint)
        by_hint[slip.hint] = slip if before is None else replace(before, cases=(*before.cases, *slip.cases))
    return list(by_hint.values())


def mistakes_in_part(
    hand: HandParts, part: BuiltPart, answer: str, found: Mapping[str, Sequence[str]]
) -> Iterator[BuiltMistake]:
    """The mistakes that give an answer: as the exercise was built, then from the student's own earlier parts."""
    two_valued = is_two_valued(part)
    giving = [each for each in hand.exercise.mistakes if gives_as_built(hand, each, part, answer)]
    # A mistake in the whole calculation that an earlier part has shown goes on here.
    yield from (mistake for mistake in giving if mistake.name in found and not mistake.part)
    # A part that is fed by a wrong one may be wrong for no reason but that, and look like another mistake.
    if hand.right.issuperset(part.uses.values()):
        for mistake in giving:
            # One of two values is met by chance: of a mistake in the whole calculation, an earlier part has to show it.
            if mistake.name in found or mistake.part or not (two_valued or is_disproved(hand, mistake, part)):
                yield mistake
    if not two_valued:
        yield from (each for each in mistakes_of_like_parts(hand, part) if gives_from_own(hand, each, part, answer))


def gives_as_built(hand: HandParts, mistake: BuiltMistake, part: BuiltPart, answer: str) -> bool:
    """Whether an answer is what a mistake gives in a part as the exercise was built."""
    variant = part.variants.get(mistake.name)
    return variant is not None and verdict_for_expected(hand.exercise, part, decode(variant), answer).passed


def is_two_valued(part: BuiltPart) -> bool:
    """Whether a part is answered by yes or no, or by one of two labels that its question names."""
    labels = set(CODE_SPAN.findall(part.ask))
    return part.written == "yes_no" or (part.written == "word" and len(labels) == 2 and "` to `" not in part.ask)


def is_disproved(hand: HandParts, mistake: BuiltMistake, part: BuiltPart) -> bool:
    """Whether an earlier part, in which a mistake of the whole calculation gives another value, is right."""
    earlier = hand.exercise.parts[: hand.exercise.parts.index(part)]
    return any(
        each.name in hand.right and each.variants.get(mistake.name, each.expected) != each.expected for each in earlier
    )


def mistakes_of_like_parts(hand: HandParts, part: BuiltPart) -> Iterator[BuiltMistake]:
    """The mistakes of parts that are worked out as this one is: of two distances, both can lack the root."""
    like = {each.name for each in hand.exercise.parts if each.reference == part.reference}
    return (mistake for mistake in hand.exercise.mistakes if mistake.part in like and mistake.reference)


def gives_from_own(hand: HandParts, mistake: BuiltMistake, part: BuiltPart, answer: str) -> bool:
    """Whether a mistake gives an answer from the student's own earlier parts, and the right way does not."""
    if any(hand.own[name] is None for name in part.uses.values()):
        return False
    given = {name: decode(form) for name, form in hand.exercise.given.items()}
    fed = {name: hand.own[earlier] for name, earlier in part.uses.items()}
    named: dict[str, Any] = {**given, **hand.own, **decoded_args(part.args), **fed, **mistake.bound}
    function = resolve(mistake.reference)
    try:
        value = in_time(lambda: canonical_value(function(**accepted_names(function, named))))
    except TookTooLong:
        return False
    except Exception:  # as a mistake of another part it may lack what this one is not given
        return False
    return verdict_for_expected(hand.exercise, part, value, answer).passed
