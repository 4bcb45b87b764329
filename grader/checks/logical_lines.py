"""The ends of a program's logical lines, and how deep it nests, read from its text in one pass, without parsing."""

import re
from collections.abc import Iterator

CLOSING_BRACKETS = {"(": ")", "[": "]", "{": "}"}
TAB_COLUMNS = 8  # columns, as Python counts them
# Possessive: of a string that is not closed no part is tried again. From a quote or backslash alone on all is broken.
LOGICAL_TOKEN = re.compile(
    r"""
    (?P<string> '''(?:[^'\\]|\\.|'(?!''))*+''' | \"\"\"(?:[^"\\]|\\.|"(?!""))*+\"\"\"
              | (?!'''|\"\"\")(?: '(?:[^'\\\n]|\\.)*+' | "(?:[^"\\\n]|\\.)*+" ) )
  | (?P<comment> \#[^\n]*+ ) | (?P<joined> \\\n )
  | (?P<open> [(\[{] ) | (?P<close> [)\]}] )
  | (?P<end> \n )
  | (?P<broken> ['"\\].*+ )
  | (?P<plain> [^'"#\\()\[\]{}\n]++ )
    """,
    re.DOTALL | re.VERBOSE,
)
LINE_INDENT = re.compile(r"[ \t\f]*+(?=[^\s#])")  # of a line that has something on it


def ends_from(text: str, begin: int, deepest: int) -> Iterator[int]:
    """The offsets from `begin` on where a logical line ends; none after an error that no further line could mend.

    >>> list(ends_from("x = (1,\\n2)\\ny = [)\\n", 0, 9))
    [10]
    """
    closing: list[str] = []
    for found in LOGICAL_TOKEN.finditer(text, begin):
        kind = found.lastgroup
        if kind == "open":
            closing.append(CLOSING_BRACKETS[found[0]])
        elif kind == "broken" or (kind == "close" and (not closing or closing.pop() != found[0])):
            return
        elif kind == "end" and not closing:
            yield found.start()
        if len(closing) > deepest:
            return
    if not closing:
        yield len(text)


def nests_deeper(text: str, deepest: int) -> bool:
    """Whether brackets or blocks nest deeper than `deepest`; those in strings and comments do not count.

    >>> nests_deeper("x = ((1))", 1), nests_deeper("x = '((1))'  # ((", 1), nests_deeper("if a:\\n if b:\\n  c", 1)
    (True, False, True)
    """
    depth = 0
    blocks = [0]
    for found in LOGICAL_TOKEN.finditer(text):
        kind = found.lastgroup
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
        elif kind == "end" and depth <= 0 and (indent := LINE_INDENT.match(text, found.end())):
            width = len(indent[0].expandtabs(TAB_COLUMNS))
            blocks = [block for block in blocks if block < width] + [width]
        elif kind == "broken":  # it does not parse, so that nobody goes deeper
            return False
        if max(depth, len(blocks) - 1) > deepest:
            return True
    return False
