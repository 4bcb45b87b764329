"""The pictures of an exercise's failing cases, drawn from values that the level of disclosure allows."""

from collections.abc import Sequence
from dataclasses import replace

from grader.built.disclosure import Disclosure
from grader.report.pictures.chosen_picture import picture_of
from grader.report.rules import reaches
from grader.report.shown import CaseView
from grader.report.unshown import at_worst
from grader.score.result import CaseResult, ExerciseResult

MAX_PICTURES = 2  # pictures of an exercise, each of up to 25,000 characters of the page


def with_pictures(exercise: ExerciseResult, views: Sequence[CaseView], level: Disclosure) -> tuple[CaseView, ...]:
    """The views of an exercise's cases, with pictures of the first failing ones whose inputs may be told."""
    shown = list(views)
    left = MAX_PICTURES
    for at, (case, view) in enumerate(zip(exercise.cases, views, strict=False)):
        picture = _picture(exercise, case, view, level) if left else ""
        if picture:
            shown[at] = replace(view, picture=picture)
            left -= 1
    return tuple(shown)


@at_worst("")
def _picture(exercise: ExerciseResult, case: CaseResult, view: CaseView, level: Disclosure) -> str:
    told: Disclosure = "all" if case.public else level
    if view.passed is not False or view.hand or not reaches(told, "input"):
        return ""
    return picture_of(case, kind=exercise.picture, with_expected=reaches(told, "all")) or ""
