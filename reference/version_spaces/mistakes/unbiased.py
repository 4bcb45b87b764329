"""Known mistakes about the borders of all sets of instances."""

from itertools import product

from reference.version_spaces.counts import unbiased_learner
from reference.version_spaces.hypotheses import ANY, YES, Domains, Examples
from reference.version_spaces.lattice import lgg

Instances = list[tuple[str, ...]]
Sets = dict[str, Instances]


def labelled(examples: Examples, positive: bool) -> Instances:
    """The different positive, or negative, examples."""
    return sorted({tuple(instance) for instance, label in examples if (label == YES) == positive})


def contradiction_not_noticed(domains: Domains, examples: Examples) -> Sets:
    """Sets also where an instance has both labels."""
    negative = labelled(examples, False)
    positive = labelled(examples, True)
    largest = [each for each in product(*domains) if each not in negative]
    return {"S": positive, "G": largest, "open": [each for each in largest if each not in positive]}


def g_of_negatives(domains: Domains, examples: Examples) -> Sets:
    """The negative examples for the largest set."""
    right = unbiased_learner(domains, examples)
    return {**right, "G": labelled(examples, False)} if any(right.values()) else right


def g_of_unseen(domains: Domains, examples: Examples) -> Sets:
    """The instances that were not seen for the largest set."""
    right = unbiased_learner(domains, examples)
    return {**right, "G": right["open"]}


def s_of_conjunction(domains: Domains, examples: Examples) -> Sets:
    """All that the most specific conjunction covers for the smallest set."""
    right = unbiased_learner(domains, examples)
    joined = lgg(right["S"])
    if joined is None:
        return right
    covered = product(
        *(values if wanted == ANY else [str(wanted)] for wanted, values in zip(joined, domains, strict=True))
    )
    return {**right, "S": list(covered)}


def open_but_positives(domains: Domains, examples: Examples) -> Sets:
    """All instances but the positive examples as open."""
    right = unbiased_learner(domains, examples)
    return (
        {**right, "open": [each for each in product(*domains) if each not in right["S"]]}
        if any(right.values())
        else right
    )


def exchanged_sets(domains: Domains, examples: Examples) -> Sets:
    """The largest set for the smallest, and the other way round."""
    right = unbiased_learner(domains, examples)
    return {**right, "S": right["G"], "G": right["S"]}
