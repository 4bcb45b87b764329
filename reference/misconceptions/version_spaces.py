"""Known mistakes with version spaces."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from reference.process import Process
from reference.version_spaces import (
    ANY,
    YES,
    BorderState,
    Domains,
    Examples,
    FindSState,
    Hypothesis,
    all_hypotheses,
    borders_start,
    candidate_elimination,
    covers,
    find_s_start,
    generalised,
    hypothesis_of,
    instances_in,
    maximal,
    minimal,
    more_general,
    specialised,
)


def pairs_by_free_values(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """Hypotheses compared by how many values they leave free."""
    free = [list(h).count(ANY) for h in hypotheses]
    return [(i, j) for i, wide in enumerate(free) for j, narrow in enumerate(free) if wide > narrow]


def pairs_turned_around(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """More specific instead of more general."""
    numbered = list(enumerate(hypotheses))
    return [(j, i) for i, h in numbered for j, g in numbered if more_general(h, g, strict=True)]


def pairs_with_equals(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """Each hypothesis counted as more general than itself."""
    numbered = list(enumerate(hypotheses))
    return [(i, j) for i, h in numbered for j, g in numbered if more_general(h, g)]


def more_general_by_count(hypothesis: Any, other: Any) -> bool:
    """Whether the first leaves more values free."""
    return list(hypothesis).count(ANY) > list(other).count(ANY)


def more_general_turned_around(hypothesis: Any, other: Any) -> bool:
    """Whether the first is more specific."""
    return more_general(other, hypothesis, strict=True)


def find_s_variant(rule: Any) -> Process[FindSState]:
    """Find-S with another rule for what follows an example."""

    def successors(state: FindSState, examples: Examples) -> tuple[FindSState, ...]:
        if state.seen == len(examples):
            return ()
        instance, label = examples[state.seen]
        return (FindSState(state.seen + 1, rule(hypothesis_of(state.hypothesis), instance, label)),)

    return Process(find_s_start, successors)


def with_negatives(hypothesis: Hypothesis, instance: Sequence[str], label: str) -> Hypothesis:
    """Generalised by negative examples too."""
    return generalised(hypothesis, instance)


def last_positive(hypothesis: Hypothesis, instance: Sequence[str], label: str) -> Hypothesis:
    """The last positive example itself."""
    return tuple(instance) if label == YES else hypothesis


def freed_once(hypothesis: Hypothesis, instance: Sequence[str], label: str) -> Hypothesis:
    """Only the first value that differs set free."""
    if label != YES or hypothesis is None or covers(hypothesis, instance):
        return generalised(hypothesis, instance) if label == YES and hypothesis is None else hypothesis
    place = next(i for i, (h, x) in enumerate(zip(hypothesis, instance, strict=True)) if h not in (ANY, x))
    return (*hypothesis[:place], ANY, *hypothesis[place + 1 :])


FIND_S_WITH_NEGATIVES = find_s_variant(with_negatives)
FIND_S_LAST_POSITIVE = find_s_variant(last_positive)
FIND_S_FREED_ONCE = find_s_variant(freed_once)


def space_by_positives(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """All that covers the positive examples, whatever else it covers."""
    positive = [instance for instance, label in examples if label == YES]
    return [h for h in all_hypotheses(domains) if all(covers(h, instance) for instance in positive)]


def only_borders(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """S and G alone: what lies between them is forgotten."""
    specific, general = candidate_elimination(domains, examples)
    return [*specific, *(g for g in general if g not in specific)]


def covering_negatives(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """Hypotheses that do not cover a negative example removed: everything left covers all examples."""
    return [h for h in all_hypotheses(domains) if all(covers(h, instance) for instance, _ in examples)]


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
BORDERS_G_NOT_PRUNED = borders_variant(g_not_pruned)
BORDERS_NEGATIVES_IGNORED = borders_variant(negatives_ignored)
BORDERS_NOT_CLEANED = borders_variant(not_cleaned)


def sum_of_sizes(sizes: Sequence[int]) -> int:
    """The sizes added up instead of multiplied."""
    return sum(sizes)


def without_free_value(sizes: Sequence[int]) -> int:
    """The "?" of each attribute forgotten."""
    return 1 + instances_in(sizes)


def with_every_empty(sizes: Sequence[int]) -> int:
    """Every way of writing the hypothesis for nothing counted: two more symbols for each attribute."""
    return instances_in([size + 2 for size in sizes])


def without_nothing(sizes: Sequence[int]) -> int:
    """The hypothesis that covers nothing forgotten."""
    return instances_in([size + 1 for size in sizes])


def all_instances_left(sizes: Sequence[int], fixed: int) -> int:
    """The instances of the fixed attributes instead of the free ones."""
    return len(list(product(*(range(size) for size in sizes[:fixed]))))


def two_for_each(fixed: int) -> int:
    """Two for each attribute added up instead of multiplied."""
    return 2 * fixed
