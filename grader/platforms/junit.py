"""JUnit's XML: the public cases of one student's job, and the marks of a cohort for dashboards."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from grader.ci.job_report import CheckedExercise, JobReport
from grader.ci.job_report import PlacedCase as JobOutcome
from grader.ci.job_words import failing_case_lines
from grader.export.exported import ExportedFile, students_without_mark
from grader.gradebook.attempt_mark import CurrentMark
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal_text
from grader.gradebook.records import Conditions, MarkedExercise
from grader.texts.safe_text import one_line, visible

OUR_FAULT = "Not graded, through a fault of ours."


def junit(conditions: Conditions, standings: Sequence[Standing]) -> ExportedFile:
    """The marks of a cohort as JUnit's XML. Work that waits for a person is skipped; a fault of ours is an error."""
    asked = {each.id: each for each in conditions.exercises}
    handed_in = [each for each in standings if each.marks]
    suites = "".join(student_suite(each, asked) for each in handed_in)
    counts = mark_counts([mark for each in handed_in for mark in each.marks])
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name={xml_attribute(conditions.assignment)}{counts}>\n'
    return ExportedFile(f"{text}{suites}</testsuites>\n", students_without_mark(standings))


def student_suite(standing: Standing, asked: dict[str, MarkedExercise]) -> str:
    """The suite of one student, with a case for each exercise."""
    cases = "".join(exercise_testcase(mark, asked.get(mark.exercise)) for mark in standing.marks)
    properties = [("points", decimal_text(standing.points))]
    properties += [("final", decimal_text(standing.final))] if standing.final is not None else []
    named = "".join(
        f"      <property name={xml_attribute(name)} value={xml_attribute(value)}/>\n" for name, value in properties
    )
    return (
        f"  <testsuite name={xml_attribute(standing.student)}{mark_counts(standing.marks)}>\n"
        f"    <properties>\n{named}    </properties>\n{cases}  </testsuite>\n"
    )


def exercise_testcase(mark: CurrentMark, asked: MarkedExercise | None) -> str:
    """The case of one exercise of a student."""
    title = asked.title if asked is not None and asked.title else mark.exercise
    head = f"    <testcase classname={xml_attribute(mark.exercise)} name={xml_attribute(title)}"
    if earns_all_points(mark):
        return f"{head}/>\n"
    return f"{head}>{mark_element(mark)}</testcase>\n"


def mark_element(mark: CurrentMark) -> str:
    """The element inside a case that is not right: an error, skipped, or a failure."""
    if mark.status == "ungraded":
        return f'<error message={xml_attribute(OUR_FAULT)} type="ungraded"/>'
    if mark.score is None:
        return f"<skipped message={xml_attribute(f'{decimal_text(mark.pending)} points wait for a person.')}/>"
    earned = xml_attribute(f"{decimal_text(mark.score)} of {decimal_text(mark.points)} points")
    return f"<failure message={earned} type={xml_attribute(mark.status)}/>"


def earns_all_points(mark: CurrentMark) -> bool:
    """Whether an exercise earns all its points."""
    return mark.status != "ungraded" and mark.score is not None and mark.score >= mark.points


def mark_counts(marks: Sequence[CurrentMark]) -> str:
    """The numbers of marks of each kind, as attributes of a suite."""
    errors = sum(mark.status == "ungraded" for mark in marks)
    skipped = sum(mark.score is None for mark in marks) - errors
    failures = len(marks) - errors - skipped - sum(map(earns_all_points, marks))
    return f' tests="{len(marks)}" failures="{failures}" errors="{errors}" skipped="{skipped}"'


def xml_attribute(text: str) -> str:
    """A text as an attribute's value, with its quotes."""
    return quoteattr(one_line(text))


def junit_text(report: JobReport) -> str:
    """The public cases as JUnit's XML: a suite an exercise; what nobody can judge here is skipped."""
    suites = "".join(exercise_suite(checked) for checked in report.exercises)
    counts = case_counts(report.outcomes)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<testsuites name={xml_attribute(report.assignment)}{counts}>\n{suites}</testsuites>\n"
    )


def exercise_suite(checked: CheckedExercise) -> str:
    """The suite of one exercise, with its public cases."""
    cases = "".join(public_testcase(checked, one) for one in checked.outcomes)
    return f"  <testsuite name={xml_attribute(checked.id)}{case_counts(checked.outcomes)}>\n{cases}  </testsuite>\n"


def case_counts(outcomes: tuple[JobOutcome, ...]) -> str:
    """The numbers of cases of each kind, as attributes; an exception is a failure, as the student's code raised it."""
    wrong = sum(one.view.passed is False for one in outcomes)
    skipped = sum(one.view.passed is None for one in outcomes)
    return f' tests="{len(outcomes)}" failures="{wrong}" errors="0" skipped="{skipped}"'


def public_testcase(checked: CheckedExercise, outcome: JobOutcome) -> str:
    """One public case, with the file and line that GitLab and others show beside it."""
    view, place = outcome.view, outcome.place
    where = "" if place is None else f" file={xml_attribute(place.file)}"
    line = "" if place is None or place.line is None else f' line="{place.line}"'
    head = f"    <testcase classname={xml_attribute(checked.id)} name={xml_attribute(view.name)}{where}{line}"
    if view.passed:
        return f"{head}/>\n"
    if view.passed is None:
        return f"{head}><skipped message={xml_attribute(view.message or view.words)}/></testcase>\n"
    kind = "wrong" if view.error is None else view.error.type
    told = escape(visible("\n".join(failing_case_lines(outcome))))
    failure = (
        f"<failure message={xml_attribute(view.message or view.words)} type={xml_attribute(kind)}>{told}</failure>"
    )
    return f"{head}>{failure}</testcase>\n"
