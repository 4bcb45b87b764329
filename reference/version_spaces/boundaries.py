"""Version spaces by their borders: borders of a set, members, verdicts. Mitchell, chapter 2; Blockeel, 3.3."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from reference.version_spaces.candidate_elimination import maximal, minimal
from reference.version_spaces.hypotheses import (
    Domains,
    Hypothesis,
    Instance,
    all_hypotheses,
    covers,
    hypothesis_of,
    more_general,
)

MOST_HYPOTHESES = 200_000  # that are listed: more would take minutes


def boundaries(hypotheses: Iterable[Any]) -> tuple[list[Hypothesis], list[Hypothesis]]:
    """The borders S and G of a set of hypotheses: those with none more specific, and those with none more general.

    Blockeel, definitions 3.7 and 3.8, which print "at least as general" where "more general" is meant.

    >>> boundaries([["a", "c"], ["a", "?"], ["?", "c"]])
    ([('a', 'c')], [('a', '?'), ('?', 'c')])
    """
    held = [hypothesis_of(each) for each in hypotheses]
    return list(minimal(held)), list(maximal(held))


def in_version_space(h: Any, specific: Iterable[Any], general: Iterable[Any]) -> bool:
    """Whether a hypothesis lies between the borders: above some member of S and below some of G, or equal to it.

    Mitchell, section 2.5; Blockeel, proposition 3.1, which exchanges the names S and G.

    >>> in_version_space(["a", "?"], specific=[["a", "c"]], general=[["a", "?"], ["?", "c"]])
    True
    """
    return any(more_general(h, s) for s in specific) and any(more_general(g, h) for g in general)


def between(specific: Sequence[Any], general: Sequence[Any], domains: Domains) -> list[Hypothesis]:
    """All hypotheses over the domains that lie between the borders, borders included. Mitchell, theorem 2.1.

    >>> between([["a", "c"]], [["a", "?"], ["?", "c"]], [["a", "b"], ["c", "d"]])
    [('a', 'c'), ('a', '?'), ('?', 'c')]
    """
    if math.prod(len(values) + 1 for values in domains) > MOST_HYPOTHESES:
        raise ValueError(f"there are more than {MOST_HYPOTHESES} hypotheses over these domains: take fewer attributes")
    return [each for each in all_hypotheses(domains) if in_version_space(each, specific, general)]


def vs_classify(specific: Sequence[Any], general: Sequence[Any], x: Instance) -> bool | None:
    """The verdict on which all members of a version space agree; None if they do not. Mitchell, section 2.6.

    All cover an instance that every member of S covers; none covers one that no member of G covers.

    >>> S, G = [["a", "c"]], [["a", "?"]]
    >>> [vs_classify(S, G, x) for x in (["a", "c"], ["b", "c"], ["a", "d"])]
    [True, False, None]
    """
    if not specific or not general:
        raise ValueError("an empty version space classifies nothing")
    if all(covers(hypothesis_of(s), x) for s in specific):
        return True
    return None if any(covers(hypothesis_of(g), x) for g in general) else False


def vs_votes(hypotheses: Iterable[Any], x: Instance) -> tuple[int, int]:
    """How many hypotheses cover an instance, and how many do not. Mitchell, section 2.6.

    >>> vs_votes([["a", "c"], ["a", "?"], ["?", "c"]], ["a", "d"])
    (1, 2)
    """
    verdicts = [covers(hypothesis_of(each), x) for each in hypotheses]
    return sum(verdicts), len(verdicts) - sum(verdicts)


@dataclass(frozen=True, slots=True)
class PartlyLearned:
    """The borders of a version space, and its label for each of some instances."""

    S: list[Hypothesis]
    G: list[Hypothesis]
    labels: list[str]


def labels_by(specific: Sequence[Any], general: Sequence[Any], instances: Sequence[Instance]) -> list[str]:
    """The label of each instance: `yes` or `no` where all members of the version space agree, else `unknown`.

    >>> labels_by([["a", "c"]], [["a", "?"]], [["a", "d"], ["b", "c"]])
    ['unknown', 'no']
    """
    verdicts = [vs_classify(specific, general, each) for each in instances]
    return ["unknown" if each is None else "yes" if each else "no" for each in verdicts]


def partly_learned(hypotheses: Sequence[Any], instances: Sequence[Instance]) -> PartlyLearned:
    """The borders of a version space, and its label for each of some instances.

    >>> partly_learned([["a", "c"], ["a", "?"]], [["a", "d"], ["b", "c"]])
    PartlyLearned(S=[('a', 'c')], G=[('a', '?')], labels=['unknown', 'no'])
    """
    specific, general = boundaries(hypotheses)
    return PartlyLearned(specific, general, labels_by(specific, general, instances))


def member_count(specific: Sequence[Any], general: Sequence[Any], domains: Domains) -> int:
    """The number of hypotheses between the borders."""
    return len(between(specific, general, domains))


def votes_for(specific: Sequence[Any], general: Sequence[Any], domains: Domains, x: Instance) -> int:
    """The number of hypotheses between the borders that cover an instance."""
    return vs_votes(between(specific, general, domains), x)[0]
