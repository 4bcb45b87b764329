"""Known mistakes with hypotheses and their votes."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from reference.bayes.rule import Distribution


def least_probable(prior: Distribution, likelihood: Distribution) -> Any:
    """The hypothesis with the smallest product."""
    return min(prior, key=lambda each: prior[each] * likelihood[each])


def label_by_heads(posterior: Distribution, predictions: Mapping[Any, Any]) -> Any:
    """The label that most hypotheses predict, each counted once."""
    return Counter(predictions[each] for each in posterior).most_common(1)[0][0]
