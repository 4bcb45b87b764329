"""Every condition there is, by its name."""

from reference.associations import conditions as associations
from reference.bayes import conditions as bayes
from reference.clustering import conditions as clustering
from reference.ensembles import conditions as ensembles
from reference.evaluation import conditions as evaluation
from reference.genetic import conditions as genetic
from reference.instances import conditions as instances
from reference.linear import conditions as linear
from reference.logic import conditions as logic
from reference.multilabel import conditions as multilabel
from reference.neural import conditions as neural
from reference.preprocessing import conditions as preprocessing
from reference.reinforcement import conditions as reinforcement
from reference.rules import conditions as rules
from reference.search import conditions as search
from reference.shared import conditions as general
from reference.shared.conditions import Condition
from reference.statistics import conditions as statistics
from reference.svm import conditions as svm
from reference.theory import conditions as theory
from reference.trees.conditions import nominal as trees
from reference.trees.conditions import numeric as numeric_trees
from reference.version_spaces import conditions as version_spaces

SUBJECTS = (
    general,
    associations,
    bayes,
    clustering,
    ensembles,
    evaluation,
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
    version_spaces,
)

CONDITIONS: dict[str, Condition] = {name: each for subject in SUBJECTS for name, each in subject.CONDITIONS.items()}
