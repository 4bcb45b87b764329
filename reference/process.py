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
