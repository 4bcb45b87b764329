"""Texts that make a regular expression go back over them: made from the expression itself, and from a fixed list."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice, permutations
from typing import Any, TypeVar

names: Any = import_module("re._constants")  # how Python itself reads a pattern; there is no public door to it
parser: Any = import_module("re._parser")
Text = TypeVar("Text", str, bytes)

REPEATS = (names.MAX_REPEAT, names.MIN_REPEAT, names.POSSESSIVE_REPEAT)
LETTERS = 6  # of a pattern, of which each two are repeated in turn
MANY = 30  # a repeat that stops earlier costs no more than a constant
TAILS = ("", "\0", "\n!")  # what the repeated piece is followed by, so that what nearly matched does not
FIXED = (
    *("a", "A", "0", "9", " ", "\t", "\n", "\\", "/", "'", '"', "`", "(", "[", "{", "<", ".", "_", "-", "#", "=", "*"),
    *(
        "\0",
        "\ud800",
        "é",
        "/ ",
        "a,",
        "a ",
        "a.",
        "1,",
        "1.",
        " \n",
        "\\\n",
        "\n ",
        "a=",
        "''",
        "\\'",
        '"\\',
        "()",
        "a_",
    ),
    *("ab/", "/a ", "-1", "1e", "x:", "e1", "'''\\", "\r\n", ", ", "; "),
)
CATEGORIES = {
    names.CATEGORY_DIGIT: "7",
    names.CATEGORY_NOT_DIGIT: "x",
    names.CATEGORY_SPACE: " ",
    names.CATEGORY_NOT_SPACE: "x",
    names.CATEGORY_WORD: "w",
    names.CATEGORY_NOT_WORD: " ",
}
SPELT = {
    names.CATEGORY_DIGIT: r"\d",
    names.CATEGORY_NOT_DIGIT: r"\D",
    names.CATEGORY_SPACE: r"\s",
    names.CATEGORY_NOT_SPACE: r"\S",
    names.CATEGORY_WORD: r"\w",
    names.CATEGORY_NOT_WORD: r"\W",
}
LIKELY = "a b\n0.,/x_'\"(\\#=:-é\0"  # tried for what a class leaves out


@dataclass(frozen=True, slots=True)
class Awkward:
    """A text of any size: a beginning, a piece that is repeated, and an end."""

    start: str
    piece: str
    tail: str

    def of(self, size: int, like: Text) -> Text:
        """The text with about so many characters, or bytes where those are asked."""
        text = self.start + self.piece * (size // len(self.piece)) + self.tail
        return text.encode("latin-1") if isinstance(like, bytes) else text


def pumped(pattern: re.Pattern[Any]) -> list[Awkward]:
    """The awkward texts for a pattern."""
    pieces = dict.fromkeys(pieces_of(pattern))
    letters = list(dict.fromkeys(letter for _, piece in pieces for letter in piece))[:LETTERS]
    pairs = (one + other for one, other in permutations(letters, 2))
    pieces |= dict.fromkeys(("", piece) for piece in (*pairs, *letters, *FIXED))
    texts = [Awkward(start, piece, tail) for start, piece in pieces for tail in TAILS]
    return [text for text in texts if isinstance(pattern.pattern, str) or fits_bytes(text)]


def fits_bytes(text: Awkward) -> bool:
    return all(ord(letter) < 256 for letter in text.start + text.piece + text.tail)


def pieces_of(pattern: re.Pattern[Any]) -> Iterator[tuple[str, str]]:
    """Beginnings and pieces: what each repeat goes round, with and without what leads there, which is repeated too."""
    source = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    for before, body in repeats(parser.parse(source, pattern.flags & ~re.UNICODE), ""):
        yield from (("", body), (before, body))
        if before:
            yield from (("", before), ("", before + body), ("", body + before))


def repeats(tree: Iterable[Any], before: str) -> Iterator[tuple[str, str]]:
    """For each open repeat of a parsed pattern: a text that leads to it, and one that goes round once."""
    for op, value in tree:
        if op in REPEATS:
            _, most, body = value
            if most > MANY:
                for inner in islice(dict.fromkeys(examples(body)), 6):
                    if inner:
                        yield before, inner
            yield from repeats(body, before)
        else:
            for below in trees_in(op, value):
                yield from repeats(below, before)
        before += next(examples([(op, value)]), "")


def trees_in(op: Any, value: Any) -> list[Any]:
    """The parsed patterns inside one node that is no repeat."""
    if op is names.SUBPATTERN:
        return [value[-1]]
    if op is names.BRANCH:
        return list(value[1])
    if op in (names.ASSERT, names.ASSERT_NOT):
        return [value[1]]
    if op is names.ATOMIC_GROUP:
        return [value]
    if op is names.GROUPREF_EXISTS:
        return [each for each in value[1:] if each is not None]
    return []


def examples(tree: Iterable[Any]) -> Iterator[str]:
    """Some texts that a parsed pattern matches, more or less: what stands around it is not looked at."""
    found = [""]
    for op, value in tree:
        ways = list(islice(dict.fromkeys(ways_of(op, value)), 4)) or [""]
        longest = max(len(found), len(ways))
        found = [found[n % len(found)] + ways[n % len(ways)] for n in range(longest)]
    yield from found


def ways_of(op: Any, value: Any) -> Iterator[str]:
    """Some texts that one node matches."""
    if op is names.LITERAL:
        yield chr(value)
    elif op is names.NOT_LITERAL:
        yield from (letter for letter in LIKELY if letter != chr(value))
    elif op is names.ANY:
        yield from "a 0"
    elif op is names.IN:
        yield from letters_of(value)
    elif op in REPEATS:
        yield from (example * max(value[0], 1) for example in examples(value[2]))
    elif op is names.BRANCH:
        for each in value[1]:
            yield next(examples(each), "")
    elif op not in (names.ASSERT, names.ASSERT_NOT):
        for each in trees_in(op, value):
            yield from examples(each)


def letters_of(items: list[Any]) -> Iterator[str]:
    """Some letters of a class."""
    negated = items[0][0] is names.NEGATE
    inside = re.compile(rebuilt(items[1:] if negated else items))
    if negated:
        yield from (letter for letter in LIKELY if not inside.match(letter))
        return
    for op, value in items:
        if op is names.LITERAL:
            yield chr(value)
        elif op is names.RANGE:
            yield chr(value[0])
        elif op is names.CATEGORY:
            yield CATEGORIES[value]


def rebuilt(items: list[Any]) -> str:
    """The class that the parser read."""
    parts = []
    for op, value in items:
        if op is names.LITERAL:
            parts.append(re.escape(chr(value)))
        elif op is names.RANGE:
            parts.append(f"{re.escape(chr(value[0]))}-{re.escape(chr(value[1]))}")
        else:
            parts.append(SPELT[value])
    return f"[{''.join(parts)}]"
