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
ADDRESS = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+")
LINK = re.compile(r"https?://[^\s<>\"']+")


def page(view: View, templates: Path | None = None) -> str:
    """The feedback page of one student, by our templates or those that a folder has in their place."""
    return rendered(environment(templates), "page.html.j2", view=view)


@cache
def environment(folder: Path | None = None) -> Environment:
    """The templates, compiled once: everything is escaped."""
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
    """What `markupsafe.escape` gives; of a text, as nearly everything is, without an object around it.

    >>> written("<b>&'"), written(Markup("<b>")), written(3)
    ('&lt;b&gt;&amp;&#39;', Markup('<b>'), Markup('3'))
    """
    if type(value) is str:
        text = value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return text.replace('"', "&#34;").replace("'", "&#39;")
    return value if type(value) is Markup else escape(value)


@lru_cache(maxsize=1024)
def markdown(text: str) -> Markup:
    """An author's Markdown as HTML; the same prompts come for a whole class."""
    return Markup(MARKDOWN.render(text))  # noqa: S704 (rendered with raw HTML off)


@lru_cache(maxsize=4096)
def markdown_line(text: str) -> Markup:
    """An author's Markdown as one line of HTML, without a paragraph around it."""
    return Markup(MARKDOWN.renderInline(text))  # noqa: S704 (rendered with raw HTML off)


def drawn(picture: str) -> Markup:
    """A picture of ours, which `grader.report.pictures` has made safe, as it is."""
    return Markup(picture)  # noqa: S704 (every text in it is escaped where it is drawn)


def href(contact: str, subject: str = "") -> str:
    """What a link to a contact points to: a web or mail address, the latter with a subject; empty for anything else.

    >>> href("ml-course@example.edu"), href("https://forum.example.edu/ml"), href("javascript:alert(1)"), href("room 4")
    ('mailto:ml-course@example.edu', 'https://forum.example.edu/ml', '', '')
    """
    if LINK.fullmatch(contact):
        return contact
    if not ADDRESS.fullmatch(contact) or ":" in contact:
        return ""
    return f"mailto:{contact}?subject={quote(subject)}" if subject else f"mailto:{contact}"
