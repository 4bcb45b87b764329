"""Tables of nominal values: a list of rows, each a dict from column to value. The last column is the class."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from string import ascii_lowercase
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

Row = dict[str, str]
Domain = Range | Sequence[str]  # how many values a column may have, or the values themselves


def domain_of(random: Random, domain: Domain) -> list[str]:
    """The values of a column: those given, or as many as the number says: `yes` and `no` for two, else letters."""
    # a pair [2, 5] is a range, a list of text the values themselves
    if not isinstance(domain, int) and all(isinstance(value, str) for value in domain):
        return [str(value) for value in domain]
    number = whole_number(random, domain)  # type: ignore[arg-type]  # no strings, as tested above
    return ["yes", "no"] if number == 2 else list(ascii_lowercase[:number])


def table(random: Random, rows: Range, columns: Mapping[str, Domain], consistent: bool = False) -> list[Row]:
    """Rows with random values; if `consistent`, rows with equal attributes have the same class.

    >>> table(Random(5), rows=2, columns={"a": 3, "class": 2})
    [{'a': 'c', 'class': 'no'}, {'a': 'c', 'class': 'no'}]
    """
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    *attributes, target = domains
    classes: dict[tuple[str, ...], str] = {}
    drawn = []
    for _ in range(whole_number(random, rows)):
        values = tuple(random.choice(domains[attribute]) for attribute in attributes)
        # drawn even when `consistent` has no use for it, so that both kinds of table draw the same attribute values
        label = random.choice(domains[target])
        drawn.append(
            dict(zip(domains, (*values, classes.setdefault(values, label) if consistent else label), strict=True))
        )
    return drawn


def seen_values(rows: Sequence[Row], target: str | None = None) -> dict[str, list[str]]:
    """The values that occur in each column except the class, in alphabetical order."""
    *_, last = rows[0]
    # sorted: a set of text has another order in every process
    return {column: sorted({row[column] for row in rows}) for column in rows[0] if column != (target or last)}


def whole_domain(random: Random, rows: Sequence[Row], target: str | None = None) -> list[Row]:
    """Every combination of the attribute values that occur in `rows`, without a class.

    >>> whole_domain(Random(1), [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}])
    [{'a': 'u'}, {'a': 'v'}]
    """
    values = seen_values(rows, target)
    return [dict(zip(values, combination, strict=True)) for combination in product(*values.values())]


def unseen_row(random: Random, rows: Sequence[Row], target: str | None = None) -> Row:
    """A combination of attribute values that no row has; if all occur, one of the least frequent."""
    candidates = whole_domain(random, rows, target)
    often = Counter(tuple(row[column] for column in candidates[0]) for row in rows)
    # a small domain may be in the table as a whole; a draw must not fail for that
    least = min(often[tuple(candidate.values())] for candidate in candidates)
    return random.choice([candidate for candidate in candidates if often[tuple(candidate.values())] == least])


def reordered(random: Random, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with its keys in another order, if there are two or more.

    >>> reordered(Random(1), {"a": "u", "b": "v", "c": "w"})
    {'a': 'u', 'c': 'w', 'b': 'v'}
    """
    keys = list(row)
    shuffled = random.sample(keys, len(keys))
    return {key: row[key] for key in (shuffled if shuffled != keys else keys[::-1])}


def ruled_table(
    random: Random, rows: Range, columns: Mapping[str, Domain], relevant: int = 2, noise: Range = 0
) -> list[Row]:
    """Rows whose class, the last column, depends on `relevant` of the attributes; `noise` rows are mislabelled.

    >>> ruled_table(Random(2), rows=2, columns={"a": 2, "b": 2, "class": 2}, relevant=1)
    [{'a': 'no', 'b': 'yes', 'class': 'yes'}, {'a': 'no', 'b': 'no', 'class': 'yes'}]
    """
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    *attributes, target = domains
    # only some attributes decide, so that the best splits do not all look alike
    deciding = random.sample(attributes, relevant)
    rule = {values: random.choice(domains[target]) for values in product(*(domains[name] for name in deciding))}
    drawn = []
    for _ in range(whole_number(random, rows)):
        row = {name: random.choice(domains[name]) for name in attributes}
        drawn.append({**row, target: rule[tuple(row[name] for name in deciding)]})
    for row in random.sample(drawn, min(whole_number(random, noise), len(drawn))):
        # always another label: drawing any would leave some of the noise without effect
        row[target] = random.choice([label for label in domains[target] if label != row[target]])
    return drawn
