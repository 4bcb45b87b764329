"""Tests of `reference.evaluation.by_hand`."""

import pytest

from reference.evaluation.retrieval import f_measure, precision_recall_at
from tests.banked import worked_out

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it


def test_the_search_takes_the_first_k_alone() -> None:
    first = worked_out("evaluation.search_by_hand", ranking=["yes", "no", "yes", "yes"], k=2, relevant=4)
    assert first == worked_out("evaluation.search_by_hand", ranking=["yes", "no", "no", "no"], k=2, relevant=4)
    assert (first["hits"], first["precision"], first["recall"]) == (1, 0.5, 0.25)
    found = precision_recall_at(["yes", "no", "yes", "yes"], 2, 4)
    assert (first["precision"], first["recall"]) == found
    assert first["f"] == pytest.approx(f_measure(*found, beta=2))
