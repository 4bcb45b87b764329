"""What is written for other systems, from reports made by hand: nothing that a student wrote can command them."""

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest
from junitparser import JUnitXml
from markdown_it import MarkdownIt

from grader.ci.job_report import CheckedExercise, JobReport, PlacedCase, report_document
from grader.ci.job_words import Remark, plain_text, without_log_commands
from grader.ci.source_places import DefinitionFinder, SourcePlace
from grader.ci.surroundings import surroundings_of
from grader.intake.submission import CodeCell, Source
from grader.platforms.github import annotation, annotations, job_summary_text, outputs_of, outputs_text, uncommanded
from grader.platforms.gitlab import code_quality_text
from grader.platforms.junit import junit_text
from grader.release.inside.result_cards import Card
from grader.report.shown import CaseView, ErrorView
from grader.texts.safe_text import one_line, visible
from tests.ci.ci_sample import read_log

HOSTILE = {  # what it tries: the text
    "a command": "::add-mask::s3cret",
    "one in the old form": "x ##[error]forged",
    "one on a line of its own": "value\n::error file=other.py::forged",
    "one after a carriage return": "value\r::warning::forged",
    "the end of our own": "%0A::warning::forged, line=9:: %25",
    "Azure's": "##vso[task.setvariable variable=PATH]/evil",
    "markup": "<script>alert(1)</script> ![x](http://evil) | `code` | @everyone",
    "escapes": "\x1b[31mred\x1b]0;title\x07\u202e \x85 \u2028::error::forged",
    "an end of XML": "]]> & \x00 \ufffe \ud800 </failure>",
}


def view_of(text: str, passed: bool | None = False) -> CaseView:
    """A case with a student's text wherever one can stand, made safe as cards make it."""
    return CaseView(
        name="weather",
        covers="",
        public=True,
        hand=False,
        points=0,
        instances=1,
        passed=passed,
        words="right" if passed else "not right",
        message=one_line(text),
        call="entropy([9, 5])",
        observed=visible(text),
        expected="0.94",
        error=ErrorView(one_line(text), one_line(text), 3),
    )


def report_with(text: str, *, share: float | None = 0.5, name: str = "hw.py", cases: int = 1) -> JobReport:
    outcomes = tuple(PlacedCase(view_of(text), SourcePlace(name, line + 2)) for line in range(cases))
    card = Card("Entropy · entropy", "wrong", "0 of 1 public right.", tuple(one.view for one in outcomes))
    right = CheckedExercise(
        "trees.gain", 1, Card("Gain", "public", "1 of 1 public right."), (PlacedCase(view_of("", True)),)
    )
    checked = (CheckedExercise("information.entropy", 2, card, outcomes), right)
    return JobReport("demo", "Sample", "demo.public.json", "sha256:0", True, checked, (), share, 0.5, False)


@pytest.mark.parametrize("what", HOSTILE)
def test_a_log_on_github_holds_our_annotation_and_no_other_command(what: str) -> None:
    report = report_with(HOSTILE[what], name="hw, 1:2.py")
    log = read_log(uncommanded(plain_text(report)) + annotations(report))
    assert [command for command, _, _ in log.commands] == ["error"]
    [(properties, data)] = log.named("error")
    assert properties == {"file": "hw, 1:2.py", "line": "2", "title": "Entropy · entropy: not right yet"}
    assert data.startswith("weather: ")


@pytest.mark.parametrize("what", HOSTILE)
def test_plain_text_holds_no_command_that_is_found_anywhere_in_a_line(what: str) -> None:
    assert "##[" not in (text := plain_text(report_with(HOSTILE[what])))
    assert "##vso[" not in text
    assert "\x1b" not in text


@pytest.mark.parametrize("what", HOSTILE)
def test_junit_is_read_back_by_its_readers(what: str) -> None:
    text = junit_text(report_with(HOSTILE[what]))
    suites = list(JUnitXml.fromstring(text.encode()))
    assert [(suite.name, suite.tests, suite.failures) for suite in suites] == [
        ("information.entropy", 1, 1),
        ("trees.gain", 1, 0),
    ]
    [case] = suites[0]
    assert (case.name, case.classname) == ("weather", "information.entropy")
    assert ET.fromstring(text).find(".//testcase").get("file") == "hw.py"  # type: ignore[union-attr]


@pytest.mark.parametrize("what", HOSTILE)
def test_gitlab_gets_what_its_format_asks_for(what: str) -> None:
    [remark] = json.loads(code_quality_text(report_with(HOSTILE[what])))
    assert set(remark) == {"description", "check_name", "fingerprint", "severity", "location"}
    assert remark["severity"] in {"info", "minor", "major", "critical", "blocker"}
    assert remark["location"] == {"path": "hw.py", "lines": {"begin": 2}}
    assert "\n" not in remark["description"]


@pytest.mark.parametrize("what", HOSTILE)
def test_a_summary_shows_a_students_text_and_formats_nothing_by_it(what: str) -> None:
    lines = job_summary_text(report_with(HOSTILE[what])).splitlines()
    assert [line for line in lines if line.startswith("#")] == ["### Sample", "#### Entropy · entropy"]
    page = MarkdownIt("commonmark").enable("table").render("\n".join(lines))
    assert not re.findall(r"<(?!/?(?:h3|h4|p|table|thead|tbody|tr|th|td|ul|li|code)\b)", page)


