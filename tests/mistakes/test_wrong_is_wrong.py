"""Wrong solutions, written from what a known mistake says and not from its code, and some that are wrong in other ways.

A solution is a cell of `tests/bank/<topic>/<exercise>.wrong.py`, whose heading says what it should be named as:
`mistake: ` and a misconception (or two, joined by ", and "), `near miss: ` and its name, or `mistake: none that is
known`. Hand calculations are in `wrong_by_hand.py`. All lose marks, nine of ten mistakes are named, hardly any as
another.

Those called `blind/` were written from the sentences alone: for 44 exercises before their author had seen any code of
the mistakes or of their diagnosis, for 13 more after that. Bank and diagnosis have since been changed for their sake,
so they guard what is reached; how well strangers are named, only new ones can tell.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from grader.built.document import BuiltExercise, provided_in
from grader.codec.decode import decode
from grader.diagnose.finding import BESIDES
from grader.diagnose.findings import findings_of
from grader.engine.counterexample_probe import further_call_probe
from grader.engine.grade_submission import submission_texts
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.score.results import exercise_result
from tests.banked import built, result_on, specs
from tests.corpora import Solution, solutions
from tests.mistakes.wrong_by_hand import WRONG
from tests.thinned import some, touched

SOLUTIONS, BLIND = solutions("wrong"), solutions("blind")
SECRET = b"mistakes"
OTHER_SECRETS = (b"blind mistakes", b"mistakes seen by nobody")
UNKNOWN = "none that is known"
UNMADE = Path(__file__).with_name("without_solution.txt")  # known mistakes that no solution makes yet
MOST_UNMADE = 11  # a lower number takes its place, never a higher
FEWEST, NAMED, MISNAMED = 100, 0.90, 0.01


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a wrong solution should be named as, if anything, and what became of it."""

    solution: str
    wanted: str
    known: bool  # a misconception of the bank is wanted, not a near miss and not nothing
    named: str
    lost: bool

    @property
    def misnamed(self) -> bool:
        """Whether it is called something that it is not; to be called nothing is no lie."""
        return self.named not in ("", self.wanted)


def name_in(result: ExerciseResult) -> str:
    told = [
        found.name
        for found in result.findings
        if found.kind in ("misconception", "near_miss") and found.name != BESIDES
    ]
    return ", and ".join(told)


def coded(sandbox: Sandbox, taken: Sequence[Solution], secret: bytes) -> Iterator[Outcome]:
    for each in taken:
        result = diagnosed(sandbox, built(each.exercise, secret), each.text)
        wanted = "" if each.said == UNKNOWN else each.said
        known = each.kind == "mistake" and bool(wanted)
        yield Outcome(each.key, wanted, known, name_in(result), result.score < result.points)


def diagnosed(sandbox: Sandbox, exercise: BuiltExercise, code: str) -> ExerciseResult:
    """What the code gets, and what explains it; the smallest counterexample, which takes longest, is not looked for."""
    work = Submission("s1", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")
    seen = sandbox.run(work, exercise_calls(exercise), provided=provided_in((exercise,)))
    cases = judge_exercise(exercise, seen, {}, submission_texts(work))
    findings = findings_of(exercise, cases, probe=further_call_probe(work, sandbox, (exercise,)))
    return exercise_result(exercise, cases, findings)


def handwritten(sandbox: Sandbox) -> Iterator[Outcome]:
    for id_, mistakes in WRONG.items():
        exercise = built(id_, SECRET)
        given = {name: decode(value) for name, value in exercise.given.items()}
        for mistake, worked in mistakes.items():
            answers = {name: text(value) for name, value in worked(given).items()}
            result = result_on(sandbox, exercise, answers=answers)
            yield Outcome(f"{id_}/{mistake}", mistake, True, name_in(result), result.score < result.points)


def text(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.6f}"


def confusion(outcomes: Sequence[Outcome]) -> str:
    odd = [each for each in outcomes if each.named != each.wanted or not each.lost]
    lines = [f"{each.solution}: {each.wanted or 'nothing'} -> {each.named or 'nothing'}" for each in odd]
    return "\n".join([f"{len(outcomes)} wrong solutions, {len(outcomes) - len(odd)} named as they should be", *lines])


@pytest.mark.slow
def test_wrong_solutions_lose_marks_and_are_named_for_what_they_are() -> None:
    with Sandbox() as sandbox:
        outcomes = [*coded(sandbox, some(SOLUTIONS, 70), SECRET), *handwritten(sandbox)]
    meets_the_bars(outcomes, of=len(SOLUTIONS))


@pytest.mark.parametrize("id_", sorted(touched() & {each.exercise for each in SOLUTIONS}))
def test_every_wrong_solution_of_a_touched_exercise_loses_marks_and_is_called_nothing_else(id_: str) -> None:
    """The bars above let one in a hundred pass; what somebody has just written is held one by one."""
    with Sandbox() as sandbox:
        outcomes = list(coded(sandbox, [each for each in SOLUTIONS if each.exercise == id_], SECRET))
    told = confusion(outcomes)
    assert [each.solution for each in outcomes if not each.lost] == [], told
    assert [each.solution for each in outcomes if each.known and each.misnamed] == [], told


@pytest.mark.slow
@pytest.mark.in_turn
@pytest.mark.parametrize("place", some(range(len(OTHER_SECRETS)), 1))
def test_wrong_solutions_written_from_the_sentences_alone_are_named_as_well(place: int) -> None:
    blind = BLIND[place :: len(OTHER_SECRETS)]
    with Sandbox() as sandbox:
        meets_the_bars(list(coded(sandbox, some(blind, FEWEST), OTHER_SECRETS[place])), of=len(blind))


def meets_the_bars(outcomes: Sequence[Outcome], of: int) -> None:
    """How many may be misnamed follows from all that there are: the few of a hundred may all be in one sample."""
    told = confusion(outcomes)
    print(told)  # read with `pytest -rP`, or where the test fails
    known = [each for each in outcomes if each.known]
    assert [each.solution for each in outcomes if not each.lost] == [], told
    assert len(outcomes) >= FEWEST
    assert sum(each.named == each.wanted for each in known) >= NAMED * len(known), told
    assert sum(each.misnamed for each in outcomes) <= MISNAMED * of, told


def test_every_known_mistake_of_the_exercises_in_code_has_a_solution_that_makes_it() -> None:
    made = {(each.exercise, each.said) for each in solutions("wrong", "blind")}
    missing = [
        (id_, mistake.is_)
        for id_ in sorted({id_ for id_, _ in made})
        for mistake in specs()[id_].spec.misconceptions
        if (id_, mistake.is_) not in made
    ]
    unmade = {tuple(line.split("/", 1)) for line in UNMADE.read_text("utf-8").splitlines()}
    assert set(missing) == unmade, "write a cell that makes it in the exercise's .wrong.py: docs/contributing.md"
    assert len(unmade) <= MOST_UNMADE


def test_a_solution_is_named_as_something_that_the_bank_has_or_as_nothing() -> None:
    for each in (*SOLUTIONS, *BLIND):
        names = {mistake.is_ for mistake in specs()[each.exercise].spec.misconceptions}
        assert each.kind in ("mistake", "near miss"), each.key
        assert each.kind == "near miss" or each.said == UNKNOWN or set(each.said.split(", and ")) <= names, each.key
