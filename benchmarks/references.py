"""Whether references are usable at real sizes: `python benchmarks/references.py`. CPU time, best of three.

Beside ours, where there is one, what a library needs for the same in the same run. Exits with 1 if a bar is missed:
ten seconds for ID3 and for Apriori, five times the library's time for Apriori, for ROC curves and for areas under them.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
import pandas as pd
import sklearn.metrics
from mlxtend.frequent_patterns import apriori
from mlxtend.preprocessing import TransactionEncoder

from reference.associations.apriori import itemset_supports
from reference.evaluation.ranking import auc, roc_curve
from reference.trees.id3 import id3

SECONDS = 10.0
TIMES = 5.0


class Timed(NamedTuple):
    """What was done, our time and that of a library, and the most that ours may be."""

    what: str
    ours: float
    theirs: float | None
    most: float


def seconds(action: Callable[[], object]) -> float:
    """The CPU time of an action, the best of three."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        action()
        times.append(time.process_time() - begun)
    return min(times)


def table(rows: int, attributes: int, noise: float) -> list[dict[str, str]]:
    """Rows of three-valued attributes, of which three make the class, but for some noise."""
    random = Random(3)
    found = []
    for _ in range(rows):
        row = {f"a{number}": random.choice("uvw") for number in range(attributes)}
        ruled = (row["a0"] == "u") == (row["a3"] == "v") or row["a7"] == "w"
        found.append({**row, "class": str(ruled if random.random() > noise else random.random() < 0.5)})
    return found


def baskets(number: int, items: int) -> list[list[str]]:
    """Baskets of three to ten items, some of which are bought far more often than others."""
    random = Random(3)
    names = [f"item {place}" for place in range(items)]
    weights = [1 / (place + 2) for place in range(items)]
    return [sorted(set(random.choices(names, weights, k=random.randint(3, 10)))) for _ in range(number)]


def id3_times() -> list[Timed]:
    """ID3 on a table that follows a rule, and on one that follows none."""
    ruled, noisy = table(10_000, 20, 0.05), table(10_000, 20, 1)
    return [
        Timed("ID3, 10,000 rows of 20 attributes, a rule", seconds(lambda: id3(ruled, "class")), None, SECONDS),
        Timed("ID3, 10,000 rows of 20 attributes, noise", seconds(lambda: id3(noisy, "class")), None, SECONDS),
    ]


def frame_of(bought: list[list[str]]) -> pd.DataFrame:
    """Baskets as the table of truth values that mlxtend needs."""
    encoder = TransactionEncoder()
    return pd.DataFrame(encoder.fit_transform(bought), columns=encoder.columns_)


def apriori_times() -> list[Timed]:
    """Apriori beside mlxtend's, both from lists of items."""
    bought = baskets(10_000, 50)
    ours = itemset_supports(bought, 0.02, relative=True)
    assert len(ours) == len(apriori(frame_of(bought), min_support=0.02)), "not the same item sets"
    own = seconds(lambda: itemset_supports(bought, 0.02, relative=True))
    other = seconds(lambda: apriori(frame_of(bought), min_support=0.02, use_colnames=True))
    return [Timed(f"Apriori, 10,000 baskets of 50 items, {len(ours)} sets", own, other, min(SECONDS, TIMES * other))]


def curve_times() -> list[Timed]:
    """ROC curve and area of a million scores beside scikit-learn's."""
    random = np.random.default_rng(3)
    scores = random.random(1_000_000)
    labels = random.random(1_000_000) < scores
    curve = seconds(lambda: sklearn.metrics.roc_curve(labels, scores, drop_intermediate=False))
    area = seconds(lambda: sklearn.metrics.roc_auc_score(labels, scores))
    return [
        Timed("ROC curve, 1,000,000 scores", seconds(lambda: roc_curve(scores, labels, True)), curve, TIMES * curve),
        Timed("AUC, 1,000,000 scores", seconds(lambda: auc(scores, labels, True)), area, TIMES * area),
    ]


def main() -> None:
    timed = [*id3_times(), *apriori_times(), *curve_times()]
    for each in timed:
        beside = "" if each.theirs is None else f", the library {each.theirs:.2f} s"
        print(f"{each.what:52}{each.ours:6.2f} s{beside}; at most {each.most:.1f} s")
    sys.exit(any(each.ours > each.most for each in timed))


if __name__ == "__main__":
    main()
