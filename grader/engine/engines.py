"""Engines: processes on this machine, or workers of a dask cluster, that grade the submissions of a cohort.

An engine has `start`, `map` and `close`. What `map` gives depends neither on the engine nor on its number of workers.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from grader.engine.workers import (
    Done,
    GradingProcess,
    Kept,
    LostTask,
    Task,
    WorkerOpening,
    end_crew,
    kept_in_order,
    started_crew,
)

ENGINE_NAMES = ("local", "dask")


class NoEngine(ValueError):
    """An engine that cannot be used; the text is one sentence and the remedy."""


class Engine(Protocol):
    """Workers that do independent tasks, such as grading one submission each."""

    @property
    def name(self) -> str:
        """The name of the engine, one of `ENGINE_NAMES`."""

    @property
    def workers(self) -> int:
        """The number of tasks that are done at once, as far as it is known beforehand."""

    @property
    def is_here(self) -> bool:
        """Whether all workers run on this machine, so that an isolation that was tried here works for them too."""

    def start(self, opening: WorkerOpening[Task, Done], count: int) -> None:
        """Starts processes for about `count` tasks, which get ready while we find out what the tasks are.

        The next `map`, which has the same `opening`, takes them over; without one, `close` ends them.
        """

    def close(self) -> None:
        """Ends the processes that were started and got no task."""

    def map(
        self,
        opening: WorkerOpening[Task, Done],
        tasks: Iterable[Task],
        lost: LostTask[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """What `landed` keeps of each outcome, in the order of the tasks; this process calls it with each that is done.

        `opening` gives each worker what it keeps from task to task, `lost` what stands for a task that no worker
        could do. Closing the iterator, or Ctrl-C, ends the workers.
        """


@dataclass(slots=True)
class Local:
    """Processes on this machine, each with a sandbox of its own."""

    workers: int = 1
    name: str = "local"
    crew: list[GradingProcess[Any]] = field(default_factory=list)  # started ahead of their tasks
    is_here: bool = True

    def start(self, opening: WorkerOpening[Task, Done], count: int) -> None:
        """Starts processes for about `count` tasks, as `Engine.start` says."""
        crew = min(self.workers, count)
        self.crew = started_crew(opening, crew if crew > 1 else 0)  # one worker is this process itself

    def close(self) -> None:
        """Ends the processes that were started and got no task."""
        crew, self.crew = self.crew, []
        end_crew(crew)

    def map(
        self,
        opening: WorkerOpening[Task, Done],
        tasks: Iterable[Task],
        lost: LostTask[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """What `landed` keeps of each outcome, in the order of the tasks, as `Engine.map` says."""
        crew, self.crew = self.crew, []
        return kept_in_order(opening, tasks, self.workers, lost, landed, crew)


def engine_of(name: str, workers: int, scheduler: str | None = None) -> Engine:
    """The engine of this name, with this number of workers; raises `NoEngine`."""
    if name not in ENGINE_NAMES:
        raise NoEngine(f"--engine {name}: there are only {' and '.join(ENGINE_NAMES)}.")
    if name == "local":
        if scheduler is not None:
            raise NoEngine("--scheduler is for --engine dask; say both, or neither.")
        return Local(workers)
    # By its name: dask is optional, and `cluster` imports this module.
    try:
        cluster = import_module("grader.engine.cluster")
    except ImportError:
        raise NoEngine("--engine dask needs dask.distributed; install it: pip install 'markscheme[dask]'.") from None
    engine: Engine = cluster.Dask(workers, scheduler)
    return engine
