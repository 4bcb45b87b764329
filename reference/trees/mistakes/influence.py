"""Known mistakes with the gains of an attribute's tests."""

from collections.abc import Sequence

from reference.information.entropy import conditional_entropy, entropy

Children = Sequence[Sequence[int]]


def entropy_before(children: Children) -> float:
    """The entropy of all examples of a node."""
    return entropy([sum(counts) for counts in zip(*children, strict=True)])


def entropy_after(children: Children) -> float:
    """The entropy that a test leaves."""
    return conditional_entropy(children)


def gain_unweighted(children: Children) -> float:
    """The entropy of all examples minus the plain mean of the branches."""
    return entropy_before(children) - sum(map(entropy, children)) / len(children)
