"""Finding one exercise of one result: by student or receipt and exercise, or by the code on a feedback page."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from grader.engine.result_files import stored_result
from grader.intake.receipt import is_receipt_of, receipt_in
from grader.score.codes import feedback_code, typed_code
from grader.score.result import ExerciseResult, Result


class ResultNotFound(ValueError):
    """A result that does not exist; the text names results that do, or a remedy."""


@dataclass(frozen=True, slots=True)
class FoundExercise:
    """One exercise of one result."""

    result: Result
    exercise: ExerciseResult


def found_exercise(out: Path, who: str, exercise: str | None) -> FoundExercise:
    """The exercise of a student's result; `who` is a student, a receipt, or, without an exercise, a code."""
    if not (out / "results").is_dir():
        raise ResultNotFound(f"{out}: no results there. Name the folder that `grader grade --out` wrote.")
    if exercise is None:
        return exercise_by_code(out, who)
    result = stored_result(out, who) or result_by_receipt(out, receipt_in(who))
    if result is None:
        raise ResultNotFound(f"{out}: there is no result of {who}.{did_you_mean(who, students_with_result(out))}")
    return FoundExercise(result, exercise_of_result(result, exercise))


def result_by_receipt(out: Path, receipt: str) -> Result | None:
    """The result of the work with this receipt, None for ""; raises `ResultNotFound` if there is none, or several."""
    if not receipt:
        return None
    stored = (stored_result(out, student) for student in students_with_result(out))
    found = [each for each in stored if each and each.submission and is_receipt_of(receipt, each.submission)]
    if not found:
        raise ResultNotFound(
            f"No result in {out} is of work with the receipt {receipt}. It may be of an earlier submission."
        )
    if len(found) > 1:  # handed in twice, as by a group, or a short receipt that two works share
        raise ResultNotFound(
            f"The receipt {receipt} is that of {' and '.join(each.student for each in found)}: name one."
        )
    return found[0]


def exercise_by_code(out: Path, text: str) -> FoundExercise:
    """The exercise with this feedback code; raises `ResultNotFound` if there is none, or two."""
    code = typed_code(text)
    if not code and (receipt := receipt_in(text)):
        raise ResultNotFound(f"{receipt} is a receipt, which stands for all of a work: name the exercise, too.")
    if not code:
        raise ResultNotFound(
            f"{text} is no code such as KXQP-LMRT. Name a student and an exercise, or the code below an exercise of a "
            "feedback page."
        )
    found = [asked for asked in all_exercises_in(out) if feedback_code(asked.result, asked.exercise.id) == code]
    if not found:
        raise ResultNotFound(
            f"No result in {out} has the code {code}. It may be of an earlier submission: name student and exercise."
        )
    if len(found) > 1:
        both = " and ".join(f"{each.result.student} {each.exercise.id}" for each in found)
        raise ResultNotFound(f"The code {code} stands for {both}: name student and exercise.")
    return found[0]


def all_exercises_in(out: Path) -> Iterator[FoundExercise]:
    """Every exercise of every readable result in a folder."""
    for student in students_with_result(out):
        if (result := stored_result(out, student)) is not None:
            yield from (FoundExercise(result, exercise) for exercise in result.exercises)


def students_with_result(out: Path) -> list[str]:
    """The students with a result file in a folder, sorted."""
    return sorted(file.stem for file in (out / "results").glob("*.json") if not file.name.startswith("."))


def exercise_of_result(result: Result, name: str) -> ExerciseResult:
    """The exercise with this id, or the only one whose id ends in the name: `entropy` for `information.entropy`."""
    whole = [exercise for exercise in result.exercises if exercise.id == name]
    found = whole or [exercise for exercise in result.exercises if exercise.id.partition(".")[2] == name]
    if len(found) == 1:
        return found[0]
    ids = [exercise.id for exercise in result.exercises]
    remedy = (
        did_you_mean(name, ids)
        or did_you_mean(name, [id_.partition(".")[2] for id_ in ids])
        or f" It has {', '.join(ids)}."
    )
    raise ResultNotFound(f"{result.assignment} has no exercise {name}.{remedy}")


def did_you_mean(name: str, known: Sequence[str]) -> str:
    """A sentence with the known name that is most like an unknown one; "" where none is like it."""
    return "".join(f" Did you mean {each}?" for each in get_close_matches(name, known, n=1))


def run_record(out: Path) -> dict[str, Any]:
    """The content of a folder's `run.json`; empty where it cannot be read."""
    try:
        run = json.loads((out / "run.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return run if isinstance(run, dict) else {}
