"""A quick look at the words of a student's code before it is parsed: mostly no name in it needs a closer one."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence

from grader.intake.asked import ExpectedNames
from grader.intake.naming import folded_name
from grader.intake.submission import Source

MAX_NEAR_NAMES = 20  # names that are near; where there are more, searching for them could take longer than parsing
CODE_WORD = re.compile(r"\w+")
# A table to split ASCII text at all that is no word, in one pass and without a pattern.
NON_WORD_SPACES = {place: " " for place in range(128) if not CODE_WORD.match(chr(place))}
# Looked at without being passed: in a comment "# def \\" the word after it would be the `def` of the next line.
DEFINED_NAME = re.compile(r"(?:def|class)(?=(?:[ \t\f]|\\\n)+(\w+))")
IMPORT_STATEMENT = re.compile(r"import\b(?:[^\n\\]|\\\n?)*")  # with the lines that a backslash joins to it
# What stands before and after a name where it is bound; the words of a sentence, or of most expressions, do not.
BEFORE_BINDING = r"(?:[\n;:,(\[{*=@\\]|(?:for|as|import|type|if|elif|while|match)[ \t\f])[ \t\f]*"
AFTER_BINDING = r"\b(?=[ \t\f]*(?:[-+*/%&|^@<>]*=(?!=)|[:,)\[\];\\#\n]|in\b|\Z))"


def are_as_asked(sources: Sequence[Source], asked: Sequence[ExpectedNames]) -> bool:
    """Whether surely no name is nearly one asked for, and none asked for is given twice or defined in a text cell.

    No means that the parsed code has to be looked at. The words of what most students hand in say yes, which takes a
    tenth of the time; whether it parses is then all the same.
    """
    functions = {name for each in asked for name in each.functions}
    wanted = functions.union(name for each in asked for name in each.variables)
    if not all(map(str.isascii, wanted)):  # a name in Devanagari, say, is more than one word to `\w`
        return False
    code = as_python_reads(cell.text for source in sources for cell in source.cells)
    prose = as_python_reads(each.text for source in sources for each in source.prose)
    near = words_like(wanted, words_of_code(code) - wanted)
    if len(near) > MAX_NEAR_NAMES or not functions.isdisjoint(DEFINED_NAME.findall(prose)):
        return False
    return not may_bind(code, near, functions)


def as_python_reads(texts: Iterable[str]) -> str:
    """The texts as one, letters in the form in which Python compares names."""
    text = "\n".join(texts)
    return text if text.isascii() else unicodedata.normalize("NFKC", text)


def words_of_code(text: str) -> set[str]:
    """The words of a text.

    >>> words_of_code("x = f(x)") == {"x", "f"}
    True
    """
    return set(text.translate(NON_WORD_SPACES).split() if text.isascii() else CODE_WORD.findall(text))


def words_like(names: Collection[str], words: Collection[str]) -> set[str]:
    """The words that differ from one of the names only in capitals and underscores."""
    likely = set(map(folded_name, names))
    if likely.isdisjoint(folded_name(" ".join(words)).split()):  # as nearly always, and all at once is fast
        return set()
    return {word for word in words if folded_name(word) in likely}


def may_bind(code: str, near: set[str], functions: set[str]) -> bool:
    """Whether the code may define or import a name that is near, or may give one asked for by more than one def."""
    names = near | functions
    defined = {found.start(1): found[1] for found in DEFINED_NAME.finditer(code) if found[1] in names}
    if len(set(defined.values())) < len(defined) or not near.isdisjoint(defined.values()):
        return True
    if any(not names.isdisjoint(words_of_code(found[0])) for found in IMPORT_STATEMENT.finditer(code)):
        return True
    either = "|".join(map(re.escape, sorted(names)))
    bound = re.finditer(f"{BEFORE_BINDING}({either}){AFTER_BINDING}", f"\n{code}") if names else ()
    return any(found.start(1) - 1 not in defined for found in bound)
