"""The report `short`: one line an exercise."""

from grader.report.shown import View


def short(view: View) -> str:
    """The feedback in as many lines as there are exercises."""
    return "".join(f"{exercise.title}: {exercise.words}\n" for exercise in view.exercises)
