"""The texts made from templates: handout, README, starter, answers.yaml, and those of the notebook."""

import re
import textwrap
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from grader.paths import templates_dir
from grader.release.handout_sheet import Sheets
from grader.release.mathematics import formula_markdown, formula_markdown_line
from grader.report.html import href

BLANK_LINES = re.compile(r"\n{3,}")  # templates leave more blank lines where a part is missing
COMMENT_WIDTH = 86  # characters of a line of comment after its sign: as wide as code is there
# A line that stands by itself: of a list, a table, code. One that only begins with `rows` or 0 goes on with a sentence.
OWN_LINE = re.compile(r"\||[-*] | {2}|\d+[.)] |```")
CODE_LINES = re.compile(r"\n{4,}")  # Python has two blank lines between functions


@cache
def release_templates(escaped: bool = False) -> Environment:
    """The environment of the release's templates, compiled once; with `escaped`, every value is escaped for HTML."""
    templates = Environment(
        loader=FileSystemLoader(templates_dir() / "release"),
        autoescape=escaped,  # noqa: S701  Markdown, Python and YAML have filters of their own
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    templates.filters.update(
        markdown=formula_markdown,
        markdown_line=formula_markdown_line,
        href=href,
        in_item=in_item,
        in_comment=in_comment,
        in_doc=in_doc,
        commented=commented,
        continued=continued,
    )
    return templates


def handout_html(sheets: Sheets) -> str:
    """The handout as one page for screen and paper."""
    return release_templates(True).get_template("handout.html.j2").render(sheets=sheets)


def handout_markdown(sheets: Sheets) -> str:
    """The handout as Markdown."""
    return tidy_text(release_templates().get_template("handout.md.j2").render(sheets=sheets))


def release_readme(sheets: Sheets, digest: str, personal: bool) -> str:
    """The text of README.md: how to check, pack and hand in."""
    template = release_templates().get_template("README.md.j2")
    return tidy_text(template.render(sheets=sheets, digest=digest, personal=personal))


def starter_code(sheets: Sheets) -> str:
    """The text of the starter: the exercises in code, as one Python file."""
    text = release_templates().get_template("starter.py.j2").render(sheets=sheets)
    return CODE_LINES.sub("\n\n\n", text).strip() + "\n"


def answers_yaml(sheets: Sheets) -> str:
    """The text of answers.yaml, with its answers still empty."""
    return tidy_text(release_templates().get_template("answers.yaml.j2").render(sheets=sheets))


def title_text(sheets: Sheets) -> str:
    """The Markdown of the notebook's first cell."""
    return tidy_text(release_templates().get_template("title.md.j2").render(sheets=sheets)).strip()


def tidy_text(text: str) -> str:
    """The text with one blank line at most between two others, and a newline at the end."""
    return BLANK_LINES.sub("\n\n", text).strip() + "\n"


def in_item(text: str) -> str:
    """A text indented to stand in one item of a Markdown list."""
    return text.strip().replace("\n", "\n  ")


def in_comment(text: str) -> str:
    """A text on one line, to stand after the sign of a comment."""
    return " ".join(text.split())


def in_doc(text: str) -> str:
    """A text escaped to stand inside a docstring."""
    return text.replace("\\", "\\\\").replace('"', "'")


def continued(call: str) -> str:
    """A call of several lines with "..." before all but the first, as Python's prompt shows it."""
    return call.replace("\n", "\n... ")


def commented(text: str) -> str:
    """A text as lines of comment in Python or YAML.

    >>> print(commented("One.\\n\\nTwo."))
    # One.
    #
    # Two.
    """
    paragraphs = [block.splitlines() for block in BLANK_LINES.sub("\n\n", text.strip()).split("\n\n")]
    lines = [line for block in paragraphs for line in ("", *filled_paragraph(block))][1:]
    return "\n".join(f"# {line}".rstrip() for line in lines)


def filled_paragraph(block: list[str]) -> list[str]:
    """The lines of a paragraph, filled up to equal length; short lines of a list or table stay as they are."""
    if not any(map(OWN_LINE.match, block[1:])):
        block = [" ".join(block)]
    return [piece for line in block for piece in wrapped(line)]


def wrapped(line: str) -> list[str]:
    """A line broken into pieces if it is too long; a row of a table stays whole."""
    if len(line) <= COMMENT_WIDTH or line.startswith("|"):
        return [line]
    # A long word, such as an address, stays whole.
    return textwrap.wrap(
        line, COMMENT_WIDTH, subsequent_indent="  " if line.startswith("- ") else "", break_long_words=False
    )
