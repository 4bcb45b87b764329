"""What the public cases say of a student's answers, and which known mistake explains them."""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.checks.calls import Observation
from grader.checks.case import Case as Judgeable
from grader.checks.registry import judged
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.release.inside.document import Case, Exercise, Mistake


@dataclass(frozen=True, slots=True)
class Seen:
    """A case, what was seen of it and the verdict. `source` is the student's line that raised, where it is known."""

    case: Case
    observation: Observation
    verdict: Verdict
    changed: tuple[str, ...] = ()  # arguments that the call changed
    source: str = ""


def verdict_on(exercise: Exercise, case: Case, observation: Observation) -> Verdict:
    """What the exercise's check says of an answer to a public case."""
    return _verdict_if(exercise, case, case.expected, observation, case.accepted)


def mistake_in(exercise: Exercise, seen: Sequence[Seen]) -> Mistake | None:
    """The only known mistake that gives every wrong answer; None where several do, or none.

    Where the mistake itself raises on an input, the student's code must have raised too.
    """
    failing = [each for each in seen if not each.verdict.passed]
    explaining = [mistake for mistake in exercise.mistakes if _explains(exercise, mistake, failing)]
    return explaining[0] if len(explaining) == 1 else None


def _explains(exercise: Exercise, mistake: Mistake, failing: Sequence[Seen]) -> bool:
    telling = [each for each in failing if mistake.name in each.case.variants]
    raising = [each for each in failing if mistake.name not in each.case.variants]
    return (
        bool(telling)
        and all(each.observation.outcome == "error" for each in raising)
        and all(
            _verdict_if(exercise, each.case, each.case.variants[mistake.name], each.observation).passed
            for each in telling
        )
    )


def _verdict_if(
    exercise: Exercise, case: Case, expected: Json, observation: Observation, accepted: Json = None
) -> Verdict:
    """The verdict if this were the right answer. A trace is judged by its records: nothing follows from a slip."""
    args = {name: decode(form) for name, form in case.args.items()}
    judgeable = Judgeable(args, decode(expected), accepted=decode(accepted))
    return judged(exercise.check, exercise.options, judgeable, [observation])
