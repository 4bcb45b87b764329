"""Answers that nobody would give in good faith, as a child may say them: awkward, huge, deep, colliding, broken."""

from collections.abc import Callable, Iterator
from typing import Any

from grader.codec.decode import NodeBudget, Oversized, decode
from grader.codec.values import Json

DEPTH = 100  # containers that may lie in each other
LONG = 200_000  # characters that a text may have
PRIME = (1 << 61) - 1  # what Python reduces numbers by, to hash them
BIG = {"$": "int", "hex": "0x" + "f" * 3400}  # 4,094 digits
NAN, INF = {"$": "float", "is": "nan"}, {"$": "float", "is": "inf"}

LEAVES: dict[str, Json] = {
    "nothing": None,
    "a truth": True,
    "zero": 0,
    "minus zero": -0.0,
    "nan": NAN,
    "infinity": INF,
    "a tiny number": 5e-324,
    "the largest number": 1.7976931348623157e308,
    "a 64-bit integer": (1 << 64) - 1,
    "a huge integer": BIG,
    "a huge negative integer": {"$": "int", "hex": "-0x" + "f" * 3400},
    "complex": {"$": "complex", "real": 1.0, "imag": NAN},
    "a fraction": {"$": "fraction", "of": [BIG, {"$": "int", "hex": "0x" + "1" * 3400}]},
    "a decimal": {"$": "decimal", "is": "1E+4000"},
    "a small decimal": {"$": "decimal", "is": "-1E-4000"},
    "a long decimal": {"$": "decimal", "is": "0." + "3" * 4000},
    "decimal nan": {"$": "decimal", "is": "NaN"},
    "decimal infinity": {"$": "decimal", "is": "-Infinity"},
    "empty text": "",
    "control characters": "\x00\x1b[31m\u202e\ud800\r\n\t\x7f<b>&amp;`*_[]()|\\",
    "a word": "yes",
    "bytes": {"$": "bytes", "hex": "00ff"},
    "opaque": {"$": "opaque", "type": "<lambda>\n"},
    "cut": {"$": "cut", "why": "size"},
    "scalar": {"$": "scalar", "dtype": "float16", "is": NAN},
    "odd scalar": {"$": "scalar", "dtype": "\n<b>", "is": "text"},
    "an empty list": [],
    "an empty dict": {},
    "an empty set": {"$": "set", "items": []},
    "an empty tuple": {"$": "tuple", "items": []},
    "an iterator": {"$": "items", "type": "generator", "items": [1, NAN, "a"]},
    "a record": {"$": "record", "name": "R<\n", "fields": [["a\x00", 1], ["a\x00", NAN], ["", [1]]]},
    "a point array": {"$": "array", "dtype": "float64", "shape": [], "items": [NAN]},
    "an array of nothing": {"$": "array", "dtype": "float64", "shape": [0, 5, 1 << 60], "items": []},
    "an array of 64 dimensions": {"$": "array", "dtype": "int64", "shape": [1] * 63 + [2], "items": [1, 2]},
    "an array of objects": {"$": "array", "dtype": "object", "shape": [2, 1], "items": [[1], {"a": NAN}]},
    "a series": {"$": "series", "dtype": "object", "index": [[1], [1]], "items": [NAN, None]},
    "a frame": {"$": "frame", "columns": ["a", "a", [1]], "index": [0, 0], "rows": [[1, 2, [3]], [NAN, {}, None]]},
    "a frame without columns": {"$": "frame", "columns": [], "index": [1, 2], "rows": [[], []]},
    "a frame without rows": {"$": "frame", "columns": ["a"], "index": [], "rows": []},
    "odd keys": {
        "$": "dict",
        "items": [[None, 1], [NAN, 2], [True, 3], [[1], 4], [{"$": "cut", "why": "size"}, 5], ["$", 6], [{"a": []}, 7]],
    },
    "a function, which is no answer": {"$": "function", "name": "f", "reference": "g"},
    "an unknown form": {"$": "pickle"},
}

WRAPS: dict[str, Callable[[Json], Json]] = {
    "lists": lambda inner: [inner],
    "tuples": lambda inner: {"$": "tuple", "items": [inner]},
    "dicts": lambda inner: {"a": inner},
    "dicts by number": lambda inner: {"$": "dict", "items": [[1, inner]]},
    "frozensets": lambda inner: {"$": "frozenset", "items": [inner]},
    "keys": lambda inner: {"$": "dict", "items": [[inner, 1]]},
    "records": lambda inner: {"$": "record", "name": "Node", "fields": [["left", inner], ["right", None]]},
    "arrays": lambda inner: {"$": "array", "dtype": "object", "shape": [1], "items": [inner]},
    "frames": lambda inner: {"$": "frame", "columns": ["a"], "index": [0], "rows": [[inner]]},
    "iterators": lambda inner: {"$": "items", "type": "generator", "items": [inner]},
    "nodes of a tree": lambda inner: {"$": "tuple", "items": ["a", {"yes": inner, "no": "b"}]},
    "terms": lambda inner: ["f", inner, inner if type(inner) is str else "X"],
}


