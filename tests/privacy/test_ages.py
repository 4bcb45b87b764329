"""How long ago something was, as `grader purge --after` takes it."""

from datetime import datetime

import pytest

from grader.privacy.purging import BadAge, before_age

AGES = {"12m": "2025-11-16", "1y": "2025-11-16", "2w": "2026-11-02", "90d": "2026-08-18", " 9M ": "2026-02-16"}


@pytest.mark.parametrize("age", AGES)
def test_an_age_is_a_number_and_a_letter(age: str) -> None:
    assert before_age(age, datetime(2026, 11, 16)).date().isoformat() == AGES[age]


@pytest.mark.parametrize("age", ["12", "m", "0m", "-3d", "1.5y", "12 months", "9999y"])
def test_another_age_is_refused_with_a_sentence(age: str) -> None:
    with pytest.raises(BadAge, match="--after"):
        before_age(age, datetime(2026, 11, 16))
