"""Every picture that an exercise of the bank declares, drawn from what its known mistakes give."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from grader.paths import bank_files
from grader.report.pictures.chosen_picture import PICTURE_KINDS, picture_of
from tests.banked import built
from tests.report.picture_sample import failing
from tests.thinned import some

DECLARED = re.compile(r"(?ms)^id: (\S+).*^picture: (\S+)")


@cache
def declared() -> dict[str, str]:
    found = [DECLARED.search(file.read_text("utf-8")) for file in bank_files()]
    return {each[1]: each[2] for each in found if each and each[2] != "none"}


def test_the_bank_has_an_exercise_for_every_kind_but_the_general_curve() -> None:
    assert set(declared().values()) == PICTURE_KINDS.keys() - {"curve"}


@pytest.mark.slow
@pytest.mark.parametrize("id_", some(sorted(declared()), 18, kind=lambda id_: declared()[id_]))
def test_a_failing_case_of_the_bank_is_drawn_as_declared(id_: str) -> None:
    kind = built(id_).picture
    assert kind == declared()[id_]
    cases = list(failing(id_, most=2))
    told = [picture_of(check, kind=kind, with_expected=True) for check in cases]
    untold = [picture_of(check, kind=kind, with_expected=False) for check in cases]
    assert any(told)
    assert any(untold)
    for text in (*told, *untold):
        if text is not None:
            root = ElementTree.fromstring(text)
            assert root.get("role") == "img"
    assert all(text is None or "xpected" not in text for text in untold)
    assert any("iffer" in text for text in told if text)
