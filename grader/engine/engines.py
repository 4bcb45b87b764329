"""Where a cohort is graded: on the cores of this machine, or on the workers of a dask cluster.

What an engine's `map` gives does not depend on which one it is, nor on how many workers it has.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from grader.engine.workers import Done, GradingProcess, Kept, Lost, Opening, Task, crew_of, end, kept_in_order

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

    @property
    def is_here(self) -> bool:
        """Whether the workers are surely on this machine, so that what holds here holds for them."""

    def start(self, opening: Opening[Task, Done], count: int) -> None:
        """Starts processes for about so many tasks, which get ready while we find out what the tasks are.

        The next `map`, which has the same `opening`, takes them over; without one, `close` ends them.
        """

    def close(self) -> None:
        """Ends what was started, and had nothing to do."""

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


@dataclass(slots=True)
class Local:
    """Processes on this machine, each with a sandbox of its own."""

    workers: int = 1
    name: str = "local"
    crew: list[GradingProcess[Any]] = field(default_factory=list)  # started ahead of their tasks
    is_here: bool = True

    def start(self, opening: Opening[Task, Done], count: int) -> None:
        """As `Engine.start`."""
        crew = min(self.workers, count)
        self.crew = crew_of(opening, crew if crew > 1 else 0)

    def close(self) -> None:
        """As `Engine.close`."""
        crew, self.crew = self.crew, []
        end(crew)

    def map(
        self,
        opening: Opening[Task, Done],
        tasks: Iterable[Task],
        lost: Lost[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """As `Engine.map`."""
        crew, self.crew = self.crew, []
        return kept_in_order(opening, tasks, self.workers, lost, landed, crew)


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
