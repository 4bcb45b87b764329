"""The line of each exercise on the class page: its difficulty, its discrimination, its outcomes, its cases."""

from collections import Counter
from collections.abc import Sequence

from grader.report.classes.class_shown import CaseLine, ExerciseLine
from grader.report.classes.class_words import OUTCOME_WORDS
from grader.report.classes.counts import ClassPiece, Figure, class_pieces, told_count
from grader.report.classes.row import ExerciseHeading, ExerciseRow, StudentRow
from grader.report.classes.score_spread import correlation, mean
from grader.report.classes.shares import points_text, share_of_others

LOW_DISCRIMINATION = 0.2  # the usual rule of thumb for items: below it an item hardly tells strong work from weak
UNKNOWN_FIGURE = Figure("–", -2.0)  # sorts below every share and every correlation
PASSED_BY_NOBODY, PASSED_BY_EVERYBODY = Figure("nobody", 0), "all who handed it in"
ExercisePairs = Sequence[tuple[StudentRow, ExerciseRow]]


def exercise_lines(rows: Sequence[StudentRow], least: int) -> tuple[ExerciseLine, ...]:
    """One line for each exercise, in the order of the assignment."""
    return tuple(
        exercise_line(f"exercise-{number}", pairs, least)
        for number, pairs in enumerate(rows_by_exercise(rows).values(), 1)
    )


def rows_by_exercise(rows: Sequence[StudentRow]) -> dict[str, list[tuple[StudentRow, ExerciseRow]]]:
    """The rows of all students, by exercise id."""
    found: dict[str, list[tuple[StudentRow, ExerciseRow]]] = {}
    for row in rows:
        for exercise in row.exercises:
            found.setdefault(exercise.asked.id, []).append((row, exercise))
    return found


def class_sizes(rows: Sequence[StudentRow]) -> dict[str, int]:
    """How many students have each exercise: all counts are out of this number, as any other would tell of the rest."""
    return Counter(exercise.asked.id for row in rows for exercise in row.exercises)


def exercise_line(anchor: str, pairs: ExercisePairs, least: int) -> ExerciseLine:
    """The line of one exercise over all students."""
    asked = max((exercise.asked for _, exercise in pairs), key=lambda each: len(each.cases))  # ungraded work has none
    graded = [(row, exercise) for row, exercise in pairs if exercise.graded]
    tried = [exercise for _, exercise in graded if exercise.tried]
    value, parts = discrimination(graded, least), outcome_pieces(pairs, least)
    return ExerciseLine(
        anchor=anchor,
        id=asked.id,
        title=asked.title,
        points=points_text(asked.cents),
        optional=asked.optional,
        share=mean_share(graded, least),
        # Adding 0.0 makes -0.0 a plain 0, which would read "−0.00".
        discrimination=UNKNOWN_FIGURE
        if value is None
        else Figure(f"{value + 0.0:.2f}".replace("-", "−"), round(value, 2)),
        about=discrimination_words(value),
        pieces=parts,
        right=sum(piece.width for piece in parts if piece.kind == "right"),
        cases=passed_case_lines(asked, tried, len(pairs), least),
    )


def mean_share(graded: ExercisePairs, least: int) -> Figure:
    """The mean share of an exercise's points, in whole per cents: 100 is easy. Work that is not handed in counts 0."""
    if len(graded) < least or not graded:
        return UNKNOWN_FIGURE
    value = int(100 * mean([exercise.cents / max(exercise.asked.cents, 1) for _, exercise in graded]) + 0.5)
    return Figure(f"{value} %", value)


def discrimination(graded: ExercisePairs, least: int) -> float | None:
    """The correlation of the exercise's score with the share of all other exercises; None if it is not defined."""
    known = [(exercise.cents, rest) for row, exercise in graded if (rest := share_of_others(row, exercise)) is not None]
    if len(known) < max(least, 3):  # two points always lie on a line
        return None
    return correlation([earned for earned, _ in known], [rest for _, rest in known])


def discrimination_words(value: float | None) -> str:
    """A remark on a discrimination that is low or negative; "" for a good one."""
    if value is None or value >= LOW_DISCRIMINATION:
        return ""
    return "tells little" if value >= 0 else "the wrong way round"


def outcome_pieces(pairs: ExercisePairs, least: int) -> tuple[ClassPiece, ...]:
    """The cohort in parts by the exercise's status; nothing if there are too few students."""
    if len(pairs) < least:
        return ()
    found = Counter(str(exercise.status) for _, exercise in pairs)
    return class_pieces({status: found[status] for status in OUTCOME_WORDS if found[status]}, OUTCOME_WORDS, least)


def passed_case_lines(
    asked: ExerciseHeading, tried: Sequence[ExerciseRow], of: int, least: int
) -> tuple[CaseLine, ...]:
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
            passed=passing_figure(sum(passed[place] == "1" for passed in alike), len(alike), of, least),
        )
        for place, case in enumerate(asked.cases)
    )


def passing_figure(passing: int, tried: int, of: int, least: int) -> Figure:
    """How many students pass a case; without a number if all who tried do, as it would tell how many did not try."""
    if passing == 0:
        return PASSED_BY_NOBODY
    return Figure(PASSED_BY_EVERYBODY, of) if passing == tried else told_count(passing, of, least)
