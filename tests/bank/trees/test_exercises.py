"""The tree exercises against solutions of another hand, which break ties their own way: all of them get full marks."""

from collections.abc import Iterator

import pytest

from grader.codec.decode import decode
from grader.sandbox.run import Sandbox
from tests.banked import SECRETS, built, result_on
from tests.grading import explanations

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

GAIN = """
from collections import Counter
from math import log2

def bits(counts):
    total = sum(counts)
    return sum(n * log2(total / n) for n in counts if n) / total if total else 0.0

def gain(rows, name, target):
    groups = {}
    for row in rows:
        groups.setdefault(row[name], []).append(row[target])
    left = sum(len(group) * bits(Counter(group).values()) for group in groups.values()) / len(rows)
    return bits(Counter(row[target] for row in rows).values()) - left
"""
LAST_OF_TIES = """
def best(rows, names, target):
    chosen, most = None, -1.0
    for name in names:
        found = gain(rows, name, target)
        if found >= most - 1e-12:
            chosen, most = name, max(found, most)
    return chosen
"""
SOLUTIONS = {  # exercise: solutions by what is special about them
    "trees.gain_ratio": {
        "pandas": """
import numpy as np
import pandas as pd

def bits(column):
    p = column.value_counts(normalize=True).to_numpy()
    return -(p * np.log2(p)).sum()

def gain_ratio(rows, attribute, target):
    table = pd.DataFrame(rows)
    if table[attribute].nunique() == 1:
        return 0
    left = sum(len(part) / len(table) * bits(part[target]) for _, part in table.groupby(attribute))
    return (bits(table[target]) - left) / bits(table[attribute])
""",
        "natural logarithms and joint entropy": """
from collections import Counter
from math import log

def h(items):
    n = len(items)
    return -sum(k / n * log(k / n) for k in Counter(items).values())

def gain_ratio(rows, attribute, target):
    a, c = [row[attribute] for row in rows], [row[target] for row in rows]
    return (h(a) + h(c) - h(list(zip(a, c)))) / h(a) if len(set(a)) > 1 else 0.0
""",
    },
    "trees.best_attribute": {
        "the last of a tie": GAIN
        + LAST_OF_TIES
        + """
def best_attribute(rows, target):
    return best(rows, [name for name in rows[0] if name != target], target)
""",
        "least left, the alphabetically first": GAIN
        + """
def best_attribute(rows, target):
    return min(sorted(set(rows[0]) - {target}), key=lambda name: round(-gain(rows, name, target), 9))
""",
    },
    "trees.attribute_ranking": {
        "ties by name": GAIN
        + """
def attribute_ranking(rows, target):
    names = sorted(set(rows[0]) - {target}, reverse=True)
    return tuple(sorted(names, key=lambda name: -gain(rows, name, target)))
""",
        "an array": GAIN
        + """
import numpy as np
def attribute_ranking(rows, target):
    names = np.array([name for name in rows[0] if name != target])
    return names[np.argsort([-gain(rows, name, target) for name in names])]
""",
    },
    "trees.split_rows": {
        "sets by value": """
def split_rows(rows, attribute):
    parts = {}
    for number, row in enumerate(rows):
        parts.setdefault(row[attribute], set()).add(number)
    return parts
""",
        "tuples, from the last row backwards": """
def split_rows(rows, attribute):
    parts = {}
    for number in reversed(range(len(rows))):
        parts[rows[number][attribute]] = (*parts.get(rows[number][attribute], ()), number)
    return set(parts.values())
""",
    },
    "trees.id3_tree": {
        "the last of a tie, bare form, no empty branches": GAIN
        + LAST_OF_TIES
        + """
def grow(rows, names, target):
    labels = Counter(row[target] for row in rows)
    if len(labels) == 1 or all(len({row[name] for row in rows}) == 1 for name in names):
        return max(sorted(labels), key=labels.get)
    name = best(rows, names, target)
    left = [each for each in names if each != name]
    return {name: {value: grow([row for row in rows if row[name] == value], left, target)
                   for value in {row[name] for row in rows}}}

def id3_tree(rows, target):
    return grow(rows, [name for name in rows[0] if name != target], target)
""",
        "Mitchell's, with every value and to the last attribute": GAIN
        + """
def id3_tree(rows, target):
    domains = {name: {row[name] for row in rows} for name in rows[0] if name != target}

    def grow(rows, names):
        label = Counter(row[target] for row in rows).most_common(1)[0][0]
        if all(row[target] == label for row in rows) or not names:
            return {"label": label}
        name = max(names, key=lambda name: round(gain(rows, name, target), 10))
        below = {}
        for value in domains[name]:
            part = [row for row in rows if row[name] == value]
            below[value] = grow(part, names - {name}) if part else {"label": label}
        return {"test": name, "branches": below, "label": label}

    return grow(rows, set(domains))
""",
        "objects": GAIN
        + LAST_OF_TIES
        + """
class Node:
    def __init__(self, test=None, branches=None, label=None):
        self.test, self.branches, self.label = test, branches or {}, label

def grow(rows, names, target):
    labels = Counter(row[target] for row in rows)
    names = [name for name in names if len({row[name] for row in rows}) > 1]
    if len(labels) == 1 or not names:
        return Node(label=labels.most_common()[0][0])
    name = best(rows, names, target)
    values = {row[name] for row in rows}
    return Node(name, {value: grow([row for row in rows if row[name] == value], names, target) for value in values})

def id3_tree(rows, target):
    return grow(rows, [name for name in rows[0] if name != target], target)
""",
    },
    "trees.fixed_order_tree": {
        "bare form": """
def fixed_order_tree(rows, order, target):
    labels = {row[target] for row in rows}
    if len(labels) == 1:
        return labels.pop()
    parts = {}
    for row in rows:
        parts.setdefault(row[order[0]], []).append(row)
    return {order[0]: {value: fixed_order_tree(part, order[1:], target) for value, part in parts.items()}}
""",
    },
    "trees.id3_model": {
        "a tree without empty branches, the last of a tie": GAIN
        + LAST_OF_TIES
        + """
class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
        self.names = [name for name in rows[0] if name != target]
        return self

    def predict(self, rows):
        return [self.label(row, self.rows, self.names) for row in rows]

    def label(self, row, rows, names):
        labels = Counter(each[self.target] for each in rows)
        most = max(sorted(labels, reverse=True), key=labels.get)
        names = [name for name in names if len({each[name] for each in rows}) > 1]
        if len(labels) == 1 or not names:
            return most
        name = best(rows, names, self.target)
        below = [each for each in rows if each[name] == row[name]]
        return self.label(row, below, names) if below else most
""",
        "empty branches, tests to no purpose": GAIN
        + """
class Tree:
    def fit(self, rows, target):
        self.domains = {name: sorted({row[name] for row in rows}) for name in rows[0] if name != target}
        self.root = self.grow(rows, sorted(self.domains), target)

    def grow(self, rows, names, target):
        label = Counter(row[target] for row in rows).most_common(1)[0][0]
        if all(row[target] == label for row in rows) or not names:
            return label
        name = max(names, key=lambda name: round(gain(rows, name, target), 10))
        left = [each for each in names if each != name]
        parts = {value: [row for row in rows if row[name] == value] for value in self.domains[name]}
        return name, {value: self.grow(part, left, target) if part else label for value, part in parts.items()}

    def predict(self, rows):
        found = []
        for row in rows:
            node = self.root
            while isinstance(node, tuple):
                node = node[1][row[node[0]]]
            found.append(node)
        return tuple(found)
""",
    },
    "trees.tree_rules": {
        "Prolog text": """
def tree_rules(tree, target, body=()):
    if isinstance(tree, str):
        tests = ", ".join(f"{name}(Case, {value})" for name, value in body)
        return [f"{target}(Case, {tree}) :- {tests}." if body else f"{target}(Case, {tree})."]
    found = []
    for value, below in reversed(tree["branches"].items()):
        found += tree_rules(below, target, ((tree["test"], value), *body))
    return found
""",
        "tuples, a stack": """
def tree_rules(tree, target):
    rules, stack = set(), [((), tree)]
    while stack:
        body, node = stack.pop()
        if isinstance(node, dict):
            stack += [(body + ((node["test"], "X", value),), below) for value, below in node["branches"].items()]
        else:
            rules.add(((target, "X", node), body))
    return rules
""",
    },
    "trees.id3_splits": {
        "recursive, the last of a tie": GAIN
        + LAST_OF_TIES
        + """
def id3_splits(rows, target, path=()):
    names = [name for name in rows[0] if name != target and len({row[name] for row in rows}) > 1]
    if not names or len({row[target] for row in rows}) == 1:
        return []
    name = best(rows, names, target)
    found = [{"path": list(path), "attribute": name, "gain": gain(rows, name, target)}]
    for value in sorted({row[name] for row in rows}):
        found += id3_splits([row for row in rows if row[name] == value], target, (*path, (name, value)))
    return found
""",
        "a stack, paths as dicts, bare tuples": GAIN
        + """
def id3_splits(rows, target):
    stack, found = [({}, rows)], []
    while stack:
        path, here = stack.pop()
        names = [name for name in here[0] if name != target and len({row[name] for row in here}) > 1]
        if names and len({row[target] for row in here}) > 1:
            name = max(sorted(names), key=lambda name: round(gain(here, name, target), 10))
            found.append((path, name, gain(here, name, target)))
            values = sorted({row[name] for row in here}, reverse=True)
            stack += [({**path, name: value}, [row for row in here if row[name] == value]) for value in values]
    return found
""",
    },
}
CODED = [(id_, how) for id_, solutions in SOLUTIONS.items() for how in solutions]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.mark.in_turn
@pytest.mark.parametrize("secret", [SECRETS[0], pytest.param(SECRETS[1], marks=pytest.mark.slow)])
@pytest.mark.parametrize(("id_", "how"), CODED)
def test_a_right_solution_gets_full_marks(sandbox: Sandbox, id_: str, how: str, secret: bytes) -> None:
    result = result_on(sandbox, built(id_, secret), SOLUTIONS[id_][how])
    failed = [(case.name, case.call, case.message, case.observed) for case in result.cases if not case.passed]
    assert failed == []
    assert result.score == result.points


