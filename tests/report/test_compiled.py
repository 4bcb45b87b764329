"""Our templates: hostile texts stay texts, and what is not there is an error that is told by its file and line."""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

import pytest
from jinja2 import DictLoader, Environment
from jinja2.exceptions import TemplateError

from grader.report import html, markdown
from grader.report.compiled import environment_of
from grader.report.feedback_templates import TemplateFault, rendered_template
from grader.report.specimen import specimen
from grader.texts.safe_text import shown_points
from grader.untrusted_jinja import UntrustedJinja
from tests.report.test_report_pages import HOSTILE

OURS = {"html": html.html_templates, "md": markdown.markdown_templates}


def test_our_templates_are_trusted_and_those_of_others_are_not(tmp_path: Any) -> None:
    assert all(type(templates()) is Environment for templates in OURS.values())
    assert isinstance(environment_of(tmp_path, autoescape=True), UntrustedJinja)


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_texts_in_every_field_stay_texts(kind: str) -> None:
    view = everywhere(specimen(), HOSTILE[kind].encode("utf-8", "replace").decode())
    page = html.feedback_html(view)
    if "<" in HOSTILE[kind]:
        assert HOSTILE[kind] not in page
    assert markdown.feedback_markdown(view)


KEPT = {"picture", "kind", "mark", "status", "level", "contact"}  # our own, or what decides which parts there are


def everywhere(value: Any, text: str) -> Any:
    """The view with a text in the place of all of its texts."""
    if isinstance(value, str):
        return text
    if isinstance(value, tuple):
        return tuple(everywhere(each, text) for each in value)
    if not is_dataclass(value):
        return value
    changed = {
        each.name: everywhere(getattr(value, each.name), text) for each in fields(value) if each.name not in KEPT
    }
    return replace(value, **changed)  # type: ignore[type-var]


@dataclass(frozen=True)
class Thing:
    """What a template may be given."""

    text: str = "<b>&'\"</b> *a* `b` [c](d)"
    inner: Any = None


MISSING = {
    "a name": "{{ y }}",
    "a name's attribute": "{{ y.text }}",
    "an attribute": "{{ x.missing }}",
    "an attribute's attribute": "{{ x.inner.missing.more }}",
    "an attribute in a condition": "{% if x.missing %}{% endif %}",
    "an attribute in a loop": "{% for each in x.missing %}{% endfor %}",
    "an attribute in a filter": "{{ x.missing | upper }}",
    "a method": "{{ x.missing() }}",
    "a macro": "{{ missing(x) }}",
    "a macro of another file": "{% from 'macros' import missing %}{{ missing(x) }}",
    "a filter": "{{ x.text | missing }}",
    "a template": "{% include 'missing' %}",
}


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("what", MISSING)
def test_what_is_not_there_is_an_error(kind: str, what: str) -> None:
    templates = OURS[kind]().overlay(loader=DictLoader({"macros": ""}))
    with pytest.raises(TemplateError):
        templates.from_string(MISSING[what]).render(x=Thing(inner=Thing()))


def test_a_fault_in_a_template_of_ours_is_told_by_its_file_and_line() -> None:
    with pytest.raises(TemplateFault, match=r"page\.html\.j2:\d+: .*no attribute 'title'"):
        rendered_template(html.html_templates(), "page.html.j2", view=Thing())


def test_points_that_are_equal_are_written_alike() -> None:
    for value, whole in ((1.0, 1), (True, 1), (-0.0, 0), (0.0, False), (2.5, 2.5)):
        assert shown_points(value) == shown_points(whole)


def test_a_page_is_made_of_lines_with_one_empty_between_them_at_most() -> None:
    page = markdown.feedback_markdown(specimen())
    assert "\n\n\n" not in page
    assert page == page.strip() + "\n"
