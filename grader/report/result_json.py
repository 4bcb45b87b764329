"""The result document as JSON and back: indented for people, on one line for a database.

pydantic writes and checks it, by the hints of the frozen dataclasses: an indented text takes `json.dumps` eight times
as long. Judging and scoring do without pydantic; there `grader.codec.write_records` writes the same document.
"""

from pydantic import TypeAdapter, ValidationError

from grader.report.older_results import upgraded_document
from grader.score.result import Result

RESULT_ADAPTER = TypeAdapter(Result)


def result_text(result: Result) -> str:
    """The text of the result document, indented; equal results give equal bytes."""
    return RESULT_ADAPTER.dump_json(result, indent=1).decode() + "\n"


def result_line(result: Result) -> str:
    """The result document on one line."""
    return RESULT_ADAPTER.dump_json(result).decode()


def read_result(text: str | bytes) -> Result:
    """The result that a JSON text holds, of this schema or an older one; raises ValueError for any other text.

    A document of the newest schema, as nearly all are, is read without a look at its schema first.
    """
    try:
        return RESULT_ADAPTER.validate_json(text)
    except ValidationError:
        if (upgraded := upgraded_document(text)) is None:
            raise
    return RESULT_ADAPTER.validate_python(upgraded)
