"""Templates and texts of somebody else's that try to be programs, to read files, to remember, or never to end."""

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.build.prompts import BadText, rendered_prompt
from grader.build.spec_lint import faults_in
from grader.cli.app import app
from grader.report import html, markdown
from grader.report.feedback_templates import TemplateFault
from grader.report.specimen import specimen
from grader.report.template_trial import refuse_bad_templates

RUN = "os.popen('touch ' ~ view.student).read()"
PROGRAMS = {
    "a global's globals": "{{ cycler.__init__.__globals__." + RUN + " }}",
    "another's": "{{ joiner.__init__.__globals__." + RUN + " }}",
    "a function's globals": "{{ lipsum.__globals__." + RUN + " }}",
    "a namespace": "{{ namespace.__init__.__globals__." + RUN + " }}",
    "a function of ours": "{{ cached_section.__globals__ }}",
    "what a function of ours wraps": "{{ cached_section.__wrapped__.__globals__ }}",
    "a function of ours that clears": "{{ cached_section.cache_clear() }}",
    "something called by a function of ours": "{{ cached_section(view.student.upper, view.exercises[0]) }}",
    "a range's class": "{{ range.__globals__ }}",
    "a view's class": "{{ view.__class__.__init__.__globals__ }}",
    "a view's class by a filter": "{{ view | attr('__class__') }}",
    "a view's class by an item": "{{ view['__class__'] }}",
    "a view's fields": "{{ view.__dataclass_fields__ }}",
    "a list of attributes": "{{ [view] | map(attribute='__class__') | first }}",
    "a sum of attributes": "{{ [view] | sum(attribute='__class__') }}",
    "subclasses": "{{ ().__class__.__base__.__subclasses__() }}",
    "a format": "{{ '{0.__class__.__init__.__globals__}'.format(view) }}",
    "a format by a filter": "{{ '{0.__class__}' | format(view) }}",
    "a format of marked text": "{{ ('{0.__class__}' | safe).format(view) }}",
    "a macro": "{% macro m() %}{% endmacro %}{{ m.__init__.__globals__ }}",
    "a macro's own": "{% macro m() %}{% endmacro %}{{ m._func.__globals__ }}",
    "the template": "{{ self._TemplateReference__context.environment }}",
    "a loop": "{% for i in [1] %}{{ loop.__init__.__globals__ }}{% endfor %}",
    "a number's bytes": "{{ (1).to_bytes(10) }}",
    "a change": "{{ view.exercises.__setattr__('x', 1) }}",
    "an import": "{% import 'os' as os %}{{ os.popen('ls') }}",
}


def templates_in(place: Path, text: str, name: str = "page.html.j2") -> Path:
    """A folder of templates with this one in a block of the page."""
    folder = place / "ours"
    folder.mkdir(exist_ok=True)
    block = f'{{% extends "ours/{name}" %}}{{% block footer %}}{text}{{% endblock %}}'
    (folder / name).write_text(block, "utf-8")
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("name", ["page.html.j2", "page.md.j2"])
@pytest.mark.parametrize("what", PROGRAMS)
def test_a_template_that_reaches_for_python_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(TemplateFault) as fault:
        refuse_bad_templates(templates_in(tmp_path, PROGRAMS[what], name))
    assert (
        f"{name}:1: " in str(fault.value)
        or "there is no template os" in str(fault.value)
        or "No filter" in str(fault.value)
    )
    assert os.listdir(tmp_path) == ["ours"]


ASSIGNMENT = """
schema: 1
id: hw
title: Homework
secret: {public: words}
templates: ours
exercises:
  - {id: information.entropy}
"""


@pytest.mark.parametrize("command", ["grade", "lint"])
def test_an_assignment_with_such_a_template_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    templates_in(tmp_path, PROGRAMS["a global's globals"])
    Path("hw.yaml").write_text(ASSIGNMENT, "utf-8")
    Path("work/s1").mkdir(parents=True)
    Path("work/s1/hw.py").write_text("def entropy(counts):\n    return 0\n", "utf-8")
    more = ["work", "--out", "out", "--isolation", "process"] if command == "grade" else []
    done = CliRunner().invoke(app, [command, "hw.yaml", *more])
    assert done.exit_code != 0
    assert "page.html.j2:1: " in (str(done.exception) if command == "grade" else done.stderr)
    assert sorted(os.listdir(tmp_path)) == ["hw.yaml", "ours", "work"]


