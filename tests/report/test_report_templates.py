"""Templates of an instructor's: any part in place of ours, and a fault in one is told by file and line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.report import html, markdown
from grader.report.feedback_templates import TemplateFault, partial_names
from grader.report.specimen import specimen
from grader.report.template_trial import refuse_bad_templates


def folder_with(place: Path, **texts: str) -> Path:
    """A folder of templates; `page_html` is page.html.j2."""
    for name, text in texts.items():
        stem, _, kind = name.rpartition("_")
        (place / ("style.css" if kind == "css" else f"{stem}.{kind}.j2")).write_text(text, "utf-8")
    return place


def test_a_block_of_the_page_is_changed_and_the_rest_stays(tmp_path: Path) -> None:
    footer = '{% extends "ours/page.html.j2" %}{% block footer %}<p>Ask {{ view.contact }}, room 4.</p>{% endblock %}'
    page = html.feedback_html(specimen(), folder_with(tmp_path, page_html=footer))
    ours = html.feedback_html(specimen())
    assert "<p>Ask ml-course@example.edu, room 4.</p>" in page
    assert "<footer>" not in page
    assert page.split("<p>Ask ml")[0].split("</main>")[0].strip() == ours.split("<footer>")[0].strip()


def test_every_part_can_be_taken_the_place_of(tmp_path: Path) -> None:
    steps = "{% macro steps_table(steps) %}<p>{{ steps | length }} steps</p>{% endmacro %}"
    folder = folder_with(
        tmp_path, steps_html=steps, style_css="p { color: teal; }", page_md="{{ view.title }} for {{ view.student }}"
    )
    refuse_bad_templates(folder)
    page = html.feedback_html(specimen(), folder)
    assert "<p>4 steps</p>" in page
    assert "p { color: teal; }" in page
    assert markdown.feedback_markdown(specimen(), folder) == "A specimen for s0001\n"
    assert {"case.html.j2", "diff.html.j2", "finding.html.j2", "exercise.md.j2", "style.css"} <= set(partial_names())


def test_what_a_students_work_holds_is_escaped_in_templates_of_others_too(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, page_html="{{ view.student }}{{ view.title }}", page_md="{{ view.title }}")
    hostile = type(specimen())(
        **{name: getattr(specimen(), name) for name in specimen().__dataclass_fields__}
        | {"title": "<b>*x*</b>", "student": "<script>"}
    )
    assert html.feedback_html(hostile, folder) == "&lt;script&gt;&lt;b&gt;*x*&lt;/b&gt;"
    assert markdown.feedback_markdown(hostile, folder) == "\\<b\\>\\*x\\*\\</b\\>\n"


FAULTS = {  # what: (file, its text, what is said after the folder)
    "a name that there is not": (
        "steps.html.j2", "{% macro steps_table(steps) %}\n{{ steps[0].colour }}\n{% endmacro %}",
        "/steps.html.j2:2: 'grader.report.shown.StepView object' has no attribute 'colour'."),
    "a tag that is not closed": (
        "case.html.j2", "\n{% if x %}", "/case.html.j2:2: Unexpected end of template. Jinja was looking for"),
    "a macro that is missing": (
        "finding.html.j2", "{% macro other() %}{% endmacro %}",
        "/exercise.html.j2:"),
    "a template that there is not": (
        "page.html.j2", '\n\n{% include "exercises.html.j2" %}',
        "/page.html.j2:3: there is no template exercises.html.j2. Did you mean exercise.html.j2?"),
    "a sum of a text": ("page.md.j2", "{{ view.title + 1 }}", "/page.md.j2:1: can only concatenate str"),
    "a file as it was called before": (
        "check.html.j2", "{% macro check_line(check) %}{% endmacro %}",
        "/check.html.j2: it takes the place of no template. It is case.html.j2 now, and its macro check_line(check) is "
        "case_line(case): rename both."),
    "an import as it was called before": (
        "page.html.j2", '{% from "ours/check.html.j2" import check_line %}',
        "/page.html.j2:1: there is no template ours/check.html.j2. It is case.html.j2 now, and its macro "),
    "a macro as it was called before": (
        "page.html.j2", '{% from "case.html.j2" import check_line %}{{ check_line(1) }}',
        "/page.html.j2:1: the template 'case.html.j2' "),
    "a file that stands for nothing": (
        "cas.html.j2", "", "/cas.html.j2: it takes the place of no template. Did you mean case.html.j2?"),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_a_bad_template_is_told_by_file_and_line(tmp_path: Path, what: str) -> None:
    name, text, said = FAULTS[what]
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(TemplateFault) as fault:
        refuse_bad_templates(tmp_path)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_folder_may_hold_templates_of_its_own_under_names_with_an_underscore(tmp_path: Path) -> None:
    (tmp_path / "_logo.html.j2").write_text("<b>ML</b>", "utf-8")
    top = '{% extends "ours/page.html.j2" %}{% block top %}{% include "_logo.html.j2" %}{% endblock %}'
    refuse_bad_templates(folder_with(tmp_path, page_html=top))
    assert "<b>ML</b>" in html.feedback_html(specimen(), tmp_path)


@pytest.mark.parametrize("by", ["option", "assignment"])
def test_grading_stops_at_a_bad_template_before_anything_is_graded(tmp_path: Path, by: str) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "case.html.j2").write_text("{% if %}", "utf-8")
    named = "templates: ours\n" if by == "assignment" else ""
    file = tmp_path / "hw.yaml"
    file.write_text(
        "schema: 1\nid: hw\ntitle: Homework\nsecret: {public: words}\n" + named
        + "exercises:\n  - {id: information.entropy}\n", "utf-8",
    )  # fmt: skip
    (tmp_path / "work" / "s1").mkdir(parents=True)
    (tmp_path / "work" / "s1" / "hw.py").write_text("def entropy(counts):\n    return 0\n", "utf-8")
    option = ["--templates", str(folder)] if by == "option" else []
    command = ["grade", str(file), str(tmp_path / "work"), "--out", str(tmp_path / "out"), "--isolation", "process"]
    done = CliRunner().invoke(app, [*command, *option])
    assert done.exit_code != 0
    assert isinstance(done.exception, TemplateFault)
    assert "case.html.j2:1: " in str(done.exception)
    assert not (tmp_path / "out").exists()
