"""Decision trees, read from all forms of docs/shapes.md, Tree, into one."""

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from grader.checks.containers import KeyValuePair, items_of, kind_of, label_of, pairs_of, unwrapped, written_out
from grader.checks.equal import canonical
from grader.checks.numeric import float_of
from grader.codec.literals import middle_out
from grader.codec.values import Array, Record, Series, Value

# The branches of a condition by their names, with whether it holds there.
CONDITION_SIDES: dict[str, bool] = {"yes": True, "true": True, "t": True, "1": True} | dict.fromkeys(
    ("no", "false", "f", "0"), False
)
SWAPPED_OPERATORS = {">=": "<", ">": "<=", "!=": "="}  # the same test with its branches exchanged
MAX_SAID_CHARACTERS = 200  # characters of a test or branch that are said
LEAF_FIELDS = ("label", "weights", "counts")  # weights of a linear model; counts alone, where a leaf has no label
CONDITION_OPERATORS = ("=", "!=", "<", "<=", ">", ">=", "in")
OPERATOR_SPELLINGS = {
    "==": "=",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "=<": "<=",
}  # Python, the signs of mathematics, and Prolog
# With something behind it. What stands before it is no part of the pattern, which would go over its blanks anew.
OPERATOR = re.compile(r"(?:<=|>=|==|!=|≤|≥|≠|=|<|>)(?=.)", re.DOTALL)


class NotATree(ValueError):
    """A value that cannot be read as a tree; the text says what stands where a tree should be."""

    def __init__(self, found: str, path: tuple[str, ...] = ()) -> None:
        super().__init__(found)
        self.found, self.path = found, path


@dataclass(frozen=True, slots=True)
class TreeSplit:
    """The test of a node: an attribute, all of whose values branch, or a condition that holds or does not."""

    attribute: Hashable  # a name; for an oblique test its weights
    shown: str
    operator: str = ""  # "" branches on every value
    value: Value = None


@dataclass(frozen=True, slots=True)
class TreeBranch:
    """One branch: how its value is shown, and the tree below."""

    shown: str
    tree: "AnswerTree"


@dataclass(frozen=True, slots=True)
class AnswerTree:
    """A leaf, where `test` is None, or a node. `label` is a leaf's label, number or weights."""

    test: TreeSplit | None = None
    branches: Mapping[Hashable, TreeBranch] = field(default_factory=dict)
    label: Value = None
    counts: Value = None


def is_expected_tree(value: Value) -> bool:
    """Whether an expected value is a tree of more than one leaf, in the form with `test` and `branches`."""
    return isinstance(value, dict) and "test" in value and "branches" in value


def answer_tree(value: Value, path: tuple[str, ...] = ()) -> AnswerTree:
    """The tree that a value stands for; raises `NotATree`."""
    fields = _fields(value)
    if fields is None:
        pair = items_of(value) if isinstance(value, list | tuple) else None
        if pair is not None and len(pair) == 2 and isinstance(pair[1], dict) and pair[1]:
            return _node(pair[0], pair[1], None, path)
        return AnswerTree(label=_leaf(value, path))
    if len(fields) == 1 and "test" not in fields:
        [(name, below)] = fields.items()
        # a Series of means in a leaf is no table of branches
        table = dict | Record if name in LEAF_FIELDS else dict | Record | Series
        if isinstance(unwrapped(below), table) and _fields(below):
            return _node(_pairs(value)[0][0], below, None, path)  # the bare form: {attribute: {value: subtree}}
    if _fields(fields.get("branches")):
        return _node(fields.get("test"), fields["branches"], fields.get("counts"), path)
    for name in LEAF_FIELDS:
        if fields.get(name) is not None:
            return AnswerTree(label=_leaf(fields[name], path), counts=fields.get("counts"))
    raise NotATree(f"a dict with the keys {', '.join(list(fields)[:5])}" if fields else "an empty dict", path)


def _fields(value: Value) -> dict[str, Value] | None:
    """The fields of a dict or object by name; None for anything else."""
    if not isinstance(value, dict | Record | Series):
        return None
    return {label_of(key): item for key, item in _pairs(value)}


def _pairs(value: Value) -> tuple[KeyValuePair, ...]:
    return pairs_of(value) or ()


def _leaf(value: Value, path: tuple[str, ...]) -> Value:
    plain = unwrapped(value)
    if isinstance(plain, str | int | float | bool) or float_of(plain) is not None:
        return plain
    items = items_of(plain) if isinstance(plain, list | tuple | Array | Series) else None
    if items and all(items_of(item) is None and not isinstance(item, dict) for item in items):
        return list(items) if len(items) > 1 else unwrapped(items[0])
    raise NotATree(kind_of(plain), path)


