"""Where a class is graded: on the cores of this machine, or on the workers of a dask cluster.

An engine has one method, `map`. What it gives does not depend on which one it is, nor on how many workers it has.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from grader.engine.workers import Done, Kept, Lost, Opening, Task, kept_in_order

ENGINES = ("local", "dask")


class NoEngine(ValueError):
    """An engine that cannot be had; the text is one sentence and the remedy."""


class Engine(Protocol):
    """What does tasks that have nothing to do with one another."""

    @property
    def name(self) -> str:
        """One of `ENGINES`."""

    @property
    def workers(self) -> int:
        """How many tasks are worked on at once, as far as it is known beforehand."""

    def map(
        self,
        opening: Opening[Task, Done],
        tasks: Iterable[Task],
        lost: Lost[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """What `landed` keeps of each outcome, in the order of the tasks; it is called here, as soon as one is there.

        `opening` gives each worker what it keeps from task to task, `lost` what stands for a task that no worker
        could do. Whoever stops asking, or Ctrl-C, ends the workers.
        """


@dataclass(frozen=True, slots=True)
class Local:
    """Processes on this machine, each with a sandbox of its own."""

    workers: int = 1
    name: str = "local"

    def map(
        self,
        opening: Opening[Task, Done],
        tasks: Iterable[Task],
        lost: Lost[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """As `Engine.map`."""
        return kept_in_order(opening, tasks, self.workers, lost, landed)


def engine_of(name: str, workers: int, scheduler: str | None = None) -> Engine:
    """The engine that was asked for; raises `NoEngine`."""
    if name not in ENGINES:
        raise NoEngine(f"--engine {name}: there are only {' and '.join(ENGINES)}.")
    if name == "local":
        if scheduler is not None:
            raise NoEngine("--scheduler is for --engine dask; say both, or neither.")
        return Local(workers)
    try:
        cluster = import_module("grader.engine.cluster")
    except ImportError:
        raise NoEngine("--engine dask needs dask.distributed; install it: pip install 'markscheme[dask]'.") from None
    engine: Engine = cluster.Dask(workers, scheduler)
    return engine
