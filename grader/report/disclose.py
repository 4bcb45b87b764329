"""The parts of a case and of a finding that a level of disclosure lets a student see: the table of docs/spec.md."""

from dataclasses import replace
from typing import Any

from grader.built.disclosure import Disclosure, RepairDisclosure
from grader.checks.wording import WRONG_SENTENCE, hidden_sentence
from grader.codec.decode import decode
from grader.codec.literals import literal, middle_out
from grader.codec.values import Json
from grader.diagnose.finding import Finding
from grader.report.diff.chosen_diff import diff_of
from grader.report.diff.plain_diff import asked_form, value_source
from grader.report.finding_text import finding_view, said_once
from grader.report.repair_text import repair_view
from grader.report.rules import reaches, repair_reaches
from grader.report.shown import FOLLOWS_WORDS, CaseView, ErrorView, FindingView, FrameView, StepView
from grader.report.step_rows import trace_rows
from grader.report.sums import score_counts
from grader.report.unshown import UNSHOWN_ANSWER, at_worst
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, FrameShown
from grader.texts.safe_text import one_line, visible

REASONS_WITHOUT_VALUE = frozenset(
    {"error", "timeout", "memory", "died", "missing", "blank", "skipped", "ungraded", "test"}
)  # reasons
MANUAL_REASON = "manual"  # the reason of an answer that waits for a person
FOLLOWS_REASON = "follows"  # the reason of a part that is right for the earlier answers as they stand
EDGE_REASON = "edge"  # the reason of a special case that is right while no ordinary hidden case is
WRONG_VALUE = "Your code returns an answer, without an error, but not the right one."
MISTAKE_LEADS = {"choice": "This choice is", "values": "This answer is"}  # what a known mistake would give
MAX_OUTPUT_CHARACTERS = 2000  # characters shown of what a call printed: a loop may print without end
MAX_VALUE_CHARACTERS = 1000  # characters shown of a right answer, as in the students' checker
MAX_TEXT_CHARACTERS = 20_000  # characters shown of a written answer, which is the student's own


def shown_case(case: CaseResult, level: Disclosure) -> CaseView:
    """The view of one case at a level of disclosure, without the rest of its exercise."""
    return CaseView(**told_fields(case, level))


def told_fields(case: CaseResult, level: Disclosure) -> dict[str, Any]:
    """The fields of a case's view: all of them for a public case; for a hidden one, those that the level allows."""
    told: Disclosure = "all" if case.public else level
    fields = _named(case)
    if case.reason == MANUAL_REASON:  # nobody knows yet what it earns
        return fields | {"words": "waits for a person"}
    # In the order of the levels: each adds fields, and may write over those of the one before.
    if reaches(told, "failed"):
        fields |= {"passed": _right(case), "words": _outcome(case)}
    if reaches(told, "hint"):
        fields |= _counted(case, with_steps=reaches(told, "input"))
    if reaches(told, "input"):
        fields |= _values(case, with_expected=reaches(told, "all"))
    # Where nothing is told of hidden cases, a right public edge is shown at its full worth, or its score would tell.
    if level == "nothing" and fields.get("passed"):
        fields |= {"score": case.points, "words": "right"}
    return fields


def shown_findings(
    exercise: ExerciseResult, level: Disclosure, repair: RepairDisclosure = "nothing"
) -> tuple[FindingView, ...]:
    """The findings of an exercise that tell no more of hidden cases, and of a repair, than the levels allow."""
    told = exercise.findings
    if exercise.open_findings is not None and not reaches(level, "hint"):
        told = exercise.open_findings
    public = {case.name for case in exercise.cases if case.public}
    public -= {case.name for case in exercise.cases if not case.public}  # a name that both bear proves nothing
    # Where nothing could be run, for want of the function itself, there is nothing hidden to tell.
    every = all(case.public or case.reason in {"missing", "blank"} for case in exercise.cases)
    return said_once(
        [
            _finding(finding, MISTAKE_LEADS.get(exercise.kind, "These outputs are"), repair)
            for finding in told
            if (finding.kind != "repair" or repair_reaches(repair, "line"))
            if every or _may_be_told(finding, level, hidden=not finding.cases or not public.issuperset(finding.cases))
        ]
    )


def _may_be_told(finding: Finding, level: Disclosure, *, hidden: bool) -> bool:
    # A known mistake's hint is the same sentence whatever the values are; most others are made from values.
    return not hidden or reaches(level, "hint" if finding.kind == "misconception" or finding.plain else "input")


def _named(case: CaseResult) -> dict[str, Any]:
    """The fields of a case that every level shows: its name, what it covers, its points, a hand answer as handed in."""
    return {
        "name": one_line(case.name),
        "covers": one_line(case.covers),
        "public": case.public,
        "hand": case.part is not None,
        "points": case.points,
        "instances": case.instances,
        "words": "counts, and is not told yet",
        "observed": _own_answer(case),
    }


