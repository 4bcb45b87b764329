"""JUnit's XML: the public cases of one student's job, and the marks of a cohort for dashboards."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from grader.ci.job_report import Checked, Report
from grader.ci.job_report import Outcome as JobOutcome
from grader.ci.job_words import case_lines
from grader.export.exported import Outcome, unfinished
from grader.gradebook.attempt_mark import MarkNow
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.gradebook.records import Asked, Conditions
from grader.texts.safe_text import one_line, visible

OURS = "Not graded, through a fault of ours."


def junit(conditions: Conditions, standings: Sequence[Standing]) -> Outcome:
    """The marks of a cohort as JUnit's XML. Work that waits for a person is skipped; a fault of ours is an error."""
    asked = {each.id: each for each in conditions.exercises}
    handed_in = [each for each in standings if each.marks]
    suites = "".join(suite(each, asked) for each in handed_in)
    counts = mark_counts([mark for each in handed_in for mark in each.marks])
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name={attribute(conditions.assignment)}{counts}>\n'
    return Outcome(f"{text}{suites}</testsuites>\n", unfinished(standings))


def suite(standing: Standing, asked: dict[str, Asked]) -> str:
    """The suite of one student, with a case for each exercise."""
    cases = "".join(case(mark, asked.get(mark.exercise)) for mark in standing.marks)
    properties = [("points", decimal(standing.points))]
    properties += [("final", decimal(standing.final))] if standing.final is not None else []
    named = "".join(
        f"      <property name={attribute(name)} value={attribute(value)}/>\n" for name, value in properties
    )
    return (
        f"  <testsuite name={attribute(standing.student)}{mark_counts(standing.marks)}>\n"
        f"    <properties>\n{named}    </properties>\n{cases}  </testsuite>\n"
    )


def case(mark: MarkNow, asked: Asked | None) -> str:
    """The case of one exercise of a student."""
    title = asked.title if asked is not None and asked.title else mark.exercise
    head = f"    <testcase classname={attribute(mark.exercise)} name={attribute(title)}"
    if is_right(mark):
        return f"{head}/>\n"
    return f"{head}>{why(mark)}</testcase>\n"


def why(mark: MarkNow) -> str:
    """The element inside a case that is not right: an error, skipped, or a failure."""
    if mark.status == "ungraded":
        return f'<error message={attribute(OURS)} type="ungraded"/>'
    if mark.score is None:
        return f"<skipped message={attribute(f'{decimal(mark.pending)} points wait for a person.')}/>"
    earned = attribute(f"{decimal(mark.score)} of {decimal(mark.points)} points")
    return f"<failure message={earned} type={attribute(mark.status)}/>"


def is_right(mark: MarkNow) -> bool:
    """Whether an exercise earns all its points."""
    return mark.status != "ungraded" and mark.score is not None and mark.score >= mark.points


def mark_counts(marks: Sequence[MarkNow]) -> str:
    """The numbers of marks of each kind, as attributes of a suite."""
    errors = sum(mark.status == "ungraded" for mark in marks)
    skipped = sum(mark.score is None for mark in marks) - errors
    failures = len(marks) - errors - skipped - sum(map(is_right, marks))
    return f' tests="{len(marks)}" failures="{failures}" errors="{errors}" skipped="{skipped}"'


def attribute(text: str) -> str:
    """A text as an attribute's value, with its quotes."""
    return quoteattr(one_line(text))


def junit_text(report: Report) -> str:
    """The public cases as JUnit's XML: a suite an exercise; what nobody can judge here is skipped."""
    suites = "".join(suite_text(checked) for checked in report.exercises)
    counts = case_counts(report.outcomes)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<testsuites name={attribute(report.assignment)}{counts}>\n{suites}</testsuites>\n"
    )


def suite_text(checked: Checked) -> str:
    """The suite of one exercise, with its public cases."""
    cases = "".join(case_text(checked, one) for one in checked.outcomes)
    return f"  <testsuite name={attribute(checked.id)}{case_counts(checked.outcomes)}>\n{cases}  </testsuite>\n"


def case_counts(outcomes: tuple[JobOutcome, ...]) -> str:
    """The numbers of cases of each kind, as attributes; an exception is a failure, as the student's code raised it."""
    wrong = sum(one.view.passed is False for one in outcomes)
    skipped = sum(one.view.passed is None for one in outcomes)
    return f' tests="{len(outcomes)}" failures="{wrong}" errors="0" skipped="{skipped}"'


def case_text(checked: Checked, outcome: JobOutcome) -> str:
    """One public case, with the file and line that GitLab and others show beside it."""
    view, place = outcome.view, outcome.place
    where = "" if place is None else f" file={attribute(place.file)}"
    line = "" if place is None or place.line is None else f' line="{place.line}"'
    head = f"    <testcase classname={attribute(checked.id)} name={attribute(view.name)}{where}{line}"
    if view.passed:
        return f"{head}/>\n"
    if view.passed is None:
        return f"{head}><skipped message={attribute(view.message or view.words)}/></testcase>\n"
    kind = "wrong" if view.error is None else view.error.type
    told = escape(visible("\n".join(case_lines(outcome))))
    failure = f"<failure message={attribute(view.message or view.words)} type={attribute(kind)}>{told}</failure>"
    return f"{head}>{failure}</testcase>\n"
