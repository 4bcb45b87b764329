"""Known mistakes in the search for the split that leaves the least variance."""

import math
from collections.abc import Callable
from fractions import Fraction

from reference.process import Process
from reference.trees.regression import Numbers, Rows, leaf_mean, spread
from reference.trees.variance_split import Domains, Groups, ScanState, exact_variance_left, scan_start, target_groups

Left = Callable[[Groups], float]


def scan_with(
    left_of: Left, *, largest: bool = False, bar: float = math.inf, empty: float | None = None
) -> Process[ScanState]:
    """The scan by another measure, for the largest, with a bar, or with another prediction in empty branches."""

    def successors(state: ScanState, rows: Rows, domains: Domains, target: str) -> tuple[ScanState, ...]:
        if state.seen == len(domains):
            return ()

        def left_by(name: str) -> float:
            return left_of(list(target_groups(rows, name, target, domains[name]).values()))

        attribute = list(domains)[state.seen]
        groups = target_groups(rows, attribute, target, domains[attribute])
        mean = leaf_mean([row[target] for row in rows]) if empty is None else empty
        predictions = {value: leaf_mean(group) if group else mean for value, group in groups.items()}
        left = left_by(attribute)
        best = state.best
        sign = -1 if largest else 1
        if sign * left < (bar if best is None else sign * left_by(best)):
            best = attribute
        return (ScanState(state.seen + 1, attribute, predictions, left, best),)

    return Process(scan_start, successors)


def right_left(groups: Groups) -> float:
    """The variance that is left, as asked."""
    return float(exact_variance_left(groups))


def unweighted_left(groups: Groups) -> float:
    """The plain mean of the variances of the branches that are not empty."""
    filled = [spread(group) for group in groups if group]
    return float(sum(filled, Fraction(0)) / len(filled))


def sample_left(groups: Groups) -> float:
    """Variances divide by n - 1; a single value has none."""
    total = sum(map(len, groups))
    return float(sum((len(group) * sample_variance(group) for group in groups), Fraction(0)) / total)


def sample_variance(group: Numbers) -> Fraction:
    """The variance with divisor n - 1; 0 for a single value."""
    return spread(group) * len(group) / (len(group) - 1) if len(group) > 1 else Fraction(0)


def deviations_left(groups: Groups) -> float:
    """The weighted mean of standard deviations."""
    return math.fsum(len(group) * math.sqrt(spread(group)) for group in groups) / sum(map(len, groups))


def squares_left(groups: Groups) -> float:
    """The sum of squared distances from the means."""
    return right_left(groups) * sum(map(len, groups))


UNWEIGHTED_SCAN = scan_with(unweighted_left)
SAMPLE_SCAN = scan_with(sample_left)
DEVIATION_SCAN = scan_with(deviations_left)
SQUARES_SCAN = scan_with(squares_left)
LARGEST_SCAN = scan_with(right_left, largest=True)
STARTED_AT_ONE = scan_with(right_left, bar=1)
ZERO_IN_EMPTY_BRANCHES = scan_with(right_left, empty=0.0)
