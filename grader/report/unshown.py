"""What stands in place of an answer that cannot be shown: to show one is never worth a result, or a class."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

UNSHOWN = "(an answer that cannot be shown)"
CAUGHT: tuple[type[Exception], ...] = (Exception,)  # none in tests, which have to see what is raised

P = ParamSpec("P")
T = TypeVar("T")
Instead = TypeVar("Instead")


def at_worst(instead: Instead) -> Callable[[Callable[P, T]], Callable[P, T | Instead]]:
    """A function that shows a part of an answer, which gives `instead` where it raises.

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
