"""Iterative algorithms as processes: where one starts, and what may follow a state."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Process(Generic[S]):
    """A start and its successors: none ends the process, several are tied and all right.

    >>> halving = Process(lambda n: n, lambda state, n: (state // 2,) if state > 1 else ())
    >>> list(halving.steps(n=12)), halving.last(n=12)
    ([12, 6, 3, 1], 1)
    """

    start: Callable[..., S]
    successors: Callable[..., tuple[S, ...]]

    def steps(self, **args: Any) -> Iterator[S]:
        """The start and the states that follow, taking the first successor each time."""
        following: tuple[S, ...] = (self.start(**args),)
        while following:
            yield following[0]
            following = self.successors(following[0], **args)

    def last(self, **args: Any) -> S:
        """The state in which the process ends, taking the first successor each time."""
        *_, last = self.steps(**args)
        return last
