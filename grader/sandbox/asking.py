"""What a child is sent: the submission first, then its calls. No message holds anything but code and inputs."""

import re
from collections.abc import Mapping

from grader.checks.calls import Call
from grader.codec.values import Json
from grader.intake.submission import Submission

PANDAS = re.compile(r"\bpandas\b")


def submission_message(submission: Submission, alarm: float, provided: Mapping[str, str]) -> Json:
    """The submission, with what exercises provide; `alarm` is 0, or the seconds for each statement of a second try."""
    sources = [
        {
            "name": source.name,
            "file": source.file,
            "cells": [{"text": cell.text, "label": cell.label} for cell in source.cells],
        }
        for source in submission.sources
    ]
    return {"sources": sources, "alarm": alarm, "provided": dict(provided)}


def call_message(call: Call, number: int) -> Json:
    """A call and its number, by which its answer is known."""
    message = {"n": number, "target": call.target, "args": None if call.args is None else list(call.args)}
    if call.watch:
        message["watch"] = True
    if call.then:
        message["then"] = [[name, list(inputs)] for name, inputs in call.then]
    return message


def mentions_pandas(submission: Submission, provided: Mapping[str, str]) -> bool:
    """Whether any file speaks of pandas, so that a worker that has it loaded is worth its start."""
    texts = [cell.text for source in submission.sources for cell in source.cells]
    return any("pandas" in text and PANDAS.search(text) for text in (*texts, *provided.values()))
