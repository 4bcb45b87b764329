"""No hidden loss by rounding without a public one: else a student learns of it only after handing in.

Examples show six digits, so that many round to six decimals. Where that loses marks in a hidden case, some public case
of the exercise must refuse the rounded answer as well.
"""

from dataclasses import replace

import pytest

from grader.build.unseen_rounding import unseen_rounding
from grader.built.document import BuiltCheck
from tests.banked import SECRETS, built, ids, specs
from tests.thinned import some


@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 7))
def test_what_rounding_loses_in_hidden_cases_shows_in_a_public_one(id_: str) -> None:
    # With two secrets, as one may draw no input on which rounding shows.
    faults = [fault for secret in SECRETS for fault in unseen_rounding(specs()[id_], built(id_, secret))]
    assert faults == []


def test_a_fault_names_the_hidden_case_and_a_remedy_and_a_public_case_that_refuses_rounding_mends_it() -> None:
    id_, tight = "trees.gain_ratio", BuiltCheck(name="close", options={"rtol": 1e-6, "atol": 1e-9})
    seen = replace(built(id_), check=tight)
    unseen = replace(seen, cases=tuple(case for case in seen.cases if not case.public))
    assert list(unseen_rounding(specs()[id_], seen)) == []
    [fault] = unseen_rounding(specs()[id_], unseen)
    assert fault.field == "cases"
    assert any(f"`{case.name}` and in no public case" in fault.problem for case in unseen.cases)
    assert "Add a public case" in fault.remedy
