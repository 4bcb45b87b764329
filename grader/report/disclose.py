"""What may be shown of one case and of one finding at a level of disclosure: the table of SPEC.md."""

from dataclasses import replace

from grader.checks.wording import plain
from grader.codec.decode import decode
from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.diagnose.finding import Finding
from grader.report.diff.choose import diff_of
from grader.report.diff.plain import asked_form, source
from grader.report.found import finding_view, said_once
from grader.report.rules import reaches
from grader.report.shown import CheckView, DiffView, ErrorView, FindingView, FrameView
from grader.report.steps import rows_of
from grader.report.sums import counts_of
from grader.report.text import one_line, visible
from grader.score.result import CheckResult, ErrorShown, ExerciseResult, FrameShown
from grader.spec.assignment import Disclosure

NO_VALUE = frozenset({"error", "timeout", "memory", "died", "missing", "blank", "skipped", "ungraded"})  # reasons
MANUAL = "manual"  # the reason of an answer that waits for a person
FOLLOWS = "follows"  # the reason of a part that is right for the earlier answers as they stand
EDGE = "edge"  # the reason of a special case that is right while no ordinary hidden case is
IT_IS = {"choice": "This choice is", "values": "This answer is"}  # what a known mistake would give
OUTPUT = 2000  # characters shown of what was printed
LONGEST_VALUE = 1000  # characters shown of a right answer
LONGEST_TEXT = 20_000  # characters shown of a text, which is the student's own


def shown_check(check: CheckResult, level: Disclosure) -> CheckView:
    """A case as a student may see it: everything of a public one; of a hidden one what each level adds to the last."""
    told: Disclosure = "all" if check.public else level
    view = _named(check)
    if check.reason == MANUAL:  # nobody knows yet what it earns
        return replace(view, words="waits for a person")
    if reaches(told, "failed"):
        view = replace(view, passed=_right(check), words=_outcome(check))
    if reaches(told, "hint"):
        view = replace(view, score=check.score, right=check.instances if check.passed else check.right)
        view = replace(view, words=_outcome(check, counted=True), message=_plain(check))
        view = replace(view, counts=counts_of(check, with_steps=reaches(told, "input")))
    if reaches(told, "input"):
        view = _with_values(view, check)
    if reaches(told, "all"):
        steps = rows_of(check.steps or (), with_expected=True)
        view = replace(view, expected=_expected(check), steps=steps, diff=_diff(check))
    # Where nothing is told of hidden cases, a right public edge is shown at its full worth, or its score would tell.
    return replace(view, score=check.points, words="right") if level == "nothing" and view.passed else view


def shown_findings(exercise: ExerciseResult, level: Disclosure) -> tuple[FindingView, ...]:
    """The findings that tell nothing of hidden cases beyond what the level allows."""
    public = {check.name for check in exercise.checks if check.public}
    public -= {check.name for check in exercise.checks if not check.public}  # a name that both bear proves nothing
    # Where nothing could be run, for want of the function itself, there is nothing hidden to tell.
    every = all(check.public or check.reason in {"missing", "blank"} for check in exercise.checks)
    return said_once(
        [
            _finding(finding, IT_IS.get(exercise.kind, "These outputs are"))
            for finding in exercise.findings
            if every or _may_be_told(finding, level, hidden=not finding.cases or not public.issuperset(finding.cases))
        ]
    )


def _may_be_told(finding: Finding, level: Disclosure, *, hidden: bool) -> bool:
    # A known mistake's hint is the same sentence whatever the values are; most others are made from values.
    return not hidden or reaches(level, "hint" if finding.kind == "misconception" or finding.plain else "input")


def _named(check: CheckResult) -> CheckView:
    """What every level shows: the name, what it covers, what it is worth, and a hand answer as it was handed in."""
    return CheckView(
        name=one_line(check.name),
        covers=one_line(check.covers),
        public=check.public,
        hand=check.part is not None,
        points=check.points,
        instances=check.instances,
        words="counts, and is not told yet",
        observed=_own_answer(check),
    )


def _with_values(view: CheckView, check: CheckResult) -> CheckView:
    """The view with all that was asked and seen, but not what was expected."""
    return replace(
        view,
        message="" if _right(check) else one_line(check.message),
        call=None if check.call is None else visible(check.call),
        observed=view.observed if view.hand else _observed(check),
        steps=rows_of(check.steps or (), with_expected=False),
        stdout=middle_out(visible(check.stdout.rstrip()), OUTPUT),
        error=_error(check.error),
    )


def _right(check: CheckResult) -> bool:
    """Whether the answer is right in itself. An `edge` is, and earns nothing yet: to call it wrong would be false."""
    return check.passed or check.reason == EDGE


def _outcome(check: CheckResult, *, counted: bool = False) -> str:
    """How a case stands, in a word or two; `counted` if how many of a family are right may be told."""
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
    """A sentence that is the same whatever was asked, answered and expected."""
    return "" if _right(check) else plain(check.reason)[1]


def _own_answer(check: CheckResult) -> str | None:
    """What was handed in for a part of a hand calculation, which is the student's own at every level."""
    if check.part is None or check.observed is None:
        return None
    if check.reason == MANUAL and isinstance(check.observed, str):
        return middle_out(visible(check.observed), LONGEST_TEXT)
    return _written(check.observed)


def _written(value: Json) -> str:
    """A hand answer as it was written: text without quotes."""
    return one_line(value, 600) if isinstance(value, str) else _source(value)


def _observed(check: CheckResult) -> str | None:
    """What came back, if something did and the steps do not show it already."""
    kept = check.observed is not None or not check.passed  # of a right answer nothing may have been kept
    if check.error is not None or check.reason in NO_VALUE or check.steps or not kept:
        return None
    return _source(check.observed)


def _expected(check: CheckResult) -> str | None:
    """The right answer in the form that was asked for, if the steps do not show it already."""
    if check.steps or check.expected is None:
        return None
    if check.part is not None:
        return _written(check.expected)
    return source(asked_form(decode(check.expected), decode(check.observed)), LONGEST_VALUE)


def _diff(check: CheckResult) -> DiffView | None:
    """What differs between the answer and the right one, if there is an answer and it is not right."""
    if _right(check) or check.part is not None or check.steps or check.error is not None or check.reason in NO_VALUE:
        return None
    return diff_of(check.check, decode(check.expected), decode(check.observed))


def _source(value: Json) -> str:
    return visible(literal(value))


def _error(error: ErrorShown | None) -> ErrorView | None:
    if error is None:
        return None
    lines = [
        each for each, before in zip(error.frames, (None, *error.frames), strict=False) if not _same_line(each, before)
    ]
    frames = tuple(FrameView(each.line, one_line(each.function, 60), one_line(each.source, 160)) for each in lines)
    return ErrorView(one_line(error.type), middle_out(visible(error.text), 500), error.line, frames)


def _same_line(frame: FrameShown, before: FrameShown | None) -> bool:
    """Whether a line is the one just named: a generator in it is a frame of its own."""
    return before is not None and (frame.file, frame.line) == (before.file, before.line)


def _finding(finding: Finding, what: str) -> FindingView:
    view = finding_view(finding.kind, finding.name, finding.hint, finding.cases, what)
    if finding.evidence is None:
        return view
    shown = finding.evidence
    observed = None if shown.error else _source(shown.observed)
    return replace(view, call=visible(shown.call), observed=observed, error=one_line(shown.error, 500))
