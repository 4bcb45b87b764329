"""Tests of `reference.bayes.gaussian`."""

from collections import Counter
from random import Random

import numpy as np
import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st
from sklearn.naive_bayes import GaussianNB, MultinomialNB

from reference.bayes.draws.hypotheses import likelihoods, numeric_row, numeric_rows, predictions
from reference.bayes.draws.texts import labels, new_text, texts
from reference.bayes.gaussian import class_mean, class_sd, gaussian_naive_bayes
from reference.bayes.hypotheses import bayes_optimal, label_weights, map_hypotheses
from reference.bayes.multinomial import multinomial_naive_bayes
from reference.bayes.naive import naive_bayes
from reference.bayes.rule import normalised, posterior
from reference.shared.draws.probabilities import distribution
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6).map(Random)
H = ["h1", "h2", "h3", "h4"]
TOPICS = {"sea": ["ship", "salt"], "law": ["court", "judge"], "farm": ["cow"]}


@given(SEEDS)
def test_gaussian_posteriors_are_products_of_scipys_densities(random: Random) -> None:
    rows = numeric_rows(random, ["a", "b", "c"], each=[2, 5])
    row = numeric_row(random, rows)
    scores = {}
    for label in {each["class"] for each in rows}:
        mine = [each for each in rows if each["class"] == label]
        densities = [
            scipy.stats.norm.pdf(x, np.mean([r[name] for r in mine]), np.std([r[name] for r in mine], ddof=1))
            for name, x in row.items()
        ]
        scores[label] = len(mine) / len(rows) * np.prod(densities)
    assert gaussian_naive_bayes(rows, "class", row) == pytest.approx(normalised(scores), rel=1e-9, abs=1e-300)


@given(SEEDS)
def test_with_n_inside_the_variance_it_is_scikit_learns(random: Random) -> None:
    rows = numeric_rows(random, ["a", "b"], each=[3, 6])
    row = numeric_row(random, rows)
    model = GaussianNB(var_smoothing=0).fit([[r["x"], r["y"]] for r in rows], [r["class"] for r in rows])
    theirs = dict(zip(model.classes_, model.predict_proba([[row["x"], row["y"]]])[0], strict=True))
    assert gaussian_naive_bayes(rows, "class", row, ddof=0) == pytest.approx(theirs, rel=1e-6, abs=1e-12)


@given(SEEDS, st.sampled_from([0.5, 3.0]), st.sampled_from([-7.0, 100.0]))
def test_units_of_measurement_change_no_posterior(random: Random, factor: float, shift: float) -> None:
    rows = numeric_rows(random, ["a", "b"])
    row = numeric_row(random, rows)
    moved = [{**each, "x": factor * each["x"] + shift} for each in rows]
    again = gaussian_naive_bayes(moved, "class", {**row, "x": factor * row["x"] + shift})
    assert again == pytest.approx(gaussian_naive_bayes(rows, "class", row), rel=1e-6)


def test_mixed_attributes_multiply_densities_and_shares() -> None:
    rows = [{"x": x, "c": c, "class": k} for x, c, k in [(1, "u", "a"), (3, "v", "a"), (4, "u", "b"), (7, "u", "b")]]
    mixed = gaussian_naive_bayes(rows, "class", {"x": 3.0, "c": "u"})
    nominal = naive_bayes(rows, "class", {"c": "u"})
    numbers = gaussian_naive_bayes(rows, "class", {"x": 3.0})
    assert mixed == pytest.approx(normalised({k: nominal[k] * numbers[k] for k in "ab"}))  # equal priors cancel


def test_a_class_of_one_row_or_of_equal_values_has_no_density() -> None:
    for xs in ([1.0], [2.0, 2.0]):
        rows = [{"x": x, "class": "a"} for x in xs] + [{"x": x, "class": "b"} for x in (1.0, 2.0)]
        with pytest.raises(ValueError, match=r"too few|spread"):
            gaussian_naive_bayes(rows, "class", {"x": 1.5})


def test_the_parts_of_the_hand_calculation_are_the_posterior() -> None:
    healthy, ill = [12.0, 15.0, 11.0], [18.0, 22.0, 20.0]
    rows = [{"x": x, "class": "h"} for x in healthy] + [{"x": x, "class": "i"} for x in ill]
    parts = worked_out("bayes.gaussian_by_hand", healthy=healthy, ill=ill, x=16.0, prior=0.5)
    assert parts["posterior"] == pytest.approx(gaussian_naive_bayes(rows, "class", {"x": 16.0})["i"])
    assert (parts["mean"], parts["sd"]) == (class_mean(rows, "class", "x", "i"), class_sd(rows, "class", "x", "i"))


@given(SEEDS, st.sampled_from([0.5, 1.0]))
def test_texts_get_scikit_learns_posteriors(random: Random, alpha: float) -> None:
    its = labels(random, list(TOPICS), each=[1, 3])
    known = texts(random, its, TOPICS)
    words = new_text(random, known, unknown=[0, 2])
    vocabulary = sorted({word for text in known for word in text})
    counts = [[Counter(text)[word] for word in vocabulary] for text in [*known, words]]
    model = MultinomialNB(alpha=alpha, force_alpha=True).fit(counts[:-1], its)
    theirs = dict(zip(model.classes_, model.predict_proba(counts[-1:])[0], strict=True))
    found = multinomial_naive_bayes(known, its, words, alpha=alpha)
    assert found == pytest.approx(theirs, rel=1e-6, abs=1e-12)
    assert multinomial_naive_bayes(known, its, words[::-1], alpha=alpha) == pytest.approx(found)


@given(SEEDS)
def test_the_most_probable_hypothesis_has_the_largest_posterior(random: Random) -> None:
    prior, likelihood = distribution(random, H), likelihoods(random, H)
    after = posterior(prior, likelihood)
    best = map_hypotheses(likelihood, prior=prior)
    assert {h for h in H if after[h] == pytest.approx(max(after.values()), rel=1e-12)} == set(best)
    assert map_hypotheses(likelihood) == map_hypotheses(likelihood, prior=dict.fromkeys(H, 0.25))
    assert map_hypotheses({h: 3 * p for h, p in likelihood.items()}, prior=prior) == best


@given(SEEDS)
def test_the_optimal_label_is_wrong_least_often(random: Random) -> None:
    after, votes = distribution(random, H), predictions(random, H, ["red", "green", "blue"])
    wrong = {label: sum(p for h, p in after.items() if votes[h] != label) for label in set(votes.values())}
    assert all(wrong[label] == pytest.approx(min(wrong.values())) for label in bayes_optimal(after, votes))
    weights = label_weights(after, votes)
    assert sum(weights.values()) == pytest.approx(1)
    spread = label_weights(after, {h: {label: 1.0} for h, label in votes.items()})
    assert spread == pytest.approx(weights)


@given(SEEDS)
def test_the_parts_of_the_vote_are_the_optimal_classification(random: Random) -> None:
    prior, likelihood = distribution(random, H[:3]), likelihoods(random, H[:3])
    lone, claims = random.choice(H[:3]), random.sample(["ripe", "unripe"], 2)
    parts = worked_out("bayes.vote_by_hand", lone=lone, claim=claims[0], prior=prior, likelihood=likelihood)
    weights = label_weights(posterior(prior, likelihood), {each: claims[each != lone] for each in H[:3]})
    assert parts["ripe"] == pytest.approx(weights["ripe"])
    assert parts["best"] in map_hypotheses(likelihood, prior=prior)
