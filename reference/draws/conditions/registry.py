"""Every condition there is, by its name."""

from reference.draws.condition import Condition
from reference.draws.conditions import associations, bayes, general, linear, statistics, trees

SUBJECTS = (general, associations, bayes, linear, statistics, trees)

CONDITIONS: dict[str, Condition] = {name: each for subject in SUBJECTS for name, each in subject.CONDITIONS.items()}
