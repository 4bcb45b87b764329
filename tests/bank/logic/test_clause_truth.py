"""Tests of `reference.logic.clause_truth`, and of the verifier for counterexamples."""

from random import Random

import pytest

from reference.flaw import NotReadable
from reference.logic.clause_truth import clause_holds, counterexample
from reference.logic.draws.clause_truth import ship_clause, ship_facts, ship_names
from reference.logic.mistakes.clause_truth import instances, is_false
from reference.logic.verify.clause_truth import counterexample_flaws, has_one_counterexample

FAMILY = [["father", "bob", name] for name in ("ann", "billy", "ken")]
FAMILY += [["mother", "mary", name] for name in ("ann", "billy", "ken")]
PARENTS = [[["parent", "X", "Y"], [[name, "X", "Y"]]] for name in ("father", "mother")]
CHILDREN = [[["child", "X", "Y"], [["parent", "Y", "X"]]]]


def test_a_counterexample_is_found_exactly_where_some_values_make_all_literals_false() -> None:
    for seed in range(60):
        random = Random(seed)
        names = ship_names(random, [1, 3])
        args = {"clause": ship_clause(random, [0, 4]), "facts": ship_facts(random, names), "constants": names}
        wrong = [values for values, truths in instances(**args) if is_false(truths)]
        found = counterexample(**args)
        assert (found in wrong) if wrong else found is None
        assert has_one_counterexample(**args) == (len(wrong) < 2)
        for values, _ in instances(**args):
            assert (counterexample_flaws(values, **args) == []) == (values in wrong)
        assert (counterexample_flaws(None, **args) == []) == (wrong == [])


def test_an_answer_that_is_no_dict_or_lacks_a_variable_is_told_so() -> None:
    args = {"clause": [["old", "X"]], "facts": [], "constants": ["ada"]}
    with pytest.raises(NotReadable, match="a dict"):
        counterexample_flaws(["ada"], **args)
    assert [flaw.reason for flaw in counterexample_flaws({}, **args)] == ["no_constant"]
    assert [flaw.reason for flaw in counterexample_flaws({"X": "X"}, **args)] == ["no_constant"]


@pytest.mark.parametrize(
    "clause",
    ["father(bob, X) :- mother(mary, X)", "mother(mary, X) :- father(bob, X)", "father(bob, X) :- child(X, bob)"],
)
def test_what_blockeel_says_can_be_learned_from_the_family_is_true_there(clause: str) -> None:
    assert clause_holds(clause, FAMILY, rules=[*PARENTS, *CHILDREN]) == (True, None)
    turned = [[["child", "X", "Y"], [["parent", "X", "Y"]]]]  # with the arguments not exchanged, as some read it
    assert clause_holds("father(bob, X) :- child(X, bob)", FAMILY, rules=[*PARENTS, *turned])[0]
    assert not clause_holds(":- child(bob, X)", FAMILY, rules=[*PARENTS, *turned])[0]