@pytest.mark.parametrize("secret", SECRETS)
def test_a_hand_calculation_with_rounded_parts_gets_full_marks(sandbox: Sandbox, secret: bytes) -> None:
    exercise = built("trees.gain_by_hand", secret)
    parts = {part.name: decode(part.expected) for part in exercise.parts}
    entropy, soil, sun = (round(parts[name], 3) for name in ("entropy", "left_soil", "left_sun"))
    gains = {"gain_soil": f"{entropy - soil:.3f}", "gain_sun": f"{entropy - sun:.3f}"}
    best = "soil" if entropy - soil > entropy - sun else "sun"
    written = {
        "entropy": str(entropy),
        "left_soil": f"{soil}".replace(".", ","),
        "left_sun": str(sun),
        "best": best.title(),
    }
    result = result_on(sandbox, exercise, "", {**written, **gains})
    assert result.score == result.points, [(case.name, case.message) for case in result.cases]


def test_what_follows_from_a_wrong_part_of_a_hand_calculation_earns_its_points(sandbox: Sandbox) -> None:
    exercise = built("trees.gain_by_hand")
    parts = {part.name: decode(part.expected) for part in exercise.parts}
    soil = parts["left_soil"] / 2  # a slip
    gains = {"soil": parts["entropy"] - soil, "sun": parts["gain_sun"]}
    written = {**parts, "left_soil": soil, "gain_soil": gains["soil"], "best": max(gains, key=gains.get)}
    result = result_on(sandbox, exercise, "", {name: str(value) for name, value in written.items()})
    assert [case.part for case in result.cases if not case.passed] == ["left_soil"]
    lost = next(part.points for part in exercise.parts if part.name == "left_soil")
    assert result.score == result.points - lost


