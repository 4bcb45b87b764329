"""Values in the form that a type hint of the signature names, as a student's own function would give them."""

import ast
from collections.abc import Callable, Iterable
from fractions import Fraction

from grader.codec.values import Record, Value
from grader.release.pretty import ordered_members

COLLECTION_TYPES: dict[str, Callable[[Iterable[Value]], Value]] = {
    "list": list,
    "tuple": tuple,
    "set": set,
    "frozenset": frozenset,
}
# The names of hints that a value of each type fits at once; a union of hints is read by them.
FITTING_HINTS: dict[type, tuple[str, ...]] = {
    bool: ("bool",),
    int: ("int", "float"),
    float: ("float",),
    str: ("str",),
    Fraction: ("Fraction", "float"),
    list: ("list", "tuple"),
    tuple: ("tuple", "list"),
    set: ("set", "frozenset"),
    frozenset: ("frozenset", "set"),
    dict: ("dict",),
    Record: ("tuple", "dict"),
}


def hinted_form(value: Value, hint: ast.expr | None = None, *, hashed: bool = False) -> Value:
    """A right answer as a student's function gives it: no class of ours, no exact fraction where a float is asked.

    A value that is `hashed` (a key, a member of a set) stays hashable.

    >>> hinted_form(Fraction(1, 2)), hinted_form(Fraction(1, 2), ast.parse("Fraction", mode="eval").body)
    (0.5, Fraction(1, 2))
    >>> spread = Record("Spread", (("mean", 2), ("sd", Fraction(1, 2))))
    >>> hinted_form(spread, ast.parse("tuple[float, float]", mode="eval").body), hinted_form(spread)
    ((2.0, 0.5), {'mean': 2, 'sd': 0.5})
    """
    fitting = fitting_hint(hint, value)
    if isinstance(value, Record):
        return hinted_record(value, fitting)
    if isinstance(value, dict):
        keys, items = entry_hints(fitting)
        return {hinted_form(key, keys, hashed=True): hinted_form(each, items) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return collection_form(value, fitting, hashed=hashed)
    return number_form(value, hint_name(fitting)) if isinstance(value, int | float | Fraction) else value


def hinted_record(record: Record, hint: ast.expr | None) -> Value:
    """The fields of a record as a tuple or list where the hint is one, else as a dict."""
    name = hint_name(hint)
    values = [value for _, value in record.fields]
    if name not in ("tuple", "list"):
        return {field: hinted_form(value, entry_hints(hint)[1]) for field, value in record.fields}
    hints = item_hints(hint, len(values))
    return COLLECTION_TYPES[name](hinted_form(value, each) for value, each in zip(values, hints, strict=True))


def collection_form(
    value: list[Value] | tuple[Value, ...] | set[Value] | frozenset[Value], hint: ast.expr | None, *, hashed: bool
) -> Value:
    """A collection of the type that the hint names; without one, a list or set."""
    name = hint_name(hint)
    unordered = isinstance(value, set | frozenset)
    given = ordered_members(value) if isinstance(value, set | frozenset) else list(value)
    usual = "set" if unordered else "tuple" if isinstance(value, tuple) else "list"
    asked = name if name in COLLECTION_TYPES else usual
    if hashed:
        asked = {"list": "tuple", "set": "frozenset"}.get(asked, asked)
    inside = hashed or asked in ("set", "frozenset")
    hints = item_hints(hint, len(given))
    return COLLECTION_TYPES[asked](hinted_form(v, each, hashed=inside) for v, each in zip(given, hints, strict=True))


def number_form(value: int | float | Fraction, name: str) -> Value:
    """A number of the type that the hint names; an exact fraction is a float unless the hint is another."""
    if isinstance(value, bool):
        return value
    if name == "float":
        return float(value)
    if isinstance(value, Fraction) and name != "Fraction":
        return int(value) if name == "int" and value.denominator == 1 else float(value)
    return value


def fitting_hint(hint: ast.expr | None, value: Value) -> ast.expr | None:
    """Of a union of hints the one that fits the value best; any other hint as it is."""
    either = list(alternative_hints(hint))
    for name in FITTING_HINTS.get(type(value), ()):
        for each in either:
            if hint_name(each) == name:
                return each
    return either[0] if either else None


def alternative_hints(hint: ast.expr | None) -> Iterable[ast.expr]:
    """The alternatives of a union `a | b | c`, in order; a hint alone."""
    if isinstance(hint, ast.BinOp):
        yield from (*alternative_hints(hint.left), *alternative_hints(hint.right))
    elif hint is not None:
        yield hint


def hint_name(hint: ast.expr | None) -> str:
    """The name of a hint without what stands in its brackets; "" for one that has none."""
    inner = hint.value if isinstance(hint, ast.Subscript) else hint
    return inner.id if isinstance(inner, ast.Name) else inner.attr if isinstance(inner, ast.Attribute) else ""


def entry_hints(hint: ast.expr | None) -> tuple[ast.expr | None, ast.expr | None]:
    """The hints of the keys and of the values of a dict; None for what is not said."""
    keys, values = item_hints(hint, 2) if hint_name(hint) == "dict" else (None, None)
    return keys, values


def item_hints(hint: ast.expr | None, count: int) -> list[ast.expr | None]:
    """The hint of each of `count` items: that of `list[float]` for all of them, those of a tuple or dict in turn."""
    if not isinstance(hint, ast.Subscript):
        return [None] * count
    inside = list(hint.slice.elts) if isinstance(hint.slice, ast.Tuple) else [hint.slice]
    rest = isinstance(inside[-1], ast.Constant) and inside[-1].value is ...
    if rest or (len(inside) == 1 and hint_name(hint) != "tuple"):
        return [inside[0]] * count
    return [*inside, *[None] * count][:count]


def returned_hint(signature: str) -> ast.expr | None:
    """The type hint of what a function gives; of a model, of what its last function gives.

    >>> ast.unparse(returned_hint("entropy(counts: list[int]) -> float"))
    'float'
    """
    last = signature.rpartition(";")[2].strip()
    [definition] = ast.parse(f"def {last}: ...").body
    return definition.returns if isinstance(definition, ast.FunctionDef) else None
