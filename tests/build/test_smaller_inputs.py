"""Smaller inputs that are frozen with an assignment: the same that would be worked out, and of no consequence else."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from grader.build.smaller_inputs import with_smaller_cases
from grader.built.document import BuiltAssignment, BuiltExercise, Instance
from grader.built.freeze import dumps, loads
from grader.built.smaller_questions import shrink_rules, way_down
from grader.engine.building_document import released_file
from grader.release.public import public_part
from grader.sandbox.run import Sandbox
from tests.banked import built, result_on
from tests.grading import SAMPLE, demo

NATS = """
from math import log
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts if n)
"""
FIRST_THREE = """
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts[:3] if n)
"""
PAIRS_ONLY = """
from itertools import combinations
def itemset_supports(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    found = {}
    for size in (1, 2):
        for itemset in combinations(items, size):
            support = sum(set(itemset) <= set(basket) for basket in transactions)
            if support >= min_support:
                found[frozenset(itemset)] = support
    return found
"""
WRONG = {
    "everywhere": ("information.entropy", NATS),
    "on larger inputs": ("information.entropy", FIRST_THREE),
    "somewhere in between": ("associations.itemset_supports", PAIRS_ONLY),
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def first_way(exercise: BuiltExercise) -> list[str]:
    """What is asked below the first input, as text."""
    case = exercise.cases[0]
    asked = replace(exercise, properties=())
    return [question.text for question in way_down(shrink_rules(asked, case, case.instances[0]))]


@pytest.mark.slow
@pytest.mark.parametrize("where", WRONG)
def test_whoever_fails_is_shown_what_would_have_been_worked_out(sandbox: Sandbox, where: str) -> None:
    id_, code = WRONG[where]
    frozen = with_smaller_cases(built(id_))
    assert first_way(frozen) == first_way(built(id_))
    assert result_on(sandbox, frozen, code) == result_on(sandbox, built(id_), code)


def with_all_smaller_cases() -> BuiltAssignment:
    return replace(demo(), exercises=tuple(map(with_smaller_cases, demo().exercises)))


def test_it_is_written_and_read_and_a_document_without_it_is_read_too() -> None:
    frozen = with_all_smaller_cases()
    assert loads(dumps(frozen)) == frozen
    assert loads(dumps(demo())) == demo()
    ways = [case.instances[0].smaller for exercise in frozen.exercises for case in exercise.cases]
    assert any(ways)
    assert all(way is not None for way in ways)
    assert not any(below.variants or below.smaller for way in ways for below in way or ())


@pytest.mark.slow
def test_nothing_of_it_is_handed_out() -> None:
    assert public_part(with_all_smaller_cases()) == public_part(demo())


@pytest.mark.in_turn
@pytest.mark.slow
def test_who_releases_again_finds_nothing_changed(tmp_path: Path) -> None:
    assignment = tmp_path / "demo.yaml"
    assignment.write_bytes(SAMPLE.read_bytes())
    first = released_file(assignment, ["ada", "bob"])
    again = released_file(assignment, ["ada", "bob"])
    assert (first.fresh, again.fresh, first.data == again.data) == (True, False, True)
    assert all(each.smaller is not None for one in loads(first.data).exercises for each in firsts(one))


def firsts(exercise: BuiltExercise) -> list[Instance]:
    return [case.instances[0] for case in exercise.cases]
