"""Docstrings as Markdown: code stays as it is written, and no formula is taken for emphasis, a link or a tag."""

import re

CODE = re.compile(r"(`+[^`]*`+)")
SPECIAL = re.compile(r"([\\*_<>\[\]{}#|~$])")
ITEM = re.compile(r"^(- |\d+\. )")


def markdown(text: str) -> str:
    """A docstring as Markdown; examples become blocks of a Python session, and indented lines blocks of code."""
    return "\n\n".join(block(part) for part in re.split(r"\n\s*\n", text.strip("\n")) if part.strip())


def block(part: str) -> str:
    """One paragraph, example, list or indented block.

    >>> block(">>> 1 + 1\\n2")
    '```pycon\\n>>> 1 + 1\\n2\\n```'
    >>> block("Either:\\n- `a_b`, or\\n- a_b")
    'Either:\\n\\n- `a_b`, or\\n- a\\\\_b'
    """
    lines = part.splitlines()
    if lines[0].startswith(">>>"):
        return f"```pycon\n{part}\n```"
    if lines[0].startswith("    "):
        return f"```text\n{part}\n```"
    return "\n".join(spaced([escaped(line) for line in lines]))


def spaced(lines: list[str]) -> list[str]:
    """The lines, with an empty one before a list that follows a sentence."""
    starts = [number for number, line in enumerate(lines) if ITEM.match(line)]
    return [*lines[: starts[0]], "", *lines[starts[0] :]] if starts and starts[0] > 0 else lines


def escaped(text: str) -> str:
    """A line in which only `code` has a meaning.

    >>> escaped("a*b of `a*b` <c>")
    'a\\\\*b of `a*b` \\\\<c\\\\>'
    """
    pieces = CODE.split(text)
    return "".join(piece if number % 2 else SPECIAL.sub(r"\\\1", piece) for number, piece in enumerate(pieces))
