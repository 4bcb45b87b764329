"""The first of an exercise's properties that an answer breaks, and the verdict that is told then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args

from grader.checks.calls import CallOutcome, Observation
from grader.checks.case import Case
from grader.checks.numeric import Tolerance
from grader.checks.properties.answer_shape import has_form_of
from grader.checks.properties.base import PropertyAnswer, PropertyArguments, no_calls
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import case_verdict
from grader.checks.verdict import Verdict
from grader.codec.values import Value

# What properties allow at least. Many write log2(p + 1e-9) to be safe from log 0, and get −1.4e-9 where 0 is right.
# With 1e-8 each class adds 1.44e-8 at most, so that 1e-7 is enough for six classes; no mistake is so small.
LEAST_PROPERTY_TOLERANCE = Tolerance(atol=1e-7)
GENERAL_REASON = "value"  # the reason of a wrong answer of which a check can say no more
NO_VALUE_REASONS = frozenset(get_args(CallOutcome))  # reasons of an extra call that gave no value


@dataclass(frozen=True, slots=True)
class StatedProperties:
    """The properties of an exercise, by name and options, and the check beside which they stand.

    `several` where more than one answer may be right; `tolerance` is the widest that the check allows.
    """

    properties: Sequence[tuple[str, Any]]
    check: str
    options: Mapping[str, Any]
    several: bool = False
    tolerance: Tolerance = field(default_factory=Tolerance)

    def passes(self, case: Case, answer: Value) -> bool:
        """Whether the check takes an answer for right."""
        return case_verdict(self.check, self.options, case, [Observation("value", answer)]).passed


@dataclass(frozen=True, slots=True)
class AnsweredCase:
    """An answer with what was seen of the extra calls and what references gave, both property by property.

    `args` are the inputs as properties name them. An answer that is `accepted` as just the expected one has what that
    has, in whatever form it comes: of it only the extra calls are looked at.
    """

    args: PropertyArguments
    answer: Value
    extra: Sequence[Sequence[Observation]]
    asked: Sequence[Sequence[Value]] = ()
    accepted: bool = False


def equal_values(first: Value, second: Value) -> bool:
    """Whether two answers are equal as they are; a Decimal that is no number is equal to nothing."""
    try:
        return bool(first == second)
    except ArithmeticError:
        return False


def first_broken(stated: StatedProperties, case: Case, given: AnsweredCase) -> tuple[int, Verdict] | None:
    """The place and the verdict of the first property that does not hold; None when all do.

    Where several answers are right, two of them are the same to a property; so are all that the check accepts.
    """

    def same(first: Value, second: Value) -> bool:
        # A wrong answer that comes again has not changed: other right answers, or a verifier, do not know of it.
        try:
            return equal_values(first, second) or stated.passes(replace(case, expected=first, accepted=None), second)
        except TypeError:  # a right answer in a form that the check never expects, as {} for an empty set
            return False

    def still(answer: Value) -> bool:
        return stated.passes(case, answer) or same(given.answer, answer)

    for place, ((name, options), seen) in enumerate(zip(stated.properties, given.extra, strict=True)):
        by_itself = PROPERTIES[name].calls is no_calls
        if by_itself and ((given.accepted and not stated.several) or not has_form_of(case.expected, given.answer)):
            continue
        asked = given.asked[place] if place < len(given.asked) else ()
        tried = PropertyAnswer(given.args, given.answer, seen, same, still, asked, stated.tolerance)
        verdict = PROPERTIES[name].judge(tried, options)
        if not verdict.passed:
            return place, verdict
    return None


def prevailing_verdict(verdict: Verdict, found: Verdict | None) -> Verdict:
    """The check's verdict, or what a property says where one is broken.

    Of an answer that is wrong anyway, what a property says is told instead of nothing; what stopped an extra call is
    not, as the answer itself came.
    """
    return verdict if found is None or (not verdict.passed and found.reason in NO_VALUE_REASONS) else found


def tolerance_in(options: Any) -> Tolerance:
    """The widest tolerance that is written anywhere in a check, at least the one that every property allows."""
    usual = LEAST_PROPERTY_TOLERANCE
    if not isinstance(options, Mapping):
        return usual
    found = [tolerance_in(each) for each in options.values()]
    own = [options[name] if isinstance(options.get(name), int | float) else 0 for name in ("rtol", "atol")]
    return Tolerance(
        max(usual.rtol, own[0], *(each.rtol for each in found)), max(usual.atol, own[1], *(each.atol for each in found))
    )
