"""Reports in formats that several systems read: JUnit's XML, and GitLab's code quality."""

import hashlib
import json
from xml.sax.saxutils import escape, quoteattr

from grader.ci.job_report import Checked, Outcome, Report
from grader.ci.job_words import Remark, case_lines, remarks_of
from grader.texts.safe_text import one_line, visible

ELSEWHERE = "answers.yaml"  # GitLab wants a file for every remark


def junit_text(report: Report) -> str:
    """The public cases as JUnit's XML: a suite an exercise; what nobody can judge here is skipped."""
    suites = "".join(suite_text(checked) for checked in report.exercises)
    counts = counted(report.outcomes)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<testsuites name={attribute(report.assignment)}{counts}>\n{suites}</testsuites>\n"
    )


def suite_text(checked: Checked) -> str:
    """One exercise."""
    cases = "".join(case_text(checked, one) for one in checked.outcomes)
    return f"  <testsuite name={attribute(checked.id)}{counted(checked.outcomes)}>\n{cases}  </testsuite>\n"


def counted(outcomes: tuple[Outcome, ...]) -> str:
    """How many there are, as attributes. Exceptions are failures too: it is the student's code that raised."""
    wrong = sum(one.view.passed is False for one in outcomes)
    skipped = sum(one.view.passed is None for one in outcomes)
    return f' tests="{len(outcomes)}" failures="{wrong}" errors="0" skipped="{skipped}"'


def case_text(checked: Checked, outcome: Outcome) -> str:
    """One case. GitLab and others show the file beside it."""
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


def attribute(text: str) -> str:
    """A text as an attribute's value, with its quotes."""
    return quoteattr(one_line(text))


def code_quality_text(report: Report) -> str:
    """The remarks as GitLab's code quality report, which it shows beside the lines of a merge request."""
    return json.dumps([quality(remark) for remark in remarks_of(report)], indent=1, ensure_ascii=False) + "\n"


def quality(remark: Remark) -> dict[str, object]:
    """One remark, with a fingerprint that stays the same while it is the same."""
    file = remark.place.file if remark.place else ELSEWHERE
    line = (remark.place.line if remark.place else None) or 1
    print_ = hashlib.sha256("\0".join((file, remark.title, remark.text)).encode("utf-8", "replace")).hexdigest()
    return {
        "description": one_line(f"{remark.title}. {remark.text}"),
        "check_name": "grader",
        "fingerprint": print_,
        "severity": "major" if remark.level == "error" else "minor",
        "location": {"path": visible(file), "lines": {"begin": line}},
    }
