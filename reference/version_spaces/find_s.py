"""Find-S: the most specific conjunction that covers the positive examples. Mitchell, section 2.4."""

from dataclasses import dataclass

from reference.process import Process
from reference.version_spaces.hypotheses import YES, Examples, Hypothesis, generalised, hypothesis_of


@dataclass(frozen=True, slots=True)
class FindSState:
    """The hypothesis after `seen` examples."""

    seen: int
    hypothesis: Hypothesis


def find_s_start(examples: Examples) -> FindSState:
    """The start of Find-S: the hypothesis that covers nothing."""
    return FindSState(0, None)


def find_s_successors(state: FindSState, examples: Examples) -> tuple[FindSState, ...]:
    """The state after the next example: a positive one generalises as little as needed; a negative one changes nothing.

    Mitchell, section 2.4.
    """
    if state.seen == len(examples):
        return ()
    instance, label = examples[state.seen]
    # a negative example cannot change it: Find-S trusts that the concept is in its language
    grown = generalised(hypothesis_of(state.hypothesis), instance) if label == YES else state.hypothesis
    return (FindSState(state.seen + 1, grown),)


FIND_S = Process(find_s_start, find_s_successors)


def find_s(examples: Examples) -> Hypothesis:
    """The most specific hypothesis that covers all positive examples; negative examples are ignored.

    >>> find_s([(["sunny", "warm"], "yes"), (["rainy", "cold"], "no"), (["sunny", "cold"], "yes")])
    ('sunny', '?')
    """
    return FIND_S.last(examples=examples).hypothesis
