"""The parts of a case and of a finding that a level of disclosure lets a student see: the table of docs/spec.md."""

from dataclasses import replace
from typing import Any

from grader.built.disclosure import Disclosure
from grader.checks.wording import plain
from grader.codec.decode import decode
from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.diagnose.finding import Finding
from grader.report.diff.chosen_diff import diff_of
from grader.report.diff.plain_diff import asked_form, source
from grader.report.finding_text import finding_view, said_once
from grader.report.rules import reaches
from grader.report.shown import CheckView, ErrorView, FindingView, FrameView, StepView
from grader.report.step_rows import rows_of
from grader.report.sums import counts_of
from grader.report.unshown import UNSHOWN, at_worst
from grader.score.result import CheckResult, ErrorShown, ExerciseResult, FrameShown
from grader.texts.safe_text import one_line, visible

NO_VALUE = frozenset({"error", "timeout", "memory", "died", "missing", "blank", "skipped", "ungraded"})  # reasons
MANUAL = "manual"  # the reason of an answer that waits for a person
FOLLOWS = "follows"  # the reason of a part that is right for the earlier answers as they stand
EDGE = "edge"  # the reason of a special case that is right while no ordinary hidden case is
IT_IS = {"choice": "This choice is", "values": "This answer is"}  # what a known mistake would give
OUTPUT = 2000  # characters shown of what a call printed: a loop may print without end
LONGEST_VALUE = 1000  # characters shown of a right answer, as in the students' checker
LONGEST_TEXT = 20_000  # characters shown of a written answer, which is the student's own


def shown_check(check: CheckResult, level: Disclosure) -> CheckView:
    """The view of one case at a level of disclosure, without the rest of its exercise."""
    return CheckView(**told_of(check, level))


def told_of(check: CheckResult, level: Disclosure) -> dict[str, Any]:
    """The fields of a case's view: all of them for a public case; for a hidden one, those that the level allows."""
    told: Disclosure = "all" if check.public else level
    fields = _named(check)
    if check.reason == MANUAL:  # nobody knows yet what it earns
        return fields | {"words": "waits for a person"}
    # In the order of the levels: each adds fields, and may write over those of the one before.
    if reaches(told, "failed"):
        fields |= {"passed": _right(check), "words": _outcome(check)}
    if reaches(told, "hint"):
        fields |= _counted(check, with_steps=reaches(told, "input"))
    if reaches(told, "input"):
        fields |= _values(check, with_expected=reaches(told, "all"))
    # Where nothing is told of hidden cases, a right public edge is shown at its full worth, or its score would tell.
    if level == "nothing" and fields.get("passed"):
        fields |= {"score": check.points, "words": "right"}
    return fields


def shown_findings(exercise: ExerciseResult, level: Disclosure) -> tuple[FindingView, ...]:
    """The findings of an exercise that tell no more of hidden cases than the level allows."""
    told = exercise.findings
    if exercise.open_findings is not None and not reaches(level, "hint"):
        told = exercise.open_findings
    public = {check.name for check in exercise.checks if check.public}
    public -= {check.name for check in exercise.checks if not check.public}  # a name that both bear proves nothing
    # Where nothing could be run, for want of the function itself, there is nothing hidden to tell.
    every = all(check.public or check.reason in {"missing", "blank"} for check in exercise.checks)
    return said_once(
        [
            _finding(finding, IT_IS.get(exercise.kind, "These outputs are"))
            for finding in told
            if every or _may_be_told(finding, level, hidden=not finding.cases or not public.issuperset(finding.cases))
        ]
    )


def _may_be_told(finding: Finding, level: Disclosure, *, hidden: bool) -> bool:
    # A known mistake's hint is the same sentence whatever the values are; most others are made from values.
    return not hidden or reaches(level, "hint" if finding.kind == "misconception" or finding.plain else "input")


def _named(check: CheckResult) -> dict[str, Any]:
    """The fields of a case that every level shows: its name, what it covers, its points, a hand answer as handed in."""
    return {
        "name": one_line(check.name),
        "covers": one_line(check.covers),
        "public": check.public,
        "hand": check.part is not None,
        "points": check.points,
        "instances": check.instances,
        "words": "counts, and is not told yet",
        "observed": _own_answer(check),
    }


def _counted(check: CheckResult, *, with_steps: bool) -> dict[str, Any]:
    """The fields that the level `hint` adds: score and reason, in words that do not depend on the values."""
    return {
        "score": check.score,
        "right": check.instances if check.passed else check.right,
        "words": _outcome(check, counted=True),
        "message": _plain(check),
        "counts": counts_of(check, with_steps=with_steps),
    }


