"""Draws of columns of numbers, tables of nominal values, and tables with gaps."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

Row = dict[str, Any]


def column(random: Random, n: Range, within: Sequence[float], decimals: int = 0) -> list[float]:
    """Numbers of which at least three differ; neither the smallest nor the largest is 0 or 1.

    >>> column(Random(1), n=4, within=[-5, 30])
    [3, -1, 11, 2]
    """
    size = whole_number(random, n)
    drawn: list[float] = []
    for _ in tries():
        drawn = [decimal_number(random, within, decimals) for _ in range(size)]
        # a column that begins at 0 or ends at 1 would look right without scaling
        if len({*drawn}) > 2 and not {min(drawn), max(drawn)} & {0, 1}:
            break
    return drawn


def any_column(random: Random, n: Range, within: Sequence[float], decimals: int = 0) -> list[float]:
    """Numbers within the range, with repeats, and all the same in one draw of four.

    >>> any_column(Random(1), n=3, within=[0, 9])
    [2, 9, 1]
    """
    drawn = [decimal_number(random, within, decimals) for _ in range(whole_number(random, n))]
    return drawn[:1] * len(drawn) if random.random() < 0.25 else drawn


def first_of(random: Random, values: Sequence[float]) -> float:
    """The first of the values."""
    return values[0]


def inner_value(random: Random, values: Sequence[float]) -> float:
    """One of the values that is neither the smallest nor the largest.

    >>> inner_value(Random(1), [3, 9, 5])
    5
    """
    return random.choice([value for value in values if min(values) < value < max(values)])


def domains(random: Random, named: Mapping[str, Sequence[Any]], least: int = 3) -> dict[str, list[Any]]:
    """For each name some of its values, `least` if possible, not in alphabetical order; truth values keep both.

    >>> domains(Random(1), {"colour": ["blue", "green", "red"], "ripe": [True, False]})
    {'colour': ['red', 'blue', 'green'], 'ripe': [True, False]}
    """
    return {
        # both orders: the first value of a domain need not be True
        name: random.sample(list(values), 2) if True in values else some_of(random, values, least)
        for name, values in named.items()
    }


def some_of(random: Random, values: Sequence[Any], least: int) -> list[Any]:
    """Some of the values, at least `least` if there are that many, not in alphabetical order."""
    drawn = list(values)
    for _ in tries():
        drawn = random.sample(list(values), random.randint(min(least, len(values)), len(values)))
        # in alphabetical order, sorting the values would not show
        if len(drawn) == 1 or drawn != sorted(drawn):
            break
    return drawn


def rows_from(random: Random, n: Range, domains: Mapping[str, Sequence[Any]]) -> list[Row]:
    """Rows with random values; their columns are not in the order of `domains`.

    >>> rows_from(Random(1), n=2, domains={"colour": ["red", "blue"], "ripe": [True, False]})
    [{'ripe': True, 'colour': 'blue'}, {'ripe': True, 'colour': 'blue'}]
    """
    # the keys of the rows are shuffled, so that their order cannot be taken for that of `domains`
    names = list(domains)
    random.shuffle(names)
    return [{name: random.choice(domains[name]) for name in names} for _ in range(whole_number(random, n))]


def gappy_rows(
    random: Random, n: Range, nominal: Mapping[str, Sequence[str]], numeric: Mapping[str, Sequence[float]], gaps: Range
) -> list[Row]:
    """Rows in which `gaps` values of each column are unknown; at least two values of each column are known.

    >>> gappy_rows(Random(1), n=3, nominal={"colour": ["red", "blue"]}, numeric={"weight": [2, 9]}, gaps=1)
    [{'colour': 'red', 'weight': 3}, {'colour': None, 'weight': 3}, {'colour': 'blue', 'weight': None}]
    """
    size = whole_number(random, n)
    rows: list[Row] = [
        {name: random.choice(values) for name, values in nominal.items()}
        | {name: decimal_number(random, within, 0) for name, within in numeric.items()}
        for _ in range(size)
    ]
    for name in [*nominal, *numeric]:
        # two known values of each column: one alone has no mean to speak of
        for place in random.sample(range(size), min(whole_number(random, gaps), size - 2)):
            rows[place][name] = None
    return rows


def condition_on(random: Random, rows: Sequence[Row], column: str, by: Sequence[str]) -> list[Any]:
    """A condition on one of the columns `by`; at least one row with a known value of `column` meets it.

    >>> condition_on(Random(1), [{"w": 3, "c": "u"}, {"w": None, "c": "v"}], column="w", by=["c"])
    ['c', '=', 'u']
    """
    name = random.choice(by)
    # from a row with a known value, so that the mean under the condition exists
    value = random.choice([row[name] for row in rows if row[column] is not None and row[name] is not None])
    return [name, "=" if isinstance(value, str) else random.choice(["<=", ">="]), value]


def harvest(random: Random, n: Range, colours: Sequence[str], sizes: Sequence[str]) -> list[Row]:
    """Numbered rows with a colour, a size and a weight, a few unknown; one colour is the most frequent.

    >>> harvest(Random(1), n=5, colours=["red", "blue"], sizes=["small", "large"])[0]
    {'row': 1, 'colour': 'blue', 'size': 'small', 'weight': 13}
    """
    size = whole_number(random, n)
    rows: list[Row] = []
    for _ in tries():
        rows = [pumpkin(random, number, colours, sizes) for number in range(1, size + 1)]
        first, second, third = random.sample(range(size), 3)
        rows[first]["weight"] = rows[second]["weight"] = rows[third]["colour"] = None
        # of the known ones: a gap has no colour to count
        counts = sorted(Counter(row["colour"] for row in rows if row["colour"]).values())
        if len(counts) > 1 and counts[-1] > counts[-2]:
            break
    return rows


def pumpkin(random: Random, number: int, colours: Sequence[str], sizes: Sequence[str]) -> Row:
    """One complete row of a harvest."""
    return {
        "row": number,
        "colour": random.choice(colours),
        "size": random.choice(sizes),
        "weight": random.randint(2, 30),
    }
