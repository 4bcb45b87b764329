"""Known mistakes with smallest trees: of Boolean functions, and of least depth for a table."""

from collections.abc import Sequence

from reference.information.gain import Rows
from reference.logic.formulas import CONNECTIVES, Formula, evaluate_formula
from reference.trees.bfs_id3 import TreeSearch, shortest_tree, smallest_of_depth
from reference.trees.boolean_trees import as_text, minimal_tree
from reference.trees.decision_tree import Row, Tree
from reference.trees.id3 import fixed_order_tree, id3, is_pure, majorities
from reference.trees.splitting import attributes_of

VALUE = "value of the formula"  # the class column of a truth table; no variable is called so


def truth_table(formula: Formula, variables: Sequence[str]) -> list[dict[str, str]]:
    """All assignments as rows, with the value of the formula as their class."""
    rows: list[dict[str, str]] = [{}]
    for name in variables:
        rows = [{**row, name: value} for row in rows for value in ("t", "f")]
    return [
        {**row, VALUE: as_text(evaluate_formula(formula, {name: value == "t" for name, value in row.items()}))}
        for row in rows
    ]


def in_listed_order(formula: Formula, variables: Sequence[str]) -> Tree:
    """The variables tested in the order of the list, until the formula is decided."""
    return fixed_order_tree(truth_table(formula, variables), variables, VALUE)


def by_gain(formula: Formula, variables: Sequence[str]) -> Tree:
    """The tree that ID3 grows from the truth table."""
    return id3(truth_table(formula, variables), VALUE)


def full_tree(formula: Formula, variables: Sequence[str], given: dict[str, bool] | None = None) -> Tree:
    """Every variable tested on every path."""
    given = given or {}
    if len(given) == len(variables):
        return as_text(evaluate_formula(formula, given))
    name = variables[len(given)]
    branches = {as_text(value): full_tree(formula, variables, {**given, name: value}) for value in (True, False)}
    return {"test": name, "branches": branches}


def exclusive_or(formula: Formula, variables: Sequence[str]) -> Tree:
    """The smallest tree if `or` is false where several of its parts are true."""
    either = {**CONNECTIVES, "or": lambda *parts: sum(map(bool, parts)) == 1}
    rows = truth_table(formula, variables)
    for row in rows:
        row[VALUE] = as_text(
            evaluate_formula(formula, {name: row[name] == "t" for name in variables}, connectives=either)
        )
    return minimal_tree(formula_of(rows, variables), variables)


def formula_of(rows: Sequence[dict[str, str]], variables: Sequence[str]) -> Formula:
    """A formula with the values of a truth table: one of its terms for each row that is true."""
    terms = [
        ["and", *(name if row[name] == "t" else ["not", name] for name in variables)]
        for row in rows
        if row[VALUE] == "t"
    ]
    return ["or", *terms]


def negated(formula: Formula, variables: Sequence[str]) -> Tree:
    """The tree with its two labels exchanged."""
    return minimal_tree(["not", formula], variables)


def grown_by_gain(rows: Rows, target: str) -> Tree:
    """The tree of ID3, which takes the best test of each node and never looks further."""
    return id3(rows, target)


def fewest_nodes(rows: Rows, target: str) -> Tree | None:
    """The tree with the fewest nodes, however deep it is."""
    attributes = attributes_of(rows, target)
    found = smallest_of_depth(rows, attributes, target, len(attributes))
    return found[1] if found else None


def first_of_least_depth(rows: Rows, target: str) -> Tree | None:
    """The first tree of least depth that is found, whatever its size."""
    attributes = attributes_of(rows, target)
    search = TreeSearch(rows, attributes, target, None)
    places = tuple(range(len(rows)))
    depth = next((depth for depth in range(len(attributes) + 1) if search.smallest(places, depth)), None)
    return None if depth is None else first_tree(search, places, depth)


def first_tree(search: TreeSearch, places: tuple[int, ...], depth: int) -> Tree:
    """A consistent tree of at most that depth, with the first attribute that will do at each node."""
    here = [search.rows[place] for place in places]
    if is_pure(here, search.target):
        return majorities(here, search.target)[0]
    name = next(name for name in search.attributes if search.split(places, name, depth))
    parts: dict[str, list[int]] = {}
    for place in places:
        parts.setdefault(search.rows[place][name], []).append(place)
    branches = {value: first_tree(search, tuple(part), depth - 1) for value, part in sorted(parts.items())}
    return {"test": name, "branches": branches}


def majority_where_contradictory(rows: Rows, target: str) -> Tree | None:
    """A tree for contradictory rows too: the smallest one after each group of equal rows has its majority."""
    groups: dict[tuple[str, ...], list[Row]] = {}
    attributes = attributes_of(rows, target)
    for row in rows:
        groups.setdefault(tuple(row[name] for name in attributes), []).append(row)
    kept = [{**group[0], target: majorities(group, target)[0]} for group in groups.values()]
    return shortest_tree(kept, target)


def of_two_parts(formula: Formula, variables: Sequence[str]) -> Tree:
    """The smallest tree for the first two parts of every connective."""
    return minimal_tree(first_two_parts(formula), variables)


def first_two_parts(formula: Formula) -> Formula:
    """A formula without the third and further parts of its connectives."""
    return formula if isinstance(formula, str) else [formula[0], *map(first_two_parts, formula[1:3])]
