"""The marks of a class as JUnit's XML, for dashboards: a suite a student, a case an exercise."""

from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from grader.export.exported import Outcome, unfinished
from grader.gradebook.attempt_mark import MarkNow
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.gradebook.records import Asked, Conditions
from grader.texts.safe_text import one_line

OURS = "Not graded, through a fault of ours."


def junit(conditions: Conditions, standings: Sequence[Standing]) -> Outcome:
    """The document. What waits for a person is skipped, what failed through us an error, never a failure."""
    asked = {each.id: each for each in conditions.exercises}
    handed_in = [each for each in standings if each.marks]
    suites = "".join(suite(each, asked) for each in handed_in)
    counts = counted([mark for each in handed_in for mark in each.marks])
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name={said(conditions.assignment)}{counts}>\n'
    return Outcome(f"{text}{suites}</testsuites>\n", unfinished(standings))


def suite(standing: Standing, asked: dict[str, Asked]) -> str:
    """One student."""
    cases = "".join(case(mark, asked.get(mark.exercise)) for mark in standing.marks)
    properties = [("points", decimal(standing.points))]
    properties += [("final", decimal(standing.final))] if standing.final is not None else []
    named = "".join(f"      <property name={said(name)} value={said(value)}/>\n" for name, value in properties)
    return (
        f"  <testsuite name={said(standing.student)}{counted(standing.marks)}>\n"
        f"    <properties>\n{named}    </properties>\n{cases}  </testsuite>\n"
    )


def case(mark: MarkNow, asked: Asked | None) -> str:
    """One exercise."""
    title = asked.title if asked is not None and asked.title else mark.exercise
    head = f"    <testcase classname={said(mark.exercise)} name={said(title)}"
    if is_right(mark):
        return f"{head}/>\n"
    return f"{head}>{why(mark)}</testcase>\n"


def why(mark: MarkNow) -> str:
    """What stands in a case that is not right."""
    if mark.status == "ungraded":
        return f'<error message={said(OURS)} type="ungraded"/>'
    if mark.score is None:
        return f"<skipped message={said(f'{decimal(mark.pending)} points wait for a person.')}/>"
    return (
        f"<failure message={said(f'{decimal(mark.score)} of {decimal(mark.points)} points')} type={said(mark.status)}/>"
    )


def is_right(mark: MarkNow) -> bool:
    """Whether an exercise earns all its points."""
    return mark.status != "ungraded" and mark.score is not None and mark.score >= mark.points


def counted(marks: Sequence[MarkNow]) -> str:
    """How many there are of each kind, as attributes."""
    errors = sum(mark.status == "ungraded" for mark in marks)
    skipped = sum(mark.score is None for mark in marks) - errors
    failures = len(marks) - errors - skipped - sum(map(is_right, marks))
    return f' tests="{len(marks)}" failures="{failures}" errors="{errors}" skipped="{skipped}"'


def said(text: str) -> str:
    """A text as an attribute's value, with its quotes."""
    return quoteattr(one_line(text))