TEN = "{% set a = 'aaaaaaaaaa' %}"
ENDLESS = {
    "a long range": "{% for i in range(10**9) %}{% endfor %}",
    "ranges in ranges": "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
    "a long text": "{{ 'a' * 10**10 }}",
    "a long list": "{{ ([1] * 10**10) | length }}",
    "a long number": "{{ 10 ** (10 ** 10) }}",
    "numbers that grow": "{% set a = 2**4000 %}" + "{% set a = a * a %}" * 40 + "{{ a > 1 }}",
    "a wide number": "{{ '%1000000000d' % 1 }}",
    "a wide number by a filter": "{{ '%1000000000d' | format(1) }}",
    "a wide format": "{{ '{:1000000000}'.format(1) }}",
    "a wide text": "{{ 'a' | center(1000000000) }}",
    "a wide text by a method": "{{ 'a'.center(1000000000) }}",
    "a text filled up": "{{ 'a'.ljust(1000000000) }}",
    "zeros": "{{ 'a'.zfill(1000000000) }}",
    "tabs": "{{ '\\t'.expandtabs(1000000000) }}",
    "bytes": "{{ (1).to_bytes(1000000000) }}",
    "a deep indent": "{{ 'a\\nb' | indent(1000000000) }}",
    "a batch": "{{ [1] | batch(1000000000, 'x') | list | length }}",
    "slices": "{{ [1] | slice(1000000000) | list | length }}",
    "many decimals": "{{ 1 | round(1000000000, 'floor') }}",
    "an indented document": "{{ [1] | tojson(indent=1000000000) }}",
    "texts that double": TEN + "{% set a = a ~ a %}" * 40 + "{{ a | length }}",
    "texts that are added": TEN + "{% set a = a + a %}" * 40 + "{{ a | length }}",
    "blocks that double": TEN + "{% set a %}{{ a }}{{ a }}{% endset %}" * 40 + "{{ a | length }}",
    "texts that are joined": TEN + "{% set a = [a, a] | join %}" * 40 + "{{ a | length }}",
    "texts that are replaced": TEN + "{% set a = a | replace('a', a) %}" * 40 + "{{ a | length }}",
    "lists that double": "{% set a = ['a'] %}" + "{% set a = [a, a] %}" * 60 + "{{ a }}",
    "lists that are compared": "{% set a = ['a'] %}{% set b = ['b'] %}"
    + "{% set a = [a, a] %}{% set b = [b, b] %}" * 60 + "{{ a == b }}",
    "mappings that double": "{% set a = 'a' %}" + "{% set a = {'l': a, 'r': a} %}" * 60 + "{{ a | string | length }}",
    "a macro that calls itself": "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    "a macro that calls itself twice":
        "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}{{ m(60) }}",
    "a loop that calls itself": "{% for i in range(9999) recursive %}{{ loop(range(9999)) }}{% endfor %}",
    "a filter of a filter": "{{ range(99999) | map('center', 9999) | join | length }}",
    "words without end": "{{ lipsum(n=100000) }}",
}  # fmt: skip


SLOW = {"lists", "mappings", "macro"}  # to the end, in a template: it has a larger budget


@pytest.mark.parametrize("what", ENDLESS)
def test_a_text_that_would_never_end_or_take_all_memory_is_an_error(what: str) -> None:
    start = time.process_time()
    with pytest.raises(BadText):
        rendered_prompt(ENDLESS[what], {"range": range})
    assert time.process_time() - start < 5  # seconds of a processor; without a limit it would be hours


@pytest.mark.slow
@pytest.mark.parametrize("what", [what for what in ENDLESS if not SLOW & set(what.split())])
def test_a_template_that_would_never_end_or_take_all_memory_is_refused(tmp_path: Path, what: str) -> None:
    with pytest.raises(TemplateFault):
        refuse_bad_templates(templates_in(tmp_path, ENDLESS[what]))


READING = {
    "a path": "../hw.built.json",
    "a longer path": "../../../../../../../../etc/passwd",
    "a whole path": "/etc/passwd",
    "a file beside them": "hw.built.json",
    "a template by a link": "_link.html.j2",
    "ours by a path": "ours/../../../pyproject.toml",
}


@pytest.mark.parametrize("what", READING)
@pytest.mark.parametrize("tag", ["include", "extends", "import"])
def test_a_template_reads_no_file_but_templates_of_its_folder(tmp_path: Path, what: str, tag: str) -> None:
    for folder in (tmp_path, tmp_path / "ours"):
        folder.mkdir(exist_ok=True)
        (folder / "hw.built.json").write_text("hidden-canary", "utf-8")
    (tmp_path / "ours/_link.html.j2").symlink_to(tmp_path / "hw.built.json")
    more = " as it" if tag == "import" else ""
    (tmp_path / "ours/page.html.j2").write_text(f'{{% {tag} "{READING[what]}"{more} %}}', "utf-8")
    with pytest.raises(TemplateFault, match="there is no template"):
        html.feedback_html(specimen(), tmp_path / "ours")
    with pytest.raises(TemplateFault) as fault:
        refuse_bad_templates(tmp_path / "ours")
    assert "canary" not in str(fault.value)


