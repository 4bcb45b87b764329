"""Changes of code in words: the few signs in which two lines differ, for the names of drafts."""

import re
from collections.abc import Sequence
from itertools import product, takewhile

from grader.diagnose.finding import Finding
from grader.texts.safe_text import one_line

MAX_SHOWN_CHANGE = 80  # characters of either side of a change in a name
CODE_SIGNS = re.compile(r"\w+(?:\.\w+)*|\s+|.", re.DOTALL)
REMARK = re.compile(r"#[^\n]*")
BRACKETS = {")": "(", "]": "[", "}": "{"}


def exchange_words(before: str, after: str) -> str:
    """What stands in the place of what, in words: "`a` for `b`".

    >>> exchange_words("if n > 0:", "if n > 20:"), exchange_words("(n + 1) / 2", "n / 2")
    ('`20` for `0`', '`n` for `(n + 1)`')
    """
    old, new = (shown_code(part) for part in differing_parts(before, after))
    return f"{new} for {old}"


def shown_code(text: str) -> str:
    """A text of code on one line, marked as code, cut where it is long; "nothing" for none."""
    line = " ".join(text.split())
    shown = line if len(line) <= MAX_SHOWN_CHANGE else f"{line[:MAX_SHOWN_CHANGE]}…"
    return f"`{shown}`" if shown else "nothing"


def differing_parts(before: str, after: str) -> tuple[str, str]:
    """The parts in which two texts of code differ, with as much around them that no bracket lacks its other half.

    >>> differing_parts("return sqrt(variance(xs))", "return variance(xs)")
    ('sqrt(variance(xs))', 'variance(xs)')
    """
    old, new = CODE_SIGNS.findall(before), CODE_SIGNS.findall(after)
    first = common_length(old, new)
    last = common_length(old[first:][::-1], new[first:][::-1])
    for begin, end in product(range(first, -1, -1), range(last, -1, -1)):
        parts = ["".join(signs[begin : len(signs) - end]).strip() for signs in (old, new)]
        if all(map(is_balanced, parts)):
            return parts[0], parts[1]
    return before, after


def common_length(one: Sequence[str], other: Sequence[str]) -> int:
    """The number of signs that two texts have in common from the beginning."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def is_balanced(text: str) -> bool:
    """Whether every bracket of a text has its other half."""
    waiting: list[str] = []
    for sign in text:
        if sign in BRACKETS.values():
            waiting.append(sign)
        elif sign in BRACKETS and (not waiting or waiting.pop() != BRACKETS[sign]):
            return False
    return not waiting


def repaired_name(repair: Finding) -> str:
    """The name of a mistake by the change that mends it: what that is about, and what stands there for what."""
    about = one_line(repair.name.partition(":")[0], MAX_SHOWN_CHANGE)
    told = [exchange_words(without_remarks(each.after), without_remarks(each.before)) for each in repair.changes[:2]]
    return f"{about}: {'; '.join(told)}"


def without_remarks(text: str) -> str:
    """Lines of code without what stands behind a #: it may say who wrote them."""
    return "\n".join(line.rstrip() for line in REMARK.sub("", text).split("\n"))
