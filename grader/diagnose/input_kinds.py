"""Kinds of inputs: a closed vocabulary of what can be said of arguments without telling their values.

A kind is a phrase that follows "inputs in which": `gamma` is 0, `points` has two equal items, `k` is larger than `n`.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from grader.checks.containers import items_of, unwrapped
from grader.checks.numeric import float_of
from grader.codec.values import Value
from grader.diagnose.kind_sayings import (
    ITEM_SAYINGS,
    LENGTH_SAYINGS,
    NONE_SAYING,
    NUMBER_LIST_SAYINGS,
    NUMBER_SAYINGS,
    NUMBERS_SAYINGS,
    ORDER_SAYING,
    SUM_SAYING,
    TEXTS_SAYING,
    InputKind,
    Kinds,
    comparable,
    compared,
    has_twin,
    leaves_in,
    nesting_depth,
    number_list_lengths,
    numbers_only,
    said_of,
)

MAX_LEAVES = 2000  # items of one argument that are looked at: beyond that an input is large, and nothing else
MIN_DEPTH, MAX_DEPTH = 2, 4  # lists in lists are ordinary; from the next level on, how deep they go may matter
MAX_WORDS_TOLD = 16  # words of public inputs that are looked for in others: with more, one fits by chance
MAX_COLUMNS = 30  # of a table whose columns are compared with one another
ANSWER_RANK = 100  # what a student's own answers have in common comes after all that is said of inputs
OWN_ANSWER = "your answer"
# Said of most answers whatever their mistake is.
UNTELLING_ANSWERS = frozenset(
    f"{OWN_ANSWER} {saying}"
    for saying in ("is not a whole number", "has a number in it that is not whole", "has more than two items")
)


def kinds_of_input(args: Mapping[str, Value], told: Collection[str]) -> Kinds:
    """The kinds that can be asked of an input, and whether it is of each.

    `told` are the texts that students know: no other text of an input stands in a phrase.
    """
    found: Kinds = {}
    for name, value in args.items():
        found |= kinds_of_value(f"`{name}`", value, told)
    for first, second in combinations(args, 2):
        found |= kinds_of_pair(first, args[first], second, args[second])
        found |= kinds_of_pair(second, args[second], first, args[first])
    return found


def kinds_of_answer(value: Value, args: Mapping[str, Value]) -> Kinds:
    """The kinds of a student's own answer: what is in it; a label or a truth value has none.

    That an answer is a label wherever it is wrong tells what the right one is not.
    """
    own = unwrapped(value)
    if isinstance(own, bool | str):
        return {}
    items = items_of(own)
    kinds = kinds_of_value(OWN_ANSWER, list(items) if items is not None else own, ())
    number = float_of(own)
    for name, given in args.items() if number is not None else ():
        numbers = [found for leaf in leaves_in(given) if (found := float_of(leaf)) is not None]
        if 1 < len(numbers) <= MAX_LEAVES:
            kinds |= compared(OWN_ANSWER, ((f"{OWN_ANSWER} is one of the numbers in `{name}`", "", number in numbers),))
    return {
        replace(kind, opposite="", rank=kind.rank + ANSWER_RANK): holds
        for kind, holds in kinds.items()
        if kind.phrase not in UNTELLING_ANSWERS
    }


def kinds_of_value(subject: str, value: Value, told: Collection[str]) -> Kinds:
    """The kinds that speak of one argument."""
    number = float_of(value)
    if number is not None:
        return said_of(subject, number, NUMBER_SAYINGS, 0)
    if value is None or isinstance(value, bool):
        return {InputKind(f"{subject} is {value}", "", subject, 0): True}
    if isinstance(value, str):
        return {InputKind(f"{subject} is {value!r}", "", subject, 1): True} if value in told else {}
    if isinstance(value, dict):
        return kinds_of_items(subject, list(value.values()), "value") | kinds_of_nesting(subject, value, told)
    if isinstance(value, list | tuple | set | frozenset):
        items = kinds_of_items(subject, list(value), "item") | kinds_of_nesting(subject, value, told)
        return items | kinds_of_fields(subject, list(value), told) | kinds_of_table(subject, list(value))
    return {}


def kinds_of_items(subject: str, items: Sequence[Value], called: str) -> Kinds:
    """The kinds that speak of the items of an argument, or of the values of a dict."""
    leaves = list(leaves_in(items))
    if len(leaves) > MAX_LEAVES:
        return {}
    found = said_of(subject, [comparable(item) for item in items], ITEM_SAYINGS, 10, called)
    numbers = [number for leaf in leaves if (number := float_of(leaf)) is not None]
    texts = [leaf for leaf in leaves if isinstance(leaf, str)]
    if len(numbers) == len(items):
        found |= said_of(subject, numbers, (SUM_SAYING,), 2) | said_of(subject, numbers, (ORDER_SAYING,), 18)
    elif len(texts) == len(items):
        found |= said_of(subject, texts, (ORDER_SAYING,), 18)
    if numbers:
        found |= said_of(subject, numbers, NUMBERS_SAYINGS, 20)
    if texts:
        found |= said_of(subject, texts, (TEXTS_SAYING,), 40)
    lengths = [len(item) for item in items if isinstance(item, list | tuple)]
    if items and len(lengths) == len(items):
        found |= said_of(subject, lengths, LENGTH_SAYINGS, 30, called)
    return found | said_of(subject, leaves, (NONE_SAYING,), 5)


def kinds_of_fields(subject: str, items: Sequence[Value], told: Collection[str]) -> Kinds:
    """The kinds that speak of one field of the records in an argument, where students know the field's name."""
    records = [item for item in items if isinstance(item, dict)]
    if not records or len(records) < len(items):
        return {}
    found: Kinds = {}
    for key in records[0]:
        if key in told and all(key in record for record in records):
            field = [record[key] for record in records]
            found |= kinds_of_items(f"the field `{key}` of {subject}", field, "value")
    return found


