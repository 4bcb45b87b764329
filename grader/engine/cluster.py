"""Grading on a dask cluster: submissions are sent as bytes, results come back, and only this process writes.

With a scheduler's address the workers are wherever that has them; without, they are processes of this machine. A task
whose worker is lost is done again elsewhere, as often as dask's `distributed.scheduler.allowed-failures` says.
"""

import logging
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Generic
from uuid import uuid4

import dask
from distributed import Client, Future, LocalCluster, Worker, WorkerPlugin, as_completed, get_worker
from distributed.comm.core import CommClosedError

from grader.engine.engines import NoEngine
from grader.engine.workers import Done, Kept, LostTask, Task, WorkerOpening, kept_by_number
from grader.gc_tuning import collecting_rarely
from grader.version import __version__

# Bundles that each thread has in its queue, so that no worker waits for us.
BUNDLES_AHEAD = 3
# Tasks in a bundle, once every thread has work. A bundle costs dask as much as one task: 5 ms of two processors
# (benchmarks/profile.md).
TASKS_PER_BUNDLE = 4
# Seconds in which a scheduler has to answer and to have a worker; the run then ends with a sentence instead of hanging.
SCHEDULER_SECONDS = 60
CLOSING_SECONDS = 2  # for a client whose scheduler is gone


@dataclass(slots=True)
class Dask:
    """The workers of a scheduler; without an address, a cluster of our own on this machine."""

    workers: int = 1
    scheduler: str | None = None
    name: str = "dask"

    @property
    def is_here(self) -> bool:
        """Whether the cluster was started by us, on this machine."""
        return self.scheduler is None

    def start(self, opening: WorkerOpening[Task, Done], count: int) -> None:
        """Does nothing: a cluster has its workers running."""

    def close(self) -> None:
        """Does nothing: a cluster of our own ends with the tasks."""

    def map(
        self,
        opening: WorkerOpening[Task, Done],
        tasks: Iterable[Task],
        lost: LostTask[Task, Done],
        landed: Callable[[Done], Kept],
    ) -> Iterator[Kept]:
        """What `landed` keeps of each outcome, in the order of the tasks, as `Engine.map` says."""
        try:
            with (
                connected_client(self) as client,
                registered_plugin(client, opening, ours=self.is_here) as crew,
                closing(cluster_outcomes(client, crew, tasks, lost)) as finished,
            ):
                yield from kept_by_number(finished, landed)
        except (CommClosedError, LostScheduler):
            raise NoEngine(
                f"--engine dask: {self.scheduler or 'the cluster on this machine'} is gone. What was graded until then "
                "is kept: start it again and run the same command, which goes on from there."
            ) from None


@contextmanager
def connected_client(engine: Dask) -> Iterator[Client]:
    """A client of the scheduler, or of a cluster of our own; raises `NoEngine`. dask's configuration decides on TLS."""
    with ExitStack() as stack:
        try:
            address: Any = engine.scheduler or stack.enter_context(own_cluster(engine.workers))
            client = Client(
                address, timeout=SCHEDULER_SECONDS, set_as_default=False, direct_to_workers=engine.scheduler is None
            )
            stack.callback(close_client, client)
            logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is told in a sentence
            client.wait_for_workers(1, timeout=SCHEDULER_SECONDS)
        except (OSError, TimeoutError, TypeError, ValueError) as problem:
            where = engine.scheduler or "the cluster on this machine"
            raise NoEngine(
                f"--engine dask: {where} does not answer, or has no worker ({type(problem).__name__}: {problem}); "
                "see docs/scale.md."
            ) from None
        yield client


def close_client(client: Client) -> None:
    """Closes a client; one whose scheduler is gone at once, as dask would look for it for minutes."""
    if client.status == "running":
        client.close()
    else:
        with suppress(Exception):
            client.close(timeout=CLOSING_SECONDS)


class LostScheduler(Exception):
    """The scheduler is gone: dask then cancels what was sent to it, and looks for it for a minute."""


def own_cluster(workers: int) -> LocalCluster:
    """A cluster on this machine, without profiles of its workers and without web pages."""
    unused: dict[str, object] = {"distributed.worker.profile.enabled": False, "distributed.scheduler.http.routes": []}
    with dask.config.set(unused):
        return LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            dashboard_address=None,
            # dask listens all the same: on a port that is free, or two runs at once would warn of port 8787.
            scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
            silence_logs=logging.CRITICAL,  # a run that is stopped says so itself, in one sentence
        )


