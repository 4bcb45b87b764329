"""The class page's content from the students' rows, by one pure function; the order of the rows changes nothing."""

from collections import Counter
from collections.abc import Iterable, Sequence

from grader.report.classes.class_drafts import DraftLine
from grader.report.classes.class_shown import CaseLine, ClassView, ExerciseLine, ScoreSummary, StudentLine, WaitingLine
from grader.report.classes.class_words import OUTCOME_WORDS
from grader.report.classes.common_groups import mistake_groups, output_clusters, reason_groups
from grader.report.classes.counts import FEWER_THAN_FIVE, SMALLEST_GROUP, Figure, told_count
from grader.report.classes.exercises import (
    PASSED_BY_EVERYBODY,
    PASSED_BY_NOBODY,
    class_sizes,
    exercise_lines,
    rows_by_exercise,
)
from grader.report.classes.picture import score_histogram
from grader.report.classes.row import StudentRow
from grader.report.classes.score_spread import histogram, mean, quantile
from grader.report.classes.shares import earned_cents, graded_share, points_text, possible_cents
from grader.score.result import Status


def class_view(
    unordered: Iterable[StudentRow], *, named: bool = False, shared: bool = False, drafts: Sequence[DraftLine] = ()
) -> ClassView:
    """The content of the class page: `named` adds the students' ids to groups, `shared` merges small groups."""
    rows = sorted(unordered, key=lambda row: row.student)
    # What one student alone gets wrong is what an instructor looks for, and what a page that goes round must not tell.
    least = SMALLEST_GROUP if shared else 1
    large = len(rows) >= least
    said = rows if large else []  # of a class that is too small, only what is not graded is told
    sizes = class_sizes(said)
    told = tuple(draft for draft in drafts if large and draft.students >= least)
    exercises = exercise_lines(said, least)
    return ClassView(
        assignment=rows[0].assignment if rows else "",
        title=rows[0].title if rows else "",
        students=str(len(rows)) if large else FEWER_THAN_FIVE,
        named=named,
        shared=shared,
        large=large,
        ungraded=waiting_lines(rows, "ungraded", least, named=named),
        waiting=waiting_lines(rows, "manual", least, named=named),
        scores=score_summary(said, least),
        exercises=exercises,
        mistakes=mistake_groups(said, sizes, least, named=named),
        reasons=reason_groups(said, sizes, least, named=named),
        clusters=output_clusters(said, sizes, least, named=named, drafts=told),
        drafts=told,
        nobody=cases_passed_by(PASSED_BY_NOBODY.text, exercises),
        everybody=cases_passed_by(PASSED_BY_EVERYBODY, exercises),
        roll=tuple(student_line(row) for row in rows) if named else (),
    )


def score_summary(rows: Sequence[StudentRow], least: int) -> ScoreSummary | None:
    """Quartiles, mean and histogram of the students' shares of the graded points; None if too few students have any."""
    shares = [share for row in rows if (share := graded_share(row)) is not None]
    if len(shares) < least or not shares:
        return None
    low, median, high = (whole_percent(quantile(shares, part)) for part in (0.25, 0.5, 0.75))
    return ScoreSummary(median, low, high, whole_percent(mean(shares)), score_histogram(histogram(shares, least)))


def whole_percent(share: float) -> str:
    """A share in whole per cents; finer ones would tell one student's score.

    >>> whole_percent(0.825)
    '83 %'
    """
    # `round` would round halves to even: 0.825 to 82, and 0.835 to 84.
    return f"{int(share * 100 + 0.5)} %"


def waiting_lines(rows: Sequence[StudentRow], status: Status, least: int, *, named: bool) -> tuple[WaitingLine, ...]:
    """A line for each exercise that has this status for some students, with their number."""
    found = {
        id_: [(row.student, exercise) for row, exercise in pairs if exercise.status == status]
        for id_, pairs in rows_by_exercise(rows).items()
    }
    enough = len(rows) >= least
    return tuple(
        WaitingLine(
            title=members[0][1].asked.title,
            id=id_,
            words=OUTCOME_WORDS[status],
            students=told_count(len(members), len(rows), least).text if enough else FEWER_THAN_FIVE,
            ids=tuple(student for student, _ in members) if named else (),
        )
        for id_, members in found.items()
        if members
    )


def cases_passed_by(whom: str, exercises: Sequence[ExerciseLine]) -> tuple[CaseLine, ...]:
    """The cases whose figure reads `whom`: those that nobody passes, or everybody who tried."""
    return tuple(case for exercise in exercises for case in exercise.cases if case.passed.text == whom)


def student_line(row: StudentRow) -> StudentLine:
    """One student's line on the page with names."""
    statuses = Counter(exercise.status for exercise in row.exercises)
    open_ = statuses["ungraded"] + statuses["manual"]
    earned = earned_cents(row)
    return StudentLine(
        row.student,
        row.page,
        Figure(f"{points_text(earned)} of {points_text(possible_cents(row))}", earned),
        Figure(f"{statuses['right']} of {len(row.exercises)}", statuses["right"]),
        Figure(str(open_ or ""), open_),
    )