def _node(test: Value, branches: Value, counts: Value, path: tuple[str, ...]) -> AnswerTree:
    asked = split_of(test, path)
    below: dict[Hashable, TreeBranch] = {}
    for key, item in _pairs(branches):
        shown = label_of(key)
        if branch_key(key) in below:
            raise NotATree(f"a node with the branch {shown[:40]!r} twice", path)
        below[branch_key(key)] = TreeBranch(shown, answer_tree(item, (*path, branch_said(asked, shown))))
    if not asked.operator and below.keys() <= CONDITION_SIDES.keys():
        asked = condition_in(asked) or asked
    if not asked.operator:
        return AnswerTree(asked, below, counts=counts)
    sides = _sides(below, asked, path)
    if asked.operator in SWAPPED_OPERATORS:
        sides = {not holds: branch for holds, branch in sides.items()}
        asked = TreeSplit(asked.attribute, asked.shown, SWAPPED_OPERATORS[asked.operator], asked.value)
    return AnswerTree(asked, sides, counts=counts)


def _sides(below: Mapping[Hashable, TreeBranch], test: TreeSplit, path: tuple[str, ...]) -> dict[Hashable, TreeBranch]:
    """The branches of a condition by whether it holds."""
    sides: dict[Hashable, TreeBranch] = {
        CONDITION_SIDES[str(key)]: branch for key, branch in below.items() if str(key) in CONDITION_SIDES
    }
    if len(sides) < len(below):
        raise NotATree(f"a node that asks whether {test.shown}, with other branches than yes and no", path)
    return sides


def branch_key(key: Value) -> Hashable:
    """A key that equal branch values share: 1 and 1.0 and "1" are one value, as are True and "true"."""
    plain = unwrapped(key)
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, str):
        text = plain.strip()
        return text.casefold() if text.casefold() in CONDITION_SIDES else text
    number = canonical(plain)
    return written_out(number, str) if float_of(plain) is not None else number


def split_of(written: Value, path: tuple[str, ...] = ()) -> TreeSplit:
    """The test of a node, from a name or a condition as written; raises `NotATree`."""
    plain = unwrapped(written)
    if isinstance(plain, str):
        return TreeSplit(plain.strip(), plain.strip())
    items = items_of(plain) if not isinstance(plain, Record) else tuple(item for _, item in plain.fields)
    if items is None and float_of(plain) is not None:
        return TreeSplit(canonical(plain), label_of(plain))  # an attribute that is the number of a column
    if items is None or not 1 <= len(items) <= 3:
        raise NotATree(f"a test that is {kind_of(plain)}", path)
    if len(items) == 1:
        return split_of(items[0], path)
    return _condition(items[0], "=" if len(items) == 2 else label_of(items[1]), items[-1], path)


def _condition(attribute: Value, operator: str, value: Value, path: tuple[str, ...]) -> TreeSplit:
    operator = OPERATOR_SPELLINGS.get(operator, operator)
    if operator not in CONDITION_OPERATORS:
        raise NotATree(f"a test with the operator {operator[:20]!r}", path)
    key: Hashable = canonical(attribute)
    named = label_of(attribute) if not isinstance(unwrapped(attribute), dict) else "a weighted sum"
    if isinstance(unwrapped(attribute), str):
        key = named
    return TreeSplit(key, f"{named} {operator} {_shown(value)}", operator, unwrapped(value))


def condition_in(test: TreeSplit) -> TreeSplit | None:
    """The condition that the text of a test spells out, such as "humidity <= 77.5"; None if it is but a name."""
    written = str(test.attribute)
    found = OPERATOR.search(written, 1)  # an attribute has at least one letter
    if found is None:
        return None
    attribute = written[: found.start()].rstrip() or written[:1]
    text = written[found.end() :].strip().strip("'\"")
    try:  # a threshold, else the value of an attribute
        value: Value = float(text)
    except ValueError:
        value = text
    return _condition(attribute, found[0], value, ())


def branch_said(test: TreeSplit, branch: str) -> str:
    """One step of the way to a node, in words; a long test is cut, as it is said at every branch below it."""
    asked, taken = (middle_out(each, MAX_SAID_CHARACTERS) for each in (test.shown, branch))
    return f"{asked} {'is' if test.operator else '='} {taken}"


def _shown(value: Value) -> str:
    number = float_of(value)
    return label_of(value) if number is None else f"{number:g}"
