"""Draws of inputs from expressions: names are filled from top to bottom by one generator, seeded by the secret."""

import hmac
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from grader.build.datasets import NoDataset, dataset_of
from grader.built.reference_answers import with_lists
from grader.built.resolve import Unresolved, reference_function
from grader.spec.expressions import (
    Column,
    Dataset,
    ExpressionNode,
    FloatDraw,
    IntDraw,
    Make,
    Option,
    PartOf,
    Pick,
    Provided,
    Use,
)
from grader.spec.faults import KeyPath
from grader.texts.nearest_name import suggestion

KnownValues: TypeAlias = Mapping[str, Any]


class BadDraw(ValueError):
    """Raised for an expression that gives no value, with its path, the problem and the remedy."""

    def __init__(self, path: KeyPath, problem: str, remedy: str) -> None:
        super().__init__(f"{problem}. {remedy}")
        self.path, self.problem, self.remedy = path, problem, remedy


@dataclass(frozen=True, slots=True)
class Seeds:
    """The seeds of one exercise's draws; the secret has no `repr`, so that no traceback shows it."""

    secret: bytes = field(repr=False)
    assignment: str
    exercise: str
    student: str | None = None

    def random(self, case: str, number: int, *purpose: str) -> Random:
        """The random generator of one instance, or of another purpose for the same instance."""
        # Without a student the seed is that of the specimen, whether or not anybody has personal numbers.
        names = [self.assignment, self.exercise, case, str(number), *([self.student] if self.student else []), *purpose]
        return Random(hmac.digest(self.secret, "|".join(names).encode(), "sha256"))  # keyed by the secret


def filled_values(
    nodes: Mapping[str, ExpressionNode], random: Random, known: KnownValues, folder: Path
) -> dict[str, Any]:
    """The values of the names, from top to bottom: each may use those before it, and those already `known`."""
    values: dict[str, Any] = {}
    for name, node in nodes.items():
        values[name] = drawn_value(node, random, {**known, **values}, folder, (name,))
    return values


def drawn_value(node: ExpressionNode, random: Random, known: KnownValues, folder: Path, path: KeyPath) -> Any:  # noqa: PLR0911  one a form
    """The value of an expression; raises `BadDraw`."""
    match node:
        case Mapping():
            return {key: drawn_value(each, random, known, folder, (*path, key)) for key, each in node.items()}
        case list() | tuple():
            return [drawn_value(each, random, known, folder, (*path, place)) for place, each in enumerate(node)]
        case IntDraw(low, high):
            return random.randint(low, high)
        case FloatDraw(low, high, decimals):
            # Whole steps of the last decimal, so that both ends are drawn as often as any other value.
            return round(low + random.randint(0, round((high - low) * 10**decimals)) / 10**decimals, decimals)
        case Pick(options):
            return drawn_value(random.choice(options), random, known, folder, path)
        case Use(name):
            return deepcopy(earlier(name, known, path))  # two arguments must not share one list
        case Column(table, excluded):
            return column_of(earlier(table, known, path), table, excluded, random, path)
        case Dataset(name):
            return dataset_rows(name, random, folder, path)
        case Make(function, args):
            return generated_value(function, drawn_value(args, random, known, folder, path), random, path)
        case PartOf() | Option() | Provided():
            raise BadDraw(path, "an expression of this kind has no value here", "Let it stand alone, or write a value.")
    return node


def dataset_rows(name: str, random: Random, folder: Path, path: KeyPath) -> list[dict[str, Any]]:
    """The rows of a dataset, from its file or drawn by its generator; raises `BadDraw`."""
    try:
        dataset = dataset_of(name, folder)
        return dataset.rows or drawn_value(dataset.make, random, {}, dataset.folder, path)
    except NoDataset as error:
        raise BadDraw(path, error.problem, error.remedy) from None


def earlier(name: str, known: KnownValues, path: KeyPath) -> Any:
    """The value of an earlier name; raises `BadDraw` if there is none."""
    if name not in known:
        raise BadDraw(path, f"there is no earlier name `{name}`", suggestion(name, known, "Earlier names"))
    return known[name]


def column_of(rows: Any, table: str, excluded: Sequence[str], random: Random, path: KeyPath) -> str:
    """The name of a column, drawn from those of the first row that are not excluded."""
    if not (isinstance(rows, list) and rows and isinstance(rows[0], dict)):
        raise BadDraw(path, f"`{table}` is no table", "Name a list of rows, each a mapping of column to value.")
    # Of the first row only: all rows of a table have the same columns.
    columns = [column for column in rows[0] if column not in excluded]
    if not columns:
        raise BadDraw(path, f"no column of `{table}` is left", "Leave one out of `except`.")
    return str(random.choice(columns))


def generated_value(function: str, args: KnownValues, random: Random, path: KeyPath) -> Any:
    """The value that a generator of a topic's `draws` gives, with lists for tuples; raises `BadDraw`."""
    try:
        # Lists for tuples, as in YAML: a drawn case must look like a fixed one.
        return with_lists(reference_function(function)(random, **args))
    except Unresolved as error:
        raise BadDraw(path, error.problem, error.remedy) from None
    except Exception as error:
        # An author's arguments may be wrong in any way: the fault says where, and shows no traceback.
        problem = f"`{function}` raised {type(error).__name__}: {error}"
        raise BadDraw(path, problem, "Look at what it is called with.") from error
