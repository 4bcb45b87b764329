"""Work shared out over processes of ours: in order, as it finishes, and at the cost of one task if one of them dies."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

# Opens what a worker keeps from task to task (its sandbox), as a context manager around the function that does one.
Opening = Callable[[], AbstractContextManager[Callable[[Task], Done]]]


@dataclass(slots=True)
class Worker(Generic[Task, Done]):
    """One process and the number of the task it is on."""

    process: SpawnProcess
    line: Connection
    number: int | None = None


def done_in_order(
    opening: Opening[Task, Done], tasks: Sequence[Task], workers: int, lost: Callable[[Task], Done]
) -> Iterator[Done]:
    """What each task gives, in the order of `tasks`; `lost` says what stands for one whose process died under it."""
    if workers <= 1 or len(tasks) <= 1:
        with opening() as work:
            yield from map(work, tasks)
        return
    finished: dict[int, Done] = {}
    due = 0
    for number, done in done_as_finished(opening, tasks, min(workers, len(tasks)), lost):
        finished[number] = done
        while due in finished:
            yield finished.pop(due)
            due += 1


def done_as_finished(
    opening: Opening[Task, Done], tasks: Sequence[Task], workers: int, lost: Callable[[Task], Done]
) -> Iterator[tuple[int, Done]]:
    """Number and outcome of each task as it finishes. An idle worker takes the next task: none waits for another."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(range(len(tasks)))
    crew: list[Worker[Task, Done]] = []

    def assign(worker: Worker[Task, Done]) -> None:
        worker.number = next(waiting, None)
        worker.line.send(None if worker.number is None else (tasks[worker.number],))

    try:
        for _ in range(workers):
            crew.append(started(context, opening))
            assign(crew[-1])
        while busy := [worker for worker in crew if worker.number is not None]:
            for ready in wait([worker.line for worker in busy]):
                worker = next(worker for worker in busy if worker.line is ready)
                assert worker.number is not None  # noqa: S101  it is busy
                number = worker.number
                try:
                    done = worker.line.recv()
                except (EOFError, ConnectionResetError):  # the second where it had not read all that we sent
                    done = lost(tasks[number])
                    crew.remove(worker)
                    worker = started(context, opening)
                    crew.append(worker)
                assign(worker)
                yield number, done
    finally:
        for worker in crew:
            worker.line.close()
            worker.process.join(timeout=5)
            worker.process.kill()


def started(context: SpawnContext, opening: Opening[Task, Done]) -> Worker[Task, Done]:
    """A worker that waits for its first task."""
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, opening), daemon=False)
    process.start()
    theirs.close()
    return Worker(process, ours)


def serve(line: Connection, opening: Opening[Task, Done]) -> None:
    """What a worker does: a task, an answer, until there is none left or nobody listens."""
    with opening() as work:
        try:
            while (message := line.recv()) is not None:
                line.send(work(message[0]))
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            return
