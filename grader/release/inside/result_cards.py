"""Cards: the judged public cases of an exercise as the views that feedback pages are made from."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from grader.checks.asked_trace import asked_trace
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.literals import literal_of, pasted_call
from grader.codec.values import Json
from grader.release.inside.public_document import CODE_KINDS, ReleasedExercise, ReleasedMistake
from grader.release.inside.public_verdict import JudgedPublicCase, mistake_in
from grader.release.inside.safe import Safe
from grader.report.diff.chosen_diff import diff_of
from grader.report.diff.plain_diff import asked_form, value_source
from grader.report.finding_text import finding_view
from grader.report.shown import CaseView, ErrorView, FindingView
from grader.report.step_rows import trace_rows
from grader.texts.safe_text import counted, enumerated, one_line, visible

CARD_WORDS = {
    "public": "public cases right",
    "partial": "partly right",
    "wrong": "not right yet",
    "error": "stops with an exception",
    "missing": "not there yet",
    "timeout": "stopped",
    "untold": "marked later",
    "blank": "not answered",
}
TOTAL_WORDS = {
    "public cases right": "with public cases right",
    "stops with an exception": "with an exception",
    "marked later": "answered and marked later",
}
MAX_COVERED_TOLD = 6  # topics of hidden cases that are told; of more, the last word is "more"


class StepSeen(NamedTuple):
    """One step of a trace, its values encoded."""

    number: int
    mark: str
    observed: Json
    expected: Json


@dataclass(frozen=True, slots=True)
class Card:
    """An exercise, or a message alone, to show. No card says that all is right, as hidden cases count too."""

    title: str
    status: str
    summary: str
    cases: tuple[CaseView, ...] = ()
    findings: tuple[FindingView, ...] = ()
    notes: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()  # of the findings, as HTML
    brief: bool = False  # whether the summary says it all, so that no case is shown

    @property
    def words(self) -> str:
        """The card's status in words."""
        return CARD_WORDS.get(self.status, "")

    @property
    def pages(self) -> tuple[FindingView, ...]:
        """The findings with their hints as HTML that was made with the checker."""
        ready = zip(self.findings, self.hints, strict=True)
        return tuple(replace(each, hint=Safe(html), authored=False) if html else each for each, html in ready)


class ShownValues(NamedTuple):
    """The values of a case as texts: the call, the answer, the right answer, the steps of a trace, the diff."""

    call: str
    observed: str | None
    expected: str | None
    steps: Any
    diff: Any


UNSHOWN_VALUES = ShownValues("", "an answer that cannot be shown here", None, (), None)


def exercise_card(exercise: ReleasedExercise, seen: Sequence[JudgedPublicCase], notes: Sequence[str] = ()) -> Card:
    """The card of an exercise that is answered in code."""
    mistake = None
    with suppress(Exception):  # an answer that no mistake can be held against costs the mistake's name, and no more
        mistake = mistake_in(exercise, seen)
    failing = [each.case.name for each in seen if not each.verdict.passed]
    changed = dict.fromkeys(name for each in seen for name in each.changed)
    return Card(
        title=f"{exercise.title} · {exercise.target}" if exercise.target else exercise.title,
        status=card_status(seen),
        summary=summary_of(exercise, seen),
        cases=tuple(case_view(shown_list(exercise, each), exercise.check) for each in seen),
        brief=is_brief(seen),
        findings=() if mistake is None else (mistake_finding(mistake, failing),),
        hints=() if mistake is None else (mistake.html,),
        notes=(*(changed_note(name) for name in changed), *notes),
    )


def is_brief(seen: Sequence[JudgedPublicCase]) -> bool:
    """Whether the summary says it all: every case is right, or nothing is written yet and no exception explains why."""
    blank = all(each.observation.outcome in ("missing", "blank") and each.observation.error is None for each in seen)
    return blank or all(each.verdict.passed for each in seen)


def shown_list(exercise: ReleasedExercise, seen: JudgedPublicCase) -> JudgedPublicCase:
    """The case with the right list of a trace as a student should return it, where no steps show what is right."""
    if exercise.check != "trace" or seen.verdict.steps:
        return seen
    asked = asked_trace(seen.case.expected, exercise.options["parts"], exercise.options["initial"])
    return replace(seen, case=replace(seen.case, expected=asked))


def mistake_finding(mistake: ReleasedMistake, cases: Sequence[str]) -> FindingView:
    """The view of a finding that names a known mistake."""
    return finding_view("misconception", mistake.name, mistake.hint, cases)


def changed_note(name: str) -> str:
    """A note on an argument that the student's code changed."""
    return (
        f"Your code changes its argument `{name}`. This costs no marks. If the text does not allow it, work on a copy: "
        "the code that calls your function may still need the original."
    )


def card_status(seen: Sequence[JudgedPublicCase]) -> str:
    """The status of an exercise by its public cases."""
    right = [each.verdict.passed for each in seen]
    if not seen:
        return "untold"
    if all(right):
        return "public"
    if any(right) or any(each.verdict.credit for each in seen):
        return "partial"
    # An exception in one case alone is not what the exercise stops at.
    outcomes = {each.observation.outcome for each in seen}
    alike = {"missing": {"missing", "blank"}, "error": {"error"}, "timeout": {"timeout", "skipped"}}
    return next((status for status, meant in alike.items() if outcomes <= meant), "wrong")


