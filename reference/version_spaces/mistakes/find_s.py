"""Known mistakes in Find-S: the process with other steps."""

from collections.abc import Sequence
from typing import Any

from reference.process import Process
from reference.version_spaces.find_s import FindSState, find_s_start
from reference.version_spaces.hypotheses import ANY, YES, Examples, Hypothesis, covers, generalised, hypothesis_of


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


def positives_only(state: FindSState, examples: Examples) -> tuple[FindSState, ...]:
    """The state after the next positive example: negative ones have no step of their own."""
    for seen, (instance, label) in enumerate(examples[state.seen :], start=state.seen + 1):
        if label == YES:
            return (FindSState(seen, generalised(hypothesis_of(state.hypothesis), instance)),)
    return ()


FIND_S_POSITIVES_ONLY = Process(find_s_start, positives_only)
