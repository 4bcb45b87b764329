"""Iterative algorithms as processes: the state in which one starts, and the states that may follow a state."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Process(Generic[S]):
    """A start and its successors: without successors the process ends; several successors are tied, and each is right.

    >>> halving = Process(lambda n: n, lambda state, n: (state // 2,) if state > 1 else ())
    >>> list(halving.steps(n=12)), halving.last(n=12)
    ([12, 6, 3, 1], 1)
    """

    start: Callable[..., S]
    successors: Callable[..., tuple[S, ...]]

    def steps(self, **args: Any) -> Iterator[S]:
        """All states in order: the start, then the first successor of each state until there is none."""
        # The first successor stands for all tied ones, so an algorithm lists them in the order of its tie-breaking
        # rule.
        following: tuple[S, ...] = (self.start(**args),)
        while following:
            yield following[0]
            following = self.successors(following[0], **args)

    def last(self, **args: Any) -> S:
        """The state in which the process ends, if the first successor is taken each time."""
        *_, last = self.steps(**args)
        return last


class EndlessProcess(ValueError):
    """A process is in a state in which it was before: it goes round in circles."""


@dataclass(frozen=True, slots=True)
class MistakenProcess(Process[S]):
    """A process with a mistake in it, which may go round in circles where the right one ends.

    >>> doubling = MistakenProcess(lambda n: 1, lambda state, n: (state * 2 % n,) if state else ())
    >>> doubling.last(n=8)
    0
    >>> doubling.last(n=7)
    Traceback (most recent call last):
    reference.process.EndlessProcess: the process is in a state in which it was before, and never ends
    """

    def steps(self, **args: Any) -> Iterator[S]:
        """All states in order; raises `EndlessProcess` once a state comes again."""
        # Brent's way to find a circle: an earlier state is kept, each time twice as long as the one before.
        kept: tuple[S, ...] = ()
        steps_left = steps_kept = 1
        for state in Process.steps(self, **args):
            if (state,) == kept:
                raise EndlessProcess("the process is in a state in which it was before, and never ends")
            yield state
            steps_left -= 1
            if not steps_left:
                kept, steps_left = (state,), steps_kept
                steps_kept *= 2
