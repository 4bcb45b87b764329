"""Personal numbers: a variant of the assignment for each student, or a few variants to share out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from grader.build.built_assignment import fingerprint_of, visible_parts
from grader.build.fair import fair_use
from grader.built.document import BuiltAssignment, BuiltVariant
from grader.built.variants import exercise_json
from grader.spec.assignment import Assignment, Variants
from grader.spec.load import Loaded
from grader.spec.uses import exercises_of

Draw = Callable[[str], BuiltVariant]
Mapped = Callable[[Draw, Sequence[str]], Iterable[BuiltVariant]]  # as the builtin `map`


def personalised(
    built: BuiltAssignment,
    assignment: Loaded[Assignment],
    secret: bytes,
    students: Iterable[str],
    mapped: Mapped = map,
) -> BuiltAssignment:
    """The assignment with a variant for each of the students; raises `SpecFaults` where no draw is fair.

    Variants that it has already are kept as they are. `mapped` may share the drawing out over processes.
    """
    if not built.personal:  # nothing is drawn for anybody
        return built
    draw = drawing(built, assignment, secret)
    if isinstance(assignment.spec.personalise, Variants):
        # Shared variants are drawn once: students who come later get one of them.
        names = [] if built.variants else variant_names(assignment.spec.personalise)
        return replace(built, variants=(*built.variants, *mapped(draw, names)))
    new = sorted(set(students) - set(built.students))
    drawn = dict(zip(new, mapped(draw, new), strict=True))
    # In the order of the ids, so that the bytes do not depend on who came first.
    return replace(built, students=dict(sorted({**built.students, **drawn}.items())))


def variant_names(asked: Variants) -> list[str]:
    """The names under which shared variants are drawn, which belong to no student yet."""
    return [f"variant {number}" for number in range(asked.variants)]


def drawing(built: BuiltAssignment, assignment: Loaded[Assignment], secret: bytes) -> Draw:
    """A function that draws the variant of a student: the fields that differ from the common exercises."""
    uses = [used for used in exercises_of(assignment) if used[0].id in built.personal]
    common = {exercise.id: exercise_json(exercise) for exercise in built.exercises if exercise.id in built.personal}

    def draw(name: str) -> BuiltVariant:
        own = {used[0].id: fair_use(used, built.id, secret, name) for used in uses}
        seen = [visible_parts(own.get(exercise.id, exercise)) for exercise in built.exercises]
        differing = {
            id_: {
                field: value
                for field, value in exercise_json(exercise).items()
                # Further inputs are drawn once for all: no student sees them, and no mark depends on them.
                if field != "further" and value != common[id_][field]
            }
            for id_, exercise in own.items()
        }
        return BuiltVariant(variant=fingerprint_of(seen), exercises=differing)

    return draw
