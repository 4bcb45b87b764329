"""A class on a dask cluster: submissions travel as bytes, results come back, and only we write.

With a scheduler's address the workers are wherever that has them; without, they are processes of this machine. A task
whose worker is lost is done again elsewhere, as often as dask's `distributed.scheduler.allowed-failures` says.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic
from uuid import uuid4

import dask
from distributed import Client, Future, LocalCluster, Worker, WorkerPlugin, as_completed, get_worker

from grader.engine.engines import NoEngine
from grader.engine.workers import Done, Heir, Kept, Lost, Opening, Task, in_order
from grader.garbage import looking_seldom
from grader.version import __version__

AHEAD = 2  # tasks per thread that are on their way, so that no worker waits for us
LOOK = 25  # tasks after which we look how many workers there are
SECONDS = 60  # in which a scheduler answers, and has a worker


@dataclass(frozen=True, slots=True)
class Dask:
    """The workers of a scheduler; without an address, a cluster of our own on this machine."""

    workers: int = 1
    scheduler: str | None = None
    name: str = "dask"

    def start(self, opening: Opening[Task, Done], count: int, heirs: Sequence[Heir] = ()) -> None:
        """Nothing: who has a cluster has its workers running."""

    def close(self) -> None:
        """Nothing."""

    def map(
        self,
        opening: Opening[Task, Done],
        tasks: Iterable[Task],
        lost: Lost[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """As `Engine.map`."""
        with (
            connected(self) as client,
            served(client, opening) as crew,
            closing(done_as_finished(client, crew, tasks, lost)) as finished,
        ):
            yield from in_order(finished, landed)


@contextmanager
def connected(engine: Dask) -> Iterator[Client]:
    """A client, and the cluster where it is ours; raises `NoEngine`. TLS is as dask's own configuration says."""
    with ExitStack() as stack:
        try:
            address: Any = engine.scheduler or stack.enter_context(own_cluster(engine.workers))
            client = stack.enter_context(Client(address, timeout=SECONDS, set_as_default=False))
            client.wait_for_workers(1, timeout=SECONDS)
        except (OSError, TimeoutError, TypeError, ValueError) as problem:
            where = engine.scheduler or "the cluster on this machine"
            raise NoEngine(
                f"--engine dask: {where} does not answer, or has no worker ({type(problem).__name__}: {problem}); "
                "see docs/scale.md."
            ) from None
        yield client


def own_cluster(workers: int) -> LocalCluster:
    """A cluster on this machine; nobody looks at profiles of its workers, so that none are made."""
    with dask.config.set({"distributed.worker.profile.enabled": False}):
        return LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)


@contextmanager
def served(client: Client, opening: Opening[Task, Done]) -> Iterator[str]:
    """The name under which every worker has what it keeps from task to task; raises `NoEngine` if one cannot."""
    name = f"markscheme-{uuid4().hex}"
    try:
        client.register_plugin(Crew(opening, __version__), name=name)
    except Exception as problem:
        raise NoEngine(f"--engine dask: a worker cannot grade: {problem}") from None
    try:
        yield name
    finally:
        client.unregister_worker_plugin(name)


class Crew(WorkerPlugin, Generic[Task, Done]):  # type: ignore[misc]  # dask has no types
    """What one worker keeps: a sandbox for each of its threads."""

    def __init__(self, opening: Opening[Task, Done], version: str) -> None:
        self.opening = opening
        self.version = version

    def setup(self, worker: Worker) -> None:
        """Opens the first, so that a worker which cannot is known at once."""
        if self.version != __version__:
            raise RuntimeError(f"it has markscheme {__version__}, and this machine {self.version}.")
        self.stack = ExitStack()
        self.stack.enter_context(looking_seldom())
        self.idle = deque([self.stack.enter_context(self.opening())])

    def teardown(self, worker: Worker) -> None:
        """Ends the sandboxes."""
        self.stack.close()

    @contextmanager
    def work(self) -> Iterator[Callable[[Task], Done]]:
        """The function that does a task, which no other thread uses meanwhile."""
        try:
            work = self.idle.pop()
        except IndexError:
            work = self.stack.enter_context(self.opening())
        yield work
        self.idle.append(work)  # one that raised is not used again


def done_there(crew: str, task: Any) -> Any:
    """What a worker does with one task."""
    with get_worker().plugins[crew].work() as work:
        return work(task)


def done_as_finished(
    client: Client, crew: str, tasks: Iterable[Task], lost: Lost[Task, Done]
) -> Generator[tuple[int, Done], None, None]:
    """Number and outcome of each task as it comes back; only so many are on their way that no worker has to wait."""
    waiting = enumerate(tasks)
    away: dict[str, tuple[int, Task, Future]] = {}
    coming = as_completed(loop=client.loop)

    def send(count: int) -> None:
        for number, task in islice(waiting, count):
            future = client.submit(done_there, crew, task, pure=False)
            away[future.key] = (number, task, future)
            coming.add(future)

    try:
        send(room(client))
        while away:
            future = next(coming)
            number, task, _ = away.pop(future.key)
            send(1 if number % LOOK else max(1, room(client) - len(away)))
            yield number, outcome(future, task, lost)
    finally:
        client.cancel([future for *_, future in away.values()])


def room(client: Client) -> int:
    """How many tasks are to be on their way: workers come and go."""
    threads: int = sum(client.nthreads().values())
    return AHEAD * max(1, threads)


def outcome(future: Future, task: Task, lost: Lost[Task, Done]) -> Done:
    """What a future came to; `lost` where it failed, as often as it was tried."""
    try:
        done: Done = future.result()
    except Exception as problem:
        return lost(task, f"no worker could grade it: {type(problem).__name__}: {problem}")
    finally:
        future.release()
    return done
