"""The feedback page as Markdown, for comments in a learning management system; student text cannot format it."""

import re
from pathlib import Path

from jinja2 import Environment

from grader.report.compiled import TemplateFilters, environment_of
from grader.report.diff.diff_lines import diff_lines
from grader.report.feedback_templates import rendered_template
from grader.report.section import rendered_section
from grader.report.shown import ChangeView, DiffView, View
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.texts.safe_text import shown_points

# Signs that format text, or make a link without brackets: "https://", "www." and "@name". An underscore inside a word
# formats nothing, and a backslash before it would stand in every name where a comment is not rendered.
MARKDOWN_SPECIAL = re.compile(r"[\\`*\[\]<>#|~$&@]|(?<![^\W_])_|_(?![^\W_])|:(?=//)|(?<=www)\.", re.IGNORECASE)
# A name in backticks, as our own sentences have them: code that shows itself, and can hold nothing else.
NAME_IN_BACKTICKS = re.compile(r"(?<!`)(`(?:\w+|\.\.\.)`)(?!`)")
# The beginning of a line that makes a list or underlines a heading.
LIST_BEGINNING = re.compile(r"^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))")
# A text in which nothing can format anything, as most are: it needs no escaping.
UNFORMATTED_TEXT = re.compile(r"[A-Za-z(,;][A-Za-z0-9 ,;()%'/=+-]*\.?")
# A line end with the blanks around it. It begins with the first blank and is possessive, or each blank would be tried.
LINE_BREAKS = re.compile(r"(?<!\s)[^\S\n]*+\n\s*+")
BACKTICKS = re.compile("`+")  # a fence has to be longer than the longest run of them
# The beginning of HTML: a "<" before a blank or a digit is a plain sign.
HTML_TAG = re.compile(r"<(?=[A-Za-z/!?])")


class MarkdownText(str):
    """A text that is Markdown already, and is not escaped again."""

    __slots__ = ()


def feedback_markdown(view: View, templates: Path | None = None, cache: RunCache = UNCACHED) -> str:
    """The feedback of one student as Markdown, by our templates or those that a folder has in their place."""
    text = rendered_template(cache.of(markdown_templates)(templates, cache), "page.md.j2", view=view)
    while "\n\n\n" in text:  # a regular expression would take as long as the rest of the page
        text = text.replace("\n\n\n", "\n\n")
    return text.strip() + "\n"


@cacheable(key=lambda _, folder=None, cache=UNCACHED: (folder,), size=2)
def markdown_templates(folder: Path | None = None, cache: RunCache = UNCACHED) -> Environment:
    """The Jinja2 environment of Markdown pages: values are escaped unless they are Markdown already."""
    # HTML's escapes would show inside code: `escaped_unless_markdown` stands in for them.
    filters: TemplateFilters = {
        "number": shown_points,
        "code": code_span,
        "block": code_block,
        "authored": authored_markdown,
        "diff_block": diff_block,
        "change_block": change_block,
    }
    templates = environment_of(folder, filters, autoescape=False, finalize=escaped_unless_markdown)
    cached = cache.of(rendered_section)
    templates.globals["cached_section"] = lambda macro, exercise: MarkdownText(cached(macro, exercise))
    return templates


def escaped_unless_markdown(value: object) -> str:
    """The value of a template's expression as escaped Markdown; Markdown itself as it is."""
    return value if type(value) is MarkdownText else escaped_markdown(str(value))


def escaped_markdown(text: str) -> MarkdownText:
    """The Markdown that shows a plain text as it is, on one line.

    >>> print(escaped_markdown("<b>*x*</b> [a](javascript:b) https://a.b"))
    \\<b\\>\\*x\\*\\</b\\> \\[a\\](javascript:b) https\\://a.b
    """
    if UNFORMATTED_TEXT.fullmatch(text):  # as most are
        return MarkdownText(text)
    # Every second piece is a name in backticks.
    pieces = NAME_IN_BACKTICKS.split(_joined(text))
    pieces[::2] = [MARKDOWN_SPECIAL.sub(lambda found: "\\" + found.group(), piece) for piece in pieces[::2]]
    return MarkdownText(LIST_BEGINNING.sub(_unlisted, "".join(pieces)))


def _unlisted(found: re.Match[str]) -> str:
    space, start = found.groups()
    return f"{space}{start}\\" if start.isdigit() else f"{space}\\{start}"


def code_span(text: str) -> MarkdownText:
    """A code span that shows the text, whatever backticks are in it.

    >>> print(code_span("a`b"), code_span("`"))
    ``a`b`` `` ` ``
    """
    if "`" not in text:
        return MarkdownText(f"`{_joined(text)}`")
    fence = _fence(text, 1)
    # A backtick at an end would be read as a part of the fence.
    edge = " " if text.startswith("`") or text.endswith("`") else ""
    return MarkdownText(f"{fence}{edge}{_joined(text)}{edge}{fence}")


def code_block(text: str) -> MarkdownText:
    """A block of code, indented to stand inside a list item of the second level."""
    fence = _fence(text, 3)
    return MarkdownText("\n".join(f"    {line}" for line in (fence, *text.split("\n"), fence)))


def diff_block(diff: DiffView) -> MarkdownText:
    """The block of code that shows a diff."""
    return code_block("\n".join(diff_lines(diff)))


def change_block(change: ChangeView) -> MarkdownText:
    """The block of code that shows the student's own lines, and what stands there instead, where that is told."""
    margin = "  " if change.after is None else "- "
    lines = [f"{margin}{line}" for line in change.before] + [f"+ {line}" for line in change.after or ()]
    where = f"line {change.line}{' of ' if change.file else ''}{change.file}"
    fence = _fence("\n".join(lines), 3)
    return MarkdownText("\n".join((fence, where, *lines, fence)))


def _joined(text: str) -> str:
    """The text on one line: each line end becomes a blank."""
    return LINE_BREAKS.sub(" ", text) if "\n" in text else text


def _fence(text: str, least: int) -> str:
    longest = max(map(len, BACKTICKS.findall(text)), default=0)
    return "`" * max(least, longest + 1)


def authored_markdown(text: str) -> MarkdownText:
    """An author's own Markdown on one line, with HTML shown as text and images not loaded."""
    return MarkdownText(HTML_TAG.sub(r"\\<", _joined(text)).replace("![", r"!\["))
