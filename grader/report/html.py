"""The feedback page as one self-contained HTML file, from the templates in `templates/report`."""

import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from grader.report.compiled import TemplateFilters, environment_of
from grader.report.feedback_templates import rendered_template
from grader.report.section import rendered_section
from grader.report.shown import View
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.texts.safe_text import CODE_IN_TEXT, shown_points

# Raw HTML is shown as text and images are not loaded; markdown-it itself refuses javascript: and data: links.
MARKDOWN_READER = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
# Neither blanks nor quotes nor angle brackets: what is left can be written into an attribute.
MAIL_ADDRESS = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+")
WEB_ADDRESS = re.compile(r"https?://[^\s<>\"']+")


def feedback_html(view: View, templates: Path | None = None, cache: RunCache = UNCACHED) -> str:
    """The feedback page of one student, by our templates or those that a folder has in their place."""
    return rendered_template(cache.of(html_templates)(templates, cache), "page.html.j2", view=view)


@cacheable(key=lambda _, folder=None, cache=UNCACHED: (folder,), size=2)
def html_templates(folder: Path | None = None, cache: RunCache = UNCACHED) -> Environment:
    """The Jinja2 environment of HTML pages: everything is escaped, and rendered sections come from the cache."""
    filters: TemplateFilters = {
        "number": shown_points,
        "markdown": markdown_html,
        "markdown_line": markdown_line_html,
        "href": href,
        "drawn": safe_picture,
        "code_spans": code_spans,
    }
    templates = environment_of(folder, filters, autoescape=True)
    cached = cache.of(rendered_section)
    # What a macro gives is escaped already.
    templates.globals["cached_section"] = lambda macro, exercise: Markup(cached(macro, exercise))  # noqa: S704
    return templates


@lru_cache(maxsize=1024)  # a whole cohort has the same prompts
def markdown_html(text: str) -> Markup:
    """The HTML of an author's Markdown."""
    return Markup(MARKDOWN_READER.render(text))  # noqa: S704 (rendered with raw HTML off)


@lru_cache(maxsize=4096)  # and the same conventions and hints
def markdown_line_html(text: str) -> Markup:
    """The HTML of an author's Markdown as one line, without a paragraph around it."""
    return Markup(MARKDOWN_READER.renderInline(text))  # noqa: S704 (rendered with raw HTML off)


def code_spans(text: str) -> Markup:
    """The HTML of a sentence, with what stands in backticks as code; nothing else in it formats anything.

    >>> code_spans("Return `a < b`, not <b>")
    Markup('Return <code>a &lt; b</code>, not &lt;b&gt;')
    """
    return Markup(CODE_IN_TEXT.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704 (escaped before)


def safe_picture(picture: str) -> Markup:
    """The HTML of an SVG of ours, not escaped again: `grader.report.pictures` has made it safe."""
    return Markup(picture)  # noqa: S704 (every text in it is escaped where it is drawn)


def href(contact: str, subject: str = "") -> str:
    """The `href` of a link to a contact: a web address, or a mail address with a subject; "" for any other text.

    >>> href("ml-course@example.edu"), href("https://forum.example.edu/ml"), href("javascript:alert(1)"), href("room 4")
    ('mailto:ml-course@example.edu', 'https://forum.example.edu/ml', '', '')
    """
    if WEB_ADDRESS.fullmatch(contact):
        return contact
    if not MAIL_ADDRESS.fullmatch(contact) or ":" in contact:
        return ""
    return f"mailto:{contact}?subject={quote(subject)}" if subject else f"mailto:{contact}"
