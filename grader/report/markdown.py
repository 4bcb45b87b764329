"""The feedback as Markdown, for comments in a learning management system; a student's text cannot format it."""

import re
from pathlib import Path

from jinja2 import Environment

from grader.report.compiled import Filters, environment_of
from grader.report.diff.diff_lines import diff_lines
from grader.report.feedback_templates import rendered
from grader.report.section import rendered_section
from grader.report.shown import DiffView, View
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.texts.safe_text import number

SPECIAL = re.compile(r"[\\`*_\[\]<>#|~$&@]|:(?=//)|(?<=www)\.", re.IGNORECASE)  # links without brackets included
LEADING = re.compile(r"^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))")  # a beginning that makes a list or underlines a heading
PLAIN = re.compile(r"[A-Za-z(,;][A-Za-z0-9 ,;()%'/=+-]*\.?")  # nothing in it can format anything
BLANK = re.compile(r"(?<!\s)[^\S\n]*+\n\s*+")  # begun with the first blank, or each would be tried
BACKTICKS = re.compile("`+")  # a fence has to be longer than the longest run of them
TAG = re.compile(r"<(?=[A-Za-z/!?])")  # the beginning of HTML: a "<" before a blank or a digit is a plain sign


class Marked(str):
    """Text that is Markdown already, so that it is not escaped again."""

    __slots__ = ()


def page(view: View, templates: Path | None = None, cache: RunCache = UNCACHED) -> str:
    """The feedback of one student as Markdown, by our templates or those that a folder has in their place."""
    text = rendered(cache.of(environment)(templates, cache), "page.md.j2", view=view)
    while "\n\n\n" in text:  # a regular expression would take as long as the rest of the page
        text = text.replace("\n\n\n", "\n\n")
    return text.strip() + "\n"


@cacheable(key=lambda _, folder=None, cache=UNCACHED: (folder,), size=2)
def environment(folder: Path | None = None, cache: RunCache = UNCACHED) -> Environment:
    """The templates. What an expression gives is escaped unless a filter, or the cache of sections, has Markdown."""
    # HTML's escapes would show inside code: `written` stands in for them.
    filters: Filters = {"number": number, "code": code, "block": block, "authored": authored, "diff_block": diff_block}
    templates = environment_of(folder, filters, autoescape=False, finalize=written)
    cached = cache.of(rendered_section)
    templates.globals["cached_section"] = lambda macro, exercise: Marked(cached(macro, exercise))
    return templates


def written(value: object) -> str:
    """The value of a template's expression as escaped Markdown; Markdown itself as it is."""
    return value if type(value) is Marked else escaped(str(value))


def escaped(text: str) -> Marked:
    """Plain text as Markdown that shows it, on one line.

    >>> print(escaped("<b>*x*</b> [a](javascript:b) https://a.b"))
    \\<b\\>\\*x\\*\\</b\\> \\[a\\](javascript:b) https\\://a.b
    """
    if PLAIN.fullmatch(text):  # as most are
        return Marked(text)
    line = SPECIAL.sub(lambda found: "\\" + found.group(), _joined(text))
    return Marked(LEADING.sub(_unlisted, line))


def _unlisted(found: re.Match[str]) -> str:
    space, start = found.groups()
    return f"{space}{start}\\" if start.isdigit() else f"{space}\\{start}"


def code(text: str) -> Marked:
    """A code span that shows the text, whatever backticks are in it.

    >>> print(code("a`b"), code("`"))
    ``a`b`` `` ` ``
    """
    if "`" not in text:
        return Marked(f"`{_joined(text)}`")
    fence = _fence(text, 1)
    # A backtick at an end would be read as a part of the fence.
    edge = " " if text.startswith("`") or text.endswith("`") else ""
    return Marked(f"{fence}{edge}{_joined(text)}{edge}{fence}")


def block(text: str) -> Marked:
    """A block of code, indented to stand inside a list item of the second level."""
    fence = _fence(text, 3)
    return Marked("\n".join(f"    {line}" for line in (fence, *text.split("\n"), fence)))


def diff_block(diff: DiffView) -> Marked:
    """A diff as a block of code."""
    return block("\n".join(diff_lines(diff)))


def _joined(text: str) -> str:
    """The text on one line."""
    return BLANK.sub(" ", text) if "\n" in text else text


def _fence(text: str, least: int) -> str:
    longest = max(map(len, BACKTICKS.findall(text)), default=0)
    return "`" * max(least, longest + 1)


def authored(text: str) -> Marked:
    """An author's own Markdown on one line, with HTML shown as text and images not loaded."""
    return Marked(TAG.sub(r"\\<", _joined(text)).replace("![", r"!\["))
