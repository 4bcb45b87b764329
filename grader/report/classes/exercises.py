"""The line of each exercise on the class page: its difficulty, its discrimination, its outcomes, its cases."""

from collections import Counter
from collections.abc import Sequence

from grader.report.classes.class_shown import CaseLine, ExerciseLine
from grader.report.classes.class_words import OUTCOMES
from grader.report.classes.counts import Figure, Piece, pieces, told
from grader.report.classes.row import Asked, ExerciseRow, Row
from grader.report.classes.score_spread import correlation, mean
from grader.report.classes.shares import points, rest_of

LITTLE = 0.2  # the usual rule of thumb for items: below it an item hardly tells strong work from weak
UNKNOWN = Figure("–", -2.0)  # sorts below every share and every correlation
NOBODY, EVERYBODY = Figure("nobody", 0), "all who handed it in"
Pairs = Sequence[tuple[Row, ExerciseRow]]


def exercise_lines(rows: Sequence[Row], least: int) -> tuple[ExerciseLine, ...]:
    """One line for each exercise, in the order of the assignment."""
    return tuple(
        exercise_line(f"exercise-{number}", pairs, least) for number, pairs in enumerate(by_exercise(rows).values(), 1)
    )


def by_exercise(rows: Sequence[Row]) -> dict[str, list[tuple[Row, ExerciseRow]]]:
    """The rows of all students, by exercise id."""
    found: dict[str, list[tuple[Row, ExerciseRow]]] = {}
    for row in rows:
        for exercise in row.exercises:
            found.setdefault(exercise.asked.id, []).append((row, exercise))
    return found


def class_sizes(rows: Sequence[Row]) -> dict[str, int]:
    """How many students have each exercise: all counts are out of this number, as any other would tell of the rest."""
    return Counter(exercise.asked.id for row in rows for exercise in row.exercises)


def exercise_line(anchor: str, pairs: Pairs, least: int) -> ExerciseLine:
    """The line of one exercise over all students."""
    asked = max((exercise.asked for _, exercise in pairs), key=lambda each: len(each.cases))  # ungraded work has none
    graded = [(row, exercise) for row, exercise in pairs if exercise.graded]
    tried = [exercise for _, exercise in graded if exercise.tried]
    value, parts = discrimination(graded, least), outcomes(pairs, least)
    return ExerciseLine(
        anchor=anchor,
        id=asked.id,
        title=asked.title,
        points=points(asked.cents),
        optional=asked.optional,
        share=share(graded, least),
        # Adding 0.0 makes -0.0 a plain 0, which would read "−0.00".
        discrimination=UNKNOWN if value is None else Figure(f"{value + 0.0:.2f}".replace("-", "−"), round(value, 2)),
        about=about(value),
        pieces=parts,
        right=sum(piece.width for piece in parts if piece.kind == "right"),
        cases=case_lines(asked, tried, len(pairs), least),
    )


def share(graded: Pairs, least: int) -> Figure:
    """The mean share of an exercise's points, in whole per cents: 100 is easy. Work that is not handed in counts 0."""
    if len(graded) < least or not graded:
        return UNKNOWN
    value = int(100 * mean([exercise.cents / max(exercise.asked.cents, 1) for _, exercise in graded]) + 0.5)
    return Figure(f"{value} %", value)


def discrimination(graded: Pairs, least: int) -> float | None:
    """The correlation of the exercise's score with the share of all other exercises; None if it is not defined."""
    known = [(exercise.cents, rest) for row, exercise in graded if (rest := rest_of(row, exercise)) is not None]
    if len(known) < max(least, 3):  # two points always lie on a line
        return None
    return correlation([earned for earned, _ in known], [rest for _, rest in known])


def about(value: float | None) -> str:
    """A remark on a discrimination that is low or negative; "" for a good one."""
    if value is None or value >= LITTLE:
        return ""
    return "tells little" if value >= 0 else "the wrong way round"


def outcomes(pairs: Pairs, least: int) -> tuple[Piece, ...]:
    """The cohort in parts by the exercise's status; nothing if there are too few students."""
    if len(pairs) < least:
        return ()
    found = Counter(str(exercise.status) for _, exercise in pairs)
    return pieces({status: found[status] for status in OUTCOMES if found[status]}, OUTCOMES, least)


def case_lines(asked: Asked, tried: Sequence[ExerciseRow], of: int, least: int) -> tuple[CaseLine, ...]:
    """A line for each case with how many students pass it; none if too few students have handed in work."""
    # Work that was graded with another version of the assignment may have other cases.
    alike = [exercise.passed for exercise in tried if len(exercise.passed) == len(asked.cases)]
    if len(alike) < max(least, 1):
        return ()
    return tuple(
        CaseLine(
            exercise=asked.title,
            name=case.name,
            covers="" if case.covers == case.name else case.covers,
            public=case.public,
            passed=passed_by(sum(passed[place] == "1" for passed in alike), len(alike), of, least),
        )
        for place, case in enumerate(asked.cases)
    )


def passed_by(passing: int, tried: int, of: int, least: int) -> Figure:
    """How many students pass a case; without a number if all who tried do, as it would tell how many did not try."""
    if passing == 0:
        return NOBODY
    return Figure(EVERYBODY, of) if passing == tried else told(passing, of, least)
