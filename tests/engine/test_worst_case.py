"""Whatever a submission makes us raise, or do without end, is its own result; the class goes on."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from grader.built.time_limit import TookTooLong, in_time
from grader.engine import worker_task as finishing
from grader.engine.classrun import Settings, grade_class
from grader.engine.engines import Local
from grader.engine.result_files import stored_result
from grader.engine.workers import PROCESS_DIED, kept_in_order
from grader.intake.read_submission import submissions_in
from tests.engine.class_sample import OPEN, WORK, built, handed_in, run

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]
VICTIM = "grace"


def failing(real, failure):  # type: ignore[no-untyped-def]
    def finished(settings, graded, *args, **options):  # type: ignore[no-untyped-def]
        if graded.result.student == VICTIM and not graded.failures:
            failure()
        return real(settings, graded, *args, **options)

    return finished


def raises() -> None:
    raise MemoryError("all of it")


def goes_on_for_ever() -> None:
    while True:
        time.monotonic()


@pytest.mark.parametrize("failure", [raises, goes_on_for_ever])
def test_a_submission_on_which_we_fail_is_ungraded_and_the_others_are_graded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure
) -> None:  # type: ignore[no-untyped-def]
    handed_in(tmp_path)
    before = run(tmp_path, out="sound")
    monkeypatch.setattr(finishing, "MAX_OWN_SECONDS", 1.5)
    monkeypatch.setattr(finishing, "finished_submission", failing(finishing.finished_submission, failure))
    after = run(tmp_path, Local(1), out="failing")
    assert [each.student for each in after.known] == [each.student for each in before.known]
    for student in WORK:
        one, other = stored_result(before.out, student), stored_result(after.out, student)
        assert (one == other) is (student != VICTIM)
    lost = stored_result(after.out, VICTIM)
    assert lost is not None
    assert {exercise.status for exercise in lost.exercises} == {"ungraded"}
    [told] = after.failures
    assert told.startswith(f"{VICTIM}: ")
    assert ("MemoryError" if failure is raises else "TookTooLong") in told


@contextmanager
def opening() -> Iterator[Callable[[int], int]]:
    def work(task: int) -> int:
        if task == 2:
            raise MemoryError("all of it")
        if task == 5:
            os._exit(1)
        return task

    yield work


def test_workers_that_fail_or_die_are_replaced_and_cost_the_task_they_were_on() -> None:
    done = list(kept_in_order(opening, range(8), 2, lambda task, why: f"{task}: {why}", lambda done: done))
    assert done == [0, 1, "2: MemoryError: all of it", 3, 4, f"5: {PROCESS_DIED}", 6, 7]


ENDLESS = "{% for n in range(99999) %}{% for m in range(99999) %}{% endfor %}{% endfor %}"


@pytest.mark.parametrize("template", ["{{ 1 / 0 }}", ENDLESS])
def test_a_template_that_fails_for_one_student_costs_that_page_its_looks(tmp_path: Path, template: str) -> None:
    handed_in(tmp_path)
    sound = run(tmp_path, out="sound")
    templates = tmp_path / "ours"
    templates.mkdir()
    only = f'{{% if view.student == "{VICTIM}" %}}{template}{{% endif %}}'
    (templates / "page.html.j2").write_text(
        f'{{% extends "ours/page.html.j2" %}}{{% block head %}}{only}{{% endblock %}}'
    )
    settings = Settings(built(tmp_path), tmp_path / "own", OPEN, "process", templates=templates)
    done = grade_class(settings, submissions_in(tmp_path / "submissions"), Local(1))
    for student in WORK:
        assert stored_result(sound.out, student) == stored_result(done.out, student)
    [told] = done.failures
    assert told.startswith(f"{VICTIM}: not shown: TemplateFault")
    assert "Entropy" in (done.out / "feedback" / f"{VICTIM}.html").read_text()


def test_what_a_part_takes_counts_for_the_whole() -> None:
    def parts() -> None:
        while True:
            with suppress(TookTooLong):
                in_time(lambda: sum(range(300_000)), 5)

    with pytest.raises(TookTooLong, match=r"after 0\.2 seconds"):
        in_time(parts, 0.2, whole=True)