@pytest.mark.parametrize("value", ["a", "a\nb", "EOF", "x\ngrader_0\ny<<z"])
def test_outputs_are_read_back_as_they_were(value: str) -> None:
    lines = outputs_text({"first": value, "second": "2"}).splitlines()
    found = {}
    while lines:
        name, _, word = lines.pop(0).partition("<<")
        end = lines.index(word)
        found[name], lines = "\n".join(lines[:end]), lines[end + 1 :]
    assert found == {"first": value, "second": "2"}


def test_of_more_remarks_than_are_shown_the_last_says_how_many_there_are() -> None:
    log = read_log(annotations(report_with("wrong", cases=13)))
    assert len(log.named("error")) == 10
    assert log.named("error")[-1][1] == "There are 4 more; the log has them all."


def test_a_summary_that_github_would_refuse_is_cut_to_its_verdict() -> None:
    report = report_with("x" * 500, cases=600)
    assert len(job_summary_text(report).encode()) < 1_000_000
    assert "The log has the details" in job_summary_text(report)


def test_no_score_is_told_where_it_must_not_be() -> None:
    told, untold = report_with("wrong"), report_with("wrong", share=None)
    for text in (plain_text, job_summary_text):
        assert "50 %" in text(told)
        assert "50 %" not in text(untold)
        assert "No score is shown" in text(untold)
    assert outputs_of(told)["score"] == "50.00"
    assert "score" not in outputs_of(untold)
    assert report_document(untold)["share"] is None


def test_a_title_on_several_lines_stays_one_command() -> None:
    text = annotation(Remark("error", "a\nb", "c\nd", SourcePlace("x\ny.py")))
    assert "\n" not in text
    [(properties, data)] = read_log(text).named("error")
    assert (properties["file"], properties["title"], data) == ("x\ny.py", "a\nb", "c\nd")


def test_harmless_text_stays_as_it_is() -> None:
    assert without_log_commands("## A heading [x]\n# 3 ## 4") == "## A heading [x]\n# 3 ## 4"


EVENTS = {  # what is known: (variables, the event's repository), whether a score may be told
    "private by the event": ({"GITHUB_ACTIONS": "true"}, {"private": True}, True),
    "public by the event": ({"GITHUB_ACTIONS": "true"}, {"private": False}, False),
    "nothing is known": ({"GITHUB_ACTIONS": "true"}, None, False),
    "the workflow says it": ({"GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY_VISIBILITY": "private"}, None, True),
    "our workflow says it": ({"GITHUB_ACTIONS": "true", "GRADER_VISIBILITY": "private"}, {"private": False}, True),
    "our workflow has nothing to say": ({"GITHUB_ACTIONS": "true", "GRADER_VISIBILITY": ""}, {"private": True}, True),
    "internal on GitHub": ({"GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY_VISIBILITY": "internal"}, None, False),
    "private on GitLab": ({"GITLAB_CI": "true", "CI_PROJECT_VISIBILITY": "private"}, None, True),
    "internal on GitLab": ({"GITLAB_CI": "true", "CI_PROJECT_VISIBILITY": "internal"}, None, False),
    "on one's own machine": ({}, None, True),
}


@pytest.mark.parametrize("what", EVENTS)
def test_a_score_is_told_only_where_the_repository_is_known_to_be_private(what: str, tmp_path: Path) -> None:
    variables, repository, told = EVENTS[what]
    event = tmp_path / "event.json"
    event.write_text(json.dumps({"repository": repository}), "utf-8")
    around = surroundings_of({**variables, "GITHUB_EVENT_PATH": str(event)}, tmp_path)
    assert around.tells_score is told


def source(name: str, text: str) -> Source:
    return Source(name, f"{name}.py", (CodeCell(text, ""),))


SOURCES = {  # what: (sources, line that raised), where it is said to be
    "the function": ((source("hw", "x = 1\ndef f():\n    pass\n"),), None, SourcePlace("w/hw.py", 2)),
    "the line that raised": ((source("hw", "x = 1\ndef f():\n    1/0\n"),), 3, SourcePlace("w/hw.py", 3)),
    "of two definitions the last": ((source("hw", "def f(): 1\ndef f(): 2\n"),), None, SourcePlace("w/hw.py", 2)),
    "a name nearly right": ((source("hw", "\ndef F_(): 1\n"),), None, SourcePlace("w/hw.py", 2)),
    "of several files the first": (
        (source("a", "import b\n"), source("b", "\ndef f(): 1\ndef g(): 2\n"), source("c", "def f(): 2\n")),
        9,
        SourcePlace("w/b.py", 2),
    ),
    "nowhere, in the only file": ((source("hw", "def g(): 1\n"),), None, SourcePlace("w/hw.py", None)),
    "nowhere, in two files": ((source("a", "def g(): 1\n"), source("b", "x = 1\n")), None, None),
    "in a notebook": (
        (Source("hw", "hw.ipynb", (CodeCell("def f(): 1\n", "cell 1"),)),),
        1,
        SourcePlace("w/hw.ipynb", None),
    ),
}


@pytest.mark.parametrize("what", SOURCES)
def test_an_annotation_stands_at(what: str) -> None:
    sources, raised, place = SOURCES[what]
    assert DefinitionFinder(sources, "w").place_of("f", raised) == place


def test_what_was_mended_is_a_warning_and_what_fails_an_error() -> None:
    report = replace(report_with("wrong"), notes=("`Entropy` was taken for `entropy`.",))
    assert [command for command, _, _ in read_log(annotations(report)).commands] == ["error", "warning"]
