"""Where a class is graded: on the cores of this machine, or on the workers of a dask cluster.

An engine has one method, `map`. What it gives does not depend on which one it is, nor on how many workers it has.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from grader.engine.workers import Done, Heir, Kept, Lost, Opening, Task, Worker, crew_of, end, kept_in_order

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

    def begin(self) -> None:
        """Begins what takes long to start whatever the tasks will be; `map` takes it over, or `close` ends it."""

    def start(self, opening: Opening[Task, Done], count: int, heirs: Sequence[Heir] = ()) -> None:
        """Starts what will do about so many tasks, while we find out what they are; what is there for it is taken.

        The next `map`, which has the same `opening`, takes it over; without one, `close` ends it.
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
    crew: list[Worker[Any]] = field(default_factory=list)  # started ahead of their tasks
    is_here: bool = True

    def begin(self) -> None:
        """Nothing: processes are copied from ours, once all is loaded."""

    def start(self, opening: Opening[Task, Done], count: int, heirs: Sequence[Heir] = ()) -> None:
        """As `Engine.start`."""
        crew = min(self.workers, count)
        self.crew = crew_of(opening, crew if crew > 1 else 0, heirs)

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
