"""The feedback page: one self-contained HTML file, from the templates in `templates/report`."""

import re
from functools import cache, lru_cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from grader.paths import templates_dir
from grader.report.shown import View
from grader.report.text import number

# Raw HTML is shown as text and images are not loaded; markdown-it itself refuses javascript: and data: links.
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
ADDRESS = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+")
LINK = re.compile(r"https?://[^\s<>\"']+")


def page(view: View) -> str:
    """The feedback page of one student."""
    return environment().get_template("page.html.j2").render(view=view)


@cache
def environment() -> Environment:
    """The templates, compiled once: everything is escaped, and a name that does not exist is an error."""
    templates = Environment(
        loader=FileSystemLoader(templates_dir() / "report"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters.update(number=number, markdown=markdown, markdown_line=markdown_line, href=href)
    return templates


@lru_cache(maxsize=1024)
def markdown(text: str) -> Markup:
    """An author's Markdown as HTML; the same prompts come for a whole class."""
    return Markup(MARKDOWN.render(text))  # noqa: S704 (rendered with raw HTML off)


@lru_cache(maxsize=4096)
def markdown_line(text: str) -> Markup:
    """An author's Markdown as one line of HTML, without a paragraph around it."""
    return Markup(MARKDOWN.renderInline(text))  # noqa: S704 (rendered with raw HTML off)


def href(contact: str) -> str:
    """What a link to a contact points to: a web or mail address; empty for anything else.

    >>> href("ml-course@example.edu"), href("https://forum.example.edu/ml"), href("javascript:alert(1)"), href("room 4")
    ('mailto:ml-course@example.edu', 'https://forum.example.edu/ml', '', '')
    """
    if LINK.fullmatch(contact):
        return contact
    return f"mailto:{contact}" if ADDRESS.fullmatch(contact) and ":" not in contact else ""
