"""The items, pairs and fields of an answer, in whatever container it came: a list, an array, a Series, a record."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import TypeGuard

from grader.codec.values import Array, Cut, Frame, Function, Items, Opaque, Record, Scalar, Series, Value

KeyValuePair = tuple[Value, Value]


def unwrapped(value: Value) -> Value:
    """The plain value of a NumPy scalar, or of an array or Series that holds exactly one; any other value as it is."""
    if isinstance(value, Scalar):
        return value.value
    if isinstance(value, Array | Series) and len(value.items) == 1:
        return unwrapped(value.items[0])
    return value


def lone_item(expected: Value, observed: Value) -> Value:
    """The one item of a tuple where one number or label is asked: the comma of `return x,` is a slip of the pen."""
    single = isinstance(unwrapped(expected), bool | int | float | complex | str | Fraction | Decimal)
    if single and isinstance(observed, tuple) and len(observed) == 1:
        return observed[0]
    return observed


def dtype_of(value: Value) -> str:
    """The NumPy type that an answer's numbers have; empty for plain Python's."""
    return value.dtype if isinstance(value, Scalar | Array | Series) else ""


def is_sequence(value: Value) -> bool:
    """Whether the value is a row of items in an order."""
    return items_of(value) is not None


def items_of(value: Value) -> tuple[Value, ...] | None:
    """The items of a row: list, tuple, array, Series, Frame (its rows) or namedtuple; None for anything else."""
    if isinstance(value, list | tuple):
        return tuple(value)
    if isinstance(value, Array):
        return _rows(value) if value.shape else None
    if isinstance(value, Series):
        return tuple(_typed(value.dtype, item) for item in value.items)
    if isinstance(value, Frame):
        return value.rows
    if isinstance(value, Record):  # an object that holds nothing is no empty row
        return tuple(item for _, item in value.fields) or None
    return None


def _rows(array: Array) -> tuple[Value, ...]:
    if len(array.shape) == 1:
        return tuple(_typed(array.dtype, item) for item in array.items)
    inner = array.shape[1:]
    size = 1
    for length in inner:
        size *= length
    return tuple(Array(array.dtype, inner, array.items[size * i : size * (i + 1)]) for i in range(array.shape[0]))


def _typed(dtype: str, item: Value) -> Value:
    """The item with its array's type, which says how precise it is."""
    return Scalar(dtype, item) if isinstance(item, bool | int | float | complex) else item


def pairs_of(value: Value) -> tuple[KeyValuePair, ...] | None:
    """The keys and values of a dict, Series, record, column or row of pairs; None for anything else."""
    if isinstance(value, dict):
        return tuple(value.items())
    if isinstance(value, Series):
        return tuple(zip(value.index, items_of(value) or (), strict=True))
    if isinstance(value, Record):
        return value.fields or None
    if isinstance(value, Frame) and len(value.columns) == 1:
        return tuple((key, row[0]) for key, row in zip(value.index, value.rows, strict=True))
    items = items_of(value)
    rows = [items_of(item) for item in items or ()]
    if items is not None and _all_pairs(rows):  # no items are no pairs, in an array too
        return tuple((row[0], row[1]) for row in rows)
    return None


def _all_pairs(rows: list[tuple[Value, ...] | None]) -> TypeGuard[list[tuple[Value, Value]]]:
    return all(row is not None and len(row) == 2 for row in rows)


def named_fields(value: Value, names: tuple[str, ...]) -> dict[str, Value] | None:
    """The named fields of an answer given as dict, record or Series, or as a row in the order of the names.

    Names that are absent from a dict are absent here; a row must have as many items as there are names.
    """
    given = {label_of(key): item for key, item in pairs_of(value) or ()}
    some = isinstance(value, Record | Series) and set(names) & set(given) and not _in_order(tuple(given), names)
    # A record that has some of our names at other places is read by name, else by place: names may be its own.
    if isinstance(value, dict) or some or set(names) == set(given):
        return {name: given[name] for name in names if name in given}
    items = items_of(value)
    if items is None or len(items) != len(names):
        return None
    return dict(zip(names, items, strict=True))


def _in_order(own: tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether names of a student's own are as many as ours, and those that both have stand in the same places.

    >>> _in_order(("mean", "var"), ("mean", "variance")), _in_order(("var", "mean"), ("mean", "variance"))
    (True, False)
    """
    both = set(own) & set(names)
    return len(own) == len(names) and all(
        mine == ours or not {mine, ours} & both for mine, ours in zip(own, names, strict=True)
    )


def label_of(key: Value) -> str:
    """A key as text, for comparing with a name in a spec."""
    plain = unwrapped(key)
    return plain.strip() if isinstance(plain, str) else written_out(plain)


def written_out(value: Value, write: Callable[[Value], str] = repr) -> str:
    """A value as Python writes it; a number too long for that in hexadecimal, and what holds one by its kind.

    >>> written_out([1, "a"]), written_out(16**5000)[:5], written_out([16**5000])
    ("[1, 'a']", '0x100', 'a list')
    """
    try:
        return write(value)
    except ValueError:  # more than 4,300 digits, which would take quadratic time
        return hex(value) if isinstance(value, int) else kind_of(value)


def leaves_of(value: Value) -> Iterator[Value]:
    """Every value inside an answer that holds no others; of a dict the values, not the keys."""
    inside: Iterator[Value] | None = None
    if isinstance(value, dict):
        inside = iter(value.values())
    elif isinstance(value, set | frozenset):
        inside = iter(value)
    else:
        items = items_of(value)
        inside = iter(items) if items is not None else None
    if inside is None:
        yield value
    else:
        for item in inside:
            yield from leaves_of(item)


_KINDS: dict[type, str] = {
    type(None): "None",
    bool: "True or False",
    int: "a whole number",
    float: "a number",
    complex: "a complex number",
    str: "text",
    bytes: "bytes",
    list: "a list",
    tuple: "a tuple",
    dict: "a dict",
    set: "a set",
    frozenset: "a frozenset",
    Fraction: "a Fraction",
    Decimal: "a Decimal",
    Array: "an array",
    Series: "a pandas Series",
    Frame: "a pandas DataFrame",
    Function: "a function",
}


def kind_of(value: Value) -> str:
    """The kind of an answer, in words that a student uses: `a list`, `text`, `a NumPy float32`."""
    match value:
        case Scalar(dtype=dtype):
            return f"a NumPy {dtype}"
        case Record(name=name) | Opaque(type=name):
            return f"an object of type {name}"
        case Cut(why=why):
            return "a value that contains itself" if why == "cycle" else "a value too large to read"
        case Items():
            return f"a {value.type}"
    return _KINDS[type(value)]
