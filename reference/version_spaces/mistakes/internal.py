"""Known mistakes about hypotheses with internal disjunctions."""

from collections.abc import Callable, Mapping, Sequence

from reference.process import Process
from reference.version_spaces.hypotheses import ANY
from reference.version_spaces.lattice import InternalState, internal_start

Values = Mapping[str, Sequence[str]]
NamedDomains = Mapping[str, Sequence[str]]
Rows = Sequence[Mapping[str, str]]


def read_as(rule: Callable[[NamedDomains, Rows, int], Values]) -> Process[InternalState]:
    """The process whose hypothesis after a number of rows follows from another rule."""

    def successors(state: InternalState, domains: NamedDomains, rows: Rows) -> tuple[InternalState, ...]:
        if state.seen == len(rows):
            return ()
        return (InternalState(state.seen + 1, rule(domains, rows, state.seen + 1)),)

    return Process(internal_start, successors)


def values_seen(domains: NamedDomains, rows: Rows) -> Values:
    """The values of each attribute in some rows, whole domains included."""
    return {
        name: tuple(value for value in domains[name] if any(row[name] == value for row in rows)) for name in domains
    }


def not_whole(domains: NamedDomains, seen: Values) -> Values:
    """The values, with a question mark for a whole domain."""
    return {name: values if len(values) < len(domains[name]) else (ANY,) for name, values in seen.items()}


def freed_at_two(domains: NamedDomains, rows: Rows, number: int) -> Values:
    """A question mark for each attribute with several values."""
    return {
        name: values if len(values) == 1 else (ANY,) for name, values in values_seen(domains, rows[:number]).items()
    }


def first_row_left_out(domains: NamedDomains, rows: Rows, number: int) -> Values:
    """The values of the rows after the first."""
    return not_whole(domains, values_seen(domains, rows[1:number] or rows[:1]))


FREED_AT_TWO = read_as(freed_at_two)
DOMAIN_KEPT = read_as(lambda domains, rows, number: values_seen(domains, rows[:number]))
LAST_TWO = read_as(
    lambda domains, rows, number: not_whole(domains, values_seen(domains, rows[max(0, number - 2) : number]))
)
ONLY_COMMON = read_as(lambda domains, rows, number: not_whole(domains, values_seen(domains, [rows[number - 1]])))
FIRST_ROW_LEFT_OUT = read_as(first_row_left_out)
