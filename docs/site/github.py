"""Markdown as GitHub reads it, for a reader that wants an empty line before a list and around a block of code.

On GitHub a page may also link to a file of the repository beside docs/, which the site does not have.
"""

import re
from collections.abc import Mapping
from pathlib import Path

FENCE = re.compile(r"^```")
ITEM = re.compile(r"^(- |1\. )")
OUTSIDE = re.compile(r"(?<!!)\[([^\]\n]*)\]\(\.\./([^)#\s]+)[^)\s]*\)")


def as_on_github(text: str) -> str:
    """The text with empty lines where GitHub needs none: around blocks of code, and before a list after a sentence.

    >>> as_on_github("See:\\n- one\\n  more\\n- two\\n```sh\\n- no item\\n```\\n1. three")
    'See:\\n\\n- one\\n  more\\n- two\\n\\n```sh\\n- no item\\n```\\n\\n1. three'
    """
    lines: list[str] = []
    in_code = in_list = False
    for line in text.split("\n"):
        opens, closed = bool(FENCE.match(line)), bool(lines and lines[-1] == "```" and not in_code)
        item = not in_code and bool(ITEM.match(line))
        if lines and lines[-1] and line and not in_code and (opens or closed or (item and not in_list)):
            lines.append("")
        in_list = item or (in_list and bool(line))
        in_code ^= opens
        lines.append(line)
    return "\n".join(lines)


def inside_links(text: str, root: Path, made: Mapping[str, str]) -> str:
    """The text of a page of docs/ with links to files beside it turned into links to their pages, or into their names.

    A link to what is not there is left as it is: building the site finds it.
    """

    def inside(link: re.Match[str]) -> str:
        words, target = link.groups()
        if target.rstrip("/") in made:
            return f"[{words}]({made[target.rstrip('/')]})"
        return words if (root / target).exists() else link[0]

    return OUTSIDE.sub(inside, text)
