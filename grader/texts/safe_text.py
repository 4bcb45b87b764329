"""Texts made safe to show anywhere: characters that cannot be seen, or change what is around them, become visible."""

import re
from collections.abc import Sequence

from grader.codec.literals import middle_out

JOINERS = "\u200c\u200d"  # inside Persian words and emoji, and harmless
SPACES = re.compile(r"\s+")
# Code as our own sentences have it: between single backticks, and with no blank beside them.
CODE_IN_TEXT = re.compile(r"(?<!`)`([^\s`](?:[^`\n]*[^\s`])?)`(?!`)")


def visible(text: str) -> str:
    """A text of several lines in which control characters, escapes, bidi marks and lone surrogates can be seen.

    >>> visible("\\x1b[31mred\\x1b[0m \\u202eevil"), visible("a\\r\\nb\\tc")
    ('\\\\x1b[31mred\\\\x1b[0m \\\\u202eevil', 'a\\nb\\tc')
    """
    if text.isprintable():
        return text
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    if lines.replace("\n", "").replace("\t", "").isprintable():  # as nearly all prompts are
        return lines
    # By a table of the characters that there are: going through them one by one takes twenty times as long.
    return lines.translate(
        {ord(char): _seen(char) for char in set(lines) if not (char.isprintable() or char in "\n\t")}
    )


def one_line(text: str, longest: int = 600) -> str:
    """A text on one line with `visible` applied, cut in the middle if it is very long: a name, a title, a sentence.

    >>> one_line("a\\n  b")
    'a b'
    """
    shown = text if text.isprintable() else visible(SPACES.sub(" ", text))
    return middle_out(shown.strip(), longest)


def _seen(char: str) -> str:
    if char in JOINERS:
        return char
    # Separators that some viewers take for the end of a line are not shown as a space.
    if char.isspace() and char not in "\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029":
        return " "
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def shown_points(value: float) -> str:
    """Points as people write them, with two decimals at most.

    >>> shown_points(3.0), shown_points(0.5), shown_points(2.125)
    ('3', '0.5', '2.13')
    """
    text = f"{value + 1e-9:.2f}".rstrip("0").rstrip(".")  # 2.125 is a half, and halves go up, not to the even digit
    return text or "0"


def counted(count: float, one: str, many: str = "") -> str:
    """A number with its noun: "1 point", "2.5 points"."""
    return f"{shown_points(count)} {one if count == 1 else many or one + 's'}"


def enumerated(words: Sequence[str]) -> str:
    """Words with commas and a last "and".

    >>> enumerated(["a tie", "an empty class", "larger tables"]), enumerated(["a tie"])
    ('a tie, an empty class and larger tables', 'a tie')
    """
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1] if words else "") if part)
