"""Every condition there is, by its name."""

from reference.draws.condition import Condition
from reference.draws.conditions import (
    associations,
    bayes,
    evaluation,
    evaluation_curves,
    general,
    linear,
    numeric_trees,
    rules,
    statistics,
    trees,
)

SUBJECTS = (
    general,
    associations,
    bayes,
    evaluation,
    evaluation_curves,
    linear,
    numeric_trees,
    rules,
    statistics,
    trees,
)

CONDITIONS: dict[str, Condition] = {name: each for subject in SUBJECTS for name, each in subject.CONDITIONS.items()}