def _counted(case: CaseResult, *, with_steps: bool) -> dict[str, Any]:
    """The fields that the level `hint` adds: score and reason, in words that do not depend on the values."""
    return {
        "score": case.score,
        "right": case.instances if case.passed else case.right,
        "words": _outcome(case, counted=True),
        "message": _plain(case),
        "counts": score_counts(case, with_steps=with_steps),
    }


def _values(case: CaseResult, *, with_expected: bool) -> dict[str, Any]:
    """The fields with the call, the answer and its output and, `with_expected`, the right answer and the diff."""
    right = _right(case)
    added = {
        "message": "" if right else one_line(case.message),
        "call": None if case.call is None else visible(case.call),
        "steps": () if right else _steps(case, with_expected=with_expected),
        "stdout": _shortened(case.stdout.rstrip(), MAX_OUTPUT_CHARACTERS),
        "error": _error(case.error),
    }
    if case.part is None and not right:  # a right answer is known to be what was asked for
        added["observed"] = _observed(case)
    return added | _expected(case) if with_expected and not right else added


def _right(case: CaseResult) -> bool:
    """Whether the answer is right in itself. An `edge` is, and earns nothing yet: to call it wrong would be false."""
    return case.passed or case.reason == EDGE_REASON


def _outcome(case: CaseResult, *, counted: bool = False) -> str:
    """The outcome of a case in a word or two; `counted` if the number of right instances of a family may be told."""
    if case.reason == EDGE_REASON:
        return "right; earns its points once an ordinary hidden case is at least half right"
    if case.reason == FOLLOWS_REASON and case.part is not None:
        return FOLLOWS_WORDS
    if case.passed or not counted:
        return "right" if case.passed else "not right"
    if case.instances > 1:
        return f"{case.right} of {case.instances} right"
    return "partly right" if case.score else "not right"


def _plain(case: CaseResult) -> str:
    """The sentence for a case's reason, which depends on no value; "" for a right answer."""
    if _right(case):
        return ""
    sentence = hidden_sentence(case.reason)[1]
    if sentence != WRONG_SENTENCE or case.part is not None:
        return sentence
    # One sentence for all reasons that are told as a wrong value: a second one would tell them apart.
    return WRONG_VALUE


def _own_answer(case: CaseResult) -> str | None:
    """The student's own answer to a part of a hand calculation, shown at every level; None for other cases."""
    if case.part is None or case.observed is None:
        return None
    if case.reason == MANUAL_REASON and isinstance(case.observed, str):
        return _shortened(case.observed, MAX_TEXT_CHARACTERS)
    return _written(case.observed)


def _written(value: Json) -> str:
    """The text of a hand answer as it was written, without quotes."""
    return one_line(middle_out(value, MAX_TEXT_CHARACTERS), 600) if isinstance(value, str) else _source(value)


def _shortened(text: str, longest: int) -> str:
    """The beginning and the end of a text, safe to show."""
    # Cut before `visible`, which looks at each character, and again after it, as escapes make a text longer.
    return middle_out(visible(middle_out(text, longest)), longest)


def _observed(case: CaseResult) -> str | None:
    """The answer as source text; None if there is none, or if the steps of a trace show it already."""
    if case.error is not None or case.reason in REASONS_WITHOUT_VALUE or case.steps:
        return None
    return _source(case.observed)


def _expected(case: CaseResult) -> dict[str, Any]:
    """The fields `expected` and `diff`; none for a trace, whose steps show them already."""
    if case.steps or case.expected is None:
        return {}
    if case.part is not None:
        return {"expected": _written(case.expected)}
    return _beside(case) or {"expected": _source(case.expected)}


# Whatever the diff raises on a hostile answer, the plain right answer is shown instead.
@at_worst(None)
def _beside(case: CaseResult) -> dict[str, Any] | None:
    """The fields `expected`, in the form that the exercise asks for, and `diff`."""
    right, own = decode(case.expected), decode(case.observed)
    answered = case.error is None and case.reason not in REASONS_WITHOUT_VALUE
    return {
        "expected": value_source(asked_form(right, own), MAX_VALUE_CHARACTERS),
        "diff": diff_of(case.check, right, own) if answered else None,
    }


@at_worst(())
def _steps(case: CaseResult, *, with_expected: bool) -> tuple[StepView, ...]:
    return trace_rows(case.steps or (), with_expected=with_expected)


@at_worst(UNSHOWN_ANSWER)
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


def _finding(finding: Finding, what: str, repair: RepairDisclosure) -> FindingView:
    view = finding_view(finding.kind, finding.name, finding.hint, finding.cases, what)
    if finding.kind == "repair":
        return repair_view(view, finding, repair)
    if finding.evidence is None:
        return view
    shown = finding.evidence
    observed = None if shown.error else _source(shown.observed)
    return replace(view, call=visible(shown.call), observed=observed, error=one_line(shown.error, 500))
