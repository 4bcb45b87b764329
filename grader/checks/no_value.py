"""Verdicts on calls that gave no value; every check gives the same ones."""

from collections.abc import Callable, Sequence
from typing import Any

from grader.checks.calls import Observation, Raised
from grader.checks.case import Case
from grader.checks.verdict import Verdict, wrong

Judge = Callable[[Case, Sequence[Observation], Any], Verdict]

_SAID = {
    "timeout": "This call did not come back within its time limit. Look for a loop that never ends.",
    "memory": "This call asked for more memory than it may have. Look for a list that grows without end.",
    "died": "The process ended in the middle of this call. Look for a call of exit, or for recursion without end.",
    "missing": "Nothing of the name asked for is defined in the submission. Look at how the name is spelled.",
    "blank": "This is still as it was handed out. Write it where `...` stands.",
    "skipped": "This call was not run, because earlier calls of the same function did not come back, or gave too much.",
}


def trouble_of(observation: Observation) -> Verdict | None:
    """The verdict on a call that gave no value; None for one that did."""
    if observation.outcome == "value":
        return None
    if observation.outcome == "error":
        return wrong("error", _error_said(observation.error))
    return wrong(observation.outcome, _SAID[observation.outcome])


def _error_said(error: Raised | None) -> str:
    if error is None:
        return "This call raised an exception."
    where = f" on line {error.line}" if error.line is not None else ""
    text = f": {error.text}" if error.text else ""
    return f"This call raised {error.type}{where}{text}."


def judging_value(judge: Callable[[Case, Observation, Any], Verdict]) -> Judge:
    """A judge of all the observations of a case, from one that judges the value of the first."""

    def judge_all(case: Case, observations: Sequence[Observation], options: Any) -> Verdict:
        for observation in observations[:1]:
            return trouble_of(observation) or judge(case, observation, options)
        return wrong("missing", _SAID["missing"])

    return judge_all
