"""The section of one exercise on a page: many students have the same view of an exercise, and the same section."""

from dataclasses import replace

from jinja2.runtime import Macro

from grader.report.shown import ExerciseView
from grader.run_cache import RunCache, cacheable

CACHED_SECTIONS = 512  # a class of any size has about as many as its exercises have ways to stand


def section_key(_: RunCache, macro: Macro, exercise: ExerciseView) -> tuple[int, ExerciseView]:
    """The template, and all of the view but the student's code, which views are not compared by."""
    return id(macro), exercise


@cacheable(key=section_key, size=CACHED_SECTIONS)
def rendered_section(macro: Macro, exercise: ExerciseView) -> str:
    """What a macro makes of an exercise without the student's code: `cached_section` in our templates."""
    if type(macro) is not Macro:  # a template of somebody else's has nothing else called for it
        raise TypeError("`cached_section` is for macros")
    return macro(replace(exercise, code=""))
