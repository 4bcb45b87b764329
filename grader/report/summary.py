"""The sentences at the top of a page: what works, the next step, what counts and is not told yet."""

from collections.abc import Sequence

from grader.built.disclosure import Disclosure
from grader.report.shown import CheckView, ExerciseView, NextStep, StatusShown, Works
from grader.score.result import CheckResult
from grader.texts.safe_text import counted, enumerated

STATUS: dict[StatusShown, str] = {
    "right": "right",
    "partial": "partly right",
    "wrong": "not right",
    "error": "stopped by an exception",
    "timeout": "did not finish",
    "missing": "nothing found",
    "manual": "waits for a person",
    "ungraded": "not graded",
    "public": "public cases right",
    "untold": "handed in",
}
NOT_COUNTED = "could not be counted"
OURS = "This could not be graded: a failure of ours, not of your work. It costs no mark and no attempt."
HIDDEN: dict[Disclosure, str] = {
    "nothing": "Hidden cases count as well. What they give is not told yet.",
    "failed": "Of a hidden case this page tells whether it is right.",
    "hint": "Of a hidden case this page tells whether it is right and, in words, what kind of thing is wrong; "
    "not its input.",
    "input": "Hidden cases are shown with their inputs and what came back, without the right answers.",
    "all": "Hidden cases are shown with their inputs and the right answers.",
}


def status_words(status: StatusShown, checks: Sequence[CheckResult]) -> str:
    """A status in words; an `error` without an exception, as of a file that nobody can read, has words of its own."""
    stopped = any(check.error is not None or check.reason != "missing" for check in checks)
    return NOT_COUNTED if status == "error" and not stopped else STATUS[status]


def summary(kind: str, status: StatusShown, checks: Sequence[CheckView], pending: float) -> str:
    """One sentence on how an exercise stands; it never says "all" while hidden cases are not told."""
    if status == "ungraded":
        return OURS
    if status == "manual":
        return f"{_waiting(pending)}."
    if kind in {"choice", "text"}:
        return _of_whole(status, checks)
    if checks and all(check.hand for check in checks):
        return _of_parts(checks)
    public, hidden = [c for c in checks if c.public], [c for c in checks if not c.public]
    sentence = "; ".join(part for part in (_of_public(public), _of_hidden(hidden)) if part)
    return f"{sentence[:1].upper()}{sentence[1:]}." if sentence else ""


def _waiting(pending: float) -> str:
    return f"{counted(pending, 'point')} {'waits' if pending == 1 else 'wait'} for a person"


def _of_whole(status: StatusShown, checks: Sequence[CheckView]) -> str:
    """A sentence on the one answer of a choice or a text."""
    if status == "missing":
        return "Nothing is handed in."
    if any(check.passed is None for check in checks):
        return "Handed in; what it earns is not told yet."
    words = "; ".join(check.words for check in checks)
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def _of_parts(checks: Sequence[CheckView]) -> str:
    if any(check.passed is None for check in checks):
        return f"{counted(len(checks), 'part')} handed in; what they earn is not told yet."
    return f"{sum(bool(check.passed) for check in checks)} of {counted(len(checks), 'part')} right."


def _of_public(checks: Sequence[CheckView]) -> str:
    right, asked = sum(check.right or 0 for check in checks), sum(check.instances for check in checks)
    partly = sum(check.passed is False and bool(check.score) and not check.right for check in checks)
    return f"{right} of {asked} public right{f', {partly} partly' if partly else ''}" if checks else ""


def _of_hidden(checks: Sequence[CheckView]) -> str:
    asked = sum(check.instances for check in checks)
    if not checks:
        return ""
    if any(check.passed is None for check in checks):
        also = f"{asked} hidden {'ones also count' if asked > 1 else 'one also counts'}"
        return also + (f": {'they cover' if asked > 1 else 'it covers'} {_covered(checks)}" if _covered(checks) else "")
    if any(check.right is None for check in checks):  # told by name only: a count of a family's instances says more
        return f"{sum(bool(check.passed) for check in checks)} of {len(checks)} hidden right"
    return f"{sum(check.right or 0 for check in checks)} of {asked} hidden right"


def _covered(checks: Sequence[CheckView]) -> str:
    return enumerated(list(dict.fromkeys(check.covers for check in checks if check.covers)))


def about_score(untold: float, pending: float, ungraded: float) -> str:
    """A sentence on the points that the total leaves out; "" if there are none."""
    parts = (
        f"{counted(untold, 'point')} more on hidden cases, not told yet" if untold else "",
        _waiting(pending) if pending else "",
        f"{counted(ungraded, 'point')} could not be graded: a failure of ours, not of your work" if ungraded else "",
    )
    return "; ".join(part for part in parts if part)


def about_hidden(exercises: Sequence[ExerciseView], level: Disclosure) -> str:
    """A sentence on what the page tells of hidden cases; "" if there are none."""
    return HIDDEN[level] if any(not check.hand for e in exercises for check in e.hidden) else ""


def works(exercises: Sequence[ExerciseView]) -> tuple[Works, ...]:
    """The exercises that are right, or half right or better; where there is none, those that earned something."""
    whole = {"right", "public"}
    some = [e for e in exercises if e.status in whole or any(c.score for c in e.public + e.hidden)]
    half = [e for e in some if e.status in whole or (e.score or 0) >= (e.points - e.untold) / 2]
    return tuple(Works(e.anchor, e.title, e.summary, e.status in whole) for e in half or some)


def next_step(exercises: Sequence[ExerciseView]) -> NextStep:
    """The one thing to do next: the first exercise that was tried and is not right, then one that was not."""
    tried = [e for e in exercises if e.status in {"partial", "wrong", "error", "timeout"}]
    for exercise in [*tried, *(e for e in exercises if e.status == "missing")]:
        return _step_of(exercise)
    covers = list(dict.fromkeys(c.covers for e in exercises for c in e.hidden if c.passed is None and c.covers))
    if covers:
        return NextStep("", "", f"Hidden cases also cover {enumerated(covers)}: try inputs of that kind.")
    if any(e.untold for e in exercises):
        return NextStep("", "", "Nothing to do now: what hidden cases and hand answers earn is told later.")
    if any(e.status in {"manual", "ungraded"} for e in exercises):
        return NextStep("", "", "Nothing to do: what is not graded yet is not in your hands.")
    return NextStep("", "", "Nothing to do: everything is right.")


def _step_of(exercise: ExerciseView) -> NextStep:
    explaining = [finding for finding in exercise.findings if finding.kind != "counterexample"]
    for finding in explaining or exercise.findings:
        stopped = finding.kind in {"error", "limit"}  # which exception, and on which line, stands in the label
        text = f"{finding.label}. {finding.hint}" if stopped else finding.hint
        return NextStep(exercise.anchor, exercise.title, text, finding.authored)
    for check in exercise.public + exercise.hidden:
        if check.passed is False and check.message:
            return NextStep(exercise.anchor, exercise.title, f"{check.name}: {check.message}")
    failing = [check.covers or check.name for check in exercise.hidden if check.passed is False]
    about = f"Try inputs of this kind: {enumerated(failing)}." if failing else "Look at the cases that are not right."
    return NextStep(exercise.anchor, exercise.title, about)
