"""Thresholds, measured: independent right solutions are no lead, renamed and reordered copies are one."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from grader.similar.code import ALIKE_SHARE, REFERENCE_SHARE, code_leads, joined_groups, likenesses, reference_leads
from grader.similar.comparing import prints_of
from grader.similar.likeness import MIN_CODE_CHARACTERS, CodePrint, code_print, likeness_of
from grader.similar.pieces import piece_of, reference_piece
from tests.similar.similar_sample import copied, exercise, independent, sources
from tests.thinned import some

pytestmark = pytest.mark.slow  # the library takes a second to import, and there are hundreds of solutions

STARTED = '''
from math import log2

def helper(x: int) -> int:
    """Ours."""
    return x + 1

def entropy(counts: list[int]) -> float:
    """Entropy.

    entropy([9, 5]) gives 0.94
    """
    ...
'''


def prints(works: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, CodePrint]]:
    """The fingerprints of each student's code, by exercise."""
    return {id_: prints_of({name: piece_of(exercise(id_), sources(text)) for name, text in own.items()})
            for id_, own in works.items()}  # fmt: skip


def taken() -> dict[str, dict[str, str]]:
    """The independent solutions of a sample of the exercises."""
    return {id_: independent()[id_] for id_ in some(independent(), 40)}


def test_there_are_independent_solutions_of_many_exercises() -> None:
    assert len(independent()) > 90
    assert sum(map(len, independent().values())) > 350


@pytest.mark.in_turn
def test_no_two_independent_right_solutions_are_a_lead() -> None:
    found = prints(taken())
    for id_, own in found.items():
        assert list(code_leads({id_: own}, likenesses({id_: own}))) == []


@pytest.mark.in_turn
def test_no_independent_right_solution_is_a_lead_for_being_like_the_reference() -> None:
    found = prints(taken())
    references = prints_of({id_: reference_piece(exercise(id_).reference) for id_ in found})
    assert references.keys() == found.keys()
    assert list(reference_leads(found, references)) == []


@pytest.mark.in_turn
def test_copies_with_other_names_in_another_order_are_leads() -> None:
    shares = []
    for id_, own in taken().items():
        for text in own.values():
            one, other = (piece_of(exercise(id_), sources(each)) for each in (text, copied(text)))
            first = code_print(one)
            if first.size >= MIN_CODE_CHARACTERS:
                shares.append(likeness_of(first, code_print(other)).share)
    assert len(shares) > len(taken())  # most have three or more, some too short to compare
    found = sum(share >= ALIKE_SHARE for share in shares) / len(shares)
    assert found >= (0.96 if len(taken()) == len(independent()) else 0.9), f"only {found:.1%}"  # a sample has its luck


def class_of(size: int, ids: list[str]) -> dict[str, dict[str, str]]:
    """A class in which everybody wrote each exercise in a way of their own."""
    return {id_: {f"s{place}": list(independent()[id_].values())[place] for place in range(size)} for id_ in ids}


def test_in_a_class_the_copyists_are_found_and_nobody_else() -> None:
    ids = sorted(id_ for id_, own in independent().items() if len(own) >= 5)[:8]
    class_ = class_of(5, ids)
    for place, id_ in enumerate(ids):
        class_[id_]["copyist"] = copied(class_[id_]["s2"], place)
    found = prints(class_)
    leads = list(code_leads(found, likenesses(found)))
    assert {lead.students for lead in leads} == {("copyist", "s2")}
    assert (
        len({id_ for lead in leads for id_ in lead.exercises}) >= len(ids) / 2
    )  # the short ones are none by themselves


def test_one_copied_exercise_among_many_is_found() -> None:
    class_ = class_of(4, ["trees.id3_tree", "trees.id3_splits", "linear.perceptron_trace"])
    class_["trees.id3_splits"]["s3"] = copied(class_["trees.id3_splits"]["s0"])
    found = prints(class_)
    [lead] = code_leads(found, likenesses(found))
    assert (lead.students, lead.exercises, lead.share) == (
        ("s0", "s3"),
        ("trees.id3_splits",),
        pytest.approx(1, abs=0.25),
    )
    assert lead.beside is not None
    assert all(lead.beside.marked)


def test_who_hands_in_our_reference_with_other_names_is_a_lead() -> None:
    ours = reference_piece("reference.trees.id3:id3")
    own = {
        "trees.id3_tree": {
            "s1": code_print(copied(ours)),
            "s2": code_print(copied(independent()["trees.id3_tree"]["plain"])),
        }
    }
    leads = list(reference_leads(own, {"trees.id3_tree": code_print(ours)}))
    assert [(lead.students, lead.share is not None and lead.share >= REFERENCE_SHARE) for lead in leads] == [
        (("s1",), True)
    ]


def test_what_students_were_given_is_not_compared() -> None:
    asked = replace(exercise("information.entropy"), provided={"helper": STARTED.partition("def entropy")[0]})
    assert piece_of(asked, sources(STARTED)) == ""
    own = STARTED.replace("...", "return helper(0) - 1 + log2(1)", 1)
    assert piece_of(asked, sources(own)) == "def entropy(counts):\n    return helper(0) - 1 + log2(1)"


def test_what_cannot_be_read_is_no_piece() -> None:
    asked = exercise("information.entropy")
    for text in ("def entropy(c)\n  return 1", "", "\0", "entropy = " + "(" * 500 + ")" * 500, "x = 1\n" * 100_000):
        assert piece_of(asked, sources(text)) == ""


def test_groups_join_through_others() -> None:
    assert joined_groups([("b", "c"), ("x", "y"), ("a", "b")]) == [("a", "b", "c"), ("x", "y")]
