"""Grading processes: tasks are shared out over them; outcomes come in order, and a process that dies costs one task."""

import multiprocessing
import sys
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, suppress
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Literal, TypeVar

from grader.gc_tuning import collect_rarely

Task = TypeVar("Task")
Done = TypeVar("Done")
Kept = TypeVar("Kept")

# Opens what a process keeps from task to task (its sandbox), as a context manager around the function that does one.
WorkerOpening = Callable[..., AbstractContextManager[Callable[[Task], Done]]]
LostTask = Callable[[Task, str], Done]  # what stands for a task that was lost, and why it was

# Characters of the exception that a task failed with: a student may have written the text.
MAX_FAILURE_CHARACTERS = 500
PROCESS_DIED = "the process that graded it died"


@dataclass(frozen=True, slots=True)
class FailedTask:
    """The answer of a worker whose task raised; the worker then ends, as its state is unknown."""

    why: str


@dataclass(slots=True)
class GradingProcess(Generic[Task]):
    """A process of ours that does one task after another, and the task it is on, with its number."""

    process: BaseProcess
    line: Connection
    busy: tuple[int, Task] | None = None


def outcomes_in_order(
    opening: WorkerOpening[Task, Done], tasks: Sequence[Task], workers: int, lost: Callable[[Task], Done]
) -> Iterator[Done]:
    """The outcome of each task, in order; `lost` gives the outcome where the process of a task died."""
    return kept_in_order(opening, tasks, workers, lambda task, _: lost(task), lambda done: done)


def kept_in_order(
    opening: WorkerOpening[Task, Done],
    tasks: Iterable[Task],
    workers: int,
    lost: LostTask[Task, Done],
    landed: Callable[[Done], Kept],
    crew: Sequence[GradingProcess[Task]] = (),
) -> Iterator[Kept]:
    """What `landed` keeps of each outcome, in the order of the tasks; it is called as soon as one is finished.

    Tasks are taken one by one as workers get idle, so that neither those to come nor those done are held in memory.
    The processes of `crew` were started before, by `started_crew` with the same `opening`; they are ended here.
    """
    coming = iter(tasks)
    first = list(islice(coming, workers))
    if len(first) <= 1 and not crew:  # one worker, or one task: not worth a process
        yield from map(landed, outcomes_here(opening, chain(first, coming), lost))
        return
    staff = list(crew) or started_crew(opening, len(first))
    with closing(outcomes_as_finished(opening, chain(first, coming), staff, lost)) as finished:
        yield from kept_by_number(finished, landed)


def outcomes_here(
    opening: WorkerOpening[Task, Done], tasks: Iterable[Task], lost: LostTask[Task, Done]
) -> Iterator[Done]:
    """The outcome of each task, done in this process; after one that fails, the sandbox is opened anew."""
    coming = iter(tasks)
    failed = True
    while failed:
        failed = False
        with opening() as work:
            for task in coming:
                done = task_outcome(work, task)
                if isinstance(done, FailedTask):
                    failed = True
                    yield lost(task, done.why)
                    break
                yield done


def task_outcome(work: Callable[[Task], Done], task: Task) -> Done | FailedTask:
    """The outcome of a task, or a `FailedTask` with the reason: one submission's failure must not stop the others."""
    try:
        return work(task)
    except Exception as problem:
        return FailedTask(f"{type(problem).__name__}: {problem}"[:MAX_FAILURE_CHARACTERS])


def kept_by_number(finished: Iterable[tuple[int, Done]], landed: Callable[[Done], Kept]) -> Iterator[Kept]:
    """What `landed` keeps of outcomes that come in any order, sorted by their numbers, which count from 0."""
    kept: dict[int, Kept] = {}
    due = 0
    for number, done in finished:
        kept[number] = landed(done)
        while due in kept:
            yield kept.pop(due)
            due += 1


