"""Model trees, whose leaves hold linear models, and trees that predict several numbers at once.

Blockeel, sections 4.6.3, 4.6.4 and 4.7. All is computed in Fractions of what is written, so that ties are ties.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.candidate_tests import branches_by, candidate_tests, is_numeric
from reference.trees.decision_tree import NodeTest, Row, leaf_of
from reference.trees.regression import exactly, spread
from reference.trees.splitting import attributes_of

Rows = Sequence[Mapping[str, Any]]
Exact = list[Fraction]


def solved(matrix: Sequence[Sequence[Fraction]], right: Sequence[Fraction]) -> Exact | None:
    """The solution of linear equations by elimination, exactly; None if it is not the only one."""
    table = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(len(table)):
        pivot = next((row for row in table[column:] if row[column]), None)
        if pivot is None:
            return None
        place = table.index(pivot, column)
        table[column], table[place] = pivot, table[column]
        for other in range(len(table)):
            if other != column:
                factor = table[other][column] / pivot[column]
                table[other] = [a - factor * b for a, b in zip(table[other], pivot, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(table)]


def least_squares(rows: Rows, features: Sequence[str], target: str) -> Exact | None:
    """The weights `[w0, w1, ...]` of the linear model with the least squared error; None if several have it.

    >>> [str(w) for w in least_squares([{"x": 0, "y": 1}, {"x": 2, "y": 5}, {"x": 1, "y": 4}], ["x"], "y")]
    ['4/3', '2']
    """
    points = [[Fraction(1), *(exactly(row[name]) for name in features)] for row in rows]
    values = [exactly(row[target]) for row in rows]
    size = range(len(features) + 1)
    matrix = [[sum((p[i] * p[j] for p in points), Fraction(0)) for j in size] for i in size]
    return solved(matrix, [sum((p[i] * y for p, y in zip(points, values, strict=True)), Fraction(0)) for i in size])


def model_of(rows: Rows, features: Sequence[str], target: str) -> Exact:
    """The linear model of a leaf; where least squares leave several, the mean alone."""
    values = [exactly(row[target]) for row in rows]
    constant = [sum(values, Fraction(0)) / len(values), *[Fraction(0)] * len(features)]
    return least_squares(rows, features, target) or constant


def squared_residuals(rows: Rows, features: Sequence[str], target: str) -> Fraction:
    """The squared error of the linear model of some rows."""
    weights = model_of(rows, features, target)
    return sum(((exactly(row[target]) - model_value(weights, features, row)) ** 2 for row in rows), Fraction(0))


def model_value(weights: Sequence[Any], features: Sequence[str], row: Row) -> Any:
    """The number that a linear model gives for a row, exactly."""
    constant, *rest = map(exactly, weights)
    return constant + sum((w * exactly(row[name]) for w, name in zip(rest, features, strict=True)), Fraction(0))


def within_squares(rows: Rows, targets: Sequence[str]) -> Fraction:
    """The sum over all targets of the squared distances from their means. Blockeel, section 4.7.1."""
    return sum((len(rows) * spread([row[target] for row in rows]) for target in targets), Fraction(0))


def scored_tests(rows: Rows, features: Sequence[str], score: Any, min_size: int) -> list[tuple[Fraction, NodeTest]]:
    """What every test leaves whose branches all have `min_size` rows, by a score of the rows of each branch."""
    parts = [(test, list(branches_by(rows, test).values())) for test in candidate_tests(rows, features)]
    return [
        (sum(map(score, below), Fraction(0)), test)
        for test, below in parts
        if all(len(branch) >= min_size for branch in below)
    ]


def model_tree(
    rows: Rows,
    target: str,
    *,
    features: Sequence[str] | None = None,
    criterion: str | Callable[[Rows], Fraction] = "within_ss",
    min_size: int = 2,
) -> dict[str, Any]:
    """A tree whose tests leave the least, and whose leaves are linear models of all numeric features.

    What is left is by `criterion` the squared distances from the means of the branches (`within_ss`), or the squared
    errors of their models (`residuals`), as Blockeel, section 4.6.3, leaves open; or any function of
    the rows. Every branch keeps `min_size` rows at least; a node is a leaf if no test can do that, or if its own
    criterion is 0. Of tied tests the first.

    >>> rows = [{"x": x, "y": y} for x, y in [(0, 0), (1, 1), (2, 2), (5, 20), (6, 19), (7, 18)]]
    >>> model_tree(rows, "y", min_size=3)["branches"]["no"]
    {'weights': [25.0, -1.0]}
    """
    names = attributes_of(rows, target) if features is None else list(features)
    numeric = [name for name in names if is_numeric(rows, name)]

    def score(part: Rows) -> Fraction:
        if callable(criterion):
            return criterion(part)
        return squared_residuals(part, numeric, target) if criterion == "residuals" else within_squares(part, [target])

    def grown(here: Rows) -> dict[str, Any]:
        found = scored_tests(here, names, score, min_size) if score(here) else []
        if not found:
            return {"weights": list(map(float, model_of(here, numeric, target)))}
        _, test = min(found, key=lambda pair: pair[0])
        return {"test": test, "branches": {value: grown(below) for value, below in branches_by(here, test).items()}}

    return grown(rows)


def model_tree_predict(tree: Any, row: Row, *, features: Sequence[str]) -> float:
    """The value of the linear model in the leaf that a row reaches; a leaf may also be a number. Blockeel, 4.6.3.

    >>> tree = {"test": ["x", "<", 2], "branches": {"yes": {"weights": [1, 0.5, 3]}, "no": 4.0}}
    >>> model_tree_predict(tree, {"x": 1, "z": 2}, features=["x", "z"]), model_tree_predict(tree, {"x": 2}, features=[])
    (7.5, 4.0)
    """
    leaf = leaf_of(tree, row)
    return float(model_value(leaf["weights"], features, row) if isinstance(leaf, Mapping) else leaf)


def predicted_number(tree: Any, row: Row, features: Sequence[str]) -> float:
    """`model_tree_predict`, as a part of a hand calculation."""
    return model_tree_predict(tree, row, features=features)


def step_down(tree: Any, row: Row, features: Sequence[str]) -> float:
    """How the prediction changes if the first feature is one less, as a part of a hand calculation."""
    lower = {**row, features[0]: row[features[0]] - 1}
    return predicted_number(tree, lower, features) - predicted_number(tree, row, features)


def line_table(xs: Sequence[float], ys: Sequence[float]) -> list[dict[str, float]]:
    """Points as rows with the columns `x` and `y`."""
    return [{"x": x, "y": y} for x, y in zip(xs, ys, strict=True)]


def model_tree_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any], **conventions: Any) -> list[float]:
    """The numbers that the model tree of points gives for others."""
    tree = model_tree(line_table(fit["xs"], fit["ys"]), "y", **conventions)
    return [model_tree_predict(tree, {"x": x}, features=["x"]) for x in predict["xs"]]


def multi_target_tree(
    rows: Rows, targets: Sequence[str], *, features: Sequence[str] | None = None, min_size: int = 1
) -> dict[str, Any]:
    """A tree whose tests leave the least sum of squares over all targets, and whose leaves hold the vector of means.

    A node is a leaf if it has fewer than `min_size` rows, if all its rows have the same targets, or if they differ in
    no feature. Of tied tests the first. Targets are not scaled. Blockeel, sections 4.6.4 and 4.7.1.

    >>> rows = [{"x": x, "y": y, "z": z} for x, y, z in [(1, 0, 10), (2, 0, 12), (4, 8, 40)]]
    >>> multi_target_tree(rows, ["y", "z"], min_size=3)["branches"]
    {'yes': {'label': [0.0, 11.0]}, 'no': {'label': [8.0, 40.0]}}
    """
    names = [name for name in rows[0] if name not in targets] if features is None else list(features)
    grows = len(rows) >= min_size and within_squares(rows, targets)
    found = scored_tests(rows, names, lambda part: within_squares(part, targets), 1) if grows else []
    if not found:
        means = [sum((exactly(row[target]) for row in rows), Fraction(0)) / len(rows) for target in targets]
        return {"label": list(map(float, means))}
    _, test = min(found, key=lambda pair: pair[0])
    return {
        "test": test,
        "branches": {
            value: multi_target_tree(below, targets, features=names, min_size=min_size)
            for value, below in branches_by(rows, test).items()
        },
    }
