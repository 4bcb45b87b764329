"""Known mistakes in candidate elimination for disjunctions: the process with other borders."""

from collections.abc import Callable, Mapping, Sequence

from reference.process import Process
from reference.version_spaces.disjunctive import (
    Disjunction,
    DisjunctiveState,
    NamedDomains,
    Rows,
    disjunction_of,
    disjunctive_start,
    met,
    smallest,
)
from reference.version_spaces.hypotheses import YES

Row = Mapping[str, str]
Border = Sequence[Disjunction]
Rule = Callable[[Border, Border, Row, NamedDomains], tuple[Border, Border]]


def grown(specific: Border, row: Row, domains: NamedDomains) -> list[Disjunction]:
    """S with one condition of the row more in each member that does not cover it."""
    return [s if met(s, row) else disjunction_of((*s, each), domains) for s in specific for each in row.items()]


def below(specific: Border, general: Border) -> list[Disjunction]:
    """The members of S that are part of a member of G."""
    return [s for s in specific if any(set(s) <= set(g) for g in general)]


def after_yes(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """The borders after a positive row, as they should be."""
    kept = [g for g in general if met(g, row)]
    return smallest(below(grown(specific, row, domains), kept)), kept


def after_no(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """The borders after a negative row, as they should be."""
    kept = [s for s in specific if not met(s, row)]
    return kept, [cut(g, row) for g in general if kept]


def cut(general: Disjunction, row: Row) -> Disjunction:
    """A disjunction without the conditions that hold in a row."""
    return tuple(each for each in general if each not in met(general, row))


def variant(yes: Rule = after_yes, no: Rule = after_no) -> Process[DisjunctiveState]:
    """Candidate elimination with another rule for positive or for negative rows."""

    def successors(state: DisjunctiveState, domains: NamedDomains, examples: Rows) -> tuple[DisjunctiveState, ...]:
        if state.seen == len(examples):
            return ()
        row, label = examples[state.seen]
        before = [[disjunction_of(each, domains) for each in border] for border in (state.S, state.G)]
        specific, general = (yes if label == YES else no)(before[0], before[1], row, domains)
        return (DisjunctiveState(state.seen + 1, tuple(dict.fromkeys(specific)), tuple(dict.fromkeys(general))),)

    return Process(disjunctive_start, successors)


def all_added(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """S with all conditions of the row that G allows."""
    kept = [g for g in general if met(g, row)]
    allowed = {each for g in kept for each in g}
    more = [each for each in row.items() if each in allowed]
    return below([s if met(s, row) else disjunction_of((*s, *more), domains) for s in specific], kept), kept


def not_cleaned(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """S with members that are more general than another one."""
    kept = [g for g in general if met(g, row)]
    return below(grown(specific, row, domains), kept), kept


def not_below_g(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """S with any condition of the row, whatever G allows."""
    return smallest(grown(specific, row, domains)), [g for g in general if met(g, row)]


def first_only(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """S with the first allowed condition of the row only."""
    kept = [g for g in general if met(g, row)]
    found = []
    for s in specific:
        found += below(grown([s], row, domains), kept)[:1]
    return smallest(found), kept


def one_removed(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """Each member of G without one condition of the row, in all ways."""
    kept = [s for s in specific if not met(s, row)]
    parts = [tuple(other for other in g if other != each) for g in general for each in sorted(met(g, row))] + [
        g for g in general if not met(g, row)
    ]
    return kept, [g for g in parts if any(set(s) <= set(g) for s in kept)]


def s_not_cut(specific: Border, general: Border, row: Row, domains: NamedDomains) -> tuple[Border, Border]:
    """G without the conditions of the row, and S as it was."""
    return specific, [cut(g, row) for g in general]


ALL_ADDED = variant(yes=all_added)
NOT_CLEANED = variant(yes=not_cleaned)
NOT_BELOW_G = variant(yes=not_below_g)
FIRST_ONLY = variant(yes=first_only)
ONE_REMOVED = variant(no=one_removed)
S_NOT_CUT = variant(no=s_not_cut)
