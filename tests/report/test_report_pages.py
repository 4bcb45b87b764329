"""The pages themselves: sound HTML that asks for nothing, Markdown and terminal text that nothing can break out of."""

import io
import re
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any
from xml.etree.ElementTree import Element

import html5lib
import pytest
from markdown_it import MarkdownIt
from rich.console import Console

from grader.built.disclosure import DISCLOSURES, Disclosure
from grader.diagnose.finding import Finding
from grader.report import html, markdown, terminal
from grader.report.view import DisclosureRules, View, student_view
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, Result, StepShown
from tests.report.report_sample import SAMPLE, result_of

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOSTILE = {
    "script": "<script>alert(1)</script>",
    "image": "<img src=x onerror=alert(1)>",
    "template": "{{ 7*7 }}{% raw %}",
    "link": "[a](javascript:alert(1)) ![b](https://evil.example/x.png) <https://evil.example> https://evil.example",
    "escape": "\x1b[31mred\x1b]8;;http://evil.example\x07click\x9b31m",
    "bidi": "abc\u202edcba\u2066\u200f\ufeff",
    "close": "</details></code></pre></section></main></body>",
    "attribute": '" onmouseover="alert(1)" x=\'',
    "backticks": "`` ``` ` ~~~ ````",
    "markdown": "# heading\n\n- list\n\n| a | b |\n|---|---|\n\n1. one **bold** _it_ <b>b</b> &lt;",
    "broken": "\ud800 \x00 \ufffe \U000e0041 \u2028 \r line",
    "rich": "[bold red]x[/bold red] [link=http://evil.example]y[/link] :smile:",
    "long": "x" * 5000,
}


def view_of(result: Result, level: Disclosure = "all") -> View:
    return student_view(result, DisclosureRules(while_open=level, contact="ml-course@example.edu"), NOW)


def hostile_result(text: str) -> Result:
    """A result in which everything a student can influence is this text; the author's words stay ours."""
    common: dict[str, Any] = {"check": "close", "public": True, "passed": False, "score": 0, "points": 1}
    cases = (
        CaseResult(**common, name="a", reason="value", message=text, call=f"f({text!r})", expected=1, observed=text,
                    stdout=text),
        CaseResult(**common, name="b", reason="error", error=ErrorShown(type=text, text=text, line=1)),
        CaseResult(**common, name="c", reason="diverges", steps=(StepShown(number=1, mark="wrong", observed=text),)),
        CaseResult(**(common | {"public": False}), name="d", part="d", reason="value", observed=text),
    )  # fmt: skip
    findings = (Finding(kind="error", name=text, hint=text, cases=("b",)),)
    exercise = ExerciseResult(
        id="a.b", kind="function", title="A title", prompt="Do `it`.", score=0, points=5, status="wrong", cases=cases,
        findings=findings,
    )  # fmt: skip
    return result_of(exercise, student=text, notes=(text,))


def parsed(page: str) -> Element:
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)


def elements(page: str) -> list[Element]:
    return [element for element in parsed(page).iter() if isinstance(element.tag, str)]


@pytest.mark.parametrize("level", DISCLOSURES)
def test_the_page_is_sound_html_and_asks_for_nothing(level: Disclosure) -> None:
    page = html.feedback_html(view_of(SAMPLE, level))
    assert not {"script", "link", "img", "iframe", "object", "form"} & {element.tag for element in elements(page)}
    addresses = [
        value for e in elements(page) for name, value in e.items() if name in {"src", "href", "action", "srcset"}
    ]
    assert all(address.startswith(("#", "mailto:")) for address in addresses)
    assert not re.search(r"url\(|@import|https?:", page)


def test_every_link_in_the_page_leads_to_a_place_in_it() -> None:
    page = elements(html.feedback_html(view_of(SAMPLE)))
    targets = [element.get("href", "")[1:] for element in page if element.get("href", "").startswith("#")]
    names = [element.get("id") for element in page if element.get("id")]
    assert len(names) == len(set(names))
    assert set(targets) <= set(names)
    assert len(targets) > len(SAMPLE.exercises)


