"""The result document as JSON, and back: written for people, on one line for a database, read from anybody's file.

pydantic writes and checks it, by the hints of the frozen dataclasses: an indented text takes `json.dumps` eight times
as long. What judges and scores does without; `grader.codec.write_records` writes the same document there.
"""

from pydantic import TypeAdapter

from grader.score.result import Result

RESULT = TypeAdapter(Result)


def result_text(result: Result) -> str:
    """The result document's text: the same result, the same bytes."""
    return RESULT.dump_json(result, indent=1).decode() + "\n"


def result_line(result: Result) -> str:
    """The result document on one line."""
    return RESULT.dump_json(result).decode()


def read_result(text: str | bytes) -> Result:
    """The result that was written; raises ValueError for anything else."""
    return RESULT.validate_json(text)