def test_a_library_that_computes_entropies_is_not_allowed(sandbox: Sandbox) -> None:
    code = SOLUTIONS["trees.gain_ratio"]["natural logarithms and joint entropy"]
    code = code.replace("def h(items):\n", "def h(items):\n    import sklearn\n")
    result = result_on(sandbox, built("trees.gain_ratio"), code)
    assert result.score == 0
    assert {case.reason for case in result.cases} <= {"source", "error"}


@pytest.mark.in_turn
def test_a_tree_with_a_right_root_and_a_slip_below_earns_in_part(sandbox: Sandbox) -> None:
    code = SOLUTIONS["trees.id3_tree"]["the last of a tie, bare form, no empty branches"]
    careless = code.replace(
        "    name = best(", "    names = names if len(rows) > 5 else sorted(names)[:1]\n    name = best("
    )
    result = result_on(sandbox, built("trees.id3_tree"), careless)
    assert 0 < result.score < result.points


MISTAKEN = {  # how a node chooses, among names and rows: the known mistake that this is
    "max(names, key=lambda name: round(gain(rows, name, target) / (split(rows, name) or 1), 9))": "gain ratio",
    "min(names, key=lambda name: round(gini(rows, name, target), 9))": "Gini index",
}
GROWN_BY = (
    GAIN
    + """
def split(rows, name):
    return bits(Counter(row[name] for row in rows).values())

def gini(rows, name, target):
    groups = {}
    for row in rows:
        groups.setdefault(row[name], Counter())[row[target]] += 1
    return sum(g.total() - sum(n * n for n in g.values()) / g.total() for g in groups.values())

def id3_tree(rows, target):
    domains = {name: {row[name] for row in rows} for name in rows[0] if name != target}

    def grow(rows, names):
        label = max(Counter(row[target] for row in rows).items(), key=lambda item: item[::-1])[0]
        names = [name for name in names if len({row[name] for row in rows}) > 1]
        if not names or all(row[target] == label for row in rows):
            return label
        name = CHOSEN
        left = [each for each in names if each != name]
        parts = {value: [row for row in rows if row[name] == value] for value in domains[name]}
        return {name: {value: grow(part, left) if part else label for value, part in parts.items()}}

    return grow(rows, list(domains))
"""
)


