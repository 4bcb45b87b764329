"""A check applied to a Python object exactly as a student's answer reaches it: through the codec."""

from collections.abc import Mapping
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case, Walk
from grader.checks.registry import judged
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode


def seen(answer: object, stdout: str = "") -> Observation:
    return Observation("value", decode(encode(answer)), stdout)


def verdict(
    check: str,
    expected: object,
    answer: object,
    options: Mapping[str, Any] | None = None,
    *,
    stdout: str = "",
    args: Mapping[str, Any] | None = None,
    walk: Walk | None = None,
) -> Verdict:
    return judged(check, options or {}, Case(args or {}, decode(encode(expected)), walk), [seen(answer, stdout)])
