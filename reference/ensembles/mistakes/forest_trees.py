"""Known mistakes in growing a tree of a random forest: other orders, other uses of lists, another measure."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from reference.ensembles.forest import TreeState, is_leaf, tree_start
from reference.ensembles.mistakes.learners import least_gini
from reference.information.gain import Rows, class_counts, information_gain
from reference.process import Process
from reference.trees.decision_tree import Path
from reference.trees.gini import gini, gini_left
from reference.trees.id3 import has_no_gain, reached, telling
from reference.trees.splitting import best_attributes, gain_ratio

Choice = Callable[[Rows, str, Sequence[str]], list[str]]
Measure = Callable[[Rows, str, str], float]


def gini_decrease(rows: Rows, attribute: str, target: str) -> float:
    """By how much a split lowers the Gini index."""
    return gini(class_counts(rows, target).values()) - gini_left(rows, attribute, target)


def gain_in_nats(rows: Rows, attribute: str, target: str) -> float:
    """The information gain with natural logarithms."""
    return information_gain(rows, attribute, target, base=math.e)


def ratio_of_gain(rows: Rows, attribute: str, target: str) -> float:
    """The gain ratio of an attribute in which the rows differ."""
    return gain_ratio(rows, attribute, target) or 0.0


def largest_ratio(here: Rows, target: str, candidates: Sequence[str]) -> list[str]:
    """The attributes with the largest gain ratio."""
    ratios = {name: ratio_of_gain(here, name, target) for name in candidates}
    return [name for name, ratio in ratios.items() if math.isclose(ratio, max(ratios.values()), abs_tol=1e-12)]


def largest_gain(here: Rows, target: str, candidates: Sequence[str]) -> list[str]:
    """The attributes with the largest gain, as it should be."""
    return best_attributes(here, target, attributes=candidates)


def gain_above_zero(here: Rows, target: str, candidates: Sequence[str]) -> list[str]:
    """The attributes with the largest gain; none where that is 0."""
    best = largest_gain(here, target, candidates)
    return [] if has_no_gain(here, target, best) else best


def altered_successors(
    state: TreeState,
    rows: Rows,
    target: str,
    drawn: Sequence[int],
    subsets: Sequence[Sequence[str]],
    *,
    choose: Choice = largest_gain,
    measure: Measure = information_gain,
    order: Callable[[Iterable[str]], Iterable[str]] = sorted,
    depth_first: bool = True,
    leaves_take: bool = False,
    useless_count: bool = True,
) -> tuple[TreeState, ...]:
    """The states after the next split of a tree; each option changes one rule of `tree_successors`."""
    bag = [rows[place] for place in drawn]
    values = [] if state.attribute is None else order([row[state.attribute] for row in reached(bag, state.path)])
    below: list[Path] = [(*state.path, (str(state.attribute), value)) for value in dict.fromkeys(values)]
    waiting = (*below, *state.waiting) if depth_first else (*state.waiting, *below)
    used = state.used
    for place, path in enumerate(waiting):
        here = reached(bag, path)
        if is_leaf(here, target):
            used += leaves_take
            continue
        candidates = telling(here, subsets[used])
        used += bool(candidates) or useless_count
        if best := choose(here, target, candidates) if candidates else []:
            rest = waiting[place + 1 :]
            return tuple(TreeState(path, name, measure(here, name, target), used, rest) for name in best)
    return ()


TREE_BY_GINI = Process(tree_start, partial(altered_successors, choose=least_gini, measure=gini_decrease))
TREE_IN_NATS = Process(tree_start, partial(altered_successors, measure=gain_in_nats))
TREE_BY_GAIN_RATIO = Process(tree_start, partial(altered_successors, choose=largest_ratio))
TREE_TELLING_GAIN_RATIO = Process(tree_start, partial(altered_successors, choose=largest_ratio, measure=ratio_of_gain))
TREE_WITHOUT_ZERO_GAIN = Process(tree_start, partial(altered_successors, choose=gain_above_zero))
TREE_BY_LEVELS = Process(tree_start, partial(altered_successors, depth_first=False))
TREE_WITH_BRANCHES_AS_THEY_COME = Process(tree_start, partial(altered_successors, order=list))
TREE_WITH_A_LIST_FOR_EVERY_NODE = Process(tree_start, partial(altered_successors, leaves_take=True))
TREE_THAT_KEEPS_A_USELESS_LIST = Process(tree_start, partial(altered_successors, useless_count=False))
