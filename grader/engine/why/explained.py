"""The explanation of one exercise's mark, from its result and from the assignment as handed out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.formula_names import is_formula
from grader.codec.encode import encode
from grader.codec.literals import literal, session_of
from grader.codec.values import Json
from grader.codec.write_records import record_json
from grader.diagnose.finding import Finding
from grader.engine.why.compared import exercise_rule_sentences, part_rule_sentences
from grader.engine.why.deciding import deciding_sentence, is_about
from grader.engine.why.found_result import FoundExercise
from grader.engine.why.handed_out import HandedOut
from grader.score.codes import feedback_code
from grader.score.result import CaseResult, ExerciseResult

# Reasons that say what the code did, such as a timeout: no sentence of the prompt decides them.
REASONS_WITHOUT_SENTENCE = frozenset(
    {"error", "timeout", "memory", "died", "missing", "blank", "skipped", "ungraded", "manual", "edge"}
)
ASSIGNMENT_NOT_FOUND = (
    "The assignment as handed out was not found: name it with --assignment to see tolerance and rules."
)
ASSIGNMENT_BUILT_ANEW = (
    "The assignment was built anew since this was graded: tolerance and rules are those of the new one."
)
EXERCISE_LEFT_OUT = "The assignment was built anew since this was graded, without this exercise."


@dataclass(frozen=True, slots=True)
class ExplainedCase:
    """One explained case: its result, the sentence of the prompt that decides, and the answers of known mistakes."""

    case: CaseResult
    decides: str | None = None
    rules: tuple[str, ...] = ()  # of its own, as each part of a hand calculation has
    mistakes: Mapping[str, str] | None = None

    @property
    def alike(self) -> tuple[str, ...]:
        """The known mistakes that give the student's wrong answer on this input."""
        own = literal(self.case.observed)
        return tuple(name for name, value in (self.mistakes or {}).items() if value == own and not self.case.passed)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The explanation of one exercise of one student."""

    asked: FoundExercise
    code: str
    cases: tuple[ExplainedCase, ...]
    rules: tuple[str, ...] = ()
    bound: Mapping[str, str] | None = None
    reference: str = ""
    limits: str = ""
    notes: tuple[str, ...] = ()


def explanation(asked: FoundExercise, out: HandedOut | None) -> Explanation:
    """The explanation of a mark; without the assignment as handed out, as much as the result itself tells."""
    built = out.exercise(asked.result, asked.exercise.id) if out else None
    cases = tuple(explained_case(asked.exercise, case, built) for case in asked.exercise.cases)
    code = feedback_code(asked.result, asked.exercise.id)
    if out is None or built is None:
        return Explanation(asked, code, cases, notes=(EXERCISE_LEFT_OUT if out else ASSIGNMENT_NOT_FOUND,))
    return Explanation(
        asked,
        code,
        cases,
        rules=exercise_rule_sentences(built),
        bound={name: literal(encode(value)) for name, value in built.bound.items()},
        reference=built.reference or ", ".join(dict.fromkeys(part.reference for part in built.parts)),
        limits=limits_sentence(built) if built.cases else "",
        notes=tuple(
            filter(None, (ASSIGNMENT_BUILT_ANEW if out.digest != asked.result.built else "", out.whose(asked.result)))
        ),
    )


def limits_sentence(built: BuiltExercise) -> str:
    """The limits of one call, as a sentence."""
    return f"A call has {built.limits.seconds:g} seconds and {built.limits.megabytes} megabytes."


def explained_case(exercise: ExerciseResult, case: CaseResult, built: BuiltExercise | None) -> ExplainedCase:
    """The explanation of one case."""
    rules = part_rule_sentences(built, case.part) if built else ()
    if case.passed:
        return ExplainedCase(case, rules=rules)
    about = [finding for finding in exercise.findings if not finding.cases or case.name in finding.cases]
    known = any(finding.kind == "misconception" for finding in about)
    silent = case.reason in REASONS_WITHOUT_SENTENCE and not known
    told = (*words_of_case(case), *(text for finding in about for text in words_of_finding(finding, built)))
    decides = None if silent else deciding_sentence(exercise.conventions, exercise.prompt, told)
    # A wrong value that nothing explains is decided by a sentence only if that speaks of all that the case covers: one
    # or two words in common are chance.
    if case.reason == "value" and not known and not is_about(decides or "", case.covers or case.name):
        decides = None
    return ExplainedCase(case, decides, rules, mistake_sources(case, built) if built else None)


def words_of_case(case: CaseResult) -> Iterator[str]:
    """The texts of a failing case: what it covers, its name, and its message unless that fits any wrong value."""
    yield case.covers
    yield case.name
    if case.reason != "value":
        yield case.message


def words_of_finding(finding: Finding, built: BuiltExercise | None) -> Iterator[str]:
    """The texts of a finding, and the names of the conventions that its mistake takes differently."""
    yield finding.name
    yield finding.hint
    for mistake in built.mistakes if built else ():
        if mistake.name == finding.name and built and not is_formula(mistake.reference):  # whose names are its own
            other = [name for name, value in mistake.bound.items() if built.bound.get(name, ...) != value]
            yield from (name.replace("_", " ") for name in other)


def mistake_sources(case: CaseResult, built: BuiltExercise) -> Mapping[str, str]:
    """The answer of each known mistake to the input that is shown, as Python source."""
    return {name: literal(value) for name, value in mistake_forms(case, built).items()}


def mistake_forms(shown: CaseResult, built: BuiltExercise) -> Mapping[str, Json]:
    """The encoded answer of each known mistake to the input that is shown; none if it is not in the built document."""
    for part in built.parts:
        if part.name == shown.part:
            return part.variants
    for case in built.cases:
        for instance in case.instances if case.name == shown.name else ():
            call = instance.calls[0]
            if call.args is not None and session_of(call.target, call.args, call.then) == shown.call:
                return instance.variants
    return {}


def explanation_document(why: Explanation, run: Mapping[str, Any]) -> dict[str, Any]:
    """The explanation as one JSON document; values are written as Python source."""
    result, exercise = why.asked.result, why.asked.exercise
    return {
        "schema": 1,
        "code": why.code,
        "assignment": result.assignment,
        "student": result.student,
        "exercise": exercise.id,
        "kind": exercise.kind,
        "title": exercise.title,
        "status": exercise.status,
        "score": exercise.score,
        "points": exercise.points,
        "prompt": exercise.prompt,
        "conventions": list(exercise.conventions),
        "rules": list(why.rules),
        "with": dict(why.bound or {}),
        "reference": why.reference,
        "limits": why.limits,
        "variant": result.variant,
        "built": result.built,
        "submission": result.submission,
        "receipt": result.receipt,
        "versions": run.get("versions", {}),
        "isolation": run.get("isolation"),
        "notes": list(why.notes),
        "cases": [explained_case_document(case) for case in why.cases],
        "findings": [record_json(finding) for finding in exercise.findings],
    }


def explained_case_document(why: ExplainedCase) -> dict[str, Any]:
    """One explained case as JSON: the fields of its result, values as Python source, and what decided."""
    written = record_json(why.case)
    sources = {"expected": literal(why.case.expected), "observed": literal(why.case.observed)}
    extra = {"decides": why.decides, "rules": list(why.rules), "mistakes": dict(why.mistakes or {})}
    return written | sources | extra
