"""Whether code could keep something from call to call: read off its text, without running it.

Code that keeps nothing gives the same answer whatever it was asked before, so that further questions can be put to the
process that has answered the others. Where there is a doubt, it is taken to keep something, which costs milliseconds.
"""

import re
from collections.abc import Collection, Iterable

from grader.checks.student_statements import Unreadable, is_too_much, top_level
from grader.engine.stateless import MODULES, is_stateless
from grader.intake.submission import Submission
from grader.sandbox.risky_code import reaches_out

# Words by which one call changes what another meets, or gets hold of what it could change.
SETTING = (
    *("seterr", "setbufsize", "set_printoptions", "set_state", "set_bit_generator", "set_option", "reset_option"),
    *("set_eng_float_format", "RandomState", "default_rng", "register", "attrgetter", "getattr", "delattr", "locals"),
    *("vars", "open(", "input("),
)
INTERNAL = re.compile(r"__(?<!def __)(?!(?:name|main|init|future|author|version)__)\w+__")

# What is plain: imports of those modules, numbers by name, and functions with a head of one line and fixed defaults
# that set no attribute. Most work has nothing else, and that is found out in a tenth of the time that parsing takes.
# Strings and comments are searched like code: what only looks like something costs no more than that.
FIXED = r"(?:None|True|False|-?[\d.]+(?:e-?\d+)?|\"[^\"]*\"|'[^']*')[ ]*[,)]"
MODULE = rf"(?:{'|'.join(MODULES)})\b[\w.]*(?: as \w+)?"
IMPORT = rf"(?:import {MODULE}(?:, {MODULE})*|from {MODULE} import [\w ,*]++)[ ]*(?:#.*)?"
TEXT = r"\"{3}[^\"\n]*\"{3}"
NO_TEXT = r"(?!.*(?:\"{3}|'{3}))"  # of several lines
PLAIN_LINE = re.compile(
    rf"{IMPORT}|def (?!.*=(?![ ]*{FIXED})){NO_TEXT}.*:|print\({NO_TEXT}[^;]*\)|{TEXT}|\w+ = -?[\d.]+"
)
MARGIN = ("", " ", "\t", "#")  # how lines begin that begin no statement of the top level
NOT_PLAIN = (":=", "\f", "\\\n")
# Characters of a line, and of all code: the patterns below go back and forth within a line. What is longer is parsed.
LONGEST, LARGEST = 300, 50_000
BEYOND_PLAIN = [
    re.compile(pattern)
    for pattern in (
        rf"\n(?![^\"'\n;]*#|[ \t]*{TEXT}\n)[^\n;]*;",  # several statements on a line
        rf"\n[ \t]+(?:(?!{IMPORT}\n)(?:import|from)[ \t]|(?:del|global)\b)",
        r":[ \t]*(?:import[ \t]+\w|from[ \t]+[\w.]+[ \t]+import|(?:del|global)[ \t])",
        # an attribute that is set, alone or among others, on one line or several, or by a loop or `with`
        r"\.[ \t]*[A-Za-z_]\w*[ \t]*(?:[)\] \t]*(?:[-+*/%&|^@]|//|\*\*|<<|>>)?=(?!=)|[,:)\]].*=(?!=))",
        r"\n[^=\n(\[)\]]*+[)\]][^=\n]*+=(?!=)",
        r"(?:for|as)[ \t(\[*]+(?:(?:\w+[ \t,()\[\]*]+(?!in\b))*\w+\.\w|[^)\]\n]*(?<=[(\[,])\n)",
    )
]


def keeps_nothing(submission: Submission, provided: Iterable[str] = (), asked: Collection[str] | None = None) -> bool:
    """Whether no function of the submission, nor of what is provided to it, can leave anything behind for another.

    `asked` are the names that are called; where it is not said, any may be.
    """
    cells = [cell.text for source in submission.sources for cell in source.cells]
    if reaches_out(submission) or any(word in text for text in cells for word in SETTING):
        return False
    texts = (*cells, *provided)
    if any(map(INTERNAL.search, cells)):
        return False
    if sum(map(len, texts)) <= LARGEST and all(map(is_plain, texts)):
        return True
    try:
        return not is_too_much(texts) and is_stateless([node for text in texts for node in top_level(text)], asked)
    except (Unreadable, RecursionError):
        return False


def is_plain(text: str) -> bool:
    """Whether a text has nothing in it that would have to be parsed to be sure of it.

    >>> [is_plain(text) for text in ("import math\\ndef f(n=1):\\n    return n", "n = []", "def f(n=[]):\\n    pass")]
    [True, False, False]
    """
    lines = text.split("\n")
    if any(sign in text for sign in NOT_PLAIN) or max(map(len, lines)) > LONGEST:
        return False
    top = (line.rstrip() for line in lines if line[:1] not in MARGIN)
    framed = f"\n{text}\n"
    return all(map(PLAIN_LINE.fullmatch, top)) and not any(pattern.search(framed) for pattern in BEYOND_PLAIN)