@pytest.mark.parametrize("link", ["_link.html.j2", "sub/_deep.css", "sub", "notes.txt"])
def test_a_folder_of_templates_with_a_link_out_of_it_is_refused(tmp_path: Path, link: str) -> None:
    # On another machine it would be a file: the folder is copied there.
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret/_deep.css").write_text("hidden-canary", "utf-8")
    (tmp_path / "ours" / link).parent.mkdir(parents=True)
    (tmp_path / "ours" / link).symlink_to(tmp_path / "secret" / ("" if link == "sub" else "_deep.css"))
    with pytest.raises(TemplateFault, match="leads out of the folder"):
        refuse_bad_templates(tmp_path / "ours")


@pytest.mark.parametrize("folder", ["/", "/etc", "..", ".", "./", "link", "x\\0", "ours/../.."])
def test_an_assignment_names_no_folder_of_templates_but_one_beside_it(tmp_path: Path, folder: str) -> None:
    course = tmp_path / "course"
    (course / "ours").mkdir(parents=True)
    (course / "link").symlink_to("/etc")
    (course / "hw.yaml").write_text(ASSIGNMENT.replace("templates: ours", f'templates: "{folder}"'), "utf-8")
    assert [fault.field for fault in faults_in(course / "hw.yaml")] == ["templates"]


REMEMBERING = {
    "a namespace": "{% set kept = namespace(of='') %}"
    "{% macro said(view) %}{{ kept.of }}{% set kept.of = kept.of ~ view.student %}{% endmacro %}",
    "a joiner": "{% set kept = joiner('again') %}{% macro said(view) %}{{ kept() }}{% endmacro %}",
    "a cycler": "{% set kept = cycler('first', 'again') %}{% macro said(view) %}{{ kept.next() }}{% endmacro %}",
    "a list": "{% set kept = [] %}{% macro said(view) %}{{ kept }}{{ kept.append(view.student) }}{% endmacro %}",
}


@pytest.mark.parametrize("what", REMEMBERING)
def test_nothing_of_one_page_is_on_the_next(tmp_path: Path, what: str) -> None:
    (tmp_path / "_kept.html.j2").write_text(REMEMBERING[what], "utf-8")
    (tmp_path / "page.html.j2").write_text('{% from "_kept.html.j2" import said %}{{ said(view) }}', "utf-8")
    with pytest.raises(TemplateFault):
        refuse_bad_templates(tmp_path)


USEFUL = """{% extends "ours/page.html.j2" %}{% from "_parts.html.j2" import line %}
{% block footer %}
{% set shown = view.exercises | selectattr("status", "equalto", "right") | map(attribute="title") | list %}
{{ shown | join(", ") }}; {{ view.score + 1 }}; {{ view.points * 2 }}; {{ 2 ** 3 }}; {{ 7 % 4 }};
{{- " " }}{{ (view.score / 2) | round(1) }}
{% for exercise in view.exercises %}{{ loop.index }}/{{ loop.length }}{{ loop.cycle("a", "b") }}
{{- " " }}{{ line(exercise) }}{% endfor %}
{% for i in range(3) %}{{ i }}{{ "," if not loop.last }}{% endfor %}
{{ view.student.upper() }} {{ view.student.startswith("s") }} {{ view.title.split(" ") | first }}
{{- " " }}{{ "%s" | replace("%s", "x") }}
{{ {"a": 1}.get("a") }}{% for key, each in {"b": 2}.items() %}{{ key }}{{ each }}{% endfor %} {{ view.title ~ "!" }}
{{ self.head() }}{{ super() }}{{ view.title | indent(2) }}{{ view.title | truncate(3, true) }}{{ view.works | length }}
{% call line(view.exercises[0]) %}in{% endcall %}{{ view.nothing | default("none") if view is mapping else "some" }}
{% endblock %}"""


def test_what_templates_are_for_still_works(tmp_path: Path) -> None:
    line = (
        "{% macro line(exercise) %}<i>{{ exercise.title }}{{ caller() if caller is defined else '' }}</i>{% endmacro %}"
    )
    (tmp_path / "_parts.html.j2").write_text(line, "utf-8")
    (tmp_path / "page.html.j2").write_text(USEFUL, "utf-8")
    refuse_bad_templates(tmp_path)
    page = html.feedback_html(replace(specimen(), student="s<b>"), tmp_path)
    texts = ["Exercise 2; 3.5; 12; 8; 3; 1.2", "2/3b <i>Exercise 2</i>", "0,1,2", "S&lt;B&gt; True A x"]
    for text in (*texts, "1b2 A specimen!", "<i>Exercise 1in</i>some"):
        assert text in page


def test_pages_of_a_folder_that_changes_nothing_are_ours(tmp_path: Path) -> None:
    assert html.feedback_html(specimen(), tmp_path) == html.feedback_html(specimen())
    assert markdown.feedback_markdown(specimen(), tmp_path) == markdown.feedback_markdown(specimen())


def test_a_long_page_is_far_from_the_limit(tmp_path: Path) -> None:
    view = specimen()
    many = replace(view, exercises=view.exercises * 200)
    assert len(html.feedback_html(many, tmp_path)) > 2_000_000
