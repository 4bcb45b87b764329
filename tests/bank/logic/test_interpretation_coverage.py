"""Tests of `reference.logic.interpretation_coverage`."""

from random import Random

from reference.logic.clause_truth import clause_holds
from reference.logic.draws.interpretation_coverage import parties, party_clauses, party_rules
from reference.logic.interpretation_coverage import covered_interpretations, covers_interpretation

ARCH = [["arch"], ["not", ["contains", "T"]], ["not", ["triangle", "T"]]]
FIRST = [["contains", "t1"], ["contains", "r1"], ["triangle", "t1"], ["rectangle", "r1"], ["on", "t1", "r1"]]
SECOND = [["contains", "r3"], ["contains", "r4"], ["rectangle", "r3"], ["rectangle", "r4"], ["on", "r3", "r4"]]


def test_an_interpretation_is_covered_where_every_clause_holds() -> None:
    counts = []
    for seed in range(200):
        random = Random(seed)
        hypothesis, rules, examples = party_clauses(random, [1, 3], 1), party_rules(random, [0, 4]), parties(random)
        covered = covered_interpretations(hypothesis, rules, examples)
        for place, facts in enumerate(examples):
            holds = all(clause_holds(clause, facts, rules=rules)[0] for clause in hypothesis)
            assert (place in covered) == holds
        counts.append(len(covered))
    assert len({*counts}) > 4


def test_the_arch_clause_is_true_in_both_interpretations_of_blockeel() -> None:
    assert covered_interpretations([ARCH], [], [[["arch"], *each] for each in (FIRST, SECOND)]) == [0, 1]
    assert covered_interpretations([ARCH], [], [FIRST, SECOND]) == [1]


def test_its_body_has_an_answer_in_the_first_only() -> None:
    both = [[["arch"], *each] for each in (FIRST, SECOND)]
    assert covered_interpretations([ARCH], [], both, reading="body") == [0]


def test_a_larger_hypothesis_covers_fewer() -> None:
    for seed in range(50):
        hypothesis, examples = party_clauses(Random(seed), [2, 3]), parties(Random(seed))
        more, fewer = (covered_interpretations(part, [], examples) for part in (hypothesis[1:], hypothesis))
        assert {*fewer} <= {*more}
    assert covers_interpretation([], [], [])
