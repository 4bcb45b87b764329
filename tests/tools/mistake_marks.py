"""Lists the wrong answers in code that earn nearly full marks, with the cases in which they differ.

    python tests/tools/mistake_marks.py [--of trees.] [--at-least 0.75] [--processes 2]

It takes every known mistake of an exercise (`mistakes/NAME`) and every wrong solution of the corpora (`wrong/NAME`,
`blind/NAME`), and judges them on the cases that the tests draw. A mistake that is made throughout and earns three
quarters differs in too few cases, or in cases that weigh too little.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from grader.built.document import BuiltExercise, provided_in  # noqa: E402  the checkout's own, as the path above says
from grader.checks.calls import Observation  # noqa: E402
from grader.engine.exercise_trial import reference_observations  # noqa: E402
from grader.engine.grade_submission import submission_texts  # noqa: E402
from grader.intake.submission import CodeCell, Source, Submission  # noqa: E402
from grader.judge.judged import JudgedCase  # noqa: E402
from grader.judge.judged_exercise import judge_exercise  # noqa: E402
from grader.judge.needed_calls import exercise_calls  # noqa: E402
from grader.sandbox.run import Sandbox  # noqa: E402
from grader.score.marks import case_credits  # noqa: E402
from tests.banked import built, ids  # noqa: E402
from tests.corpora import Solution, solutions  # noqa: E402

CODED = ("function", "trace", "model")
NEARLY_FULL = Fraction(3, 4)  # a systematic mistake that earns more than a solution with a gap would


@dataclass(frozen=True, slots=True)
class CaseMark:
    """What a wrong answer gets for one case: its share, and how many of the case's inputs are right."""

    name: str
    public: bool
    weight: Fraction  # of all cases of the exercise, as a share of 1
    credit: Fraction
    right: int
    inputs: int

    def __str__(self) -> str:
        earned, most = float(self.credit), float(self.weight)
        return f"{self.name} ({self.right} of {self.inputs} right, earns {earned:.0%} of {most:.0%})"


@dataclass(frozen=True, slots=True)
class MistakeMark:
    """What a wrong answer earns in an exercise; `key` tells it from all others."""

    key: str
    kind: str  # of the exercise
    cases: tuple[CaseMark, ...]

    @property
    def share(self) -> Fraction:
        """The share of the points that it earns."""
        return sum((case.weight * case.credit for case in self.cases), Fraction(0))

    @property
    def differing(self) -> list[CaseMark]:
        """The cases in which it differs from what is right."""
        return [case for case in self.cases if case.right < case.inputs]


def mistake_marks(id_: str) -> Iterator[MistakeMark]:
    """The marks of every known mistake and of every wrong solution of an exercise in code."""
    exercise = built(id_)
    for mistake in exercise.mistakes:
        yield mark_of(f"{id_}/mistakes/{mistake.name}", exercise, reference_observations(exercise, mistake.name))
    own = [each for each in solutions("wrong", "blind") if each.exercise == id_]
    if own:
        with Sandbox() as sandbox:
            yield from (mark_of_solution(sandbox, exercise, each) for each in own)


def mark_of_solution(sandbox: Sandbox, exercise: BuiltExercise, solution: Solution) -> MistakeMark:
    """The mark of a wrong solution; what explains it is not looked for, as that takes longest."""
    source = Source("work", "work.py", (CodeCell(solution.text, ""),))
    work = Submission("s1", (source,), {}, (), "sha256:0", "BCD-FGH")
    seen = sandbox.run(work, exercise_calls(exercise), provided=provided_in((exercise,)))
    return marked(solution.key, exercise, judge_exercise(exercise, seen, {}, submission_texts(work)))


def mark_of(key: str, exercise: BuiltExercise, observations: Sequence[Observation]) -> MistakeMark:
    """The mark of answers to all calls of an exercise."""
    return marked(key, exercise, judge_exercise(exercise, observations, {}))


def marked(key: str, exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> MistakeMark:
    """The mark by judged cases: what an edge case earns, which depends on others, included."""
    total = sum(case.weight for case in cases)
    marks = tuple(
        CaseMark(case.name, case.public, case.weight / total, credit, case_right(case), len(case.inputs))
        for case, credit in zip(cases, case_credits(cases), strict=True)
    )
    return MistakeMark(key, exercise.kind, marks)


def case_right(case: JudgedCase) -> int:
    """The number of a case's inputs that are answered right throughout."""
    return sum(each.verdict.passed for each in case.inputs)


def nearly_full(id_: str, at_least: Fraction = NEARLY_FULL) -> list[MistakeMark]:
    """The wrong answers to an exercise that earn so large a share of its points, the largest first."""
    return sorted((each for each in mistake_marks(id_) if each.share >= at_least), key=lambda each: -each.share)


def suggestion(mark: MistakeMark) -> str:
    """The change of the exercise that takes marks from a mistake, as far as the figures tell it."""
    if not mark.differing:
        return "no case tells it apart: add one"
    [heaviest] = sorted(mark.differing, key=lambda case: -case.weight)[:1]
    if mark.kind == "trace" and sum(case.credit * case.weight for case in mark.differing) >= Fraction(1, 4):
        return "`credit: prefix`, or `require` draws in which it differs early"
    if sum(case.weight for case in mark.differing if not case.right) >= Fraction(3, 5):
        return "wrong throughout: what is right beside it pays too well; `weight` for the part that tells"
    if heaviest.right and heaviest.weight >= Fraction(1, 4):
        return f"`require` that every input of {heaviest.name} tells it apart"
    return f"more weight for {heaviest.name}, or `require` draws of heavier cases that tell it apart"


def told_lines(id_: str, at_least: Fraction) -> list[str]:
    """The lines on one exercise: a wrong answer, its share, where it differs, what may help."""
    try:
        found = nearly_full(id_, at_least)
    except Exception as error:  # one exercise that cannot be built must not hide the others
        return [f"{id_}: raised {type(error).__name__}: {error}"]
    return [
        f"{each.key}: {float(each.share):.1%}\n    differs in: {'; '.join(map(str, each.differing)) or 'nothing'}"
        f"\n    {suggestion(each)}"
        for each in found
    ]


def run(arguments: list[str]) -> None:
    """Prints the list for a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--of", default="", help="what ids begin with: `trees.`")
    parser.add_argument("--at-least", type=Fraction, default=NEARLY_FULL, help="the smallest share that is listed")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    asked = [id_ for id_ in ids(*CODED) if id_.startswith(given.of)]
    # Started anew, not forked: a sandbox is opened in each, and threads do not survive a fork.
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for lines in pool.imap(partial(told_lines, at_least=given.at_least), asked):
            print("\n".join(lines), end="\n" if lines else "", flush=True)


if __name__ == "__main__":
    run(sys.argv[1:])
