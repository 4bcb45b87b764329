"""Lint: all faults of a spec file, of its form, of the names in it, and of the questions it asks."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from grader.build.built_assignment import build
from grader.build.built_exercise import build_exercise, text_faults
from grader.build.draw import BadDraw, Seeds, drawn_value
from grader.build.fair import first_fair
from grader.build.fits import misfits
from grader.build.secret import MAKE_KEY_REMEDY, PUBLIC_SECRET, NoSecret, WeakSecret, secret_of
from grader.build.sound import unsound
from grader.build.sound_choice import unsound_choice
from grader.build.sound_values import unsound_values
from grader.build.spec_names import unresolved
from grader.built.document import BuiltExercise
from grader.spec.assignment import Assignment
from grader.spec.concepts import OWN_CONCEPTS_FILE, own_concept_faults
from grader.spec.course_file import COURSE_FILE, load_course
from grader.spec.exercise import ChoiceExercise, TestsExercise, TextExercise, ValuesExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded, load_assignment_spec, load_dataset, load_exercise
from grader.spec.yaml_tree import tree_of_file

LINT_ASSIGNMENT_ID = "lint"  # the assignment for which exercises are drawn here


def faults_in(file: Path) -> tuple[Fault, ...]:
    """The faults of an exercise, assignment or dataset file, in the order of its lines; none when it is sound."""
    try:
        return faults_in_order(finder_of(file)(file))
    except SpecFaults as error:
        return faults_in_order(error.faults)


def variant_faults(file: Path, number: int) -> tuple[Fault, ...]:
    """The faults of an exercise as drawn for one more student; none for a file of another kind."""
    if finder_of(file) is not exercise_faults:
        return ()
    try:
        found = exercise_faults(file, variant_student(number))
    except SpecFaults as error:
        found = error.faults
    return faults_in_order(replace(fault, problem=f"in variant {number}: {fault.problem}") for fault in found)


def variant_student(number: int) -> str:
    """The name of a made-up student, for whom an exercise is drawn."""
    return f"variant-{number}"


def finder_of(file: Path) -> Callable[[Path], tuple[Fault, ...]]:
    """The function that finds the faults of a file, chosen by the keys that only its kind of file has."""
    if file.name == COURSE_FILE:
        return course_faults
    written = tree_of_file(file).value  # without models: a file with faults has a kind too
    if file.name == OWN_CONCEPTS_FILE:
        return own_concept_faults
    if isinstance(written, dict) and "exercises" in written:
        return assignment_faults
    return dataset_faults if isinstance(written, dict) and "columns" in written else exercise_faults


def is_assignment_spec(file: Path) -> bool:
    """Whether a file is an assignment's."""
    return finder_of(file) is assignment_faults


def faults_in_order(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults sorted by file and line."""
    return tuple(sorted(faults, key=lambda fault: (str(fault.file), fault.line)))


def exercise_faults(file: Path, student: str | None = None) -> tuple[Fault, ...]:
    """The faults of an exercise, as drawn for everybody or for one student.

    Names, parameters and texts come first, as nothing can be drawn before those are right.
    """
    loaded: Loaded[Any] = load_exercise(file)
    spec = loaded.spec
    # Parameters are asked of objects, so that names must resolve first.
    names = unresolved(loaded) or misfits(loaded)
    drawn = isinstance(spec, ValuesExercise | ChoiceExercise)  # their texts may name what is given
    texts = () if drawn else text_faults(loaded, getattr(spec, "with_", {}))
    if names or texts:
        return (*names, *texts)

    def draw(name: str | None) -> BuiltExercise:
        return build_exercise(loaded, assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET, student=name)

    built = draw(None) if student is None else first_fair(loaded, draw, student)
    if isinstance(spec, TextExercise | TestsExercise):  # `grader lint` has the tests' solution run in the sandbox
        return ()
    if isinstance(spec, ChoiceExercise):
        return tuple(unsound_choice(loaded, built, Seeds(PUBLIC_SECRET, LINT_ASSIGNMENT_ID, spec.id, student)))
    return tuple(unsound_values(loaded, built) if isinstance(spec, ValuesExercise) else unsound(loaded, built))


def assignment_faults(file: Path) -> tuple[Fault, ...]:
    """The faults of an assignment, of its secret if that can be read, and of building its exercises."""
    loaded = load_assignment_spec(file)
    weak = secret_fault(loaded)
    build(loaded, PUBLIC_SECRET)
    return (weak,) if weak else ()


def course_faults(file: Path) -> tuple[Fault, ...]:
    """The faults of a course file."""
    load_course(file)  # it raises them
    return ()


def secret_fault(loaded: Loaded[Assignment]) -> Fault | None:
    """The fault of a secret that could be guessed; None if it is not here, as lint needs no secret."""
    try:
        secret_of(loaded.spec.secret, loaded.file.parent)
    except WeakSecret as weak:
        return loaded.fault(("secret",), weak.problem, MAKE_KEY_REMEDY)
    except NoSecret:
        pass
    return None


def dataset_faults(file: Path) -> tuple[Fault, ...]:
    """The faults of a dataset, and of the rows that its generator draws."""
    loaded = load_dataset(file)
    spec = loaded.spec
    if spec.make is None:
        return ()
    random = Seeds(PUBLIC_SECRET, LINT_ASSIGNMENT_ID, spec.id).random("rows", 0)
    try:
        rows = drawn_value(spec.make, random, {}, file.parent, ("make",))
    except BadDraw as error:
        return (loaded.fault(error.path, error.problem, error.remedy),)
    if isinstance(rows, list) and all(isinstance(row, dict) and list(row) == list(spec.columns) for row in rows):
        return ()
    return (loaded.fault(("make",), "the generator does not give rows with the columns", "Name the same columns."),)
