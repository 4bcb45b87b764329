"""Hand calculations under audit: all parts are one question, each worked out from the ones before it."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from grader.audit.copies import ReferenceLookup
from grader.audit.other_ranges import widened
from grader.audit.subject import AuditQuestion, Input, Subject, answer_by, as_it_is
from grader.build.draw import BadDraw, filled_values
from grader.build.hand_calculation import own_part_args
from grader.build.wiring import Wiring, part_args
from grader.built.document import BuiltExercise
from grader.built.reference_answers import NoAnswer, decoded_args
from grader.built.resolve import resolve
from grader.built.stability import jittered
from grader.checks.calls import Observation
from grader.checks.written import judge_written
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.judge.judged_exercise import judge_exercise
from grader.spec.exercise import ValuesExercise
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded


@dataclass(frozen=True, slots=True)
class AuditedCalculation:
    """A hand calculation under audit: the exercise as written, and as built."""

    loaded: Loaded[ValuesExercise]
    built: BuiltExercise
    wiring: tuple[Wiring, ...]  # a part's arguments; looked up once, as every mutant asks all parts many times

    def worked(self, lookup: ReferenceLookup, given: Input) -> dict[str, Json]:
        """The encoded values of the parts; a part has none if it raises, or if a part that feeds it has none."""
        found: dict[str, Json] = {}
        for place, part in enumerate(self.built.parts):
            try:
                args = own_part_args(self.loaded, place, self.wiring[place], given)
                fed = {name: found[other] for name, other in part.uses.items()}
                found[part.name] = answer_by(lookup, part.reference, {**args, **fed}, part.bound)
            except (NoAnswer, KeyError, SpecFaults):
                continue
        return found

    def ask(self, lookup: ReferenceLookup, given: Input) -> Value:
        """The values of all parts; raises `NoAnswer` if one part has none."""
        found = self.worked(lookup, given)
        if len(found) < len(self.built.parts):
            raise NoAnswer("has no answer to a part")
        return decoded_args(found)

    def credit(self, lookup: ReferenceLookup) -> Fraction:
        """The share of the points that a mutant's answers earn, written as decimal numbers."""
        answers = {name: handwritten_text(decode(form)) for name, form in self.worked(lookup, self.built.given).items()}
        cases = judge_exercise(self.built, [Observation("missing") for _ in self.built.parts], answers)
        return sum((case.credit * case.weight for case in cases), Fraction(0)) / self.built.points

    def apart(self, given: Input, right: Value, other: Value) -> bool:
        """Whether the check of some part tells the two answers apart, to the digits asked for."""
        if all(self.same(right, other, part) for part in range(len(self.built.parts))):
            return False
        try:
            # Where float noise alone moves the right answer, a difference proves nothing against the mutant.
            moved = [self.ask(resolve, each) for each in jittered(given, Random(0))]
        except NoAnswer:
            return False
        return all(self.same(right, own, part) for own in moved for part in range(len(self.built.parts)))

    def same(self, right: Any, other: Any, place: int) -> bool:
        """Whether one part has the same value in both answers."""
        part = self.built.parts[place]
        text = handwritten_text(other[part.name])
        check, digits, forms = part.check, self.built.digits, self.built.forms
        return judge_written(check.name, check.options, right[part.name], text, digits=digits, forms=forms).passed

    def inputs(self, random: Random) -> Iterator[Input]:
        """Endless values for `given`, drawn from wider and narrower ranges than the exercise has."""
        while True:
            try:
                drawn = filled_values(widened(self.loaded.spec.given, random), random, {}, self.loaded.file.parent)
                yield {name: encode(value) for name, value in drawn.items()}
            except BadDraw:
                continue


def handwritten_text(value: Any) -> str:
    """A value as a student would write it; "" for a value that is neither a text nor a number."""
    if isinstance(value, str):
        return value
    try:
        return f"{float(value):.12g}"  # float noise is nothing that anybody writes by hand
    except (TypeError, ValueError, OverflowError):
        return ""


def values_subject(loaded: Loaded[ValuesExercise], built: BuiltExercise) -> Subject:
    """The hand calculation as the subject of an audit."""
    one = AuditedCalculation(loaded, built, tuple(part_args(loaded.spec, place) for place in range(len(built.parts))))
    entries = tuple((part.reference, frozenset({*part.bound, *part.args, *part.uses})) for part in built.parts)
    question = AuditQuestion(built.points, one.credit)
    return Subject(entries, (question,), one.ask, as_it_is, one.apart, one.inputs, (built.given,))
