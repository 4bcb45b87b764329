"""The rules between the fields of an assignment, and between it and the exercises it picks."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from grader.spec.assignment import CaseOverride
from grader.spec.bank_places import banks_of, exercise_file, exercise_ids
from grader.spec.exercise import ExerciseFields
from grader.spec.faults import KeyPath, Problem
from grader.spec.shown_conventions import names_shown
from grader.spec.unchecked_values import (
    id_problems,
    mapping_field,
    mapping_items,
    repeated,
    text_items,
    unknown_name_problem,
    unsupported,
)

UNSUPPORTED_ASSIGNMENT_KEYS: dict[str, tuple[Any, ...]] = {
    "files": (None, [])
}  # each key with the values that already work
SECRETS = ("env", "file", "public")
PACKAGE_NAME = re.compile(r"[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*")  # no dots: finding part of a package would run the package
FORBIDDEN_PACKAGES = ("grader", "reference", "markscheme")  # they hold or reach the reference solutions
MOST_EXERCISES = 200  # what was meant by an unknown one takes some milliseconds to find: thousands would take minutes
RawAssignment = dict[str, Any]
ExerciseOf = Callable[
    [Path], ExerciseFields | None
]  # the exercise in a file; None when that file has faults of its own


def unsupported_assignment_keys(raw: RawAssignment) -> Iterator[Problem]:
    """The problems of keys in an assignment that do not work yet."""
    return unsupported(raw, UNSUPPORTED_ASSIGNMENT_KEYS)


def assignment_problems(raw: RawAssignment, file: Path, exercise_of: ExerciseOf) -> Iterator[Problem]:
    """The problems of an assignment beyond the form of its fields."""
    yield from id_problems(raw)
    secret = raw.get("secret")
    if isinstance(secret, dict) and sum(bool(secret.get(key)) for key in SECRETS) != 1:
        remedy = "Write one of `env`, `file` and `public`, such as {env: GRADER_SECRET}."
        yield Problem(("secret",), "must say in one way where the secret is", remedy)
    yield from repeated((((*path, "id"), use.get("id")) for path, use in mapping_items(raw, "exercises")), "exercise")
    yield from repeated(
        ((("policy", *path), name) for path, name in text_items(mapping_field(raw, "policy"), "packages")), "package"
    )
    yield from package_problems(raw)
    folder = raw.get("templates")
    if isinstance(folder, str) and not is_beside(file, folder):
        problem = f"there is no folder `{folder}` beside the assignment"
        yield Problem(("templates",), problem, "Name a folder of templates, or remove it.")
    banks = banks_of(file)
    # Only listed where an exercise is unknown: the banks are walked through for it.
    known = cache(lambda: exercise_ids(banks))
    if len(uses := list(mapping_items(raw, "exercises"))) > MOST_EXERCISES:
        yield Problem(("exercises",), f"names more than {MOST_EXERCISES} exercises", "Make several assignments of it.")
        return
    for path, use in uses:
        name = use.get("id")
        if not isinstance(name, str):
            continue
        found = exercise_file(name, banks)
        if found is None:
            yield unknown_name_problem((*path, "id"), "exercise", name, known())
        # An exercise is loaded only where something is overridden: its own faults are told elsewhere.
        elif mapping_field(use, "override"):
            exercise = exercise_of(found)
            yield from override_problems(use["override"], exercise, (*path, "override")) if exercise else ()


def package_problems(raw: RawAssignment) -> Iterator[Problem]:
    """The problems of package names that student code may import."""
    for path, name in text_items(mapping_field(raw, "policy"), "packages"):
        place = ("policy", *path)
        if name.strip().lower().partition(".")[0] in FORBIDDEN_PACKAGES:
            yield Problem(place, f"`{name}` would give student code the reference solutions", "Remove it.")
        elif not PACKAGE_NAME.fullmatch(name):
            yield Problem(place, f"`{name}` is not the name of a package", "Write a name such as `numpy`.")


def is_beside(file: Path, name: str) -> bool:
    """Whether a folder lies in the folder of a file, links followed: `/` and `..` do not."""
    folder = file.parent.resolve()
    try:
        named = (folder / name).resolve()
        # Templates are code of sorts: a course folder must not pull in files from elsewhere.
        return named.is_dir() and folder in named.parents
    except (OSError, ValueError, RuntimeError):  # too long, with a NUL in it, or a link to itself
        return False


def override_problems(override: RawAssignment, exercise: ExerciseFields, path: KeyPath) -> Iterator[Problem]:
    """The problems of an override: names that the exercise lacks, or values that it cannot have."""
    bound = getattr(exercise, "with_", {})
    for name in mapping_field(override, "with"):
        if name not in bound:
            yield unknown_name_problem((*path, "with", name), "convention to rebind named", name, bound)
        elif name not in names_shown(exercise):
            problem = f"no sentence of {exercise.id} says what `{name}` is, so nobody would read of the change"
            yield Problem((*path, "with", name), problem, "Remove it, or write an exercise of your own that says it.")
    cases = {case.name: case for case in getattr(exercise, "cases", ())}
    for name, change in mapping_field(override, "cases").items():
        place = (*path, "cases", name)
        if name not in cases:
            yield unknown_name_problem(place, "case", name, cases)
        elif isinstance(change, dict):
            drawn = cases[name].draw is not None
            if change.get("count") is not None and not drawn:
                yield Problem((*place, "count"), "`count` without `draw`", "Remove it: a fixed case is one case.")
            if change.get("public") is True and drawn:
                yield Problem((*place, "public"), "a drawn family cannot be public", "Remove it.")


def overridden_case(case: Any, change: CaseOverride) -> Any:
    """The case with the assignment's changes."""
    return case.model_copy(update=change.model_dump(exclude_none=True))
