"""The exercises of an assignment, found in the banks, with its overrides applied."""

from dataclasses import replace
from typing import Any

from grader.spec.assignment import Assignment, ExerciseOverride, ExerciseUse
from grader.spec.assignment_rules import overridden_case
from grader.spec.bank_places import banks_of, exercise_file, exercise_ids
from grader.spec.exercise import Exercise
from grader.spec.faults import Fault
from grader.spec.load import Loaded, SpecFaults, load_exercise
from grader.spec.unchecked_values import unknown_name_problem

Used = tuple[ExerciseUse, Loaded[Exercise]]


def exercises_of(assignment: Loaded[Assignment]) -> tuple[Used, ...]:
    """Each exercise of the assignment with its use; raises `SpecFaults` with the faults of all their files."""
    used: list[Used] = []
    faults: list[Fault] = []
    banks = banks_of(assignment.file)
    for place, use in enumerate(assignment.spec.exercises):
        file = exercise_file(use.id, banks)
        if file is None:  # there when the assignment was loaded, and gone since
            missing = unknown_name_problem(("exercises", place, "id"), "exercise", use.id, exercise_ids(banks))
            faults.append(assignment.fault(missing.path, missing.problem, missing.remedy))
            continue
        try:
            used.append((use, overridden(load_exercise(file), use.override)))
        except SpecFaults as found:
            faults += found.faults
    if faults:
        raise SpecFaults(faults)
    return tuple(used)


def overridden(loaded: Loaded[Exercise], override: ExerciseOverride | None) -> Loaded[Exercise]:
    """The exercise with the conventions and cases of an override applied, by name."""
    if override is None:
        return loaded
    spec = loaded.spec
    update: dict[str, Any] = {}
    if override.with_:
        update["with_"] = {**getattr(spec, "with_", {}), **override.with_}
    if override.cases:
        changes = override.cases
        cases = getattr(spec, "cases", ())
        update["cases"] = tuple(
            overridden_case(case, changes[case.name]) if case.name in changes else case for case in cases
        )
    return replace(loaded, spec=spec.model_copy(update=update))