def _values(check: CheckResult, *, with_expected: bool) -> dict[str, Any]:
    """The fields with the call, the answer and its output and, `with_expected`, the right answer and the diff."""
    right = _right(check)
    added = {
        "message": "" if right else one_line(check.message),
        "call": None if check.call is None else visible(check.call),
        "steps": () if right else _steps(check, with_expected=with_expected),
        "stdout": _shortened(check.stdout.rstrip(), OUTPUT),
        "error": _error(check.error),
    }
    if check.part is None and not right:  # a right answer is known to be what was asked for
        added["observed"] = _observed(check)
    return added | _expected(check) if with_expected and not right else added


def _right(check: CheckResult) -> bool:
    """Whether the answer is right in itself. An `edge` is, and earns nothing yet: to call it wrong would be false."""
    return check.passed or check.reason == EDGE


def _outcome(check: CheckResult, *, counted: bool = False) -> str:
    """The outcome of a case in a word or two; `counted` if the number of right instances of a family may be told."""
    if check.reason == EDGE:
        return "right; earns its points once an ordinary hidden case is at least half right"
    if check.reason == FOLLOWS and check.part is not None and check.passed:
        return "follows from your earlier answers"
    if check.passed or not counted:
        return "right" if check.passed else "not right"
    if check.instances > 1:
        return f"{check.right} of {check.instances} right"
    return "partly right" if check.score else "not right"


def _plain(check: CheckResult) -> str:
    """The sentence for a case's reason, which depends on no value; "" for a right answer."""
    return "" if _right(check) else plain(check.reason)[1]


def _own_answer(check: CheckResult) -> str | None:
    """The student's own answer to a part of a hand calculation, shown at every level; None for other cases."""
    if check.part is None or check.observed is None:
        return None
    if check.reason == MANUAL and isinstance(check.observed, str):
        return _shortened(check.observed, LONGEST_TEXT)
    return _written(check.observed)


def _written(value: Json) -> str:
    """The text of a hand answer as it was written, without quotes."""
    return one_line(middle_out(value, LONGEST_TEXT), 600) if isinstance(value, str) else _source(value)


def _shortened(text: str, longest: int) -> str:
    """The beginning and the end of a text, safe to show."""
    # Cut before `visible`, which looks at each character, and again after it, as escapes make a text longer.
    return middle_out(visible(middle_out(text, longest)), longest)


def _observed(check: CheckResult) -> str | None:
    """The answer as source text; None if there is none, or if the steps of a trace show it already."""
    if check.error is not None or check.reason in NO_VALUE or check.steps:
        return None
    return _source(check.observed)


def _expected(check: CheckResult) -> dict[str, Any]:
    """The fields `expected` and `diff`; none for a trace, whose steps show them already."""
    if check.steps or check.expected is None:
        return {}
    if check.part is not None:
        return {"expected": _written(check.expected)}
    return _beside(check) or {"expected": _source(check.expected)}


# Whatever the diff raises on a hostile answer, the plain right answer is shown instead.
@at_worst(None)
def _beside(check: CheckResult) -> dict[str, Any] | None:
    """The fields `expected`, in the form that the exercise asks for, and `diff`."""
    right, own = decode(check.expected), decode(check.observed)
    answered = check.error is None and check.reason not in NO_VALUE
    return {
        "expected": source(asked_form(right, own), LONGEST_VALUE),
        "diff": diff_of(check.check, right, own) if answered else None,
    }


@at_worst(())
def _steps(check: CheckResult, *, with_expected: bool) -> tuple[StepView, ...]:
    return rows_of(check.steps or (), with_expected=with_expected)


@at_worst(UNSHOWN)
def _source(value: Json) -> str:
    return visible(literal(value))


def _error(error: ErrorShown | None) -> ErrorView | None:
    if error is None:
        return None
    # A generator has a frame of its own on the line that holds it: the line is shown once.
    lines = [
        each for each, before in zip(error.frames, (None, *error.frames), strict=False) if not _same_line(each, before)
    ]
    frames = tuple(FrameView(each.line, one_line(each.function, 60), one_line(each.source, 160)) for each in lines)
    return ErrorView(one_line(error.type), middle_out(visible(error.text), 500), error.line, frames)


def _same_line(frame: FrameShown, before: FrameShown | None) -> bool:
    """Whether two neighbouring frames are on one line, as a generator and the function around it are."""
    return before is not None and (frame.file, frame.line) == (before.file, before.line)


def _finding(finding: Finding, what: str) -> FindingView:
    view = finding_view(finding.kind, finding.name, finding.hint, finding.cases, what)
    if finding.evidence is None:
        return view
    shown = finding.evidence
    observed = None if shown.error else _source(shown.observed)
    return replace(view, call=visible(shown.call), observed=observed, error=one_line(shown.error, 500))
