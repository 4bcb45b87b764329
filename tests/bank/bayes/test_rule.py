"""Tests of `reference.bayes.rule`."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.bayes.rule import (
    BELIEF,
    conditional,
    evidence,
    false_alarm,
    joint,
    joints,
    normalised,
    posterior,
    posterior_of_alarm,
)
from tests.banked import worked_out
from tests.printed import printed

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out
SHARE = st.fractions(Fraction(1, 100), Fraction(99, 100), max_denominator=100)
HYPOTHESES = st.integers(1, 5).flatmap(lambda n: st.tuples(*[st.lists(SHARE, min_size=n, max_size=n)] * 2))
CANCER = {"cancer": Fraction(8, 1000), "healthy": Fraction(992, 1000)}  # Mitchell, section 6.2
POSITIVE = {"cancer": Fraction(98, 100), "healthy": Fraction(3, 100)}


def tables(shares: tuple[list[Fraction], list[Fraction]]) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    prior, likelihood = shares
    return normalised(dict(enumerate(prior))), dict(enumerate(likelihood))


@given(HYPOTHESES.map(tables))
def test_the_posterior_is_read_off_a_joint_table(given_: tuple[dict[int, Fraction], dict[int, Fraction]]) -> None:
    prior, likelihood = given_
    table = {(h, seen): p * (likelihood[h] if seen else 1 - likelihood[h]) for h, p in prior.items() for seen in (0, 1)}
    assert sum(table.values()) == 1
    column = sum(p for (_, seen), p in table.items() if seen)
    assert posterior(prior, likelihood) == {h: table[h, 1] / column for h in prior}


@given(HYPOTHESES.map(tables), SHARE)
def test_posteriors_sum_to_one_whatever_the_scale_of_priors_or_likelihoods(
    given_: tuple[dict[int, Fraction], dict[int, Fraction]], factor: Fraction
) -> None:
    prior, likelihood = given_
    right = posterior(prior, likelihood)
    assert sum(right.values()) == 1
    assert posterior(prior, {h: factor * p for h, p in likelihood.items()}) == right
    assert posterior({h: 7 * p for h, p in prior.items()}, likelihood) == right


@given(HYPOTHESES.map(tables), SHARE)
def test_equal_likelihoods_give_back_the_prior(given_: tuple[dict, dict], p: Fraction) -> None:
    prior, _ = given_
    assert posterior(prior, dict.fromkeys(prior, p)) == prior


@given(HYPOTHESES.map(tables))
def test_equal_priors_leave_the_order_of_the_likelihoods(given_: tuple[dict, dict]) -> None:
    prior, likelihood = given_
    after = posterior(dict.fromkeys(prior, 1), likelihood)
    assert sorted(after, key=after.__getitem__) == sorted(likelihood, key=likelihood.__getitem__)


@given(SHARE, SHARE, SHARE, SHARE)
def test_the_order_of_independent_evidence_is_irrelevant(p: Fraction, a: Fraction, b: Fraction, c: Fraction) -> None:
    prior = {"h": p, "not h": 1 - p}
    first, second = {"h": a, "not h": b}, {"h": c, "not h": a}
    forth = BELIEF.last(prior=prior, likelihoods=[first, second])
    back = BELIEF.last(prior=prior, likelihoods=[second, first])
    assert forth == back
    assert forth.belief == posterior(prior, {h: first[h] * second[h] for h in prior})


@given(SHARE, SHARE, SHARE)
def test_the_chain_of_parts_is_the_posterior(prior: Fraction, sensitivity: Fraction, specificity: Fraction) -> None:
    parts = worked_out("bayes.posterior_by_hand", prior=prior, sensitivity=sensitivity, specificity=specificity)
    hit, other = joint(prior, sensitivity), false_alarm(prior, specificity)
    chain = {"hit": hit, "false_alarm": other, "alarm": evidence(hit, other)}
    assert parts == chain | {"posterior": conditional(hit, chain["alarm"])}
    whole = posterior({1: prior, 0: 1 - prior}, {1: sensitivity, 0: 1 - specificity})
    assert parts["posterior"] == whole[1]


@given(SHARE, SHARE, SHARE)
def test_bayes_rule_applied_twice_returns_what_it_began_with(
    prior: Fraction, likelihood: Fraction, other: Fraction
) -> None:
    total = evidence(joint(prior, likelihood), joint(1 - prior, other))
    after = conditional(joint(prior, likelihood), total)
    assert conditional(joint(after, total), prior) == likelihood


@given(SHARE, SHARE, SHARE)
def test_the_posterior_grows_with_the_prior(prior: Fraction, sensitivity: Fraction, specificity: Fraction) -> None:
    higher = (1 + prior) / 2
    before, after = (posterior_of_alarm(p, sensitivity, specificity) for p in (prior, higher))
    assert before < after


def test_two_positive_tests_of_mitchells_patient() -> None:
    beliefs = [state.belief["cancer"] for state in BELIEF.steps(prior=CANCER, likelihoods=[POSITIVE, POSITIVE])]
    assert beliefs == printed(["0.008", "0.208511", "0.895896"])


def test_a_prior_of_two_to_one_just_outweighs_the_likelihoods_of_wittens_example() -> None:
    likelihood = {"yellowish": Fraction(9, 64), "bluish": Fraction(243, 1000)}
    assert posterior({"yellowish": 2, "bluish": 1}, likelihood)["yellowish"] == printed("0.5365")
    assert posterior({"yellowish": 1, "bluish": 1}, likelihood)["yellowish"] == printed("0.3666")


def test_evidence_that_no_hypothesis_explains_has_no_posterior() -> None:
    with pytest.raises(ValueError, match="no hypothesis explains"):
        posterior({"a": 0.5, "b": 0.5}, {"a": 0, "b": 0})


def test_prior_and_likelihood_name_the_same_hypotheses() -> None:
    with pytest.raises(ValueError, match="same hypotheses"):
        joints({"a": 0.5, "b": 0.5}, {"a": 0.5})
