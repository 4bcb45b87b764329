"""Tests of `reference.evaluation.confusion`."""

import pytest

from reference.evaluation.confusion import class_rates

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it


def test_a_class_without_examples_has_no_rates() -> None:
    assert class_rates(["-", "-"], ["+", "-"], "+") == {"tpr": None, "fpr": 0.5, "tnr": 0.5, "fnr": None}
    assert class_rates(["-"], ["-"], "+", undefined=0.0)["tpr"] == 0
