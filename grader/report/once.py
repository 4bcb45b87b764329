"""A cache of rendered exercises: each is rendered once for all students of a cohort who see the same."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from jinja2.runtime import Macro

from grader.report.shown import ExerciseView

KEPT = 512  # texts; a class of any size has about as many as its exercises have ways to stand


def once(written: Callable[[str], str]) -> Callable[[Macro, ExerciseView], str]:
    """A function for templates that renders an exercise by a macro, once for equal views.

    The code below an exercise is the student's own: it is no part of the key, and no macro gets it here.
    """

    @lru_cache(maxsize=KEPT)
    def made(macro: Macro, exercise: ExerciseView) -> str:
        if type(macro) is not Macro:  # a template of somebody else's has nothing else called for it
            raise TypeError("`once` is for macros")
        return written(macro(replace(exercise, code="")))

    return made
