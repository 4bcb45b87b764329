"""Result documents of schema 1 are read as if they had been written today."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from grader.codec.write_records import record_json, without_fields
from grader.intake.receipt import is_receipt_of
from grader.report import html
from grader.report.classes.row import student_row
from grader.report.result_json import read_result, result_text
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.score.codes import feedback_code

NOW = datetime(2026, 1, 1, tzinfo=UTC)
# `grader grade` at commit 9f3eb21 wrote it: a function that takes natural logarithms, a hand calculation, a text.
FILE = Path(__file__).parent.parent / "sample" / "result-schema-1.json"


def older(document: dict[str, Any]) -> dict[str, Any]:
    """A document of today as schema 1 had it."""
    exercises = [
        {"checks" if name == "cases" else name: value for name, value in exercise.items()}
        | {"findings": [without_fields(finding, ["changes"]) for finding in exercise["findings"]]}  # of repairs
        for exercise in document["exercises"]
    ]
    return document | {"schema": 1, "exercises": exercises}


def test_every_field_of_a_schema_1_document_is_there_and_its_checks_are_cases() -> None:
    written = json.loads(FILE.read_bytes())
    result = read_result(FILE.read_bytes())
    assert (written["schema"], result.schema) == (1, 2)
    assert [len(each.cases) for each in result.exercises] == [6, 4, 1]
    assert older(record_json(result)) == written
    assert read_result(result_text(result)) == result


def test_an_older_result_is_shown_counted_and_found_as_any_other() -> None:
    result = read_result(FILE.read_text("utf-8"))
    page = html.feedback_html(student_view(result, DisclosureRules("all", "all"), NOW))
    assert "natural logarithm" in page
    assert result.receipt in page  # what the student was told then
    assert [len(each.passed) for each in student_row(result).exercises] == [6, 4, 1]
    assert feedback_code(result, "information.entropy") == "TFTZ-BHGH"  # as its feedback page has it
    assert is_receipt_of(result.receipt, result.submission)


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(FILE.read_bytes()) | fields)


BAD = {
    "another schema": changed(schema=3),
    "no schema": changed(schema=None),
    "no exercises": changed(exercises=None),
    "an exercise that is none": changed(exercises=["information.entropy"]),
    "a field that there never was": changed(host="a"),
    "both names": changed(exercises=[json.loads(FILE.read_bytes())["exercises"][0] | {"cases": []}]),
    "the older name in today's schema": changed(schema=2),
    "no document": "[1]",
    "no JSON": '{"schema": 1, "exercises": [',
}


@pytest.mark.parametrize("what", BAD)
def test_what_was_never_a_result_document_is_still_refused(what: str) -> None:
    with pytest.raises(ValidationError):
        read_result(BAD[what])
