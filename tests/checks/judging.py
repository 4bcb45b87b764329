"""A check applied to a Python object exactly as a student's answer reaches it: through the codec."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case, Flaw, Walk
from grader.checks.registry import case_verdict
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Value


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
    accepted: object = None,
    flaws: Callable[[Value], Sequence[Flaw]] | None = None,
) -> Verdict:
    case = Case(args or {}, decode(encode(expected)), walk, decode(encode(accepted)), flaws)
    return case_verdict(check, options or {}, case, [seen(answer, stdout)])
