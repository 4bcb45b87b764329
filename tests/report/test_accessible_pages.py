"""Every page for everybody: WCAG 2.2 AA by axe-core, by keyboard, on a small screen, on paper, without a network."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from grader.release.handout_sheet import SheetCache
from grader.release.public import public_part
from grader.release.student_files import release_files
from grader.report import html
from grader.report.classes import class_html
from grader.report.classes.class_view import class_view
from tests.browsing import COLOURS, Opened, chromium, needs_chromium, opened, violations
from tests.grading import demo
from tests.report.graded_class import rows
from tests.report.picture_cases import SAMPLES
from tests.report.report_sample import GAIN, PERCEPTRON, SAMPLE, result_of
from tests.report.test_report_pages import HOSTILE, hostile_result, view_of
from tests.thinned import some

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file"), needs_chromium]


def every_picture() -> str:
    """The page of a student who has failed an exercise of every kind that is drawn."""
    exercises = [
        replace(PERCEPTRON, id=f"a.{kind}", title=kind, picture=kind, cases=(case,)) for kind, case in SAMPLES.items()
    ]
    return html.feedback_html(view_of(result_of(*exercises), "all"))


PAGES = {
    "student, every picture": every_picture,
    "student": lambda: html.feedback_html(view_of(SAMPLE, "all")),
    "student, nothing told yet": lambda: html.feedback_html(view_of(SAMPLE, "nothing")),
    "student, all right": lambda: html.feedback_html(view_of(result_of(GAIN))),
    "student, hostile": lambda: html.feedback_html(view_of(hostile_result("".join(HOSTILE.values())))),
    "class": lambda: class_html.class_page_html(class_view(rows())),
    "class with names": lambda: class_html.class_page_html(class_view(rows(12), named=True)),
    "class of four": lambda: class_html.class_page_html(class_view(rows(4))),
    "handout": lambda: release_files(public_part(demo(), "s0123"), SheetCache())["handout.html"],
}
FOCUSABLE = "a[href], button, summary, [tabindex]"
# What has the focus now, and whether one can see it.
FOCUSED = """(focusable) => {
  const at = document.activeElement, style = getComputedStyle(at);
  const places = [...document.querySelectorAll(focusable)];
  return [places.indexOf(at), style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1];
}"""
MOVING = """() => [...document.querySelectorAll("*")].filter((each) => {
  const style = getComputedStyle(each);
  const moves = style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
  return moves || style.scrollBehavior === "smooth";
}).length"""


@pytest.fixture(scope="module")
def window() -> Iterator[BrowserContext]:
    with chromium() as context:
        yield context


@cache
def text_of(name: str) -> str:
    return PAGES[name]()


@pytest.fixture
def shown(request: pytest.FixtureRequest, window: BrowserContext, tmp_path: Path) -> Iterator[Opened]:
    file = tmp_path / "page.html"
    file.write_text(text_of(request.param), encoding="utf-8")
    seen = opened(window, file)
    yield seen
    seen.page.close()


every_page = pytest.mark.parametrize("shown", PAGES, indirect=True)
most_pages = pytest.mark.parametrize("shown", some(PAGES, 5), indirect=True)


@every_page
def test_axe_finds_nothing_in_light_in_dark_and_on_paper(shown: Opened) -> None:
    assert violations(shown.page) == []
    shown.page.emulate_media(color_scheme="dark")
    assert violations(shown.page, COLOURS) == []
    shown.page.emulate_media(media="print", color_scheme="dark")
    assert violations(shown.page, COLOURS) == []


def test_axe_would_find_what_it_is_there_to_find(window: BrowserContext, tmp_path: Path) -> None:
    (tmp_path / "bad.html").write_text("<title>x</title><p style='color: #aaa'>grey<img src='gone.png'>", "utf-8")
    seen = opened(window, tmp_path / "bad.html")
    found = {each.partition(":")[0] for each in violations(seen.page)}
    assert found >= {"color-contrast", "image-alt", "html-has-lang", "landmark-one-main"}
    assert [Path(url).name for url in seen.asked] == ["gone.png"]
    seen.page.close()


@most_pages
def test_a_page_that_opens_asks_the_network_for_nothing(shown: Opened) -> None:
    shown.page.wait_for_load_state("networkidle")
    assert (shown.asked, shown.complaints) == ([], [])


@most_pages
def test_the_keyboard_reaches_everything_and_shows_where_it_is(shown: Opened) -> None:
    places = shown.page.locator(FOCUSABLE).filter(visible=True).count()
    reached = set()
    for _ in range(places):
        shown.page.keyboard.press("Tab")
        place, visible = shown.page.evaluate(FOCUSED, FOCUSABLE)
        assert visible
        reached.add(place)
    assert len(reached - {-1}) == places


@most_pages
def test_nothing_moves_and_nothing_is_cut_off_on_a_narrow_screen(shown: Opened) -> None:
    assert shown.page.evaluate(MOVING) == 0  # the window asks for reduced motion
    shown.page.set_viewport_size({"width": 320, "height": 640})
    assert shown.page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("shown", ["class"], indirect=True)
def test_tables_are_sorted_by_keyboard_and_say_how(shown: Opened) -> None:
    table = shown.page.locator("table[aria-labelledby=exercises]")
    button = table.get_by_role("button", name="Mean share")

    def column() -> list[int]:
        texts = table.locator("tbody td[data-label='Mean share']").all_inner_texts()
        return [int(text.split()[0]) if text.strip() != "–" else -1 for text in texts]

    button.focus()
    for key, direction in (("Enter", "descending"), ("Space", "ascending")):
        shown.page.keyboard.press(key)
        assert column() == sorted(column(), reverse=direction == "descending")
        assert table.locator("th[aria-sort]").evaluate_all("all => all.map(e => e.ariaSort)") == [direction]
    table.get_by_role("button", name="Exercise").click()
    names = table.locator("tbody th").evaluate_all("all => all.map(e => e.dataset.value)")
    assert names == sorted(names, key=str.lower)
    assert shown.complaints == []
