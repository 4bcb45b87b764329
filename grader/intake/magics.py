"""A notebook's own commands, taken out of its code: `%magic`, `!shell`, `help?`.

A small scanner finds where each line of the program begins. In no Python program does a line begin with `%`, `!` or
`?`, so that what is taken out was no Python, and what stands in strings, brackets and comments stays. (Python's own
tokenizer would not do: which foreign characters it stops at differs from version to version.) Line numbers stay.
"""

import re
from collections.abc import Iterator

KEPT_CELL_MAGICS = frozenset(
    {"time", "timeit", "capture", "prun", "memit", "debug", "ipytest"}
)  # their body is the notebook's own
CELL_MAGIC = re.compile(r"\s*%%(\w*)[^\n]*")  # the line of a cell magic, which must be the first with something on it
LEADING_BLANKS = re.compile(r"[ \t\f]*")
TIMED_STATEMENT = re.compile(
    r"%time[ \t]+(?=[^-\s])"
)  # the one line magic whose statement runs among the notebook's names
BARE_INSTALL = re.compile(
    r"(pip3?|conda|mamba)[ \t]+(install|uninstall|list|show|freeze)\b"
)  # a notebook lets % be left out
# Without one of these, and no program need have any, nothing in a text is a notebook's own.
NOTEBOOK_COMMAND = re.compile(r"\n[ \t\f]*(?:[%!?]|pip|conda|mamba)|=[ \t]*[!%]|\?[ \t]*(?:\n|\Z)")
# Lines in which nothing can be open or a notebook's own; taken together, as a text may be a million of them.
PLAIN_LINES = re.compile(r"(?:(?![ \t\f]*+(?:pip|conda|mamba))[^'\"#\\()\[\]{}=?%!\n]*+\n)++")
REST_OF_LINE = re.compile(r"(\\\n|[^\n])*")  # to the end of the line, and of those that a backslash joins to it
# A tokenizer for Python and a notebook's commands. An open string ends with its line, so that the rest is still read.
MAGIC_TOKEN = re.compile(
    r"""
    (?P<string> '''(\\.|[^\\])*?''' | \"\"\"(\\.|[^\\])*?\"\"\"
              | '(\\.|[^\\'\n])*('|(?=\n)|\Z) | "(\\.|[^\\"\n])*("|(?=\n)|\Z) )  # unclosed: a fault of that line alone
  | (?P<comment> \#[^\n]* ) | (?P<joined> \\. )
  | (?P<open> [(\[{] ) | (?P<close> [)\]}] )
  | (?P<assigned> (?<![=!<>:+\-*/%&|^@~])=[ \t]*[!%](?!=) )
  | (?P<help> \?{1,2}[ \t]*(?=\n|\Z) )
  | (?P<end> \n )
  | (?P<plain> [^'"#\\()\[\]{}=?\n]+ | . )
    """,
    re.DOTALL | re.VERBOSE,
)


def cell_magic(text: str) -> tuple[str, str] | None:
    """The name of the magic that the cell begins with, and the body with that line left empty; or None."""
    if (found := CELL_MAGIC.match(text)) is None:
        return None
    return found[1], "\n" * found[0].count("\n") + text[found.end() :]


def plain_python(text: str) -> str:
    """The text without what only a notebook understands; every line keeps its number.

    >>> plain_python("%matplotlib inline\\nfor d in dirs:\\n    !ls {d}\\nfiles = !ls\\nlabel = '%d'")
    "\\nfor d in dirs:\\n    pass\\nfiles = None\\nlabel = '%d'"
    """
    return "".join(logical_lines(text)) if NOTEBOOK_COMMAND.search(f"\n{text}") else text


def logical_lines(text: str) -> Iterator[str]:
    """The logical lines, each as Python, and the line ends between them."""
    at = 0
    while at < len(text):
        if plain := PLAIN_LINES.match(text, at):
            yield plain[0]
            at = plain.end()
            continue
        start = match_end(LEADING_BLANKS, text, at)
        space = text[at:start]
        start = match_end(TIMED_STATEMENT, text, start)
        stop, kind = first_break(text, start)
        end = stop if kind == "end" else match_end(REST_OF_LINE, text, stop)
        if kind in ("magic", "help"):
            yield f"{space}pass" if space else ""  # a block may have no other statement
            yield "\n" * text.count("\n", start, end)
        elif kind == "assigned":
            yield f"{space}{text[start:stop]}= None" + "\n" * text.count("\n", stop, end)
        else:
            yield space + text[start:end]
        if end < len(text):
            yield "\n"
        at = end + 1


def first_break(text: str, start: int) -> tuple[int, str]:
    """The offset where a logical line stops being Python, and why: a magic, a value from one, help, or its end."""
    if text[start : start + 1] in ("%", "!", "?") or BARE_INSTALL.match(text, start):
        return start, "magic"
    depth = 0
    for token in MAGIC_TOKEN.finditer(text, start):
        kind = token.lastgroup
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth = max(depth - 1, 0)
        elif kind in ("assigned", "help", "end") and depth == 0:
            return token.start(), kind
    return len(text), "end"


def match_end(pattern: re.Pattern[str], text: str, at: int) -> int:
    """The end of a match that begins at an offset; the offset itself, if there is none."""
    found = pattern.match(text, at)
    return found.end() if found else at
