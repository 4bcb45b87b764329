"""The messages to a child: the submission first, then its calls. They hold code and inputs, and no answers."""

import re
from collections.abc import Mapping

from grader.checks.calls import Call, ChangedCode
from grader.codec.values import Message
from grader.intake.submission import Submission

# How the encoded form of a pandas table or column looks in a frame; a text that looks like it only costs time.
TABLE_MARKS = (b'"$":"frame"', b'"$":"series"')
PANDAS_WORD = re.compile(r"\bpandas\b")
# A line that does nothing but import, as notebooks begin with, and what it calls pandas.
IMPORTED_NAME = r"[\w.]+(?: as \w+)?"
PANDAS_IMPORT = re.compile(
    rf"^import (?:{IMPORTED_NAME}, *)*pandas(?: as (\w+))?(?:, *{IMPORTED_NAME})*[ \t]*$", re.MULTILINE
)


def submission_message(submission: Submission, alarm: float, provided: Mapping[str, str]) -> Message:
    """The message with a submission; `alarm` is 0, or the seconds for each statement of a second try."""
    sources = [
        {
            "name": source.name,
            "file": source.file,
            "cells": [{"text": cell.text, "label": cell.label} for cell in source.cells],
        }
        for source in submission.sources
    ]
    return {"sources": sources, "alarm": alarm, "provided": dict(provided)}


def call_message(call: Call, number: int) -> Message:
    """The message of a call, with the number that its answer has to repeat."""
    message = {"n": number, "target": call.target, "args": None if call.args is None else list(call.args)}
    if call.watch:
        message["watch"] = True
    if call.defined:
        message["defined"] = True
    if call.trial is not None:
        message["trial"] = trial_message(call.trial)
    if call.then:
        message["then"] = [[name, list(inputs)] for name, inputs in call.then]
    return message


def trial_message(trial: ChangedCode) -> Message:
    """The part of a call's message that says with which changed code it is made."""
    message: Message = {"input": trial.input, "changes": [list(each) for each in trial.changes]}
    return message | {name: True for name in ("quick", "measure") if getattr(trial, name)}


def uses_pandas(submission: Submission, provided: Mapping[str, str]) -> bool:
    """Whether any code does more with pandas than import it, so that a worker with pandas loaded is worth its start.

    Notebooks begin with imports, needed or not. It is a guess, and a wrong one costs time, nothing else.
    """
    texts = [*(cell.text for source in submission.sources for cell in source.cells), *provided.values()]
    mentions = sum(len(PANDAS_WORD.findall(text)) for text in texts if "pandas" in text)
    if mentions != 1:
        return mentions > 1
    found = next(filter(None, map(PANDAS_IMPORT.search, texts)), None)
    if found is None:
        return True
    return found[1] is not None and sum(len(re.findall(rf"\b{found[1]}\b", text)) for text in texts) > 1


def has_tables(frame: bytes) -> bool:
    """Whether the frame of a call has pandas inputs, which only a worker with pandas loaded can make."""
    return any(mark in frame for mark in TABLE_MARKS)
