"""The lines of a student's program that are run just where the answer is wrong: told where no repair is found.

A special case that is treated wrongly (`if not trials: return 0`) fails on one input or two, too few to tell a repair
from a coincidence. But which lines only those inputs run is a fact, and nearly always they hold the mistake.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.built.document import BuiltExercise, Instance
from grader.built.student_calls import args_text
from grader.diagnose.finding import Finding
from grader.judge.judged import JudgedCase
from grader.repair.student_program import FunctionCode
from grader.repair.trials import CallsInProcess, CandidateTrials, SearchEnded

MIN_RIGHT_INPUTS = 5  # that run none of the lines: with fewer, much is run by the failing ones alone by chance
MAX_INPUTS_LOOKED_AT = 60  # of either kind, the shortest: to count lines takes several times as long as to run them
MAX_STRETCH = 6  # lines from the first to the last: a longer stretch is no place
SPECIAL_CASE = "a special case that is treated on its own"  # to follow "It is about"

RunLines = frozenset[tuple[str, int]]  # files or cells with numbers of lines


@dataclass(frozen=True, eq=False)
class FailingLines:
    """The lines of a function that only wrong answers run, and how many inputs were answered wrongly and rightly."""

    function: FunctionCode
    lines: tuple[int, ...]
    wrong: int
    right: int


def failing_lines(
    exercise: BuiltExercise,
    answered: tuple[Sequence[Instance], Sequence[Instance]],
    functions: Sequence[FunctionCode],
    run: CallsInProcess,
) -> FailingLines | None:
    """The lines that every wrong answer runs and no right one does; None where there are none."""
    right, wrong = answered
    if not wrong or len(right) < MIN_RIGHT_INPUTS:
        return None
    try:
        ran_right, ran_wrong = lines_run(exercise, right, wrong, run)
    except SearchEnded:
        return None
    lines = frozenset.intersection(*ran_wrong) - frozenset[tuple[str, int]]().union(*ran_right)
    found = [each for function in functions if (each := lines_in(function, lines))]
    numbers = found[0][1] if len(found) == 1 else ()
    if not numbers or numbers[-1] - numbers[0] >= MAX_STRETCH:
        return None
    return FailingLines(found[0][0], numbers, wrong=len(ran_wrong), right=len(ran_right))


def rightly_and_wrongly_answered(
    exercise: BuiltExercise, cases: Sequence[JudgedCase]
) -> tuple[list[Instance], list[Instance]]:
    """The inputs that were answered rightly, and those that were answered wrongly."""
    answered: tuple[list[Instance], list[Instance]] = ([], [])
    for built, judged_case in zip(exercise.cases, cases, strict=True):
        for instance, judged in zip(built.instances, judged_case.inputs, strict=True):
            if judged.observation.outcome == "value":
                answered[not judged.verdict.passed].append(instance)
    right, wrong = (sorted(each, key=lambda one: len(args_text(one.args)))[:MAX_INPUTS_LOOKED_AT] for each in answered)
    return right, wrong


def lines_run(
    exercise: BuiltExercise, right: Sequence[Instance], wrong: Sequence[Instance], run: CallsInProcess
) -> tuple[list[RunLines], list[RunLines]]:
    """The lines that the program runs on inputs answered rightly, and wrongly, further ones too; may end the search.

    The lines have to tell right from wrong on inputs that they were not chosen by.
    """
    trials = CandidateTrials(exercise, (*right, *wrong, *exercise.further), run)
    first = len(right) + len(wrong)
    further = range(first, len(trials.inputs))
    answers = trials.observations([trials.call(number) for number in further])
    passed = [True] * len(right) + [False] * len(wrong)
    passed += [trials.passes(number, one) for number, one in zip(further, answers, strict=True)]
    ran = trials.measured(range(len(trials.inputs)))
    return [ran[n].lines for n in ran if passed[n]], [ran[n].lines for n in ran if not passed[n]]


def lines_in(function: FunctionCode, lines: RunLines) -> tuple[FunctionCode, tuple[int, ...]] | None:
    """A function with those of the lines that stand in it, from top to bottom; None if there are none."""
    first, last = (function.code.line_at(offset) for offset in function.code.span(function.node))
    own = sorted(line for place, line in lines if place == function.code.place and first <= line <= last)
    return (function, tuple(own)) if own else None


def finding_on_lines(found: FailingLines, moved: int) -> Finding:
    """The finding that names the lines of a function that only wrong answers run, so many lines further down."""
    lines, wrong, several = [line + moved for line in found.lines], found.wrong, len(found.lines) > 1
    listed = f"Lines {lines[0]} to {lines[-1]}" if several else f"Line {lines[0]}"
    inputs = ("the one input", "both inputs")[wrong - 1] if wrong <= 2 else f"all {wrong} inputs"
    begun = f"{listed}, in `{found.function.name}`, {'are' if several else 'is'} run for {inputs} with a wrong answer"
    hint = f"{begun} and for none of the {found.right} with a right one. Look there first."
    return Finding(kind="repair", name=SPECIAL_CASE, hint=hint, plain=True)
