"""Reference functions at the edge of floats, against SciPy, NumPy, scikit-learn and exact fractions."""

import math
from fractions import Fraction
from random import Random

import numpy as np
import pytest
import scipy.stats
from scipy.special import expit, log_expit

from reference.bayes.gaussian import gaussian_naive_bayes
from reference.bayes.naive import naive_bayes
from reference.bayes_nets.inference import enumeration
from reference.ensembles.boosting import adaboost_update
from reference.ensembles.voting import majority_vote_error
from reference.evaluation.losses import cross_entropy, divergence, informational_loss
from reference.instances.weighted import distance_weighted_knn, weighted_vote
from reference.linear.logistic import log_likelihood, logistic, reweighted
from reference.linear.regression import linear_regression
from reference.neural.units import sigmoid, sigmoid_slope
from reference.preprocessing.encoding import one_hot, one_hot_rows
from reference.probability.gaussian import gaussian_pdf, log_gaussian_pdf
from reference.probability.moments import binomial_pmf
from reference.statistics.descriptive import mean, mean_variance, pearson, variance
from reference.statistics.quantiles import t_beyond, t_quantile

SCORES = [0, 1, -1, 36.7, -36.7, 40, -40, 300, -300, 745, -745, 2000, -2000]


@pytest.mark.parametrize(
    ("r", "n", "p"),
    [
        (515, 1030, 0.5),
        (500, 1000, 0.3),
        (0, 0, 0.5),
        (3, 3, 1.0),
        (0, 7, 0.0),
        (1, 7, 0.0),
        (10, 1_000_000, 1e-5),
        (400_000, 1_000_000, 0.4),
        (1001, 2002, 0.5),
        (1000, 2000, 0.5),
        (2, 3, 1e-300),
    ],
)
def test_a_binomial_probability_is_that_of_scipy_for_counts_of_any_size(r: int, n: int, p: float) -> None:
    assert binomial_pmf(r, n, p) == pytest.approx(scipy.stats.binom.pmf(r, n, p), rel=1e-11, abs=0)


def test_a_binomial_probability_is_the_exact_one() -> None:
    random = Random(5)
    for _ in range(40):
        n = random.choice([random.randint(0, 60), random.randint(95, 300)])
        r, p = random.randint(0, n), random.random()
        exact = math.comb(n, r) * Fraction(p) ** r * (1 - Fraction(p)) ** (n - r)
        assert binomial_pmf(r, n, p) == pytest.approx(float(exact), rel=1e-13, abs=0)


