"""Remedies for a line that is not YAML: for a tab, for its indentation, for a missing space or bracket, or quotes."""

import re

QUOTES_REMEDY = "Put a text that contains `: ` or ` #`, or starts with one of `` @%*&!|>{}[] ``, in double quotes."
TAB_REMEDY = "Indent with spaces; YAML allows no tabs."
# A line that begins an item of a list, or that has a key.
ITEM_LINE = re.compile(r" *- ")
KEY_LINE = re.compile(r" *[\w.$]+:(?: |$)", re.ASCII)
UNSPACED_KEY = re.compile(r" *(?:- )?(?P<key>[a-z_]+):(?P<value>[^\s/:][^:]*)", re.ASCII)
OPENING_END = re.compile(r"[:|>,\[{][-+]?$")  # the end of a line whose value stands on the next ones


def remedy_at(text: str, line: int) -> str:
    """The remedy for the most likely mistake on a line that is not YAML, or on the line before it."""
    lines = text.splitlines()[:line] if text else []
    written = lines[-1] if len(lines) == line else ""
    if "\t" in written[: len(written) - len(written.lstrip())]:
        return TAB_REMEDY
    above = [each for each in lines[:-1] if each.strip() and not each.lstrip().startswith("#")]
    return unspaced_remedy([*above[-1:], written]) or indentation_remedy(above, written) or bracket_remedy(lines)


def unspaced_remedy(lines: list[str]) -> str | None:
    """The remedy for a key without a space after its colon, if one of the lines is such a key and nothing else."""
    forms = (UNSPACED_KEY.fullmatch(each) for each in lines)
    return next((f"Write a space after the colon: `{form['key']}: {form['value']}`." for form in forms if form), None)


def indentation_remedy(above: list[str], written: str) -> str | None:
    """The remedy for a line that begins in another column than the keys or items beside it; None if it does not.

    >>> indentation_remedy(["kind: text"], " title: Mean")
    'Indent it by 0 spaces, like `kind: text`.'
    """
    if not (above and is_entry(written)) or OPENING_END.search(above[-1].split(" #")[0].rstrip()):
        return None
    beside = next((each for each in reversed(above) if is_alike(each, written)), None)
    if beside is None or indent_of(beside) == indent_of(written):
        return None
    return f"Indent it by {indent_of(beside)} spaces, like `{beside.strip()[:40]}`."


def is_entry(line: str) -> bool:
    """Whether a line begins an item of a list, or has a key."""
    return bool(ITEM_LINE.match(line) or KEY_LINE.match(line))


def is_alike(line: str, other: str) -> bool:
    """Whether both lines begin items, or both have keys, so that they may stand beside each other."""
    return bool(ITEM_LINE.match(line)) == bool(ITEM_LINE.match(other)) and is_entry(line)


def indent_of(line: str) -> int:
    """The number of spaces that a line begins with."""
    return len(line) - len(line.lstrip(" "))


def bracket_remedy(lines: list[str]) -> str:
    """The remedy for a bracket that is not closed, where one is open; else the one about quotes."""
    # Counted without regard to quotes: a bracket in a text would be a guess, and so the quotes are named too.
    for number in range(len(lines), max(0, len(lines) - 2), -1):
        for opening, closing in ("[]", "{}"):
            if lines[number - 1].count(opening) > lines[number - 1].count(closing):
                return f"Close the `{opening}` of line {number} with `{closing}`. Or: {QUOTES_REMEDY}"
    return QUOTES_REMEDY
