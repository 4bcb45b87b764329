"""A page that waits: where the policy says so, nothing is told before a person has marked what is written."""

from dataclasses import replace

from grader.report.shown import NextStep, View

HELD = "Your work is here. A person still has to mark what you wrote, and then your feedback comes."


def held_back(view: View) -> View:
    """The view with nothing in it but that the work is here: no score, no exercise, no sentence about either."""
    return replace(
        view,
        score=0,
        untold=0,
        about_score="",
        about_hidden="",
        works=(),
        next_step=NextStep("", "", HELD),
        exercises=(),
        adjustments=(),
        held=HELD,
    )
