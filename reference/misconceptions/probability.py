"""Known mistakes with probabilities, joint tables and estimates."""

import math
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from reference.estimates import EstimateState, Row, matching, relative_frequencies
from reference.gaussians import gaussian_pdf
from reference.probability import Evidence, Joint, cells, expectation, marginal, moments, same, selected
from reference.process import Process


def odds(outcomes: Sequence[Any]) -> dict[Any, float]:
    """Each outcome over all the others: odds, not shares."""
    return {value: p / (1 - p) if p < 1 else math.inf for value, p in relative_frequencies(outcomes).items()}


def plain_counts(outcomes: Sequence[Any]) -> dict[Any, float]:
    """The counts, not divided by the number of trials."""
    return {value: p * len(outcomes) for value, p in relative_frequencies(outcomes).items()}


def equally_likely(outcomes: Sequence[Any]) -> dict[Any, float]:
    """One over the number of different outcomes, however often each occurred."""
    return dict.fromkeys(outcomes, 1 / len(set(outcomes)))


def joint_for_conditional(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(event and given): divided by all rows."""
    return len(matching(rows, {**event, **given})) / len(rows)


def condition_turned_around(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(given | event)."""
    return len(matching(rows, {**event, **given})) / len(matching(rows, event))


def condition_ignored(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(event), whatever is given."""
    return len(matching(rows, event)) / len(rows)


def one_added_above(count: float, total: float, values: int) -> float:
    """1 added to the count alone."""
    return (count + 1) / total


def one_added_on_both(count: float, total: float, values: int) -> float:
    """1 added above and 1 below."""
    return (count + 1) / (total + 1)


def two_added_below(count: float, total: float, values: int) -> float:
    """2 added below, as for two outcomes, whatever their number."""
    return (count + 1) / (total + 2)


def nothing_added(count: float, total: float, values: int) -> float:
    """The relative frequency."""
    return count / total


def prior_not_weighted(count: float, total: float, m: float, prior: float) -> float:
    """The prior added without its weight m."""
    return (count + prior) / (total + m)


def weight_added(count: float, total: float, m: float, prior: float) -> float:
    """m added above and below, the prior forgotten."""
    return (count + m) / (total + m)


def weight_not_below(count: float, total: float, m: float, prior: float) -> float:
    """m imagined trials added above only."""
    return (count + m * prior) / total


def estimate_variant(formula: Any) -> Process[EstimateState]:
    """The trace of estimates by another formula."""

    def start(outcomes: Sequence[Any], event: Any, m: float, prior: float) -> EstimateState:
        return EstimateState(0, 0, prior)

    def successors(
        state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
    ) -> tuple[EstimateState, ...]:
        if state.trials == len(outcomes):
            return ()
        trials, hits = state.trials + 1, state.hits + (outcomes[state.trials] == event)
        return (EstimateState(trials, hits, formula(hits, trials, m, prior)),)

    return Process(start, successors)


def frequency(count: float, total: float, m: float, prior: float) -> float:
    """The relative frequency: no prior at all."""
    return count / total


ESTIMATE_BY_FREQUENCY = estimate_variant(frequency)
ESTIMATE_PRIOR_NOT_WEIGHTED = estimate_variant(prior_not_weighted)
ESTIMATE_WEIGHT_ADDED = estimate_variant(weight_added)


def counts_of_combinations(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """How often each combination occurs, not divided."""
    found: dict[tuple[Any, ...], float] = {}
    for row in rows:
        key = tuple(row[name] for name in variables)
        found[key] = found.get(key, 0) + 1
    return found


def product_of_shares(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """The shares of the single values multiplied, as if the variables were independent; of combinations that occur."""
    return {
        key: math.prod(
            len(matching(rows, {name: value})) / len(rows) for name, value in zip(variables, key, strict=True)
        )
        for key in counts_of_combinations(rows, variables)
    }


def share_among_combinations(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """One over the number of combinations that occur, however often each does."""
    found = counts_of_combinations(rows, variables)
    return dict.fromkeys(found, 1 / len(found))


def averaged_out(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The other variables averaged out instead of summed out."""
    added: dict[tuple[Any, ...], list[float]] = {}
    for values, p in cells(joint).items():
        added.setdefault(tuple(values[place] for place in keep), []).append(p)
    return {values: fmean(parts) for values, parts in added.items()}


def largest_kept(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The largest cell instead of the sum: what a dict does that is overwritten or maximised."""
    found: dict[tuple[Any, ...], float] = {}
    for values, p in cells(joint).items():
        key = tuple(values[place] for place in keep)
        found[key] = max(found.get(key, 0), p)
    return found


def last_kept(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The last cell instead of the sum: a dict that is overwritten."""
    return {tuple(values[place] for place in keep): p for values, p in cells(joint).items()}


def cells_not_divided(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target and evidence), not divided by P(evidence)."""
    return {values[0]: p for values, p in marginal(selected(joint, evidence), [target]).items()}


def evidence_ignored(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target), whatever was seen."""
    return {values[0]: p for values, p in marginal(joint, [target]).items()}


def likelihood_of_evidence(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(evidence | target): the condition turned around."""
    alone = evidence_ignored(joint, target, evidence)
    return {value: p / alone[value] for value, p in cells_not_divided(joint, target, evidence).items()}


def pairs_by_first_cell(joint: Joint) -> list[tuple[int, int]]:
    """Pairs judged by one combination of values only, the first."""
    width = len(next(iter(cells(joint))))
    found = []
    for a, b in combinations(range(width), 2):
        values, p = next(iter(marginal(joint, [a, b]).items()))
        if same(p, marginal(joint, [a])[values[:1]] * marginal(joint, [b])[values[1:]]):
            found.append((a, b))
    return found


def pairs_with_all_cells(joint: Joint) -> list[tuple[int, int]]:
    """Pairs all of whose combinations can occur."""
    width = len(next(iter(cells(joint))))
    return [
        (a, b)
        for a, b in combinations(range(width), 2)
        if len(marginal(joint, [a, b])) == len(marginal(joint, [a])) * len(marginal(joint, [b]))
    ]


def unweighted_mean(conditionals: Sequence[float], weights: Sequence[float]) -> float:
    """The plain mean of the conditional probabilities."""
    return fmean(conditionals)


def unweighted_sum(conditionals: Sequence[float], weights: Sequence[float]) -> float:
    """The conditional probabilities added up."""
    return math.fsum(conditionals)


def product_of_all(conditionals: Sequence[float], weights: Sequence[float]) -> float:
    """The products multiplied instead of added."""
    return math.prod(p * weight for p, weight in zip(conditionals, weights, strict=True))


def plain_moments(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """Every value counted alike."""
    return moments(values, [1 / len(values)] * len(values))


def second_moment(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the squares, from which the square of the mean was not taken."""
    squares = expectation([value**2 for value in values], probabilities)
    return (expectation(values, probabilities), squares, math.sqrt(squares))


def root_not_drawn(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """The variance given for the standard deviation."""
    mean, variance, _ = moments(values, probabilities)
    return (mean, variance, variance)


def without_coefficient(r: int, n: int, p: float) -> float:
    """One order of successes and failures only."""
    return float(p**r * (1 - p) ** (n - r))


def failures_left_out(r: int, n: int, p: float) -> float:
    """The factor of the failures left out."""
    return float(math.comb(n, r) * p**r)


def at_most(r: int, n: int, p: float) -> float:
    """At most r successes, instead of just r."""
    return math.fsum(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(r + 1))


def density_of_variance(x: float, mean: float, sd: float) -> float:
    """The standard deviation put where the variance belongs."""
    return gaussian_pdf(x, mean, variance=sd)


def density_half_squared(x: float, mean: float, sd: float) -> float:
    """2 sd in the exponent where 2 sd² belongs."""
    return math.exp(-((x - mean) ** 2) / (2 * sd)) / (sd * math.sqrt(2 * math.pi))


def weight_alone(weights: Sequence[float], chances: Sequence[float], number: int) -> float:
    """The probability of the machine, whether or not the part is faulty."""
    return weights[number - 1]


def chance_alone(weights: Sequence[float], chances: Sequence[float], number: int) -> float:
    """The probability of a fault, given the machine."""
    return chances[number - 1]


def mean_of_three(first: float, second: float, third: float) -> float:
    """The mean of the three ways."""
    return (first + second + third) / 3


def part_itself(part: float, whole: float) -> float:
    """The part, not divided by the whole."""
    return part


def odds_of_part(part: float, whole: float) -> float:
    """The part over the rest: odds."""
    return part / (whole - part)


def cell_of_row(table: Sequence[Sequence[int]], row: int, column: int) -> float:
    """The cell divided by its row."""
    return table[row][column] / sum(table[row])


def sum_of_margins(first: float, second: float) -> float:
    """The margins added instead of multiplied."""
    return first + second


def divided_by_other_margin(part: float, whole: float) -> float:
    """What the whole is not: the part over what is left of 1."""
    return part / (1 - whole)


def joint_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(first and second)."""
    return both / (both + only_first + only_second + neither)


def turned_around_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(second | first)."""
    return both / (both + only_first)


def margin_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(first)."""
    return (both + only_first) / (both + only_first + only_second + neither)


def odds_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """The odds of the first, given the second."""
    return both / only_second
