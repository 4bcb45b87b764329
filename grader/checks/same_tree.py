"""The check `same_tree`: one decision tree, whatever form it is written in and whichever branch comes first."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import items_of, leaves_of, pairs_of
from grader.checks.equal import canonical, same_answer
from grader.checks.no_value import judging_value
from grader.checks.numeric import SIX_DECIMALS, Tolerance, float_of, is_near_number, is_number
from grader.checks.option_fields import Inner, flag, read_by, tolerance
from grader.checks.trees import AnswerTree, NotATree, TreeSplit, answer_tree, branch_said
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

TreePath = tuple[str, ...]
BELOW_OPERATORS = ("<", "<=")  # the same test, unless a number of the input is the cut itself


@dataclass(frozen=True, slots=True)
class SameTreeOptions:
    """Whether the counts of the nodes are asked for, and how near thresholds and numbers in leaves must be."""

    counts: bool = field(default=False, metadata=read_by(flag))
    rtol: float = field(default=1e-6, metadata=read_by(tolerance))
    atol: float = field(default=SIX_DECIMALS, metadata=read_by(tolerance))


@dataclass(frozen=True, slots=True)
class TreeRules:
    """The options, and the numbers of the input: `<` and `<=` are one unless the cut is one of these."""

    allowed: Tolerance
    counts: bool
    numbers: frozenset[float]


def same_tree(case: Case, observation: Observation, options: SameTreeOptions) -> Verdict:
    """Right for the same tests, branches and leaves, else the first node that differs, and what of it."""
    if observation.value is None:
        return none_verdict(bool(observation.stdout.strip()))
    try:
        wanted = answer_tree(case.expected)
    except NotATree as found:
        raise TypeError(f"`same_tree` needs a tree to compare with, not {found}") from None
    try:
        given = answer_tree(observation.value)
    except NotATree as odd:
        asked = "Return a tree: a label, or {'test': .., 'branches': {value: subtree}}"
        return wrong("type", f"{asked}. {node_place(odd.path)} stands {odd.found}.")
    allowed = Tolerance(options.rtol, options.atol)
    return tree_difference(wanted, given, TreeRules(allowed, options.counts, frozenset(_numbers(case)))) or RIGHT


def _numbers(case: Case) -> Iterator[float]:
    return (number for leaf in leaves_of(dict(case.args)) if (number := float_of(leaf)) is not None)


def node_place(path: TreePath) -> str:
    """The place of a node in words: the way to it from the root."""
    return f"After {', '.join(path)}" if path else "At the root"


def tree_difference(wanted: AnswerTree, given: AnswerTree, rules: TreeRules, path: TreePath = ()) -> Verdict | None:
    """The verdict on the first node that differs, the root first; None where the trees are the same."""
    place = node_place(path)
    if wanted.test is None or given.test is None:
        return _leaf_difference(wanted, given, rules, place)
    if (verdict := _test_difference(wanted.test, given.test, rules, place)) is not None:
        return verdict
    if rules.counts and not same_counts(wanted.counts, given.counts):
        return wrong("counts", f"{place} the counts of the classes are missing or not right.")
    if extra := [branch.shown for key, branch in given.branches.items() if key not in wanted.branches]:
        return wrong("branch", f"{place} there is a branch {extra[0][:40]!r} that should not be there.")
    if len(given.branches) < len(wanted.branches):  # which is not said: it is part of the answer
        return wrong("branch", f"{place} a branch is missing. There should be one for each value.")
    below = (
        tree_difference(
            branch.tree, given.branches[key].tree, rules, (*path, branch_said(given.test, given.branches[key].shown))
        )
        for key, branch in wanted.branches.items()
    )
    return next((verdict for verdict in below if verdict is not None), None)


def _leaf_difference(wanted: AnswerTree, given: AnswerTree, rules: TreeRules, place: str) -> Verdict | None:
    if given.test is None and wanted.test is not None:
        return wrong("stopped", f"{place} stands a leaf, where the tree should go on. Look at when it stops.")
    if given.test is not None:
        return wrong("needless", f"{place} stands a test, where there should be a leaf. Look at when it stops.")
    if not same_label(wanted.label, given.label, rules.allowed):
        return wrong("label", f"{place} the label of the leaf is not right.")
    if rules.counts and wanted.counts is not None and not same_counts(wanted.counts, given.counts):
        return wrong("counts", f"{place} the counts of the classes are missing or not right.")
    return None


def _test_difference(wanted: TreeSplit, given: TreeSplit, rules: TreeRules, place: str) -> Verdict | None:
    if (wanted.attribute, bool(wanted.operator)) != (given.attribute, bool(given.operator)):
        return wrong("attribute", f"{place} the tree tests {given.shown}, and another test is better there.")
    if not wanted.operator:
        return None
    if not same_cut(wanted.value, given.value, rules.allowed):
        return wrong(
            "threshold", f"{place} the right attribute is tested, {given.shown}, and compared with another value."
        )
    return None if same_operator(wanted, given, rules) else wrong("threshold", _operator_said(given, place))


def _operator_said(given: TreeSplit, place: str) -> str:
    return f"{place} the tree tests {given.shown}. Look at which side a value that equals the threshold belongs to."


def same_cut(wanted: Value, given: Value, allowed: Tolerance) -> bool:
    """Whether two conditions compare with the same value, or with the same set of values."""
    if is_number(wanted):
        return is_near_number(wanted, given, allowed)
    sets = [frozenset(map(canonical, each)) for side in (wanted, given) if (each := _members(side)) is not None]
    return sets[0] == sets[1] if len(sets) == 2 else same_answer(wanted, given)


def _members(value: Value) -> tuple[Value, ...] | None:
    return tuple(value) if isinstance(value, set | frozenset) else items_of(value)


def same_operator(wanted: TreeSplit, given: TreeSplit, rules: TreeRules) -> bool:
    """Whether two conditions on the same cut are one: `<` and `<=` are, where no number of the input is the cut."""
    if wanted.operator == given.operator:
        return True
    if {wanted.operator, given.operator} != set(
        BELOW_OPERATORS
    ):  # `>` and `>=` were exchanged for these when the tree was read
        return False
    return not any(is_near_number(wanted.value, number, rules.allowed) for number in rules.numbers)


def same_label(wanted: Value, given: Value, allowed: Tolerance) -> bool:
    """Whether two leaves say the same: numbers by tolerance, all else exactly."""
    items, own = items_of(wanted), items_of(given)
    if items is not None:
        return (
            own is not None
            and len(items) == len(own)
            and all(same_label(one, other, allowed) for one, other in zip(items, own, strict=True))
        )
    return is_near_number(wanted, given, allowed) if is_number(wanted) else same_answer(wanted, given)


def same_counts(wanted: Value, given: Value) -> bool:
    """Whether two nodes have the same counts, where a class without examples may be left out."""
    if wanted is None:
        return True
    sides = []
    for counts in (wanted, given):
        pairs = pairs_of(counts)
        if pairs is None:
            return same_answer(wanted, given)
        sides.append({canonical(key): canonical(count) for key, count in pairs if float_of(count) != 0})
    return sides[0] == sides[1]


judge_same_tree = judging_value(same_tree)
SAME_TREE = Inner("same_tree", judge_same_tree, SameTreeOptions())
