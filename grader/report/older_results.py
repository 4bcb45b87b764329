"""Result documents of older schemas, brought to the newest: folders and gradebooks of earlier terms are still read.

Schema 1 called the named cases of an exercise `checks`. All other fields were as they are. Its receipts have six
letters, and stay as they are: students wrote them down (`grader.intake.receipt` reads both).
"""

from pydantic_core import from_json

from grader.codec.values import Json


def upgraded_document(text: str | bytes) -> dict[str, Json] | None:
    """The document in the newest schema, if the text is a result document of an older one; None for anything else.

    >>> upgraded_document('{"schema": 1, "exercises": [{"id": "a.b", "checks": []}]}')
    {'schema': 2, 'exercises': [{'id': 'a.b', 'cases': []}]}
    """
    try:
        document: Json = from_json(text)
    except ValueError:
        return None
    exercises = document.get("exercises") if isinstance(document, dict) and document.get("schema") == 1 else None
    if not isinstance(document, dict) or not isinstance(exercises, list):
        return None
    return document | {"schema": 2, "exercises": [upgraded_exercise(each) for each in exercises]}


def upgraded_exercise(exercise: Json) -> Json:
    """An exercise of schema 1 with its `checks` called `cases`; what is none comes back for its reader to refuse."""
    if not isinstance(exercise, dict) or "cases" in exercise:  # of two fields one would be lost
        return exercise
    return {"cases" if name == "checks" else name: value for name, value in exercise.items()}