@contextmanager
def registered_plugin(client: Client, opening: WorkerOpening[Task, Done], *, ours: bool = False) -> Iterator[str]:
    """The name of a plugin that every worker has, with its sandboxes; raises `NoEngine` if one cannot open them."""
    name = f"markscheme-{uuid4().hex}"
    try:
        client.register_plugin(GradingPlugin(opening, __version__, ours=ours), name=name)
    except Exception as problem:
        raise NoEngine(f"--engine dask: a worker cannot grade: {problem}") from None
    try:
        yield name
    finally:
        if client.status == "running":
            client.unregister_worker_plugin(name)


class GradingPlugin(WorkerPlugin, Generic[Task, Done]):  # type: ignore[misc]  # dask has no types
    """The state that a dask worker keeps from task to task: a sandbox for each of its threads."""

    def __init__(self, opening: WorkerOpening[Task, Done], version: str, *, ours: bool = False) -> None:
        self.opening = opening
        self.version = version
        self.ours = ours

    def setup(self, worker: Worker) -> None:
        """Opens the first sandbox, so that a worker that cannot open one fails before it gets a task."""
        if self.version != __version__:
            raise RuntimeError(f"it has markscheme {__version__}, and this machine {self.version}.")
        if self.ours and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which ends its workers itself
        self.stack = ExitStack()
        self.stack.enter_context(collecting_rarely())
        self.idle = deque([self.stack.enter_context(self.opening())])

    def teardown(self, worker: Worker) -> None:
        """Ends the sandboxes."""
        self.stack.close()

    @contextmanager
    def work(self) -> Iterator[Callable[[Task], Done]]:
        """The function that does a task, lent to one thread at a time."""
        try:
            work = self.idle.pop()
        except IndexError:
            work = self.stack.enter_context(self.opening())
        yield work
        self.idle.append(work)  # one that raised is not used again

    def tried(self, task: Task) -> tuple[Done | None, str]:
        """The outcome of a task and "", or None and why there is none."""
        try:
            with self.work() as work:
                return work(task), ""
        except Exception as problem:
            return None, f"{type(problem).__name__}: {problem}"


def bundle_outcomes(crew: str, tasks: Sequence[Any]) -> list[tuple[Any, str]]:
    """The outcome of each task of a bundle, or why there is none; this runs on a worker."""
    plugin = get_worker().plugins[crew]
    return [plugin.tried(task) for task in tasks]


NumberedTask = tuple[int, Task]


def cluster_outcomes(
    client: Client, crew: str, tasks: Iterable[Task], lost: LostTask[Task, Done]
) -> Generator[tuple[int, Done], None, None]:
    """The number and outcome of each task as it comes back; just enough are sent that no worker has to wait.

    Tasks are sent in bundles. A bundle that dask has lost as often as it tries is sent again task by task, so that only
    the submission that ends its workers is lost.
    """
    waiting = enumerate(tasks)
    away: dict[str, tuple[list[NumberedTask[Task]], Future]] = {}
    coming = as_completed(loop=client.loop)

    def send(bundles: Sequence[list[NumberedTask[Task]]]) -> None:
        parts = [[task for _, task in bundle] for bundle in bundles]
        futures = client.map(partial(bundle_outcomes, crew), parts, pure=False) if parts else []
        away.update((each.key, (bundle, each)) for bundle, each in zip(bundles, futures, strict=True))
        coming.update(futures)

    def next_bundles(count: int, size: int) -> list[list[NumberedTask[Task]]]:
        return [bundle for _ in range(count) if (bundle := list(islice(waiting, size)))]

    try:
        send(next_bundles(BUNDLES_AHEAD * cluster_threads(client), 1))
        while away:
            future = next(coming)
            if client.status != "running" or future.cancelled():
                raise LostScheduler
            bundle, _ = away.pop(future.key)
            due = BUNDLES_AHEAD * cluster_threads(client) - len(away)  # workers come and go
            send(next_bundles(due, TASKS_PER_BUNDLE))
            done, why = future_outcomes(future)
            if why and len(bundle) > 1:
                send([[one] for one in bundle])
                continue
            for (number, task), (each, problem) in zip(bundle, done or [(None, why)], strict=True):
                yield number, lost(task, f"no worker could grade it: {problem}") if problem else each
    finally:
        if client.status == "running":
            client.cancel([future for _, future in away.values()])


def cluster_threads(client: Client) -> int:
    """The number of tasks that all workers together do at once."""
    threads: int = sum(client.nthreads().values())
    return max(1, threads)


def future_outcomes(future: Future) -> tuple[list[tuple[Any, str]], str]:
    """The outcomes of a bundle and "", or none and why: its workers were lost each time it was tried."""
    try:
        return list(future.result()), ""
    except Exception as problem:
        return [], f"{type(problem).__name__}: {problem}"
    finally:
        future.release()  # or the cluster would hold every result in memory until the run ends
