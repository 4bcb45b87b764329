"""The feedback page: one self-contained HTML file, from the templates in `templates/report`."""

import re
from functools import cache, lru_cache
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from grader.report.compiled import Filters, environment_of
from grader.report.feedback_templates import rendered
from grader.report.once import once
from grader.report.shown import View
from grader.texts.safe_text import number

# Raw HTML is shown as text and images are not loaded; markdown-it itself refuses javascript: and data: links.
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
# Neither blanks nor quotes nor angle brackets: what is left can be written into an attribute.
ADDRESS = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+")
LINK = re.compile(r"https?://[^\s<>\"']+")


def page(view: View, templates: Path | None = None) -> str:
    """The HTML feedback page of one student, by our templates or by those of a folder that replace them."""
    return rendered(environment(templates), "page.html.j2", view=view)


@cache
def environment(folder: Path | None = None) -> Environment:
    """The environment of the HTML templates, in which every value is escaped; compiled once for each folder."""
    filters: Filters = {
        "number": number,
        "markdown": markdown,
        "markdown_line": markdown_line,
        "href": href,
        "drawn": drawn,
    }
    templates = environment_of(folder, written, filters, autoescape=True)
    templates.globals["once"] = once(Markup)  # what a macro gives is escaped already
    return templates


def written(value: object) -> str:
    """The value as escaped HTML, as `markupsafe.escape` gives it, but faster for plain text.

    >>> written("<b>&'"), written(Markup("<b>")), written(3)
    ('&lt;b&gt;&amp;&#39;', Markup('<b>'), Markup('3'))
    """
    if type(value) is str:
        text = value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return text.replace('"', "&#34;").replace("'", "&#39;")
    return value if type(value) is Markup else escape(value)


@lru_cache(maxsize=1024)
def markdown(text: str) -> Markup:
    """An author's Markdown as HTML; cached, as a whole cohort has the same prompts."""
    return Markup(MARKDOWN.render(text))  # noqa: S704 (rendered with raw HTML off)


@lru_cache(maxsize=4096)
def markdown_line(text: str) -> Markup:
    """An author's Markdown as one line of HTML, without a paragraph around it."""
    return Markup(MARKDOWN.renderInline(text))  # noqa: S704 (rendered with raw HTML off)


def drawn(picture: str) -> Markup:
    """An SVG of ours as HTML that is not escaped again; `grader.report.pictures` has made it safe."""
    return Markup(picture)  # noqa: S704 (every text in it is escaped where it is drawn)


def href(contact: str, subject: str = "") -> str:
    """The `href` of a link to a contact: a web address, or a mail address with a subject; "" for any other text.

    >>> href("ml-course@example.edu"), href("https://forum.example.edu/ml"), href("javascript:alert(1)"), href("room 4")
    ('mailto:ml-course@example.edu', 'https://forum.example.edu/ml', '', '')
    """
    if LINK.fullmatch(contact):
        return contact
    if not ADDRESS.fullmatch(contact) or ":" in contact:
        return ""
    return f"mailto:{contact}?subject={quote(subject)}" if subject else f"mailto:{contact}"
