"""The published schema of the result document is current, and real documents keep it."""

import json

import jsonschema
import pytest

from grader.codec.write_records import record_line
from grader.report.result_json import read_result
from grader.report.result_schema import SCHEMA_FILE, result_schema_document, schema_text
from grader.score.result import Result
from tests.report.report_sample import CANARY, SAMPLE


def test_the_published_schema_is_current() -> None:
    assert SCHEMA_FILE.read_text(encoding="utf-8") == schema_text(), "run: python -m grader.report.result_schema"


@pytest.mark.parametrize("result", [SAMPLE, CANARY], ids=["sample", "canary"])
def test_a_result_document_keeps_its_schema_and_comes_back_the_same(result: Result) -> None:
    written = record_line(result)
    jsonschema.Draft202012Validator(result_schema_document()).validate(json.loads(written))
    assert read_result(written) == result


@pytest.mark.parametrize("change", [{"host": "a"}, {"schema": 1}, {"score": "3"}, {"exercises": [{}]}])
def test_a_document_of_another_form_does_not_keep_it(change: dict[str, object]) -> None:
    written = json.loads(record_line(SAMPLE)) | change
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(result_schema_document()).validate(written)
