"""The page of a student whose written answers still wait for a person, if the policy holds feedback back so long."""

from dataclasses import replace

from grader.report.shown import NextStep, View

WAITING_TEXT = "Your work is here. A person still has to mark what you wrote, and then your feedback comes."


def held_back(view: View) -> View:
    """The view without score, exercises and any sentence about them; it only says that the work is here."""
    return replace(
        view,
        score=0,
        untold=0,
        about_score="",
        about_hidden="",
        works=(),
        next_step=NextStep("", "", WAITING_TEXT),
        exercises=(),
        adjustments=(),
        held=WAITING_TEXT,
    )
