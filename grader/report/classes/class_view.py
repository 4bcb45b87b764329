"""The class page's content from the students' rows, by one pure function; the order of the rows changes nothing."""

from collections import Counter
from collections.abc import Iterable, Sequence

from grader.report.classes.class_shown import CaseLine, ClassView, ExerciseLine, Scores, StudentLine, WaitingLine
from grader.report.classes.class_words import OUTCOMES
from grader.report.classes.common_groups import clusters, mistakes, reasons
from grader.report.classes.counts import FEW, LEAST, Figure, told
from grader.report.classes.exercises import EVERYBODY, NOBODY, by_exercise, class_sizes, exercise_lines
from grader.report.classes.picture import drawn
from grader.report.classes.row import Row
from grader.report.classes.score_spread import histogram, mean, quantile
from grader.report.classes.shares import out_of, points, score_of, share_of
from grader.score.result import Status


def class_view(unordered: Iterable[Row], *, named: bool = False) -> ClassView:
    """The content of the class page; with `named`, groups of any size are counted, with their students' ids."""
    rows = sorted(unordered, key=lambda row: row.student)
    # The page with names is for the instructor alone: nothing has to be hidden in it.
    least = 1 if named else LEAST
    large = len(rows) >= least
    said = rows if large else []  # of a class that is too small, only what is not graded is told
    sizes = class_sizes(said)
    exercises = exercise_lines(said, least)
    return ClassView(
        assignment=rows[0].assignment if rows else "",
        title=rows[0].title if rows else "",
        students=str(len(rows)) if large else FEW,
        named=named,
        large=large,
        ungraded=waiting(rows, "ungraded", least, named=named),
        waiting=waiting(rows, "manual", least, named=named),
        scores=scores(said, least),
        exercises=exercises,
        mistakes=mistakes(said, sizes, least, named=named),
        reasons=reasons(said, sizes, least, named=named),
        clusters=clusters(said, sizes, least, named=named),
        nobody=cases_passed_by(NOBODY.text, exercises),
        everybody=cases_passed_by(EVERYBODY, exercises),
        roll=tuple(student_line(row) for row in rows) if named else (),
    )


def scores(rows: Sequence[Row], least: int) -> Scores | None:
    """Quartiles, mean and histogram of the students' shares of the graded points; None if too few students have any."""
    shares = [share for row in rows if (share := share_of(row)) is not None]
    if len(shares) < least or not shares:
        return None
    low, median, high = (percent(quantile(shares, part)) for part in (0.25, 0.5, 0.75))
    return Scores(median, low, high, percent(mean(shares)), drawn(histogram(shares, least)))


def percent(share: float) -> str:
    """A share in whole per cents; finer ones would tell one student's score.

    >>> percent(0.825)
    '83 %'
    """
    # `round` would round halves to even: 0.825 to 82, and 0.835 to 84.
    return f"{int(share * 100 + 0.5)} %"


def waiting(rows: Sequence[Row], status: Status, least: int, *, named: bool) -> tuple[WaitingLine, ...]:
    """A line for each exercise that has this status for some students, with their number."""
    found = {
        id_: [(row.student, exercise) for row, exercise in pairs if exercise.status == status]
        for id_, pairs in by_exercise(rows).items()
    }
    enough = len(rows) >= least
    return tuple(
        WaitingLine(
            title=members[0][1].asked.title,
            id=id_,
            words=OUTCOMES[status],
            students=told(len(members), len(rows), least).text if enough else FEW,
            ids=tuple(student for student, _ in members) if named else (),
        )
        for id_, members in found.items()
        if members
    )


def cases_passed_by(whom: str, exercises: Sequence[ExerciseLine]) -> tuple[CaseLine, ...]:
    """The cases whose figure reads `whom`: those that nobody passes, or everybody who tried."""
    return tuple(case for exercise in exercises for case in exercise.cases if case.passed.text == whom)


def student_line(row: Row) -> StudentLine:
    """One student's line on the page with names."""
    statuses = Counter(exercise.status for exercise in row.exercises)
    open_ = statuses["ungraded"] + statuses["manual"]
    earned = score_of(row)
    return StudentLine(
        row.student,
        row.page,
        Figure(f"{points(earned)} of {points(out_of(row))}", earned),
        Figure(f"{statuses['right']} of {len(row.exercises)}", statuses["right"]),
        Figure(str(open_ or ""), open_),
    )
