"""Every condition there is, by its name."""

from reference.draws.condition import Condition
from reference.draws.conditions import (
    associations,
    bayes,
    clustering,
    ensembles,
    evaluation,
    evaluation_curves,
    general,
    genetic,
    instances,
    linear,
    logic,
    multilabel,
    neural,
    numeric_trees,
    preprocessing,
    reinforcement,
    rules,
    search,
    statistics,
    svm,
    theory,
    trees,
)

SUBJECTS = (
    general,
    associations,
    bayes,
    clustering,
    ensembles,
    evaluation,
    evaluation_curves,
    genetic,
    instances,
    linear,
    logic,
    multilabel,
    neural,
    numeric_trees,
    preprocessing,
    reinforcement,
    rules,
    search,
    statistics,
    svm,
    theory,
    trees,
)

CONDITIONS: dict[str, Condition] = {name: each for subject in SUBJECTS for name, each in subject.CONDITIONS.items()}
