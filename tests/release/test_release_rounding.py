"""Every sheet that asks for code says not to round, once for each exercise whose answers hold floats."""

import pytest

from grader.release.handout_sheet import holds_float
from tests.banked import ids
from tests.release.released import bank_built, files
from tests.thinned import some

ASKED = "Do not round your results."
SHEETS = ("handout.html", "handout.md", "hw.ipynb", "hw.py")


@pytest.mark.slow
@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 6))
def test_a_sheet_asks_for_unrounded_numbers_just_where_some_answer_holds_floats(id_: str) -> None:
    built = bank_built(id_)
    [exercise] = built.exercises
    floats = any(holds_float(instance.expected) for case in exercise.cases for instance in case.instances)
    told = [files(built)[name].count(ASKED) for name in SHEETS]
    declared = "float" in exercise.signature.rpartition("->")[2]
    assert told == [int(floats or declared)] * len(SHEETS)


def test_answers_by_hand_which_have_decimals_of_their_own_are_not_asked_so() -> None:
    sheets = files(bank_built("bayes.posterior_by_hand"))
    assert not any(ASKED in text for text in sheets.values())
