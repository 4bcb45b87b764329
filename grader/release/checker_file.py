"""The one-file checker `<id>_check.py` with which students check their work, made from an assignment's public part.

It is the grader's own code as text (`grader.release.inside` and all it imports), the report's partials as Python, and
the public document; nothing in it is written twice, and it needs the standard library only.
"""

import json
from functools import cache, partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from grader.codec.write_records import record_json, without_fields
from grader.intake.files import CHECKER_MARK
from grader.paths import templates_dir
from grader.release.bundle import bundled, module_text, private_name
from grader.release.examples import public_examples
from grader.release.inside.safe import escaped
from grader.release.own_checks import EXTENSIONS_MODULE, own_checks, own_modules
from grader.release.partials import python_functions
from grader.release.public import PublicAssignment, PublicExercise
from grader.release.slim import (
    CHECK_REGISTRY,
    DIFF_REGISTRY,
    PROPERTY_REGISTRY,
    checks_used,
    properties_used,
    registry_with,
    slim_texts,
)
from grader.release.style import scoped_style
from grader.report.html import html_templates, markdown_line_html

ROOT_MODULE = "grader.release.inside.checker"
PAGE_MODULE = "grader.release.inside.page"
PAGE_IMPORTS = ("grader.release.inside.safe", "grader.texts.safe_text")
PARTIALS = ("diff.html.j2", "steps.html.j2", "case.html.j2", "finding.html.j2", "checked.html.j2")
TEMPLATE_NAMES = ("title", "module", "private", "example", "mark", "public")
UNUSED_FIELDS = {"prompt", "conventions", "sources"}  # students have the handout
PAGE_TEXT = '''"""What is shown in a notebook: the templates of feedback pages, as Python."""

from {private}.release.inside.safe import Safe, code_spans, escaped, markdown_line
from {private}.texts.safe_text import shown_points as number

STYLE = Safe({style})


def page(cards):
    """The cards as HTML."""
    return str(checked(cards, STYLE))


{macros}'''


def checker_module(assignment: str) -> str:
    """The name under which students import the checker of an assignment."""
    return f"{assignment.replace('.', '_').replace('-', '_')}_check"


def checker_file(assignment: str) -> str:
    """The name of the checker's file."""
    return f"{checker_module(assignment)}.py"


def checker_text(public: PublicAssignment) -> str:
    """The text of the checker for an assignment, or for one student's variant of it."""
    module = checker_module(public.id)
    return checker_template().render(
        title=docstring_safe(public.title),
        module=module,
        # A name of its own for each assignment: a notebook may import the checkers of two.
        private=f"_{module}er",
        example=example_call(public),
        mark=CHECKER_MARK,
        public=quoted(document_text(public)),
        sources=checker_sources(f"_{module}er", checks_used(public), properties_used(public), own_in(public)),
    )


@cache
def checker_template() -> Template:
    """The template of the checker's file, into which the modules are put."""
    templates = Environment(  # noqa: S701  # Python, not HTML
        loader=FileSystemLoader(templates_dir() / "release"),
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
    return templates.get_template("checker.py.j2")


def example_call(public: PublicAssignment) -> str:
    """The argument of `check` in the file's example: the first function of the assignment."""
    coded = [exercise.target for exercise in public.exercises if exercise.cases]
    return coded[0] if coded else '"the.exercise", {...}'


def document_text(public: PublicAssignment) -> str:
    """The public document as JSON with an exercise a line, and with the hints of known mistakes also as HTML."""
    document = without_fields(record_json(public), {"exercises"})
    # Without its closing brace, which comes after the exercises.
    head = json.dumps(document, ensure_ascii=False)[:-1]
    lines = ",\n".join(
        json.dumps(checker_exercise(each, number), ensure_ascii=False)
        for number, each in enumerate(public.exercises, 1)
    )
    return f'{head}, "exercises": [\n{lines}\n]}}\n'


def checker_exercise(exercise: PublicExercise, number: int) -> dict[str, object]:
    """The JSON document of one exercise, as the checker holds it: with its calls as they are typed in the notebook."""
    document: dict[str, Any] = without_fields(record_json(exercise), UNUSED_FIELDS)
    for case, example in zip(document["cases"], public_examples(exercise, number), strict=True):
        if example.named:
            case["typed"] = ("\n" if "\n" in "".join(example.calls) else "; ").join(example.calls)
    document["mistakes"] = [
        {"name": each.name, "hint": each.hint, **hint_html(each.hint)} for each in exercise.mistakes
    ]
    return document


def hint_html(hint: str) -> dict[str, str]:
    """A hint as HTML, for a hint that is more than plain text: the checker itself has no reader of Markdown."""
    html = str(markdown_line_html(hint))
    return {} if html == escaped(hint) else {"html": html}


def own_in(public: PublicAssignment) -> tuple[str, ...]:
    """The names of checks from other packages that judge public cases."""
    return own_checks(exercise.check for exercise in public.exercises if exercise.check and exercise.cases)


@cache
def checker_sources(
    private: str, checks: frozenset[str], properties: frozenset[str], own: tuple[str, ...] = ()
) -> tuple[tuple[str, str], ...]:
    """The checker's modules by name, as Python string literals; cached, as all students have the same."""
    # Registries are cut to what the assignment uses: all that they import would be bundled, too.
    used = {CHECK_REGISTRY: checks, PROPERTY_REGISTRY: properties, DIFF_REGISTRY: checks}
    instead = {name: registry_with(module_text(name), kept) for name, kept in used.items()} | own_modules(own)
    page = page_text(private)
    # Names that the page and the checker's own template use.
    kept = page + checker_template().render(dict.fromkeys(TEMPLATE_NAMES, ""), sources=())
    roots = [ROOT_MODULE, *PAGE_IMPORTS, *([EXTENSIONS_MODULE] if own else [])]
    texts = bundled(roots, private, instead, partial(slim_texts, kept=kept))
    texts[private_name(PAGE_MODULE, private)] = page
    return tuple((name, quoted(text)) for name, text in sorted(texts.items()))


def page_text(private: str) -> str:
    """The text of the module that renders cards as HTML."""
    report = html_templates()
    # With the report's filters and escaping, and the checker's own partial beside the report's.
    both = report.overlay(loader=FileSystemLoader([templates_dir() / "report", templates_dir() / "release"]))
    css = (templates_dir() / "report" / "style.css").read_text("utf-8")
    return PAGE_TEXT.format(private=private, style=quoted(scoped_style(css)), macros=python_functions(both, PARTIALS))


def quoted(text: str) -> str:
    """A text as a Python string literal of many lines, raw where that is possible.

    >>> quoted("a"), quoted("it's '''"), quoted("a" + chr(92))
    ("r'''a'''", "'''it\\\\'s \\\\'\\\\'\\\\\''''", "'''a\\\\\\\\'''")
    """
    # Raw, so that the code in the file can be read; a raw string cannot end in a backslash.
    if "'''" not in text and not text.endswith(("'", "\\")):
        return f"r'''{text}'''"
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'''{escaped}'''"


def docstring_safe(title: str) -> str:
    """A title without backslashes and double quotes, which could end a docstring."""
    return title.replace("\\", "/").replace('"', "'")
