"""The sentences at the top of a page: what works, the next step, what counts and is not told yet."""

from collections.abc import Sequence

from grader.built.disclosure import Disclosure
from grader.report.shown import FOLLOWS_WORDS, CaseView, ExerciseView, NextStep, StatusShown, WorkingExercise
from grader.score.result import CaseResult
from grader.texts.safe_text import counted, enumerated

STATUS_WORDS: dict[StatusShown, str] = {
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
OWN_FAILURE = "This could not be graded: a failure of ours, not of your work. It costs no mark and no attempt."
DISCLOSURE_WORDS: dict[Disclosure, str] = {
    "nothing": "Hidden cases count as well. What they give is not told yet.",
    "failed": "Of a hidden case this page tells whether it is right.",
    "hint": "Of a hidden case this page tells whether it is right and, in words, what kind of thing is wrong; "
    "not its input.",
    "input": "Hidden cases are shown with their inputs and what came back, without the right answers.",
    "all": "Hidden cases are shown with their inputs and the right answers.",
}


def status_words(status: StatusShown, cases: Sequence[CaseResult]) -> str:
    """A status in words; an `error` without an exception, as of a file that nobody can read, has words of its own."""
    stopped = any(case.error is not None or case.reason != "missing" for case in cases)
    return NOT_COUNTED if status == "error" and not stopped else STATUS_WORDS[status]


def exercise_summary(kind: str, status: StatusShown, cases: Sequence[CaseView], pending: float) -> str:
    """One sentence on how an exercise stands; it never says "all" while hidden cases are not told."""
    if status == "ungraded":
        return OWN_FAILURE
    if status == "manual":
        return f"{_waiting(pending)}."
    if kind in {"choice", "text"}:
        return _of_whole(status, cases)
    if cases and all(case.hand for case in cases):
        return _of_parts(cases)
    public, hidden = [c for c in cases if c.public], [c for c in cases if not c.public]
    sentence = "; ".join(part for part in (_of_public(public), _of_hidden(hidden)) if part)
    return f"{sentence[:1].upper()}{sentence[1:]}." if sentence else ""


def _waiting(pending: float) -> str:
    return f"{counted(pending, 'point')} {'waits' if pending == 1 else 'wait'} for a person"


def _of_whole(status: StatusShown, cases: Sequence[CaseView]) -> str:
    """A sentence on the one answer of a choice or a text."""
    if status == "missing":
        return "Nothing is handed in."
    if any(case.passed is None for case in cases):
        return "Handed in; what it earns is not told yet."
    words = "; ".join(case.words for case in cases)
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def _of_parts(cases: Sequence[CaseView]) -> str:
    if any(case.passed is None for case in cases):
        earn = "what it earns" if len(cases) == 1 else "what they earn"
        return f"{counted(len(cases), 'part')} handed in; {earn} is not told yet."
    following = sum(case.words == FOLLOWS_WORDS for case in cases)
    right = sum(bool(case.passed) and case.words != FOLLOWS_WORDS for case in cases)
    also = f", {following} {'follows' if following == 1 else 'follow'} from your earlier answers" if following else ""
    return f"{right} of {counted(len(cases), 'part')} right{also}."


def _of_public(cases: Sequence[CaseView]) -> str:
    right, asked = sum(case.right or 0 for case in cases), sum(case.instances for case in cases)
    partly = sum(case.passed is False and bool(case.score) and not case.right for case in cases)
    return f"{right} of {asked} public right{f', {partly} partly' if partly else ''}" if cases else ""


def _of_hidden(cases: Sequence[CaseView]) -> str:
    asked = sum(case.instances for case in cases)
    if not cases:
        return ""
    if any(case.passed is None for case in cases):
        also = f"{asked} hidden {'ones also count' if asked > 1 else 'one also counts'}"
        return also + (f": {'they cover' if asked > 1 else 'it covers'} {_covered(cases)}" if _covered(cases) else "")
    if any(case.right is None for case in cases):  # told by name only: a count of a family's instances says more
        return f"{sum(bool(case.passed) for case in cases)} of {len(cases)} hidden right"
    return f"{sum(case.right or 0 for case in cases)} of {asked} hidden right"


def _covered(cases: Sequence[CaseView]) -> str:
    return enumerated(list(dict.fromkeys(case.covers for case in cases if case.covers)))


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
    return DISCLOSURE_WORDS[level] if any(not case.hand for e in exercises for case in e.hidden) else ""


def working_exercises(exercises: Sequence[ExerciseView]) -> tuple[WorkingExercise, ...]:
    """The exercises that are right, or half right or better; where there is none, those that earned something.

    None of them fails in all hidden cases that are told.
    """
    whole = {"right", "public"}
    some = [
        e
        for e in exercises
        if e.status in whole or (any(c.score for c in e.public + e.hidden) and not fails_hidden(e.hidden))
    ]
    half = [e for e in some if e.status in whole or (e.score or 0) >= (e.points - e.untold) / 2]
    return tuple(WorkingExercise(e.anchor, e.title, e.summary, e.status in whole) for e in half or some)


def fails_hidden(hidden: Sequence[CaseView]) -> bool:
    """Whether hidden cases are told and not one input of them is right: then only public cases work, if any."""
    told = [case for case in hidden if case.passed is not None]
    # Of a choice by hand some may be right; in code, a share of a case is no case that works.
    return bool(told) and not any(case.passed or case.right or (case.hand and case.score) for case in told)


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
    for case in exercise.public + exercise.hidden:
        if case.passed is False and case.message:
            about = f" ({case.covers})" if case.covers and case.covers != case.name else ""
            return NextStep(exercise.anchor, exercise.title, f"{case.name}{about}: {case.message}")
    failing = [case.covers or case.name for case in exercise.hidden if case.passed is False]
    about = f"Try inputs of this kind: {enumerated(failing)}." if failing else "Look at the cases that are not right."
    return NextStep(exercise.anchor, exercise.title, about)
