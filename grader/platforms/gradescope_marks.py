"""Gradescope's results.json of one student, with the mark as it stands."""

from typing import Any

from grader.gradebook.final_mark import Standing, told
from grader.gradebook.result_with_marks import adjusted
from grader.platforms.gradescope import results_of
from grader.report.rules import Rules
from grader.score.result import Result


def gradescope(result: Result, standing: Standing, rules: Rules) -> dict[str, Any] | None:
    """The document of the attempt that counts; None while there is no final mark, as Gradescope would take 0.

    It tells what may be told while work can be handed in, and in tests that wait for publication the rest.
    """
    if standing.final is None or standing.counts is None:
        return None
    document = results_of(adjusted(result, standing.counts.marks), rules)
    sentences = told(standing, rules.while_open)
    said = {"output": "\n".join((document["output"], *sentences))} if sentences else {}
    return {**document, **said, "score": standing.final}
