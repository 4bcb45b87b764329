"""A guard for code that shows answers: an answer that cannot be shown must not stop a result, or a whole run."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

UNSHOWN_ANSWER = "(an answer that cannot be shown)"
CAUGHT: tuple[type[Exception], ...] = (Exception,)  # none in tests, which have to see what is raised

P = ParamSpec("P")
T = TypeVar("T")
Instead = TypeVar("Instead")


def at_worst(instead: Instead) -> Callable[[Callable[P, T]], Callable[P, T | Instead]]:
    """A decorator for a function that shows a part of an answer: where the function raises, it gives `instead`.

    Answers are a student's, and there is always one that nobody has thought of.

    >>> at_worst("?")(lambda value: value + "!")("a"), at_worst("?")(lambda value: value + "!")(None)
    ('a!', '?')
    """

    def guarded(show: Callable[P, T]) -> Callable[P, T | Instead]:
        @wraps(show)
        def shown(*args: P.args, **named: P.kwargs) -> T | Instead:
            try:
                return show(*args, **named)
            except CAUGHT:
                return instead

        return shown

    return guarded
