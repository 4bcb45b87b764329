"""Known mistakes in candidate elimination: the process with other borders."""

from collections.abc import Sequence
from typing import Any

from reference.process import Process
from reference.version_spaces.candidate_elimination import (
    BorderState,
    borders_start,
    maximal,
    minimal,
)
from reference.version_spaces.hypotheses import (
    ANY,
    YES,
    Domains,
    Examples,
    Hypothesis,
    covers,
    generalised,
    hypothesis_of,
    more_general,
    specialised,
)
from reference.version_spaces.mistakes.find_s import freed_once


def borders_variant(rule: Any) -> Process[BorderState]:
    """Candidate elimination with another rule for what follows an example."""

    def successors(state: BorderState, domains: Domains, examples: Examples) -> tuple[BorderState, ...]:
        if state.seen == len(examples):
            return ()
        instance, label = examples[state.seen]
        borders = (tuple(map(hypothesis_of, border)) for border in (state.S, state.G))
        return (BorderState(state.seen + 1, *rule(*borders, instance, label, domains)),)

    return Process(borders_start, successors)


Borders = tuple[tuple[Hypothesis, ...], tuple[Hypothesis, ...]]
Border = tuple[Hypothesis, ...]


def grown(specific: Border, kept: Border, instance: Sequence[str]) -> Border:
    """S after a positive example."""
    return minimal(s for s in (generalised(s, instance) for s in specific) if any(more_general(g, s) for g in kept))


def cut(general: Sequence[Hypothesis], instance: Sequence[str], domains: Domains) -> list[Hypothesis]:
    """G after a negative example, neither held above S nor cleaned."""
    return [h for g in general for h in (specialised(g, instance, domains) if covers(g, instance) else [g])]


def not_above_s(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """G specialised to any value, also where it then rejects what S covers."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return grown(specific, kept, instance), kept
    return tuple(s for s in specific if not covers(s, instance)), maximal(cut(general, instance, domains))


def not_above_s_but_emptied(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G specialised to any value; but both borders are emptied where one of them is."""
    borders = not_above_s(specific, general, instance, label, domains)
    return borders if all(borders) else ((), ())


def g_not_pruned(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """What rejects a positive example left in G, and there it stays: only new members are held above S."""
    if label == YES:
        return grown(specific, general, instance), general
    kept = tuple(s for s in specific if not covers(s, instance))
    new = cut([g for g in general if covers(g, instance)], instance, domains)
    above = [h for h in new if any(more_general(h, s) for s in kept)]
    return kept, maximal([*(g for g in general if not covers(g, instance)), *above])


def negatives_ignored(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G never moved by a negative example: Find-S beside a G that stays."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return grown(specific, kept, instance), kept
    return specific, general


def not_cleaned(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """Members of G kept that lie below another one."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return grown(specific, kept, instance), kept
    kept = tuple(s for s in specific if not covers(s, instance))
    above = (h for h in cut(general, instance, domains) if any(more_general(h, s) for s in kept))
    return kept, tuple(dict.fromkeys(above))


BORDERS_NOT_ABOVE_S = borders_variant(not_above_s)
BORDERS_NOT_ABOVE_S_BUT_EMPTIED = borders_variant(not_above_s_but_emptied)
BORDERS_G_NOT_PRUNED = borders_variant(g_not_pruned)
BORDERS_NEGATIVES_IGNORED = borders_variant(negatives_ignored)
BORDERS_NOT_CLEANED = borders_variant(not_cleaned)


def last_negative_only(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G specialised anew from the hypothesis that covers everything, as if there were no negative example before."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return grown(specific, kept, instance), kept
    kept = tuple(s for s in specific if not covers(s, instance))
    new = specialised((ANY,) * len(domains), instance, domains)
    return kept, tuple(h for h in new if any(more_general(h, s) for s in kept))


def s_not_emptied(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """S left as it is by a negative example that it covers."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return minimal(generalised(s, instance) for s in specific), kept
    above = (h for h in cut(general, instance, domains) if any(more_general(h, s) for s in specific))
    return specific, maximal(above)


BORDERS_FROM_LAST_NEGATIVE = borders_variant(last_negative_only)
BORDERS_S_NOT_EMPTIED = borders_variant(s_not_emptied)


def freed_one_by_one(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """Only the first value of S that differs from a positive example set free."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        freed = (freed_once(s, instance, label) for s in specific)
        return tuple(s for s in freed if any(more_general(g, s) for g in kept)), kept
    kept = tuple(s for s in specific if not covers(s, instance))
    return kept, maximal(h for h in cut(general, instance, domains) if any(more_general(h, s) for s in kept))


def removed_only(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """Members of G that cover a negative example removed, and not specialised."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return grown(specific, kept, instance), kept
    above = tuple(g for g in general if not covers(g, instance))
    left = tuple(s for s in specific if not covers(s, instance))
    return (left, above) if left and above else ((), ())


BORDERS_FREED_ONCE = borders_variant(freed_one_by_one)
BORDERS_REMOVED_ONLY = borders_variant(removed_only)


def rows_of(specific: Border, instance: Sequence[str]) -> Border:
    """A hypothesis for each value of S that a negative example lacks, with nothing but that value."""
    blank = (ANY,) * len(instance)
    return tuple(
        (*blank[:place], value, *blank[place + 1 :])
        for s in specific
        for place, value in enumerate(s or ())
        if value not in (ANY, instance[place])
    )


def rows_of_s(specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains) -> Borders:
    """G as a square with a row for each attribute, filled anew from S by each negative example; S is never removed."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return minimal(generalised(s, instance) for s in specific), kept or ((ANY,) * len(domains),)
    return specific, rows_of(specific, instance) or ((ANY,) * len(domains),)


def rows_of_s_added(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G with such rows in place of the members that cover a negative example; S is never removed."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return minimal(generalised(s, instance) for s in specific), kept
    kept = tuple(g for g in general if not covers(g, instance))
    return specific, tuple(dict.fromkeys((*kept, *rows_of(specific, instance))))


BORDERS_ROWS_OF_S = borders_variant(rows_of_s)
BORDERS_ROWS_OF_S_ADDED = borders_variant(rows_of_s_added)


def rows_left(border: Border) -> Border:
    """The rows that hold a value: a row of nothing but "?" is thrown away at the end."""
    return tuple(row for row in border if set(row or ()) != {ANY})


def rows_of_s_or_none(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G as such a square, filled anew by each negative example, with no member at all where no row holds a value."""
    if label == YES:
        kept = tuple(g for g in general if covers(g, instance))
        return minimal(generalised(s, instance) for s in specific), rows_left(kept)
    return specific, rows_of(specific, instance)


def rows_of_s_gathered(
    specific: Border, general: Border, instance: Sequence[str], label: str, domains: Domains
) -> Borders:
    """G as such a square, in which the rows of earlier negative examples stay."""
    if label == YES:
        return rows_of_s_or_none(specific, general, instance, label, domains)
    return specific, tuple(dict.fromkeys((*rows_left(general), *rows_of(specific, instance))))


BORDERS_ROWS_OF_S_OR_NONE = borders_variant(rows_of_s_or_none)
BORDERS_ROWS_OF_S_GATHERED = borders_variant(rows_of_s_gathered)
