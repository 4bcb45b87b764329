"""What every engine promises: in order, as it finishes, no more in memory than is worked on, and nothing lost."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from grader.engine.engines import Local, NoEngine, engine_of
from grader.engine.workers import PROCESS_DIED

WORKERS = [1, 2, 3]


@contextmanager
def doubling() -> Iterator[Callable[[int], int]]:
    yield lambda task: 2 * task


@contextmanager
def doubling_slowly() -> Iterator[Callable[[int], int]]:
    def doubled(task: int) -> int:
        time.sleep(0.02)
        return 2 * task

    yield doubled


@contextmanager
def waiting(folder: Path) -> Iterator[Callable[[int], int]]:
    """The first task is finished only once another has landed."""

    def work(task: int) -> int:
        while task == 0 and not list(folder.iterdir()):
            pass
        return task

    yield work


@contextmanager
def dying() -> Iterator[Callable[[int], str]]:
    def work(task: int) -> str:
        if task % 3 == 1:
            os._exit(1)
        return f"{task} done"

    yield work


def landed(done: int) -> int:
    return done


def lost(task: int, why: str) -> int:
    raise AssertionError(why)


@pytest.mark.parametrize("workers", WORKERS)
def test_outcomes_come_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(Local(workers).map(doubling, range(7), lost, landed)) == [0, 2, 4, 6, 8, 10, 12]
    assert multiprocessing.active_children() == []


def test_what_is_finished_lands_at_once_and_waits_in_line_for_those_before_it(tmp_path: Path) -> None:
    def noted(done: int) -> int:
        (tmp_path / str(done)).touch()
        return done

    order = Local(2).map(partial(waiting, tmp_path), range(4), lost, noted)
    assert list(order) == [0, 1, 2, 3]


def test_tasks_are_read_as_they_are_needed() -> None:
    read = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            read.append(number)
            yield number

    coming = Local(2).map(doubling_slowly, tasks(), lost, landed)
    next(coming)
    # Of a hundred: those that two workers have, the few that are ready for them, and what one of the workers does while
    # a busy machine keeps the other waiting.
    assert len(read) <= 50
    assert len(list(coming)) == 99


@pytest.mark.slow
def test_a_worker_that_dies_costs_its_task_and_no_other() -> None:
    def stands_for(task: int, why: str) -> str:
        return f"{task}: {why}"

    found = list(Local(2).map(dying, range(6), stands_for, str))
    assert found == ["0 done", f"1: {PROCESS_DIED}", "2 done", "3 done", f"4: {PROCESS_DIED}", "5 done"]


def test_whoever_stops_asking_leaves_no_process_behind() -> None:
    coming = Local(2).map(doubling, range(50), lost, landed)
    assert next(coming) == 0
    coming.close()  # type: ignore[attr-defined]  # as Ctrl-C does
    assert multiprocessing.active_children() == []


def test_what_was_started_ahead_does_the_tasks_and_all_end_with_them() -> None:
    engine = Local(2)
    engine.start(doubling, 9)
    ahead = [process.pid for process in multiprocessing.active_children()]
    assert len(ahead) == 2
    coming = engine.map(doubling, range(9), lost, landed)
    assert next(coming) == 0
    assert [process.pid for process in multiprocessing.active_children()] == ahead
    assert list(coming) == list(range(2, 18, 2))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("workers", "count"), [(2, 9), (1, 9), (3, 1)])
def test_what_was_started_and_had_nothing_to_do_is_ended(workers: int, count: int) -> None:
    engine = Local(workers)
    engine.start(doubling, count)
    engine.close()
    assert multiprocessing.active_children() == []
    assert list(engine.map(doubling, range(3), lost, landed)) == [0, 2, 4]  # another crew does them


def test_fewer_tasks_than_were_started_for_are_done_all_the_same() -> None:
    engine = Local(3)
    engine.start(doubling, 9)
    assert list(engine.map(doubling, range(1), lost, landed)) == [0]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("name", "scheduler", "said"),
    [
        ("slurm", None, "--engine slurm: there are only local and dask."),
        ("local", "tcp://10.0.0.1:8786", "--scheduler is for --engine dask; say both, or neither."),
    ],
)
def test_an_engine_that_there_is_not_is_told(name: str, scheduler: str | None, said: str) -> None:
    with pytest.raises(NoEngine) as refused:
        engine_of(name, 2, scheduler)
    assert str(refused.value) == said


def test_dask_is_an_extra_and_its_absence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "grader.engine.cluster", raising=False)
    with pytest.raises(NoEngine, match=r"install it: pip install 'markscheme\[dask\]'\."):
        engine_of("dask", 2)
