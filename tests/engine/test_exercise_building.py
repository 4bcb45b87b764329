"""Exercises of an assignment built in several processes: the same bytes, the same faults."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grader.build import fair
from grader.build.built_assignment import built_for_class
from grader.built.freeze import dumps
from grader.engine import exercise_building, workers
from grader.engine.exercise_building import exercise_worker, exercises_built
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import load_assignment_spec

SECRET = b"0123456789abcdef"
IDS = ("bayes.posterior_by_hand", "information.entropy", "bayes.which_posterior", "trees.why_gain_ratio")


@pytest.fixture
def assignment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An assignment of four quick exercises, on a machine with two processors and no other thread."""
    monkeypatch.setattr(exercise_building.os, "cpu_count", lambda: 2)
    for module in (exercise_building, workers):
        monkeypatch.setattr(module, "quickest_start", lambda: "fork")
    file = tmp_path / "hw.yaml"
    uses = "".join(f"  - {{id: {each}}}\n" for each in IDS)
    file.write_text(f"schema: 1\nid: hw\ntitle: Hw\nsecret: {{env: S}}\nexercises:\n{uses}", "utf-8")
    return file


def counting(asked: list[int], assignment: Path, build: Any, places: Any) -> Any:
    """The exercises, with a note of each that this process had to build itself."""

    def built_here(place: int) -> Any:
        asked.append(place)
        return build(place)

    return exercises_built(assignment, SECRET, built_here, places)


def test_two_processes_build_the_same_bytes_as_one(assignment: Path) -> None:
    loaded, here = load_assignment_spec(assignment), list[int]()
    shared = built_for_class(loaded, SECRET, partial(counting, here, assignment))
    assert dumps(shared) == dumps(built_for_class(loaded, SECRET))
    assert here == []


def test_what_a_worker_cannot_build_is_built_here_and_told(assignment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, here = load_assignment_spec(assignment), list[int]()
    fault = Fault(assignment, 5, "cases", "no draw is fair", "Draw more.")

    def unfair(exercise: Any, built: Any) -> Any:
        return iter([fault] if exercise.spec.id == IDS[2] else [])

    monkeypatch.setattr(fair, "unfair", unfair)
    monkeypatch.setattr(fair, "MAX_FAIR_TRIES", 2)
    with pytest.raises(SpecFaults) as told:
        built_for_class(loaded, SECRET, partial(counting, here, assignment))
    assert (told.value.faults, here) == ((fault,), [2])
    with exercise_worker(assignment, SECRET) as work:
        assert work(2) is None


def test_few_exercises_are_built_where_they_are_asked_for(assignment: Path) -> None:
    here: list[int] = []
    loaded = load_assignment_spec(assignment)
    built = list(counting(here, assignment, lambda place: loaded, range(3)))
    assert (len(built), here) == (3, [0, 1, 2])


def test_all_faults_of_the_last_unfair_draw_are_told_and_only_the_first_is_looked_for_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def unfair(exercise: Any, built: int) -> Any:
        for number in (1, 2):
            looked.append(built)
            yield Fault(Path("a.yaml"), number, "", "", "")

    draws = iter(range(9))
    first_fair: Any = fair.first_fair  # numbers stand for exercises here
    monkeypatch.setattr(fair, "unfair", unfair)
    monkeypatch.setattr(fair, "MAX_FAIR_TRIES", 3)
    with pytest.raises(SpecFaults) as told:
        first_fair(None, lambda _: next(draws), None)
    assert [fault.line for fault in told.value.faults] == [1, 2]
    assert looked == [0, 1, 2, 2]