def kinds_of_nesting(subject: str, value: Value, told: Collection[str]) -> Kinds:
    """The kinds of a formula, a tree or a list of lists: how deep it is, and which known words are in it."""
    depth = nesting_depth(value)
    if depth < MIN_DEPTH or sum(1 for _ in leaves_in(value)) > MAX_LEAVES:
        return {}
    deep = (f"{subject} has lists or dicts {each} deep, or deeper" for each in range(MIN_DEPTH + 1, MAX_DEPTH + 1))
    found = {InputKind(phrase, "", subject, 60 + place): depth > MIN_DEPTH + place for place, phrase in enumerate(deep)}
    found |= said_of(subject, number_list_lengths(value), NUMBER_LIST_SAYINGS, 64)
    inside = {leaf for leaf in leaves_in(value) if isinstance(leaf, str)}
    for word in sorted(told) if len(told) <= MAX_WORDS_TOLD else ():
        found[InputKind(f"{subject} has {word!r} in it", f"{subject} has no {word!r} in it", subject, 70)] = (
            word in inside
        )
    return found


def kinds_of_table(subject: str, rows: Sequence[Value]) -> Kinds:
    """The kinds of a table as a list of dicts: as many columns as there are, and a value that two of them have."""
    records = [row for row in rows if isinstance(row, dict)]
    if not records or len(records) < len(rows) or any(record.keys() != records[0].keys() for record in records):
        return {}
    if len(records[0]) > MAX_COLUMNS or len(records) * len(records[0]) > MAX_LEAVES:
        return {}
    columns = [{comparable(record[key]) for record in records} for key in records[0]]
    shared = any(one & other for one, other in combinations(columns, 2))
    sayings = (
        (f"{subject} has a value that stands in two columns", f"no value of {subject} stands in two columns", shared),
        (f"{subject} has more than three columns", f"{subject} has at most three columns", len(columns) > 3),
    )
    return compared(subject, sayings)


