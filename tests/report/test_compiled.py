"""Our templates, compiled to plainer Python, give the very bytes that Jinja2 itself makes of them."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined
from jinja2.exceptions import TemplateError
from markupsafe import Markup

from grader.built.disclosure import DISCLOSURES
from grader.paths import templates_dir
from grader.report import html, markdown
from grader.report.classes import class_html
from grader.report.classes.class_view import class_view
from grader.report.compiled import OurTemplates, Plainly, environment_of
from grader.report.feedback_templates import TemplateFault, loader_of, rendered
from grader.report.shown import View
from grader.report.specimen import specimen
from grader.report.view import Rules, student_view
from grader.texts.safe_text import number
from tests.report.graded_class import rows
from tests.report.report_sample import CANARY, SAMPLE
from tests.report.test_report_pages import HOSTILE

NOW = datetime(2026, 1, 1, tzinfo=UTC)
OPTIONS: dict[str, Any] = {
    "undefined": StrictUndefined,
    "auto_reload": False,
    "trim_blocks": True,
    "lstrip_blocks": True,
}
KINDS: dict[str, Any] = {"html": {"autoescape": True}, "md": {"autoescape": False, "finalize": markdown.written}}
OURS = {"html": html.environment, "md": markdown.environment}
WRITTEN = {"html": html.written, "md": markdown.written}
SAFE: dict[str, Callable[[str], str]] = {"html": Markup, "md": markdown.Marked}


@cache
def stock(kind: str) -> Environment:
    """The same templates, filters and names, as Jinja2 compiles them, and with nothing made once for several."""
    templates = Environment(loader=loader_of(None), **OPTIONS, **KINDS[kind])
    templates.filters.update(OURS[kind]().filters)
    templates.globals["once"] = lambda macro, exercise: SAFE[kind](macro(replace(exercise, code="")))
    return templates


def pages(view: View) -> dict[str, tuple[str, str]]:
    """Each page as we make it and as Jinja2 does."""
    name = {kind: f"page.{kind}.j2" for kind in KINDS}
    return {
        kind: tuple(rendered(each, name[kind], view=view) for each in (OURS[kind](), stock(kind))) for kind in KINDS
    }


def assert_the_same(view: View) -> None:
    for kind, (ours, theirs) in pages(view).items():
        assert ours == theirs, kind


def test_ours_are_compiled_plainly_and_those_of_others_are_not(tmp_path: Any) -> None:
    assert all(templates().code_generator_class is Plainly for templates in OURS.values())
    assert environment_of(tmp_path, html.written, autoescape=True).code_generator_class is not Plainly
    for file in (templates_dir() / "report").glob("*.j2"):
        kind = "md" if ".md" in file.name else "html"
        code = OURS[kind]().compile(file.read_text("utf-8"), raw=True)
        assert "environment.getattr(" not in code
        assert "context.call(" not in code


def test_a_specimen_of_everything_is_the_same() -> None:
    assert_the_same(specimen())


@pytest.mark.parametrize("level", DISCLOSURES)
def test_results_are_the_same_at_every_level(level: Any) -> None:
    for result in (SAMPLE, CANARY):
        assert_the_same(student_view(result, Rules(level, level, None, "ml@example.edu"), NOW, ("One day late.",)))


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_texts_in_every_field_are_the_same_and_stay_texts(kind: str) -> None:
    view = everywhere(specimen(), HOSTILE[kind].encode("utf-8", "replace").decode())
    assert_the_same(view)
    if "<" in HOSTILE[kind]:
        assert HOSTILE[kind] not in pages(view)["html"][0]


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


@pytest.mark.parametrize("what", ["", None])
def test_views_of_which_nothing_is_told_are_the_same(what: str | None) -> None:
    view = specimen()
    empty = [
        replace(
            exercise,
            score=None,
            public=tuple(replace(check, **dict.fromkeys(NOT_TOLD, what)) for check in exercise.public),
            hidden=(),
            findings=(),
            options=(),
            total="",
        )
        for exercise in view.exercises
    ]
    assert_the_same(replace(view, exercises=tuple(empty), works=(), notes=(), contact="", untold=0))


NOT_TOLD = ("call", "observed", "expected", "message", "stdout", "counts")


def test_the_page_of_a_class_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for named in (False, True):
        view = class_view(rows(), named=named)
        ours = class_html.page(view)
        with monkeypatch.context() as patched:
            patched.setattr("grader.report.classes.class_html.environment", lambda: stock("html"))
            assert ours == class_html.page(view)


SAFE_TEXT = Markup("<u>safe</u>")


@dataclass(frozen=True)
class Thing:
    """What a template may be given."""

    text: str = "<b>&'\"</b> *a* `b` [c](d)"
    empty: str = ""
    none: None = None
    number: float = 0.5
    whole: int = 3
    yes: bool = True
    items: tuple[Any, ...] = ("<i>", 1, None)
    safe: Markup = SAFE_TEXT
    inner: Any = None

    def shout(self, text: str, mark: str = "!") -> str:
        return f"{text}{mark}<"

    def __str__(self) -> str:
        return "<thing>"


class Written(str):
    """Text that is a little more than text."""

    __slots__ = ()


class Formatted:
    """What knows how it is written in HTML."""

    def __html__(self) -> str:
        return "<em>formatted</em>"

    def __str__(self) -> str:
        return "formatted"


MACROS = "{% macro bold(text, mark='<') %}<b>{{ text }}{{ mark }}</b>{% endmacro %}"
TEMPLATES = {
    "base": "{% block a %}<p>{{ x.text }}</p>{% endblock %}{% block b %}{% endblock %}",
    "macros": MACROS,
    "part": "part of {{ x.text }}{{ loop_number | default('') }}",
}
SNIPPETS = {
    "attributes": "{{ x.text }}{{ x.inner.text }}{{ x.number }}{{ x.whole }}{{ x.yes }}{{ x.none }}{{ x.safe }}{{ x }}",
    "other texts": "{{ written }}{{ formatted }}{{ [x.text, x.safe] }}{{ x.text | upper }}{{ x.text | safe }}",
    "constants": "{{ '<b>' }}{{ 1.50 }}{{ none }}{{ true }}{{ '*' ~ '_' }}",
    "joined texts": "{{ '<' ~ x.text }}{{ x.text ~ x.safe }}{{ x.safe ~ 1 ~ none }}",
    "conditions": "{{ '<' if x.yes else '>' }}{{ 'a' if x.none }}{{ x.text if x.number > 0.4 and not x.none else '' }}",
    "tests": "{{ x.none is none }}{{ x.text is not none }}{{ x.text is string }}{{ y is defined }}{{ x is defined }}",
    "none in conditions": "{% if x.none is none and x.inner is not none %}a{{ x.inner.none is none }}{% endif %}",
    "attributes of expressions": "{{ (x.none or x).text }}{{ (x if x.yes else y).text }}{{ 'ab'.upper() }}",
    "items": "{{ x.items[0] }}{{ x.items[1:] }}{{ table['text'] }}{{ x['text'] }}",
    "calls": "{{ x.shout(x.text) }}{{ x.shout(x.text, '?') }}{{ x.shout(text=x.text) }}{{ x.shout(*x.items[:2]) }}",
    "loops": "{% for each in x.items %}{{ loop.index }}{{ loop.last }}{{ each }},{% else %}none{% endfor %}",
    "loops in loops": "{% for a in x.items %}{% for b in x.items %}{{ loop.index }}{{ b }}{% endfor %}{% endfor %}",
    "loops with conditions": "{% for each in x.items if each is not none %}{{ each }}{{ x.text }}{% endfor %}",
    "variables": "{% set a = x.text %}{{ a }}{% set b %}<i>{{ x.text }}</i>{% endset %}{{ b }}",
    "macros": MACROS + "{{ bold(x.text) }}{{ bold(x.text, x.safe) }}{{ bold(text=x.text) }}{{ bold(bold(x.text)) }}",
    "macros of others": "{% from 'macros' import bold %}{% import 'macros' as m %}{{ bold(x) }}{{ m.bold(x.text) }}",
    "callers": "{% macro a() %}<div>{{ caller() }}</div>{% endmacro %}{% call a() %}{{ x.text }}{% endcall %}",
    "includes": "{% include 'part' %}{% for loop_number in x.items %}{% include 'part' %}{% endfor %}",
    "blocks": "{% extends 'base' %}{% block b %}{{ super() }}{{ x.text }}{% endblock %}",
    "blocks twice": "{% extends 'base' %}{% block a %}{{ super() }}{{ x.text }}{{ super() }}{% endblock %}",
    "filters": "{{ x.items | join('; ') }}{{ x.text | replace('b', '<') }}{{ x.items | length }}",
    "filters of blocks": "{% filter upper %}{{ x.text }}<b>{% endfilter %}",
    "white space": "  {% if x.yes %}\n  {{- x.text -}}\n  {% endif %}\n\n{# a remark #}\n{{ x.text }}\n",
    "what is written already": "{{ mark(x.text) }}{{ mark(x.text) | upper }}",
}


def snippet(kind: str, text: str, *, plainly: bool, **more: Any) -> str:
    options = {**OPTIONS, **KINDS[kind], "loader": DictLoader(TEMPLATES)}
    written = WRITTEN[kind]
    environment = OurTemplates(written, **options) if plainly else Environment(**options)
    environment.globals["mark"] = lambda text: SAFE[kind](f"<{text}>")
    given = {
        "x": Thing(inner=Thing(text="in & out")),
        "written": Written("<w>"),
        "formatted": Formatted(),
        "table": {"text": 1},
    }
    return environment.from_string(text).render(**given, **more)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("what", SNIPPETS)
def test_whatever_a_template_of_ours_may_do_is_the_same(kind: str, what: str) -> None:
    text = SNIPPETS[what]
    assert snippet(kind, text, plainly=True) == snippet(kind, text, plainly=False) != ""


MISSING = {
    "a name": "{{ y }}",
    "a name's attribute": "{{ y.text }}",
    "an attribute": "{{ x.missing }}",
    "an attribute's attribute": "{{ x.inner.missing.more }}",
    "an attribute in a condition": "{% if x.missing %}{% endif %}",
    "an attribute that might be none": "{{ 'none' if x.missing is none else 'some' }}",
    "an attribute in a loop": "{% for each in x.missing %}{% endfor %}",
    "an attribute in a filter": "{{ x.missing | upper }}",
    "an attribute in a call": "{{ x.shout(x.missing) }}",
    "a name in a call": "{{ x.shout(y) }}",
    "an item by an attribute's name": "{{ table.text }}",
    "a method": "{{ x.missing() }}",
    "a macro": "{{ missing(x) }}",
    "a macro of another file": "{% from 'macros' import missing %}{{ missing(x) }}",
    "a filter": "{{ x.text | missing }}",
    "a template": "{% include 'missing' %}",
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("what", MISSING)
def test_what_is_not_there_is_an_error(kind: str, what: str) -> None:
    with pytest.raises((TemplateError, AttributeError)):
        snippet(kind, MISSING[what], plainly=True)


def test_a_fault_in_a_template_of_ours_is_told_by_its_file_and_line() -> None:
    with pytest.raises(TemplateFault, match=r"page\.html\.j2:\d+: .*no attribute 'title'"):
        rendered(html.environment(), "page.html.j2", view=Thing())


def test_what_is_written_is_what_markupsafe_writes() -> None:
    given = [*Thing().__dict__.values(), Written("<w>"), Formatted(), Thing(), *map(chr, range(256)), *HOSTILE.values()]
    for value in given:
        assert html.written(value) == Markup.escape(value)
        assert isinstance(markdown.written(value), markdown.Marked)


def test_points_that_are_equal_are_written_alike() -> None:
    """Whichever of them comes first is kept."""
    for value, whole in ((1.0, 1), (True, 1), (-0.0, 0), (0.0, False), (2.5, 2.5)):
        number.cache_clear()
        first = number(value)
        number.cache_clear()
        assert first == number(whole)


def test_a_page_is_made_of_lines_with_one_empty_between_them_at_most() -> None:
    page = markdown.page(specimen())
    assert "\n\n\n" not in page
    assert page == page.strip() + "\n"
