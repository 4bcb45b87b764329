"""The check `verify`: an answer judged by itself, by what a verifier finds wrong with it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from grader.checks.calls import Observation
from grader.checks.case import Case, Flaw
from grader.checks.close import none_verdict
from grader.checks.mapping import usual_check
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, inner_check, read_by, reference_name
from grader.checks.plain_python import NotPlain, plain_value
from grader.checks.same_tree import SAME_TREE
from grader.checks.trees import is_expected_tree
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

MAX_FLAW_MESSAGES = 3  # flaws whose messages are read at once


@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """The verifier; what proves that an input has one right answer; and the check that compares with that one.

    A verifier is called as f(answer, **arguments) and gives the flaws of the answer. `unique`, called with the
    arguments, says whether there is one right answer.
    """

    reference: str = field(default="", metadata=read_by(reference_name))
    unique: str = field(default="", metadata=read_by(reference_name))
    by: Inner | None = field(default=None, metadata=read_by(inner_check))


def verify(case: Case, observation: Observation, options: VerifyOptions) -> Verdict:
    """The verdict on an answer by its flaws: what they leave of the mark, the heaviest told first.

    Where there is no verifier, as in the file that students check their work with, the answer is compared with the
    expected one: a public case has no other.
    """
    observed = observation.value
    if observed is None and case.expected is not None:
        return none_verdict(bool(observation.stdout.strip()))
    if case.flaws is None:
        return comparing_check(case.expected, options).verdict(case.expected, observed, case.args)
    try:
        answer = plain_value(observed)
    except NotPlain as found:
        return wrong("type", f"The answer holds {found}, which is nothing that can be judged here.")
    return flaws_verdict(case.flaws(answer))


def comparing_check(expected: Value, options: VerifyOptions) -> Inner:
    """The check that compares an answer with the one right one: trees as trees, all else as usual."""
    return options.by or (SAME_TREE if is_expected_tree(expected) else usual_check(expected))


def flaws_verdict(flaws: Sequence[Flaw]) -> Verdict:
    """The verdict on an answer by its flaws: what they leave of the mark, and the messages of the heaviest."""
    weights = [Fraction(flaw.weight).limit_denominator(10**6) for flaw in flaws]  # 1/14 came as a float
    if any(weight < 0 for weight in weights):  # it would pay for another flaw: a fault of the verifier
        raise ValueError("a flaw has a weight below 0")
    credit = max(Fraction(0), 1 - sum(weights, Fraction(0)))
    if credit == 1:
        return RIGHT
    heaviest = sorted(flaws, key=lambda flaw: -flaw.weight)
    messages = dict.fromkeys(flaw.message for flaw in heaviest if flaw.message)
    told = " ".join(list(messages)[:MAX_FLAW_MESSAGES]) or "This is not the right answer."
    return Verdict(credit, heaviest[0].reason or "value", told)


judge_verify = judging_value(verify)