def started_crew(opening: WorkerOpening[Task, Done], count: int) -> list[GradingProcess[Task]]:
    """Newly started processes, each of which opens its sandbox while it waits for a task."""
    crew: list[GradingProcess[Task]] = []
    method = quickest_start()
    try:
        for _ in range(count):
            crew.append(started_process(opening, [worker.line for worker in crew], method))
    except BaseException:
        end_crew(crew)
        raise
    return crew


def end_crew(crew: Iterable[GradingProcess[Task]]) -> None:
    """Ends workers by closing their connections; one that has not ended by itself after five seconds is killed."""
    # All connections first: the workers then end their sandboxes at the same time, not one after the other.
    crew = list(crew)
    for worker in crew:
        worker.line.close()
    for worker in crew:
        worker.process.join(timeout=5)
        worker.process.kill()


def outcomes_as_finished(
    opening: WorkerOpening[Task, Done],
    tasks: Iterable[Task],
    crew: list[GradingProcess[Task]],
    lost: LostTask[Task, Done],
) -> Generator[tuple[int, Done], None, None]:
    """The number and outcome of each task as it finishes; an idle worker gets the next task at once."""
    waiting = enumerate(tasks)
    try:
        for worker in crew:
            assign_task(worker, next(waiting, None))
        ahead = next(waiting, None)  # read while the workers work
        while busy := [worker for worker in crew if worker.busy is not None]:
            for ready in wait([worker.line for worker in busy]):
                worker = next(worker for worker in busy if worker.line is ready)
                assert worker.busy is not None  # noqa: S101  it was waited for
                number, task = worker.busy
                try:
                    done = worker.line.recv()
                except (EOFError, ConnectionResetError):  # the second where it had not read all that we sent
                    done = FailedTask(PROCESS_DIED)
                if isinstance(done, FailedTask):
                    done = lost(task, done.why)
                    crew.remove(worker)
                    end_crew([worker])
                    # Not forked: a copy of this process would hold the connections of all other workers.
                    worker = started_process(opening, (), "spawn")
                    crew.append(worker)
                assign_task(worker, ahead)
                yield number, done
                ahead = next(waiting, None) if worker.busy is not None else None
    finally:
        end_crew(crew)


def assign_task(worker: GradingProcess[Task], task: tuple[int, Task] | None) -> None:
    """Sends a worker its next task, or None as the sign that there is none left."""
    worker.busy = task
    with suppress(BrokenPipeError):  # it died on its way up; that is seen when its answer is read
        worker.line.send(None if task is None else (task[1],))


def quickest_start() -> Literal["fork", "spawn"]:
    """The way to start processes: by a fork, with all modules loaded, where this process has no other thread."""
    # A fork copies locks that other threads hold, and nobody would ever release the copies.
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def started_process(
    opening: WorkerOpening[Task, Done], others: Sequence[Connection], method: Literal["fork", "spawn"]
) -> GradingProcess[Task]:
    """A process that waits for its first task; a forked one closes its copies of the connections in `others`."""
    # A copy left open would keep another worker waiting for tasks after we have closed our end.
    context: Any = multiprocessing.get_context(method)
    ours, theirs = context.Pipe()
    left = (ours.close, *(line.close for line in others)) if method == "fork" else ()
    process = context.Process(target=serve_grading_tasks, args=(theirs, opening, left), daemon=False)
    with warnings.catch_warnings():
        # Python 3.12 counts the threads of NumPy's library too, which knows how to be copied.
        warnings.simplefilter("ignore", DeprecationWarning)
        process.start()
    theirs.close()
    return GradingProcess(process, ours)


def serve_grading_tasks(
    line: Connection, opening: WorkerOpening[Task, Done], leaving: Sequence[Callable[[], None]] = ()
) -> None:
    """Runs a worker: it answers one task after another, until there is none left or the connection is closed."""
    for leave in leaving:
        leave()
    collect_rarely()
    try:
        with opening() as work:
            while (message := line.recv()) is not None:
                done = task_outcome(work, message[0])
                line.send(done)
                if isinstance(done, FailedTask):
                    return
    except (EOFError, ConnectionError, KeyboardInterrupt):  # the run has ended, at a full disk for one
        return
