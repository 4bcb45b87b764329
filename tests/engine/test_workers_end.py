"""A worker whose run has ended, at a full disk for one, ends in silence."""

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from grader.engine.workers import serve_grading_tasks


@contextmanager
def doubling() -> Iterator[Callable[[int], int]]:
    yield lambda number: 2 * number


def test_a_worker_with_an_answer_that_nobody_reads_ends_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    worker = context.Process(target=serve_grading_tasks, args=(theirs, doubling, (ours.close,)))
    worker.start()
    theirs.close()
    ours.send((21,))
    assert ours.poll(20)
    ours.close()  # with the answer unread, which resets the connection
    worker.join(20)
    assert (worker.exitcode, capfd.readouterr().err) == (0, "")