LEVELS = {"nodes of a tree": 2}  # of what is made of two containers


def nested(wrap: Callable[[Json], Json], depth: int, inner: Json = 1) -> Json:
    """A value wrapped so many times."""
    for _ in range(depth):
        inner = wrap(inner)
    return inner


def term(number: int) -> Json:
    """An integer of 4,000 digits."""
    return {"$": "int", "hex": hex((1 << 13_600) + number)}


def row(*items: Json) -> Json:
    """A tuple."""
    return {"$": "tuple", "items": list(items)}


def table(width: int, height: int) -> Json:
    """A frame of numbers, whose columns all have one name."""
    return {"$": "frame", "columns": ["a"] * width, "index": list(range(height)), "rows": [[0.5] * width] * height}


# What lies beside each other, by how many there are of it.
WIDE: dict[str, Callable[[int], Json]] = {
    "integers": lambda many: list(range(many)),
    "equal integers": lambda many: [1] * many,
    "floats": lambda many: [n / 7 for n in range(many)],
    "nans": lambda many: [NAN] * many,
    "words": lambda many: [f"w{n % 997}" for n in range(many)],
    "equal words": lambda many: ["yes"] * many,
    "lists of nothing": lambda many: [[]] * many,
    "sets of nothing": lambda many: [{"$": "set", "items": []}] * many,
    "pairs": lambda many: [[n, f"w{n}"] for n in range(many)],
    "equal rows": lambda many: [[1.0, 2.0, "yes"]] * many,
    "near rows": lambda many: [[1.0 + n * 1e-12, 2.0, "yes"] for n in range(many)],
    "tuples": lambda many: [row(n, 0.5) for n in range(many)],
    "dicts": lambda many: [{"a": n, "b": "x"} for n in range(many)],
    "records": lambda many: [{"$": "record", "name": "R", "fields": [["a", n], ["b", [n]]]} for n in range(many)],
    "huge integers": lambda many: [term(n) for n in range(many)],
    "decimals": lambda many: [{"$": "decimal", "is": "1E+4000"}] * many,
    "fractions": lambda many: [{"$": "fraction", "of": [term(n), term(2 * n + 1)]} for n in range(many)],
    "a long text": lambda many: "x" * min(LONG, many),
    "a long text of quotes": lambda many: "'\"" * min(LONG // 2, many),
    "a long text of lines": lambda many: "a\n" * min(LONG // 2, many),
    "a long text of controls": lambda many: "\x1b" * min(LONG, many),
    "a long text of clauses": lambda many: "p(X) :- q(X). " * min(LONG // 14, many),
    "long texts": lambda many: ["y" * 30_000] * many,
    "a dict of words": lambda many: {f"k{n}": n for n in range(many)},
    "a dict of long words": lambda many: {f"{n}" + "k" * 900: n for n in range(many)},
    "a dict of numbers": lambda many: {"$": "dict", "items": [[n, n / 3] for n in range(many)]},
    "a dict of tuples": lambda many: {"$": "dict", "items": [[row("k", n), [n]] for n in range(many)]},
    "a dict of cut keys": lambda many: {"$": "dict", "items": [[LEAVES["cut"], n] for n in range(many)]},
    "a set": lambda many: {"$": "set", "items": list(range(many))},
    "a set of words": lambda many: {"$": "set", "items": [f"w{n}" for n in range(many)]},
    "a set of tuples": lambda many: {"$": "set", "items": [row(n, -n) for n in range(many)]},
    "a set of sets": lambda many: {"$": "set", "items": [{"$": "frozenset", "items": [n, -n]} for n in range(many)]},
    "a list of sets": lambda many: [{"$": "set", "items": [n, n + 1]} for n in range(many)],
    "colliding integers": lambda many: {
        "$": "set",
        "items": [{"$": "int", "hex": hex(PRIME * (n + 9))} for n in range(many)],
    },
    "colliding rows": lambda many: [row({"$": "int", "hex": hex(PRIME * (n + 9))}, 1) for n in range(many)],
    "a matrix": lambda many: [[0.5 + n] * many for n in range(many)],
    "a wide table": lambda many: [list(range(many))] * 2,
    "an array": lambda many: {"$": "array", "dtype": "float64", "shape": [many, many], "items": [0.5] * many**2},
    "a long array": lambda many: {"$": "array", "dtype": "int64", "shape": [many], "items": list(range(many))},
    "a series": lambda many: {"$": "series", "dtype": "int64", "index": list(range(many)), "items": [1] * many},
    "a tall frame": lambda many: table(2, many),
    "a wide frame": lambda many: table(many, 2),
    "an iterator of lists": lambda many: {"$": "items", "type": "generator", "items": [[n] for n in range(many)]},
}


def fitting(make: Callable[[int], Json], nodes: int) -> Json:
    """The most of something that counts for at most so many nodes."""
    fits, beyond = 0, 1
    while beyond <= LONG and price(make(beyond)) <= nodes:
        fits, beyond = beyond, 2 * beyond
    while beyond - fits > 1 + fits // 50:
        between = (fits + beyond) // 2
        fits, beyond = (between, beyond) if price(make(between)) <= nodes else (fits, between)
    return make(fits)


def price(form: Json) -> int:
    """How many nodes a form counts for."""
    budget = NodeBudget(10**6)
    try:
        decode(form, budget=budget)
    except Oversized:
        return 10**6
    return 10**6 - budget.left


def wide(nodes: int) -> Iterator[tuple[str, Json]]:
    """Answers of about so many nodes that lie beside each other."""
    for name, make in WIDE.items():
        yield name, fitting(make, nodes)


def deep(nodes: int) -> Iterator[tuple[str, Json]]:
    """Answers as deep as they may be, with as much at the bottom as fits."""
    for name, wrap in WRAPS.items():
        yield f"nested {name}", nested(wrap, DEPTH // LEVELS.get(name, 1) - 3)
        yield (
            f"nested {name} of much",
            fitting(
                lambda many, wrap=wrap, name=name: nested(wrap, DEPTH // LEVELS.get(name, 1) - 3, list(range(many))),
                nodes,
            ),
        )
    yield "a tree", fitting(lambda many: branching(["a", "b"], many), nodes)
    yield "a tree of tuples", fitting(bushy, nodes)


def branching(names: list[str], depth: int) -> Json:
    """A dict in a dict, with so many levels, each twice as wide."""
    return 1 if not depth else {name: branching(names, depth - 1) for name in names}


def bushy(depth: int) -> Json:
    """A decision tree with so many levels."""
    inner = bushy(depth - 1) if depth else "yes"
    return {"$": "tuple", "items": ["a", {"x": inner, "y": "no" if not depth else inner}]} if depth else "yes"


def grown(form: Json, nodes: int) -> Iterator[tuple[str, Json]]:
    """The right answer, grown: many times the same, many that nearly are, and every leaf another."""
    yield "the right answer", form
    for name, grow in (("again and again", repeated), ("nearly, again and again", nearly)):
        yield f"the right answer {name}", fitting(lambda many, grow=grow: grow(form, many), nodes)
    yield "the right answer in a list, again", fitting(lambda many: [form] * many, nodes)
    for name in ("nan", "infinity", "a huge integer", "control characters", "nothing", "a decimal", "cut", "a record"):
        yield f"the right answer with {name} for each leaf", replaced(form, LEAVES[name])
    yield "the right answer's lists as sets", as_sets(form)
    yield "the right answer's first item, again", fitting(lambda many: firsts(form, many), nodes)


def repeated(form: Json, times: int) -> Json:
    """The outermost list with its items so many times; of a dict, so many keys."""
    if isinstance(form, list):
        return form * times
    if isinstance(form, dict) and isinstance(form.get("items"), list) and form.get("$") != "array":
        return {**form, "items": form["items"] * times}
    if isinstance(form, dict) and "$" not in form:
        return {f"{key}{n or ''}": item for n in range(times) for key, item in form.items()}
    return [form] * times


def nearly(form: Json, times: int) -> Json:
    """The same, with numbers that are off by a little."""
    if isinstance(form, list):
        return [shifted(item, n) for n in range(times) for item in form]
    if isinstance(form, dict) and isinstance(form.get("items"), list) and form.get("$") != "array":
        return {**form, "items": [shifted(item, n) for n in range(times) for item in form["items"]]}
    return [shifted(form, n) for n in range(times)]


def shifted(form: Json, by: int) -> Json:
    """The form with its numbers, and its texts, changed a little."""
    if isinstance(form, list):
        return [shifted(item, by) for item in form]
    if isinstance(form, dict):
        return {key: item if key in ("$", "hex", "is", "shape") else shifted(item, by) for key, item in form.items()}
    if isinstance(form, float):
        return form * (1 + by * 1e-13)
    return form


def replaced(form: Json, leaf: Json) -> Json:
    """The form with another leaf everywhere."""
    if isinstance(form, list):
        return [replaced(item, leaf) for item in form]
    if isinstance(form, dict) and "$" not in form:
        return {key: replaced(item, leaf) for key, item in form.items()}
    if isinstance(form, dict) and "items" in form and form["$"] in ("tuple", "items", "dict", "array"):
        return {**form, "items": [replaced(item, leaf) for item in form["items"]]}
    return leaf


def as_sets(form: Json) -> Json:
    """The form with sets for lists."""
    if isinstance(form, list):
        return {"$": "set", "items": [as_sets(item) for item in form]}
    return form


def firsts(form: Json, times: int) -> Json:
    """The first item of the outermost list, so many times."""
    items: Any = form if isinstance(form, list) else form.get("items") if isinstance(form, dict) else None
    return [items[0]] * times if isinstance(items, list) and items else [form] * times
