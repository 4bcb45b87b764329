"""What exercises examine: written down by an audit, read by `grader coverage`."""

from dataclasses import replace
from pathlib import Path

import pytest

from grader.audit.audit_document import Audit, audit_from, audit_json
from grader.audit.examined import examined_text, read_examined, with_audits
from grader.audit.exercise_audit import audited
from grader.paths import bank_dir

AUDIT = Audit("m.x", "function", "0123456789ab", 20, 20, 19, 2400, examined=("reference.m.a:f", "reference.m.a:g"))


def test_it_is_read_as_it_was_written() -> None:
    examined = {"m.x": ("reference.m.a:f", "reference.m.b.c:g"), "m.y": ()}
    assert read_examined(examined_text(examined)) == examined
    assert read_examined("") == {}


def test_an_audit_replaces_what_was_known_of_its_exercise_and_what_left_the_bank_is_forgotten() -> None:
    known = {"m.gone": ("reference.m.a:h",), "m.y": ("reference.m.a:h",), "m.x": ("reference.m.a:h",)}
    found = with_audits(known, [AUDIT], {"m.x", "m.y"})
    assert found == {"m.x": AUDIT.examined, "m.y": ("reference.m.a:h",)}
    assert list(found) == sorted(found)


def test_an_audit_keeps_it() -> None:
    assert audit_from(audit_json(AUDIT)) == AUDIT
    assert audit_from(audit_json(replace(AUDIT, examined=()))).examined == ()


@pytest.mark.in_turn
@pytest.mark.slow
def test_an_exercise_examines_the_functions_whose_mutants_lose_marks() -> None:
    examined = audited(Path(bank_dir() / "trees" / "gain_ratio.yaml")).examined
    assert "reference.trees.splitting:gain_ratio" in examined
    assert "reference.information.entropy:split_information" in examined
    assert "reference.information.entropy:expected_questions" not in examined