@pytest.mark.parametrize(("n", "e"), [(1101, 0.4), (1, 0.2), (1100, 0.5), (2001, 0.49), (9, 0.0), (9, 1.0)])
def test_the_error_of_a_large_vote_is_the_tail_of_scipy(n: int, e: float) -> None:
    expected = scipy.stats.binom.sf((n + 1) // 2 - 1, n, e)
    assert majority_vote_error(n, e) == pytest.approx(expected, rel=1e-10, abs=0)


@pytest.mark.parametrize("z", SCORES)
def test_sigmoid_logistic_and_slope_keep_their_digits_far_from_zero(z: float) -> None:
    assert (sigmoid(z), logistic(z)) == pytest.approx((expit(z), expit(z)), rel=1e-14, abs=1e-320)
    assert sigmoid_slope(z) == pytest.approx(expit(z) * expit(-z), rel=1e-13, abs=1e-320)


@pytest.mark.parametrize("score", SCORES)
@pytest.mark.parametrize("label", [0, 1])
def test_the_log_likelihood_of_a_label_is_that_of_scipy(score: float, label: int) -> None:
    assert log_likelihood((score,), [((), label)]) == pytest.approx(log_expit(score if label else -score), rel=1e-14)


def test_labels_far_from_a_line_still_move_it() -> None:
    examples = [((0.0,), 0), ((1.0,), 1), ((45.0,), 1)]  # with these weights the last has P = 1 in floats
    moved = reweighted((-1.0, 1.0), examples)
    x = np.array([[1, 0], [1, 1], [1, 45]], dtype=np.longdouble)
    scores = x @ np.array([-1, 1], dtype=np.longdouble)
    shares = 1 / (2 + np.exp(scores) + np.exp(-scores))
    errors = np.array([-1 / (1 + np.exp(-scores[0])), *(1 / (1 + np.exp(scores[1:])))])
    bend, slope = x.T @ (shares[:, None] * x), x.T @ errors
    step = np.linalg.solve(bend.astype(float), slope.astype(float))
    assert moved == pytest.approx([-1 + step[0], 1 + step[1]], rel=1e-9)


@pytest.mark.parametrize("offset", [0.0, 1e6, 1e8, -1e8, 1e12])
def test_a_least_squares_line_has_the_same_slope_wherever_its_points_lie(offset: float) -> None:
    apart, ys = [0.0, 1.0, 2.0, 4.0], [1.0, 2.5, 2.0, 6.0]
    at_home, moved = linear_regression([[x] for x in apart], ys), linear_regression([[offset + x] for x in apart], ys)
    assert moved[1] == pytest.approx(at_home[1], rel=1e-14)
    assert moved[1] == pytest.approx(scipy.stats.linregress(apart, ys).slope)
    assert moved[0] == pytest.approx(at_home[0] - at_home[1] * offset, rel=1e-14)


def test_small_units_and_two_attributes_far_away_are_fitted_as_by_numpy() -> None:
    random = Random(3)
    points = [[random.random(), random.random()] for _ in range(9)]
    ys = [random.random() for _ in points]
    expected = np.linalg.lstsq(np.array([[1, *x] for x in points]), np.array(ys), rcond=None)[0]
    assert linear_regression(points, ys) == pytest.approx(expected, rel=1e-9)
    far = linear_regression([[1e8 + 1024 * a, 1e-12 * b] for a, b in points], ys)
    assert far[1:] == pytest.approx([expected[1] / 1024, expected[2] * 1e12], rel=1e-7)  # 1e8 + x rounds x


def test_certain_forecasts_cost_nothing_or_everything() -> None:
    assert (cross_entropy([1, 0], [1, 0]), cross_entropy([0.5, 0.5], [1, 0])) == (0, math.inf)
    assert informational_loss([{"a": 1.0, "b": 0.0}, {"a": 1.0, "b": 0.0}], ["a", "b"]) == math.inf
    with pytest.raises(ValueError, match="class that occurs"):
        informational_loss([{"a": 1.0}], ["b"])
    for size in range(1, 30):
        assert 0 <= divergence([1 / size] * size, [1 / size] * size) < 1e-15


@pytest.mark.parametrize("x", [-1e6, -1000.0, 2.5, 5.0, 1000.0, 1e8])
def test_posteriors_are_right_where_every_density_is_zero(x: float) -> None:
    columns = {"a": [1.0, 2.0, 3.0], "b": [4.0, 6.0, 8.0]}
    rows = [{"x": value, "class": label} for label, values in columns.items() for value in values]
    logs = [scipy.stats.norm.logpdf(x, np.mean(each), np.std(each, ddof=1)) for each in columns.values()]
    expected = np.exp(logs - np.logaddexp(*logs))
    assert list(gaussian_naive_bayes(rows, "class", {"x": x}).values()) == pytest.approx(expected, rel=1e-9)


def test_densities_of_tiny_and_huge_spreads_are_those_of_scipy() -> None:
    for scale in (1e-300, 1e-8, 1.0, 1e8, 1e200):
        assert gaussian_pdf(scale, 0, sd=scale) == pytest.approx(scipy.stats.norm.pdf(1) / scale, rel=1e-14)
        assert log_gaussian_pdf(40 * scale, 0, sd=scale) == pytest.approx(scipy.stats.norm.logpdf(40) - math.log(scale))


@pytest.mark.parametrize("weight", ["1/d", "1/d^2", "gauss"])
@pytest.mark.parametrize("scale", [1e-180, 1e-9, 1.0, 100.0, 1e180])
def test_weighted_neighbours_do_not_depend_on_the_unit(weight: str, scale: float) -> None:
    points, targets = [(1.0,), (2.0,), (4.0,)], [3.0, 5.0, 9.0]
    moved = [(scale * x,) for (x,) in points]
    at_home = distance_weighted_knn(points, targets, (0.0,), 3, weight)
    assert distance_weighted_knn(moved, targets, (0.0,), 3, weight, sigma=scale) == pytest.approx(at_home, rel=1e-12)
    assert weighted_vote(moved, ["u", "v", "v"], (0.0,), 3, weight, sigma=scale) in ("u", "v")


def test_gaussian_weights_far_away_keep_their_ratio() -> None:
    # exp(-10000) and exp(-10002.0001): the mean has the shares of 1 and exp(-2.0001)
    share = 1 / (1 + math.exp(-2.0001))
    assert distance_weighted_knn([(100.0,), (100.01,)], [1.0, 0.0], (0.0,), 2, "gauss") == pytest.approx(share)


@pytest.mark.parametrize("df", [0.5, 1, 2, 4.5, 9, 30.25, 1000, 1e6, math.inf])
@pytest.mark.parametrize("confidence", [0.01, 0.5, 0.95, 0.999, 1 - 1e-9])
@pytest.mark.parametrize("sided", [1, 2])
def test_quantiles_of_any_degrees_of_freedom_are_those_of_scipy(df: float, confidence: float, sided: int) -> None:
    rest = (1 - confidence) / sided
    expected = scipy.stats.norm.isf(rest) if math.isinf(df) else scipy.stats.t.isf(rest, df)
    found = t_quantile(df, confidence, sided=sided)
    assert found == pytest.approx(expected, rel=1e-9, abs=1e-12)
    if not math.isinf(df):
        assert math.isclose(t_beyond(abs(found), df) / 2, min(rest, 1 - rest), rel_tol=1e-7)


@pytest.mark.parametrize(("df", "confidence"), [(0, 0.9), (-1, 0.9), (5, 0), (5, 1), (math.nan, 0.5)])
def test_quantiles_that_are_not_defined_are_refused(df: float, confidence: float) -> None:
    with pytest.raises(ValueError, match="degrees of freedom"):
        t_quantile(df, confidence)


def test_a_correlation_is_never_beyond_one_and_a_line_has_it() -> None:
    random = Random(2)
    for _ in range(300):
        x = [random.uniform(-5, 5) for _ in range(random.randint(2, 6))]
        line = [1 - 2 * value for value in x]
        assert -1 <= pearson(x, line) <= -1 + 1e-12
        assert pearson(x, x) == pytest.approx(1, rel=1e-15)
        assert -1 <= pearson(x, [random.random() for _ in x]) <= 1


@pytest.mark.parametrize("scale", [1e-300, 1e-160, 1.0, 1e160])
def test_a_correlation_does_not_depend_on_the_unit(scale: float) -> None:
    x, y = [1.0, 2.0, 4.0, 7.0], [2.0, 1.0, 5.0, 3.0]
    assert pearson([scale * a for a in x], y) == pytest.approx(scipy.stats.pearsonr(x, y).statistic, rel=1e-12)
    assert pearson([1e8 + a for a in x], y) == pytest.approx(scipy.stats.pearsonr(x, y).statistic, rel=1e-9)


@pytest.mark.parametrize("value", [0.1, 0.2, 1 / 3, 123.456, 1e8 + 0.1, 1e-300])
def test_equal_values_have_themselves_as_mean_and_no_spread(value: float) -> None:
    for size in range(2, 30):
        assert (mean([value] * size), variance([value] * size)) == (value, 0)
        with pytest.raises(ValueError, match="all equal"):
            pearson([value] * size, list(range(size)))


def test_a_spread_far_from_zero_is_that_of_exact_arithmetic() -> None:
    values = [1e8 + 0.1, 1e8 + 0.2, 1e8 + 0.4]
    centre = sum(map(Fraction, values)) / 3
    exact = sum((Fraction(value) - centre) ** 2 for value in values) / 2
    assert mean_variance(values)[:2] == pytest.approx((float(centre), float(exact)), rel=1e-7)


def test_numbers_are_coded_as_values_and_truth_as_one_number() -> None:
    assert (one_hot(1, [0, 1]), one_hot(0, [0, 1]), one_hot(1.0, [0.0, 1.0])) == ([0, 1], [1, 0], [0, 1])
    assert one_hot_rows([{"n": 0, "b": False}], {"n": [0, 1], "b": [False, True]}) == [[1, 0, 0]]


def test_evidence_on_the_asked_node_decides_it() -> None:
    wet = {
        "values": ["t", "f"],
        "parents": ["rain"],
        "table": [[["t"], {"t": 1.0, "f": 0.0}], [["f"], {"t": 0.5, "f": 0.5}]],
    }
    net = {"rain": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.2, "f": 0.8}]]}, "wet": wet}
    assert enumeration(net, "rain", {"rain": "f", "wet": "t"}) == {"t": 0.0, "f": 1.0}
    with pytest.raises(ValueError, match="all zero"):
        enumeration(net, "wet", {"rain": "t", "wet": "f"})


def test_unseen_values_and_certain_models_are_told_apart() -> None:
    rows = [{"a": "u", "class": "x"}, {"a": "v", "class": "y"}]
    with pytest.raises(ValueError, match="all zero"):
        naive_bayes(rows, "class", {"a": "w"})
    assert naive_bayes(rows, "class", {"a": "w"}, laplace=1) == {"x": 0.5, "y": 0.5}
    with pytest.raises(ValueError, match="knows a"):
        naive_bayes([{"a": None, "class": "x"}, {"a": "u", "class": "y"}], "class", {"a": "u"})
    for correct in ([True, True], [False, False]):
        with pytest.raises(ValueError, match="no finite vote"):
            adaboost_update([0.5, 0.5], correct)
