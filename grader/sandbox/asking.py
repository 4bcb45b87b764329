"""What a child is sent: the submission first, then its calls. No message holds anything but code and inputs."""

import re
from collections.abc import Mapping

from grader.checks.calls import Call
from grader.codec.values import Json
from grader.intake.submission import Submission

PANDAS = re.compile(r"\bpandas\b")
# A line that does nothing but import, as notebooks begin with, and what it calls pandas.
NAMED = r"[\w.]+(?: as \w+)?"
IMPORT = re.compile(rf"^import (?:{NAMED}, *)*pandas(?: as (\w+))?(?:, *{NAMED})*[ \t]*$", re.MULTILINE)


def submission_message(submission: Submission, alarm: float, provided: Mapping[str, str]) -> Json:
    """The submission, with what exercises provide; `alarm` is 0, or the seconds for each statement of a second try.

    `idle` has what it imports and does not seem to use: it is loaded if it is used all the same.
    """
    sources = [
        {
            "name": source.name,
            "file": source.file,
            "cells": [{"text": cell.text, "label": cell.label} for cell in source.cells],
        }
        for source in submission.sources
    ]
    idle = ["pandas"] if mentions_pandas(submission, provided) and not uses_pandas(submission, provided) else []
    return {"sources": sources, "alarm": alarm, "provided": dict(provided), "idle": idle}


def call_message(call: Call, number: int) -> Json:
    """A call and its number, by which its answer is known."""
    message = {"n": number, "target": call.target, "args": None if call.args is None else list(call.args)}
    if call.watch:
        message["watch"] = True
    if call.then:
        message["then"] = [[name, list(inputs)] for name, inputs in call.then]
    return message


def mentions_pandas(submission: Submission, provided: Mapping[str, str]) -> bool:
    """Whether any code speaks of pandas."""
    return any("pandas" in text and PANDAS.search(text) for text in texts_of(submission, provided))


def uses_pandas(submission: Submission, provided: Mapping[str, str]) -> bool:
    """Whether any code does more with pandas than to import it, so that a worker that has it loaded is worth its start.

    Notebooks begin with imports, needed or not. It is a guess, and a wrong one costs time, nothing else.
    """
    texts = texts_of(submission, provided)
    mentions = sum(len(PANDAS.findall(text)) for text in texts if "pandas" in text)
    if mentions != 1:
        return mentions > 1
    found = next(filter(None, map(IMPORT.search, texts)), None)
    if found is None:
        return True
    return found[1] is not None and sum(len(re.findall(rf"\b{found[1]}\b", text)) for text in texts) > 1


def texts_of(submission: Submission, provided: Mapping[str, str]) -> list[str]:
    """All code of a submission, and what exercises provide."""
    return [*(cell.text for source in submission.sources for cell in source.cells), *provided.values()]