def test_headings_go_down_one_level_at_a_time() -> None:
    levels = [int(e.tag[1]) for e in elements(html.feedback_html(view_of(SAMPLE))) if re.fullmatch("h[1-6]", e.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_changes_neither_the_tags_nor_the_attributes_of_the_page(kind: str) -> None:
    def skeleton(text: str) -> list[tuple[str, tuple[str, ...]]]:
        return [(e.tag, tuple(sorted(e.keys()))) for e in elements(html.feedback_html(view_of(hostile_result(text))))]

    assert skeleton(HOSTILE[kind]) == skeleton("plain")


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_is_still_there_to_read(kind: str) -> None:
    page = html.feedback_html(view_of(hostile_result(HOSTILE[kind])))
    [word] = re.findall(r"alert\(1\)|7\*7|click|dcba|details|````|heading|line|bold red|xxxx", HOSTILE[kind])[:1]
    assert word in "".join(parsed(page).itertext())


@pytest.mark.parametrize("kind", HOSTILE)
def test_no_output_holds_a_character_that_cannot_be_seen(kind: str) -> None:
    view = view_of(hostile_result(HOSTILE[kind]))
    for text in (html.feedback_html(view), markdown.feedback_markdown(view), "\n".join(terminal.feedback_lines(view))):
        text.encode("utf-8")
        assert [char for char in text if not char.isprintable() and char != "\n"] == []


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_formats_nothing_in_markdown(kind: str) -> None:
    """Read by a renderer that would pass raw HTML through, as a careless system might."""
    careless = MarkdownIt("gfm-like", {"html": True, "linkify": False}).disable("linkify")

    def skeleton(text: str) -> list[tuple[str, int]]:
        flat = [
            child
            for token in careless.parse(markdown.feedback_markdown(view_of(hostile_result(text))))
            for child in (token, *(token.children or ()))
        ]
        return [
            (token.type, token.nesting) for token in flat if token.type not in {"text", "text_special", "softbreak"}
        ]

    assert skeleton(HOSTILE[kind]) == skeleton("plain")


def test_a_bare_address_in_an_answer_does_not_become_a_link_in_markdown() -> None:
    page = markdown.feedback_markdown(view_of(hostile_result("see https://evil.example or www.evil.example")))
    outside_code = re.sub(r"(?s)(`+).*?\1", "", page)
    assert "https://evil" not in outside_code
    assert "www.evil" not in outside_code


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("colours", [True, False])
def test_the_terminal_shows_at_most_80_columns_and_only_our_own_escapes(kind: str, colours: bool) -> None:
    out = io.StringIO()
    console = Console(file=out, width=200, force_terminal=colours, color_system="standard" if colours else None)
    terminal.print_feedback(view_of(hostile_result(HOSTILE[kind])), console)
    text = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())
    assert ("\x1b" in out.getvalue()) is colours
    assert "\x1b" not in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("contact", ["javascript:alert(1)", "https://a.example/\"onclick='x", "ask in room 4"])
def test_a_contact_that_is_no_address_becomes_no_link(contact: str) -> None:
    page = html.feedback_html(student_view(SAMPLE, DisclosureRules(contact=contact), NOW))
    assert not [e for e in elements(page) if e.tag == "a" and not e.get("href", "").startswith("#")]


@pytest.mark.parametrize(
    "prompt", ["<script>x</script>", "![a](https://evil.example/x.png)", "[a](javascript:alert(1))"]
)
def test_a_prompt_brings_no_html_no_image_and_no_script_link(prompt: str) -> None:
    exercise = replace(SAMPLE.exercises[0], prompt=prompt, conventions=(prompt,))
    tags = [e.tag for e in elements(html.feedback_html(view_of(result_of(exercise))))]
    assert not {"script", "img"} & set(tags)
    assert "javascript:" not in [
        e.get("href", "")[:11] for e in elements(html.feedback_html(view_of(result_of(exercise))))
    ]


def test_a_prompt_is_markdown_with_tables() -> None:
    page = html.feedback_html(view_of(SAMPLE))
    assert "<code>attribute</code>" in page
    assert "<td>yes</td>" in page


def test_the_words_are_calm() -> None:
    for level in DISCLOSURES:
        view = view_of(SAMPLE, level)
        body = "".join(text for text in parsed(html.feedback_html(view)).find("body").itertext())  # type: ignore[union-attr]
        assert "!" not in body + markdown.feedback_markdown(view).replace("!\\[", "") + "".join(
            terminal.feedback_lines(view)
        )
