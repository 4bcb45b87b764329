"""The steps of a trace as rows of a small table: the start, the first differing step with its neighbours, the end."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from grader.codec.decode import decode
from grader.report.diff.plain_diff import asked_form, value_source
from grader.report.diff.short_diff import piece_pair
from grader.report.shown import StepView

if TYPE_CHECKING:  # as in `shown`
    from grader.score.result import StepShown

STEP_WORDS = {
    "right": "right",
    "first": "differs first here",
    "wrong": "differs",
    "follows": "follows from yours",
    "missing": "missing",
    "extra": "one too many",
}
GAP_WORDS = STEP_WORDS | {"follows": "following from yours", "wrong": "differing", "extra": "too many"}
# Steps of a trace that is shown whole; of a longer one eleven are: the ends, and around the difference.
SHORT_TRACE_STEPS = 12
MAX_STATE_CHARACTERS = 160  # characters of one state


def trace_rows(steps: Sequence["StepShown"], *, with_expected: bool) -> tuple[StepView, ...]:
    """The rows of a trace; steps far from the first difference are counted, not shown."""
    first = next((at for at, step in enumerate(steps) if step.mark != "right"), 0)
    kept = _kept(len(steps), first)
    rows: list[StepView] = []
    for shown, group in groupby(range(len(steps)), key=kept.__contains__):
        places = list(group)
        if shown:
            rows.extend(_row(steps[at], first=at == first, with_expected=with_expected) for at in places)
        else:
            rows.append(_gap([steps[at] for at in places]))
    return tuple(rows)


def _kept(count: int, first: int) -> frozenset[int]:
    if count <= SHORT_TRACE_STEPS:
        return frozenset(range(count))
    return frozenset({0, 1, *range(max(first - 2, 0), min(first + 5, count)), count - 2, count - 1})


def _row(step: "StepShown", *, first: bool, with_expected: bool) -> StepView:
    mark = "first" if first and step.mark == "wrong" else step.mark
    own = decode(step.observed)
    observed = "" if step.mark == "missing" else value_source(own, MAX_STATE_CHARACTERS)
    if not with_expected:
        return StepView(step.number, mark, STEP_WORDS[mark], observed, None)
    right = asked_form(decode(step.expected), own)
    expected = "" if step.mark == "extra" else value_source(right, MAX_STATE_CHARACTERS)
    pair = piece_pair(right, own) if mark == "first" else None
    return StepView(step.number, mark, STEP_WORDS[mark], observed, expected, *(pair or ()))


def _gap(steps: Sequence["StepShown"]) -> StepView:
    """One row in place of several steps: how many there are of each mark."""
    counts: Counter[str] = Counter(step.mark for step in steps)
    words = ", ".join(f"{counts[mark]} {gerund}" for mark, gerund in GAP_WORDS.items() if counts[mark])
    return StepView(None, "gap", f"{len(steps)} more: {words}", "", None)
