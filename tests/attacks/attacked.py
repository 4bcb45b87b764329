"""A small homework under a secret, what a student did honestly, and what is looked at after an attack on one exercise.

The attack stands in `entropy`, or at the head of the file. The honest work asks for exercises before and after it.
"""

import json
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from grader.build.built_assignment import build
from grader.built.disclosure import Disclosure
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.codec.decode import decode
from grader.codec.literals import literal
from grader.codec.write_records import record_json
from grader.engine.grade_submission import grade_one
from grader.intake.submission import CodeCell, Source, Submission
from grader.report import html, markdown, terminal
from grader.report.result_json import result_text
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult, Result
from grader.spec.load import load_assignment_spec

NOW = datetime(2026, 11, 16, tzinfo=UTC)
SECRET = "canary-of-the-course-secret-7f3a"
BEFORE, ATTACKED, AFTER, HAND = (
    "associations.confidences",
    "information.entropy",
    "linear.perceptron_trace",
    "bayes.posterior_by_hand",
)
HOMEWORK = f"""
schema: 1
id: attacked
title: A homework under attack
secret: {{public: {SECRET}}}
exercises:
  - {{id: {BEFORE}, points: 3}}
  - {{id: {ATTACKED}, points: 4}}
  - {{id: {AFTER}, points: 6}}
  - {{id: {HAND}, points: 5}}
"""
HONEST_SCORES = {BEFORE: 3.0, AFTER: 6.0, HAND: 5.0}
HONEST = """
from itertools import combinations

def confidences(items, transactions):
    def count(part):
        return sum(1 for basket in transactions if set(part) <= set(basket))
    return {body: count(items) / count(body) for size in range(1, len(items)) for body in combinations(items, size)}

def perceptron_trace(examples, weights, rate):
    w, trace = list(weights), []
    def output(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
    for _ in range(20):
        for x, label in examples:
            delta = rate * (label - output(x))
            w = [a + delta * b for a, b in zip(w, [1, *x])]
            trace.append(w)
        if all(output(x) == label for x, label in examples):
            break
    return trace
"""
RIGHT = """
def entropy(counts):
    from math import log2
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
"""
ESCAPED = "the-attack-got-through"


@dataclass(frozen=True, slots=True)
class Attack:
    """Code that attacks, the reasons its failed cases are given, and what it earns on its own exercise.

    Where a `race` between the attack and us decides which of several ways it fails, each of the reasons will do.
    """

    code: str
    reasons: frozenset[str]
    score: float = 0.0
    race: bool = False

    def foresees(self, given: frozenset[str]) -> bool:
        return given == self.reasons or (self.race and bool(given) and given <= self.reasons)


def attack(code: str, *reasons: str, score: float = 0.0, race: bool = False) -> Attack:
    return Attack(code, frozenset(reasons), score, race)


@cache
def homework() -> BuiltAssignment:
    """The homework, built once, with few inputs a case, and with little patience for the attacked exercise."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "attacked.yaml")
        file.write_text(HOMEWORK, encoding="utf-8")
        built = build(load_assignment_spec(file), SECRET.encode())
    return replace(built, exercises=tuple(hasty(one) for one in built.exercises))


def hasty(exercise: BuiltExercise) -> BuiltExercise:
    limits = {"seconds": 0.5 if exercise.id == ATTACKED else 2.0, "megabytes": 128}
    cases = tuple(replace(case, instances=case.instances[:2]) for case in exercise.cases)
    return replace(exercise, limits=replace(exercise.limits, **limits), cases=cases)


@cache
def right_by_hand() -> Mapping[str, str]:
    (by_hand,) = (one for one in homework().exercises if one.id == HAND)
    return {part.name: f"{decode(part.expected):.6f}" for part in by_hand.parts}


def handed_in(code: str, student: str = "s1") -> Submission:
    """An attack with honest work after it, and right answers by hand."""
    source = Source("work", "work.py", (CodeCell(code + HONEST, ""),))
    return Submission(student, (source,), {HAND: right_by_hand()}, (), "sha256:0", "BCD-FGH")


def graded(sandbox: Sandbox, code: str) -> Result:
    done = grade_one(homework(), "sha256:built", handed_in(code), sandbox)
    assert done.failures == ()
    return done.result


def part(result: Result, name: str) -> ExerciseResult:
    return next(one for one in result.exercises if one.id == name)


def honest_scores(result: Result) -> dict[str, float]:
    return {name: part(result, name).score for name in HONEST_SCORES}


def reasons(result: Result) -> frozenset[str]:
    return frozenset(case.reason for case in part(result, ATTACKED).cases if not case.passed)


def pages(result: Result, level: Disclosure = "all") -> dict[str, str]:
    """Everything that is written of a result, at a level of disclosure."""
    view = student_view(result, DisclosureRules(while_open=level), NOW)
    return {
        "html": html.feedback_html(view),
        "markdown": markdown.feedback_markdown(view),
        "terminal": "\n".join(terminal.feedback_lines(view)),
        "view": repr(view),
    }


def written(result: Result) -> str:
    """All bytes that a run would write of a result, the instructor's included, but for the attack's own lines.

    An exception quotes the lines that it came through, from the file that was handed in.
    """
    unquoted = replace(result, exercises=tuple(map(without_lines, result.exercises)))
    return "\n".join([result_text(unquoted), *pages(unquoted).values()])


def without_lines(exercise: ExerciseResult) -> ExerciseResult:
    cases = [
        case if case.error is None else replace(case, error=replace(case.error, frames=())) for case in exercise.cases
    ]
    return replace(exercise, cases=tuple(cases))


@cache
def hidden_values() -> frozenset[str]:
    """Expected values of hidden cases that are long enough to be told from others."""
    return frozenset(text for text in _hidden() if len(text) > 10)


def _hidden() -> Iterator[str]:
    for exercise in homework().exercises:
        for case in exercise.cases:
            if not case.public:
                yield from (literal(instance.expected) for instance in case.instances)


def json_size(result: Result) -> int:
    return len(json.dumps(record_json(result)))
