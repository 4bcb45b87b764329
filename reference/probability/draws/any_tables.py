"""Draws of tables of every legal size: one row or many, constant columns, names and values of any spelling."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

Row = dict[str, str]
NAMES = ("x", "Y2", "wind speed", "Größe", "_k", "class", "Class")
VALUES = ("yes", "no", "Yes", "0", "1", "a b", "très", "n/a")  # columns share them: only the column tells values apart


def any_table(random: Random, rows: Range = (1, 8), columns: Range = (2, 4), values: Range = (1, 3)) -> list[Row]:
    """Rows of nominal values; a column may have one value only, and columns may share values.

    >>> any_table(Random(1), rows=2, columns=2)
    [{'Y2': 'ba', '_k': 'b'}, {'Y2': 'ba', '_k': 'b'}]
    """
    names = random.sample(NAMES, whole_number(random, columns))
    domains = {name: any_names(random, VALUES, whole_number(random, values)) for name in names}
    size = whole_number(random, rows)
    return [{name: random.choice(domain) for name, domain in domains.items()} for _ in range(size)]


def any_row(random: Random, rows: Sequence[Row], target: str) -> Row:
    """A row without the class; each of its values occurs in its column, and with the class or not."""
    return {name: random.choice(list(rows))[name] for name in rows[0] if name != target}


def any_values(random: Random, rows: Sequence[Row], apart: Sequence[str] = ()) -> Row:
    """Values of one row in some of the columns, those in `apart` excepted; at least one column is left out."""
    row = random.choice(list(rows))
    names = [name for name in row if name not in apart]
    most = len(names) if apart else len(names) - 1
    return {name: row[name] for name in random.sample(names, random.randint(1, max(1, most)))}


def any_columns(random: Random, rows: Sequence[Row]) -> list[str]:
    """The names of some columns or all of them, in any order."""
    return random.sample(list(rows[0]), random.randint(1, len(rows[0])))