@pytest.mark.in_turn
@pytest.mark.parametrize("choice", MISTAKEN)
def test_a_mistaken_tree_is_named_whatever_its_ties_and_empty_branches(sandbox: Sandbox, choice: str) -> None:
    result = result_on(sandbox, built("trees.id3_tree"), GROWN_BY.replace("CHOSEN", choice))
    assert result.score < result.points
    assert [finding.name for finding in explanations(result)] == [MISTAKEN[choice]]


def test_the_column_itself_is_no_partition_of_the_rows(sandbox: Sandbox) -> None:
    echo = "def split_rows(rows, attribute):\n    return [row[attribute] for row in rows]\n"
    assert result_on(sandbox, built("trees.split_rows"), echo).score == 0


LOOKED_UP = """
class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
        self.usual = max(row[target] for row in rows)

    def predict(self, rows):
        return [next((s[self.target] for s in self.rows if row.items() <= s.items()), self.usual) for row in rows]
"""


@pytest.mark.in_turn
def test_a_table_that_is_looked_up_is_no_tree(sandbox: Sandbox) -> None:
    result = result_on(sandbox, built("trees.id3_model"), LOOKED_UP)
    # Where every row that is asked about stands in the table, to look it up is right.
    known = ["gains of zero", "rows that contradict each other", "six levels", "one row"]
    assert [case.name for case in result.cases if case.score] == known
    assert result.score < result.points / 10