def summary_of(exercise: ReleasedExercise, seen: Sequence[JudgedPublicCase]) -> str:
    """A sentence on how many public cases are right, and on the hidden cases."""
    right = sum(each.verdict.passed for each in seen)
    if seen and all(each.observation.outcome == "blank" for each in seen):
        return f"`{exercise.target}` is as it was handed out."
    if seen and not right and is_brief(seen):
        return f"There is no `{exercise.target}` in the saved files."
    public = f"{right} of {len(seen)} public right" if seen else "No case of this is public"
    return f"{public}; {also}." if (also := also_counts(exercise)) else f"{public}."


def also_counts(exercise: ReleasedExercise) -> str:
    """The end of a sentence on hidden cases or later marking; "" if nothing else counts."""
    if exercise.kind not in CODE_KINDS:
        return marked_later(exercise)
    covers = tuple(dict.fromkeys(exercise.hidden))
    if not covers:
        return ""
    told = [one_line(each) for each in covers[:MAX_COVERED_TOLD]] + ["more"] * (len(covers) > MAX_COVERED_TOLD)
    many = len(exercise.hidden) > 1
    count = (
        f"{len(exercise.hidden)} hidden cases also count: they cover"
        if many
        else "1 hidden case also counts: it covers"
    )
    # A topic that has a comma or "and" in it needs a stronger sign between topics.
    joined = "; ".join(told) if any("," in each or " and " in each for each in told) else enumerated(told)
    return f"{count} {joined}"


def marked_later(exercise: ReleasedExercise) -> str:
    """The end of a sentence on who marks an answer by hand, and when."""
    if exercise.kind == "values":
        count = len(exercise.parts)
        return f"{count} parts are marked when the work is graded" if count > 1 else "it is marked when it is graded"
    return "a person marks it" if exercise.kind == "text" else "the choice is marked when the work is graded"


def case_view(seen: JudgedPublicCase, check: str) -> CaseView:
    """The view of one judged public case, with its call, answer and right answer."""
    case, verdict, observation = seen.case, seen.verdict, seen.observation
    error = observation.error if observation.outcome in ("error", "memory", "missing") else None
    values = UNSHOWN_VALUES
    with suppress(Exception):  # an answer may be such that showing it fails: that costs its display, and no more
        values = shown_values(seen, check)
    return CaseView(
        name=one_line(case.name),
        covers="",
        public=True,
        hand=False,
        points=0,
        instances=1,
        passed=verdict.passed,
        score=float(verdict.credit),
        words=verdict_words(verdict),
        message=case_message(seen),
        call=values.call,
        observed=values.observed,
        expected=values.expected,
        steps=values.steps,
        error=None if error is None else ErrorView(one_line(error.type), one_line(error.text), error.line),
        marked=False,
        diff=values.diff,
        open=not verdict.passed,
    )


def shown_values(seen: JudgedPublicCase, check: str) -> ShownValues:
    """The values of a judged case as texts; a hostile answer can make it raise anything."""
    case, verdict, observation = seen.case, seen.verdict, seen.observation
    steps = tuple(
        StepSeen(step.number, step.mark, encode(step.observed), encode(step.expected)) for step in verdict.steps
    )
    own, right = observation.value, decode(case.expected)
    told = observation.outcome == "value" and not verdict.passed and not steps
    if check == "passes":  # the message has the words of a test that fails
        shown = own if isinstance(own, str) else None
        text = pasted_call(case.call.target, (), case.call.then)
        return ShownValues(visible(text), shown, str(right) if right else None, (), None)
    return ShownValues(
        case.typed or visible(pasted_call(case.call.target, case.call.args or (), case.call.then)),
        None if observation.outcome != "value" or steps else visible(literal_of(observation.value)),
        None if steps else value_source(asked_form(right, own), 1000),
        trace_rows(steps, with_expected=True),  # type: ignore[arg-type]
        diff_of(check, right, own) if told else None,
    )


def verdict_words(verdict: Verdict) -> str:
    """A verdict in a word or two."""
    return "right" if verdict.passed else "partly right" if verdict.credit else "not right"


def case_message(seen: JudgedPublicCase) -> str:
    """A sentence on a wrong case; for an exception, the student's line that raised it."""
    if seen.verdict.passed:
        return ""
    if seen.observation.outcome == "error" and seen.verdict.reason != "stopped":
        return f"It stops at: {one_line(seen.source, 200)}" if seen.source else ""
    return one_line(seen.verdict.message)


def hand_card(
    exercise: ReleasedExercise, said: Sequence[tuple[str, bool | None, str]], notes: Sequence[str] = ()
) -> Card:
    """The card of an exercise answered by hand: it says which answers can be read, not which are right."""
    readable = sum(bool(read) for _, read, _ in said)
    when = marked_later(exercise)
    if all(read is None for _, read, _ in said):
        return Card(exercise.title, "blank", f"Not answered yet; {when}.", notes=tuple(notes))
    summary = f"{readable} of {len(said)} answers can be read; whether they are right is not known here; {when}."
    asks = {part.name: part.ask for part in exercise.parts}
    cases = tuple(
        CaseView(
            name=one_line(f"{name}: {asks[name]}" if name in asks else name),
            covers="",
            public=True,
            hand=True,
            points=0,
            instances=1,
            passed=False if read is False else None,
            words="readable" if read else "not answered" if read is None else "not readable",
            message=one_line(sentence),
            marked=False,
        )
        for name, read, sentence in said
    )
    return Card(exercise.title, "untold", summary, cases, notes=tuple(notes))


def total_card(cards: Sequence[Card]) -> Card:
    """The last card of a check of everything: one line on how many exercises stand how."""
    counts = {words: [card.words for card in cards].count(words) for words in CARD_WORDS.values()}
    said = [f"{count} {TOTAL_WORDS.get(words, words)}" for words, count in counts.items() if count]
    return Card("In all", "info", f"Of {counted(len(cards), 'exercise')}: {', '.join(said)}.")