def kinds_of_pair(first: str, one: Value, second: str, other: Value) -> Kinds:
    """The kinds that compare an argument with another one; they are asked in both orders."""
    a, b = f"`{first}`", f"`{second}`"
    x, y = float_of(one), float_of(other)
    if x is not None and y is not None:
        sizes = ((f"{a} is equal to {b}", f"{a} is not {b}", x == y), (f"{a} is larger than {b}", "", x > y))
        return compared(f"{a}, {b}", sizes)
    items = list(other) if isinstance(other, list | tuple | set | frozenset | dict) else None
    if isinstance(one, str) and isinstance(other, str):
        return compared(f"{a}, {b}", ((f"{a} is a part of {b}", "", one in other),))
    if items is None or len(items) > MAX_LEAVES:
        return {}
    if x is not None:
        size = f"the number of items of {b}"
        sizes = ((f"{a} is {size}", "", x == len(items)), (f"{a} is larger than {size}", "", x > len(items)))
        return compared(f"{a}, {b}", sizes)
    known = {comparable(item) for item in items}
    member = (f"{a} is an item of {b}", f"{a} is no item of {b}", comparable(one) in known)
    found = compared(f"{a}, {b}", (member,))
    if isinstance(one, str):
        return found | kinds_of_column(first, one, b, items)
    if isinstance(one, list | tuple) and len(one) <= MAX_LEAVES:
        found |= kinds_of_two_lists(a, [comparable(item) for item in one], b, known, len(items))
        found |= kinds_of_distances(a, one, b, items)
    return found


def kinds_of_two_lists(a: str, own: Sequence[Hashable], b: str, known: Collection[Hashable], size: int) -> Kinds:
    """The kinds that compare the lengths and the items of two arguments; only where they have items of one sort."""
    if {type(item) for item in own} != {type(item) for item in known} or tuple in map(type, own):
        return {}  # that a list of examples is longer than one of layers says nothing
    return compared(
        f"{a}, {b}",
        (
            (f"{a} is longer than {b}", f"{a} is not longer than {b}", len(own) > size),
            (f"{a} has an item that {b} does not have", f"{a} has only items of {b}", not set(own) <= set(known)),
            (f"{a} and {b} have an item in common", f"{a} and {b} have no item in common", bool(set(own) & set(known))),
        ),
    )


def kinds_of_distances(a: str, point: Sequence[Value], b: str, items: Sequence[Value]) -> Kinds:
    """The kind that two points of an argument are equally far from a point."""
    here = numbers_only(point)
    there = [numbers_only(item) for item in items if isinstance(item, list | tuple)]
    if not here or len(there) < len(items) or any(len(each) != len(here) for each in there):
        return {}
    # To nine decimals, as equal distances may differ by rounding errors, which are far smaller.
    squares = [round(sum((p - q) ** 2 for p, q in zip(each, here, strict=True)), 9) for each in there]
    tie = f"two items of {b} are equally far from {a}"
    return compared(f"{a}, {b}", ((tie, f"no {tie}", has_twin(squares)),))


def kinds_of_column(name: str, key: str, table: str, items: Sequence[Value]) -> Kinds:
    """The kinds that speak of the column of a table which another argument names."""
    rows = [item for item in items if isinstance(item, dict) and key in item]
    if not rows or len(rows) < len(items):
        return {}
    column = f"the column `{name}` of {table}"
    found = kinds_of_items(column, [row[key] for row in rows], "value")
    others = [comparable({k: v for k, v in row.items() if k != key}) for row in rows]
    apart = len({(rest, comparable(row[key])) for rest, row in zip(others, rows, strict=True)})
    clash = (f"{table} has rows that differ in {column} only", "", apart > len(set(others)))
    last = (f"{column} is not the last", f"{column} is the last", next(reversed(rows[0])) != key)
    return found | compared(column, (clash, last))
