"""A choice of one, a choice of all and a text, built from small specs of our own; and results of answers to them."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.engine.grade_submission import grade_one
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.spec.load import load_exercise
from tests.grading import submission

ONE = """\
schema: 1
id: bayes.which
kind: choice
title: Which is the posterior?
concepts: [bayes.bayes_rule]
points: 2
reference: reference.bayes.rule:conditional
choose: one
given:
  joint: {$float: [0.05, 0.2, 3]}
  evidence: {$float: [0.3, 0.6, 3]}
options: {digits: 3, from: "reference.linear.draws:start_weights", dimensions: 4}
prompt: "P(h and e) is {{ joint }} and P(e) is {{ evidence }}. What is P(h | e)?"
misconceptions:
  - {is: not divided, gives: joint, hint: Divide by P(e).}
  - {is: odds, gives: joint / (evidence - joint), hint: These are odds.}
"""

ALL = """\
schema: 1
id: information.which
kind: choice
title: Which answers tell something?
concepts: [information.entropy]
points: 4
reference: reference.shared.conditions:informative
choose: all
options: {from: "reference.shared.draws.numbers:counts", classes: 30, each: [0, 7], count: 6, right: [2, 4]}
args: {args: {counts: [{$option: true}]}, expected: {$option: true}}
prompt: Which are neither 0 nor 1?
misconceptions:
  - {is: only 0 left out, reference: "reference.shared.conditions:no_zero_count", hint: What of 1?}
"""

REASONED = f"""\
{ALL}reasons:
  - {{is: it is 0, of: chosen, if: expected == 0, hint: You chose a qznought.}}
  - {{is: it is 1, of: chosen, hint: You chose a qzone.}}
  - {{is: it is more, of: left, hint: You left out a qzmore.}}
"""

TEXT = """\
schema: 1
id: information.why
kind: text
title: Why bits?
concepts: [information.entropy]
points: 3
prompt: Say why logarithms are to base 2.
rubric:
  - {points: 1, for: qzrubricone}
  - {points: 2, for: qzrubrictwo}
"""


def spec_file(text: str, folder: Path | None = None) -> Path:
    """The spec as a file."""
    name = hashlib.sha256(text.encode()).hexdigest()[:8]
    file = (folder or Path(mkdtemp())) / f"{name}.yaml"
    file.write_text(text, "utf-8")
    return file


@cache
def built(text: str, secret: bytes = b"a secret", points: float | None = None) -> BuiltExercise:
    """The exercise of a spec, as built for the assignment `hw`."""
    return build_exercise(load_exercise(spec_file(text)), assignment_id="hw", secret=secret, points=points)


def assignment(*exercises: BuiltExercise) -> BuiltAssignment:
    """An assignment of these exercises."""
    return BuiltAssignment(id="hw", title="Homework", variant="k3v9", policy={}, code={}, exercises=exercises)


def result_of(
    exercise: BuiltExercise, sandbox: Sandbox, answer: str | Mapping[str, str] = "", code: str = ""
) -> ExerciseResult:
    """The exercise's result for an answer that was written, or for code that sets its variable."""
    parts = {"": answer} if isinstance(answer, str) else answer
    done = grade_one(assignment(exercise), "sha256:built", submission(code, {exercise.id: parts}), sandbox)
    assert done.failures == ()
    return done.result.exercises[0]


def letters(places: object) -> str:
    """Places of options as a student writes them."""
    return ", ".join("abcdefghijkl"[place] for place in places)  # type: ignore[attr-defined]
