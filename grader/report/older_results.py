"""Result documents of older schemas, brought to the newest: folders and gradebooks of earlier terms are still read.

Schema 1 called the named cases of an exercise `checks`. All other fields were as they are. Its receipts have six
letters, and stay as they are: students wrote them down (`grader.intake.receipt` reads both).
"""

from typing import Any

from pydantic_core import from_json


def upgraded_document(text: str | bytes) -> dict[str, Any] | None:
    """The document in the newest schema, if the text is a result document of an older one; None for anything else.

    >>> upgraded_document('{"schema": 1, "exercises": [{"id": "a.b", "checks": []}]}')
    {'schema': 2, 'exercises': [{'id': 'a.b', 'cases': []}]}
    """
    try:
        document = from_json(text)
    except ValueError:
        return None
    if not isinstance(document, dict) or document.get("schema") != 1 or not isinstance(document.get("exercises"), list):
        return None
    return document | {"schema": 2, "exercises": [upgraded_exercise(each) for each in document["exercises"]]}


def upgraded_exercise(exercise: Any) -> Any:
    """An exercise of schema 1 with its `checks` called `cases`; what is none comes back for its reader to refuse."""
    if not isinstance(exercise, dict) or "cases" in exercise:  # of two fields one would be lost
        return exercise
    return {"cases" if name == "checks" else name: value for name, value in exercise.items()}
