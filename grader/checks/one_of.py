"""The check `one_of`: any of several right answers, all of which a reference gave when the case was built."""

from dataclasses import dataclass, field
from fractions import Fraction

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import items_of, kind_of
from grader.checks.mapping import usual_check
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, inner_check, read_by, reference_name
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.checks.wording import TELLING_REASONS
from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class OneOfOptions:
    """The reference that gives every right answer, and the check by which an answer is one of them."""

    reference: str = field(default="", metadata=read_by(reference_name))
    by: Inner | None = field(default=None, metadata=read_by(inner_check))


def accepted_answers(case: Case) -> tuple[Value, ...]:
    """Every right answer; of a case that knows no others, the expected one."""
    if case.accepted is None:
        return (case.expected,)
    answers = items_of(case.accepted)
    if not answers:
        raise TypeError(f"`one_of` needs a list of right answers, not {kind_of(case.accepted)}")
    return answers


def one_of(case: Case, observation: Observation, options: OneOfOptions) -> Verdict:
    """The verdict on an answer: right if it is one of the right ones, else that by the one it is nearest to."""
    answers = accepted_answers(case)
    observed = observation.value
    if observed is None and all(answer is not None for answer in answers):
        return none_verdict(bool(observation.stdout.strip()))
    verdicts = [
        (options.by or usual_check(answer)).verdict(answer, observed, case.args)
        for answer in answers
        if answer is not None or observed is None
    ]
    nearest = max(verdicts, key=_nearness, default=wrong("value", ""))
    if nearest.passed:
        return RIGHT
    # "Not the right answer" by one of several says nothing: only a nearer slip is told as its check tells it.
    if len(answers) == 1 or nearest.credit or nearest.reason != "value":
        return nearest
    return wrong("value", "This is none of the right answers.")


def _nearness(verdict: Verdict) -> tuple[Fraction, int]:
    """The nearness of a wrong answer: a known slip is nearer than another value, and that than another form."""
    return verdict.credit, 2 if verdict.reason in TELLING_REASONS else int(verdict.reason == "value")


judge_one_of = judging_value(one_of)
