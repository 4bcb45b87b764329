"""Expressions as written, `{$use: rows}`, as the classes of `grader.spec.expressions`; a key `$$a` means `$a`."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

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
from grader.spec.faults import KeyPath, Problem
from grader.spec.yaml_tree import UNREAD, is_finite_scalar
from grader.texts.nearest_name import suggestion

SHORT_GENERATORS = {  # the generators that have a name of their own
    "$table": "reference.shared.draws.tables:table",
    "$points": "reference.shared.draws.points:points",
    "$transactions": "reference.associations.draws.transactions:transactions",
    "$scores": "reference.evaluation.draws.scores:scores",
}
# `draws` is the topic's module or folder, so that it is the third word: anywhere would take quadratic time.
GENERATOR = re.compile(r"reference\.[a-zA-Z_]\w*\.draws(\.[a-zA-Z_]\w*)*:[a-zA-Z_]\w*")
NAMING_OPERATORS = (
    "$use",
    "$column",
    "$part",
    "$option",
    "$provided",
    "$dataset",
)  # what stands for something by its name
MAX_DRAWN_DECIMALS = 15  # so many digits a float keeps for certain
ReadNode = tuple[ExpressionNode, list[Problem]]
Fields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ExpressionForm:
    """The form of one $-key: an example, its reader, and the keys that may stand beside it."""

    example: str
    read: Callable[[Any, Fields], ExpressionNode]  # UNREAD for what is not of that form
    beside: tuple[str, ...] | None = ()  # None: any


def is_expression(raw: Any) -> bool:
    """Whether a value is a mapping with a $-key that is no literal."""
    return isinstance(raw, Mapping) and any(_is_operator(key) for key in raw)


def _is_operator(key: object) -> bool:
    return isinstance(key, str) and key.startswith("$") and not key.startswith("$$")


def read_expression(raw: Any, path: KeyPath) -> ReadNode:
    """The expression as written, and the problems of it."""
    if is_expression(raw):
        return _operation(raw, path)
    if isinstance(raw, list):
        items = [read_expression(item, (*path, place)) for place, item in enumerate(raw)]
        return [node for node, _ in items], [problem for _, problems in items for problem in problems]
    if isinstance(raw, Mapping):
        fields = {key: read_expression(value, (*path, key)) for key, value in raw.items()}
        nodes = {_literal(key): node for key, (node, _) in fields.items()}
        return nodes, [problem for _, problems in fields.values() for problem in problems]
    return raw, []


def _literal(key: Any) -> Any:
    return key[1:] if isinstance(key, str) and key.startswith("$$") else key


def _operation(raw: Mapping[Any, Any], path: KeyPath) -> ReadNode:
    """The node of a mapping that has a $-key, and the problems of it."""
    operators = [key for key in raw if _is_operator(key)]
    operator = operators[0]
    if len(operators) > 1 or next(iter(raw)) != operator:
        problem = f"`{operators[-1]}` must be the first and only $-key of its mapping"
        return UNREAD, [Problem((*path, operators[-1]), problem, "Write a key that really starts with $ as $$.")]
    if operator not in EXPRESSION_FORMS:
        remedy = suggestion(operator, EXPRESSION_FORMS, "Expressions") + " Write a key that really starts with $ as $$."
        return UNREAD, [Problem((*path, operator), "unknown expression", remedy)]
    return _formed(operator, raw, path)


def _formed(operator: str, raw: Mapping[Any, Any], path: KeyPath) -> ReadNode:
    """The node of a known $-key; expressions inside its value and beside it are read first."""
    form = EXPRESSION_FORMS[operator]
    others = {key: value for key, value in raw.items() if key != operator}
    extra = [key for key in others if form.beside is not None and key not in form.beside]
    if extra:
        remedy = f"Write `{form.example}`."
        return UNREAD, [Problem((*path, extra[0]), f"`{operator}` takes no `{extra[0]}`", remedy)]
    value, problems = read_expression(raw[operator], (*path, operator))
    fields, below = read_expression(others, path)
    problems += below
    if problems:
        return UNREAD, problems
    node = form.read(value, fields)
    if node is UNREAD:
        return UNREAD, [Problem((*path, operator), f"`{operator}` is not written so", f"Write `{form.example}`.")]
    return node, []


def _name(make: Callable[[str], ExpressionNode]) -> Callable[[Any, Fields], ExpressionNode]:
    return lambda value, _: make(value) if isinstance(value, str) and value else UNREAD


def _int(value: Any, _: Fields) -> ExpressionNode:
    match value:
        case [int(low), int(high)] if low <= high and is_finite_scalar(low) and is_finite_scalar(high):
            return IntDraw(low, high)
    return UNREAD


def _float(value: Any, _: Fields) -> ExpressionNode:
    match value:
        case [low, high, int(decimals)] if (
            is_finite_scalar(low) and is_finite_scalar(high) and 0 <= decimals <= MAX_DRAWN_DECIMALS
        ):
            return FloatDraw(low, high, decimals) if low <= high and is_finite_scalar(decimals) else UNREAD
    return UNREAD


def _pick(value: Any, _: Fields) -> ExpressionNode:
    return Pick(tuple(value)) if isinstance(value, list) and value else UNREAD


def _column(value: Any, fields: Fields) -> ExpressionNode:
    excluded = fields.get("except", [])
    if not isinstance(value, str) or not isinstance(excluded, list):
        return UNREAD
    return Column(value, tuple(excluded)) if all(isinstance(name, str) for name in excluded) else UNREAD


def _option(value: Any, _: Fields) -> ExpressionNode:
    return Option() if value is True else UNREAD


def _make(value: Any, fields: Fields) -> ExpressionNode:
    return Make(value, fields) if isinstance(value, str) and GENERATOR.fullmatch(value) else UNREAD


def _short(function: str) -> Callable[[Any, Fields], ExpressionNode]:
    return lambda value, _: Make(function, value) if isinstance(value, dict) else UNREAD


EXPRESSION_FORMS: dict[str, ExpressionForm] = {
    "$dataset": ExpressionForm("{$dataset: NAME}", _name(Dataset)),
    "$int": ExpressionForm("{$int: [low, high]}", _int),
    "$float": ExpressionForm("{$float: [low, high, decimals]}", _float),
    "$pick": ExpressionForm("{$pick: [a, b]}", _pick),
    "$column": ExpressionForm("{$column: NAME, except: [a, b]}", _column, ("except",)),
    "$use": ExpressionForm("{$use: NAME}", _name(Use)),
    "$part": ExpressionForm("{$part: NAME}", _name(PartOf)),
    "$option": ExpressionForm("{$option: true}", _option),
    "$provided": ExpressionForm("{$provided: NAME}", _name(Provided)),
    "$make": ExpressionForm("{$make: GENERATOR}", _make, None),
    "$table": ExpressionForm(
        "{$table: {rows: [6, 30], columns: {a: 3, class: 2}}}", _short(SHORT_GENERATORS["$table"])
    ),
    "$points": ExpressionForm("{$points: {n: [4, 8], dimensions: 2}}", _short(SHORT_GENERATORS["$points"])),
    "$transactions": ExpressionForm(
        "{$transactions: {n: [5, 9], items: 5}}", _short(SHORT_GENERATORS["$transactions"])
    ),
    "$scores": ExpressionForm("{$scores: {n: [6, 12]}}", _short(SHORT_GENERATORS["$scores"])),
}


def names_used(raw: Any, path: KeyPath) -> Iterator[tuple[KeyPath, str, str]]:
    """Each `$use`, `$column`, `$part`, `$option`, `$provided` and `$dataset`, with its place and the name it uses."""
    if isinstance(raw, list):
        for place, item in enumerate(raw):
            yield from names_used(item, (*path, place))
    elif isinstance(raw, Mapping):
        for key, value in raw.items():
            if key in NAMING_OPERATORS and isinstance(value, str | bool):
                yield (*path, key), key, str(value)
            else:
                yield from names_used(value, (*path, key))
