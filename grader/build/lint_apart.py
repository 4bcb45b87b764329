"""Lint in a process of its own for files that name their author's code: code that never ends does not hang lint."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grader.build.answer_proofs import AGAIN_REMEDY
from grader.build.built_exercise import build_exercise
from grader.build.own_code import own_code_fault, own_code_files
from grader.build.own_code_process import HASH_SEEDS, done_apart
from grader.build.secret import PUBLIC_SECRET
from grader.build.spec_lint import LINT_ASSIGNMENT_ID, exercise_faults, faults_in, finder_of, variant_faults
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.reference_answers import reference_answer
from grader.built.resolve import resolve
from grader.built.student_calls import args_text
from grader.checks.own_call_limit import OWN_CALL_SECONDS
from grader.codec.decode import decode
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import load_exercise
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import tree_of_file

Answers = list[list[Any]]  # inputs with the reference's answers to them, encoded


def faults_apart(file: Path, variants: int = 0, seconds: float = OWN_CALL_SECONDS) -> tuple[Fault, ...]:
    """The faults of a file with own code, and of its further variants; a call of that code that never ends is one.

    None for a file without such code, which need not be run apart.
    """
    files = own_code_files(file)
    try:
        answers = done_apart(file, linted, (variants,), seconds) if files else []
        changed = done_apart(file, changed_inputs, (answers,), seconds, HASH_SEEDS[1]) if answers else []
    except SpecFaults as error:
        return error.faults
    return tuple(changed_fault(files, shown) for shown in changed[:1])


def changed_fault(files: tuple[Path, ...], shown: str) -> Fault:
    """The fault of a reference that gives something else in another process."""
    _, name = next(own_names_in(tree_of_file(files[0]).value))
    problem = f"gives something else in another process, on {shown[:200]}"
    return own_code_fault(files, name.removeprefix("./"), problem, AGAIN_REMEDY)


def linted(file: Path, variants: int) -> Answers:
    """The reference's answers, of an exercise in code without faults; raises `SpecFaults`."""
    further = (variant_faults(file, number + 1) for number in range(variants))
    if faults := faults_in(file) or next(filter(None, further), ()):
        raise SpecFaults(faults)
    if finder_of(file) is not exercise_faults:
        return []
    built = build_exercise(load_exercise(file), assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET)
    return [[instance.args, instance.expected] for case in built.cases for instance in case.instances]


def changed_inputs(file: Path, answers: Sequence[Sequence[Any]]) -> list[str]:
    """The inputs on which the reference does not give what it gave before, by the exercise's own check."""
    built = build_exercise(load_exercise(file), assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET)
    record = built.trace.record if built.trace else ()
    changed = []
    for args, before in answers:
        now = reference_answer(resolve(built.reference), args, built.bound, record)
        if not verdict_on_answer(built, args, decode(before), now, accepted_on(built, args)).passed:
            changed.append(args_text(args))
    return changed
