"""Neighbours, scales and averages against scikit-learn and SciPy."""

import numpy as np
import pytest
from sklearn.impute import SimpleImputer
from sklearn.preprocessing import OneHotEncoder

from reference.preprocessing.encoding import one_hot_rows
from reference.preprocessing.missing import impute

pytestmark = pytest.mark.slow  # the imports take seconds


def test_codes_and_fillings_are_scikit_learns() -> None:
    domain = ["red", "green", "blue"]
    rows = [{"colour": colour} for colour in ("blue", "red", "red")]
    coded = OneHotEncoder(categories=[domain], sparse_output=False).fit_transform([[row["colour"]] for row in rows])
    assert one_hot_rows(rows, {"colour": domain}) == coded.tolist()
    weights = [4.0, None, 9.0, 6.0]
    filled = SimpleImputer().fit_transform([[np.nan if weight is None else weight] for weight in weights])
    assert [row["w"] for row in impute([{"w": weight} for weight in weights], "w", "mean")] == pytest.approx(
        filled[:, 0]
    )
