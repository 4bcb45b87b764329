"""Known mistakes about shattering and the VC dimension."""

import math
from collections.abc import Sequence
from itertools import combinations

from reference.theory.shattering import Class, Labelling, labellings, missing_labellings, shatters, vc_dimension


def labellings_found(hypotheses: Class, points: Sequence[int]) -> list[Labelling]:
    """The labellings that do occur."""
    return sorted(labellings(hypotheses, points))


def missing_of_first(hypotheses: Class, points: Sequence[int]) -> list[Labelling]:
    """The labellings of as many instances from the beginning of the domain, whichever are asked for."""
    return missing_labellings(hypotheses, range(len(points)))


def missing_in_domain_order(hypotheses: Class, points: Sequence[int]) -> list[Labelling]:
    """The labellings with the points in the order of the domain, and not as given."""
    return missing_labellings(hypotheses, sorted(points))


def missing_balanced(hypotheses: Class, points: Sequence[int]) -> list[Labelling]:
    """Only labellings with both labels are tried. Kubat's misconception is to try balanced ones alone."""
    return [row for row in missing_labellings(hypotheses, points) if len({*row}) > 1]


def every_set_shattered(hypotheses: Class) -> int:
    """The largest size of which all sets are shattered, where one is enough."""
    size = 0
    places = range(len(hypotheses[0]))
    while size < len(places) and all(shatters(hypotheses, points) for points in combinations(places, size + 1)):
        size += 1
    return size


def log_of_count(hypotheses: Class) -> int:
    """log2 of the number of hypotheses, cut off: a bound, which is rarely reached."""
    return len(hypotheses).bit_length() - 1


def both_labels_occur(hypotheses: Class) -> int:
    """How many instances get both labels, each by itself."""
    return sum(len({*column}) == 2 for column in zip(*hypotheses, strict=True))


def first_instances(hypotheses: Class) -> int:
    """The size of the largest beginning of the domain that is shattered, no other set being tried."""
    size = 0
    while size < len(hypotheses[0]) and shatters(hypotheses, range(size + 1)):
        size += 1
    return size


def rows_counted(hypotheses: Class, points: Sequence[int]) -> int:
    """The hypotheses, not their different labellings."""
    return len(hypotheses)


def all_labellings(hypotheses: Class, points: Sequence[int]) -> int:
    """How many labellings there are, whether they occur or not."""
    return int(2 ** len(points))


def log_rounded_up(hypotheses: Class) -> int:
    """The logarithm rounded up."""
    return vc_ceiling(len(hypotheses))


def vc_ceiling(size: int) -> int:
    """The smallest d with 2**d at least the size."""
    return (size - 1).bit_length()


def natural_log_cut_off(hypotheses: Class) -> int:
    """The natural logarithm of the number of hypotheses, cut off."""
    return math.floor(math.log(len(hypotheses)))


def smallest_not_shattered(hypotheses: Class) -> int:
    """One more: the smallest size of which no set is shattered."""
    return vc_dimension(hypotheses) + 1


def three_points_at_most(points: Sequence[Sequence[int]]) -> bool:
    """Any three points taken to be shattered, as the VC dimension is 3."""
    return len(points) <= 3


def line_separates_some(points: Sequence[Sequence[int]]) -> bool:
    """Some labelling that a line gives taken to be enough: any points."""
    return True


def two_points_at_most(points: Sequence[Sequence[int]]) -> bool:
    """A line goes through two points, so that no more are taken to be shattered."""
    return len(points) <= 2
