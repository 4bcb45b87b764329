"""Hand calculations about facts and clauses, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.logic.foil import Examples, Facts, bindings, closed_world_negatives, extended, kept, most_general
from reference.rules.coverage import foil_gain

ROAD = ("road", "X", "Z")  # the literal that is added, with a new variable


def negatives_of(towns: Sequence[str], positives: Examples) -> int:
    """The number of negative pairs in a closed world."""
    return len(closed_world_negatives(towns, positives))


def bindings_after(examples: Examples, facts: Facts) -> int:
    """The number of bindings of the examples after road(X, Z) is added to the body of a clause about X and Y."""
    return len(bindings(extended(most_general("supplies", examples), ROAD), examples, facts))


def positive_bindings(positives: Examples, facts: Facts) -> int:
    """The number of positive bindings with the new literal."""
    return bindings_after(positives, facts)


def negative_bindings(towns: Sequence[str], positives: Examples, facts: Facts) -> int:
    """The number of negative bindings with the new literal."""
    return bindings_after(closed_world_negatives(towns, positives), facts)


def kept_positives(positives: Examples, facts: Facts) -> int:
    """The number of positive examples that still have a binding, each counted once."""
    return kept(ROAD, bindings(most_general("supplies", positives), positives, facts), facts)


def gain_from(positives: Examples, negatives: float, p1: float, n1: float, t: float) -> float:
    """FOIL's gain from the counts; 0 for a literal that keeps no positive binding."""
    # log 0 otherwise: a literal that keeps no positive has no information
    return foil_gain(len(positives), negatives, p1, n1, t=t) if p1 else 0.0
