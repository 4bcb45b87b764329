"""The class page itself: sound HTML, one script, nothing of a student's that could run, a picture told in words."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import html5lib
import pytest

from grader.report.classes.class_html import class_page_html, script_hash
from grader.report.classes.class_view import class_view
from grader.report.classes.picture import HISTOGRAM_FLOOR, score_histogram
from grader.report.classes.row import student_row
from grader.report.classes.score_spread import ScoreBar
from tests.report.graded_class import rows
from tests.report.report_sample import result_of
from tests.report.test_report_pages import HOSTILE, hostile_result


def test_it_is_sound_html_with_one_script_that_its_policy_names() -> None:
    for named in (False, True):
        text = class_page_html(class_view(rows(), named=named))
        html5lib.HTMLParser(strict=True).parse(text)
        (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
        assert policy == f"default-src 'none'; style-src 'unsafe-inline'; script-src '{script_hash(script)}'"
        assert not re.search(r"(?:src|href)=\"(?!#|feedback/)", text)


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_a_student_can_write_stays_text(kind: str) -> None:
    work = hostile_result(HOSTILE[kind])
    made = [student_row(replace(work, student=f"{n}{work.student}")) for n in range(6)]
    for named in (False, True):
        text = class_page_html(class_view(made, named=named))
        elements = list(html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text).iter())
        assert sum(element.tag == "script" for element in elements) == 1
        assert not {"img", "iframe", "form", "link"} & {str(element.tag) for element in elements}
        attributes = [(name, value) for element in elements for name, value in element.attrib.items()]
        assert not [name for name, _ in attributes if str(name).startswith("on")]
        assert all(value.startswith("#") for name, value in attributes if name in {"href", "src"})
        assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text)


def test_what_is_not_graded_stands_before_everything_else() -> None:
    text = class_page_html(class_view(rows()))
    headings = re.findall(r"<h2[^>]*>([^<]+)</h2>", text)
    assert headings[:3] == ["Not graded, through a fault of ours", "Waiting for a person to mark", "Scores"]
    graded = [replace(row, exercises=row.exercises[:5]) for row in rows()]
    assert re.findall(r"<h2[^>]*>([^<]+)</h2>", class_page_html(class_view(graded)))[0] == "Scores"


def test_bars_are_as_large_as_their_groups_and_the_picture_is_told_in_words() -> None:
    picture = score_histogram(
        [ScoreBar(0, 4, 8), ScoreBar(4, 6, 0), ScoreBar(6, 7, 8), ScoreBar(7, 10, 6), ScoreBar(10, 11, 16)]
    )
    assert picture is not None
    areas = [round(bar.height * (bar.width + 3) / bar.count) for bar in picture.bars]
    assert max(areas) - min(areas) <= 2
    assert all(bar.y + bar.height == pytest.approx(HISTOGRAM_FLOOR) for bar in picture.bars)
    assert picture.text == (
        "Students by their share of the points. under 40 %: 8 students; 60 % to under 70 %: 8 students; "
        "70 % and more, not all: 6 students; all the points: 16 students."
    )


def test_the_picture_has_a_bar_a_group_and_its_words() -> None:
    view = class_view(rows())
    assert view.scores is not None
    assert view.scores.picture is not None
    (svg,) = re.findall(r"<svg.*?</svg>", class_page_html(view), re.DOTALL)
    drawing = ElementTree.fromstring(svg)
    counts = [each.text for each in drawing.findall("text[@class='count']")]
    assert counts == [str(bar.count) for bar in view.scores.picture.bars]
    assert sum(map(int, counts)) == 30
    assert drawing.get("aria-label") == view.scores.picture.text


def test_figures_carry_what_they_are_sorted_by() -> None:
    text = class_page_html(class_view(rows()))
    body = text.partition('aria-labelledby="mistakes">')[2]
    orders = [float(value) for value in re.findall(r'data-value="([\d.]+)" data-label="Students"', body)]
    assert orders[:3] == [12, 10, 10]


def test_a_page_says_one_submission_of_what_it_has() -> None:
    view = class_view([student_row(result_of(*()))], named=True)
    assert "1 submission." in class_page_html(view)
