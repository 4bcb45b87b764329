"""Clauses written as text, in Prolog's syntax or with the signs of logic, as the lists of docs/shapes.md."""

import re
from typing import Any

WrittenTerm = Any  # a term, literal or body in lists: ["parent", "X", ["f", "Y"]]

MAX_PROLOG_CHARACTERS = 20_000  # characters; a longer text is no answer that a person could read
MAX_TERM_DEPTH = 60  # terms inside terms, for each of which reading calls itself
MAX_NUMBER_CHARACTERS = 300  # of a number; Python refuses to read one of thousands, and no float is as large
# Possessive, so that no part of a long word or of an open quote is tried again.
PROLOG_TOKEN = re.compile(
    r"""\s*+(?:
    (?P<comment>%[^\n]*+)
  | (?P<number>-?\d++(?:\.\d++)?(?:[eE][+-]?\d++)?)
  | (?P<name>[^\W\d]\w*+)
  | (?P<quoted>'(?:[^'\\\n]|\\.)*+'|"(?:[^"\\\n]|\\.)*+")
  | (?P<sign>:-|<-|←|\\\+|\\=|=<|>=|==|<=|≤|≥|≠|[¬~()\[\],;|∨&∧.=<>□⊥+*/-])
    )""",
    re.VERBOSE,
)
NEGATIONS = frozenset({"not", "\\+", "¬", "~"})  # in words, in Prolog, and the signs of logic
INFIX = frozenset({"=", "\\=", "==", "<", ">", "=<", ">=", "<=", "≤", "≥", "≠", "is"})
PROLOG_SPELLINGS = {"<=": "=<", "≤": "=<", "≥": ">=", "≠": "\\="}  # to Prolog's own spelling
FALSE_SIGNS = frozenset({"false", "⊥", "□"})  # heads that say that a clause has none


class NotProlog(ValueError):
    """A text that cannot be read as a clause; the message says where reading stopped."""


def clauses_in(text: str) -> list[tuple[list[WrittenTerm], list[WrittenTerm]]]:
    """The clauses of a text, each as the literals of its head and those of its body; raises `NotProlog`.

    >>> clauses_in("reach(X, Y) :- edge(X, Y). p.")
    [([['reach', 'X', 'Y']], [['edge', 'X', 'Y']]), ([['p']], [])]
    """
    tokens = PrologTokens(text)
    found = []
    while not tokens.ended():
        found.append(tokens.clause())
        if not tokens.ended():
            tokens.expect(".")
    return found


def literals_in(text: str) -> list[WrittenTerm]:
    """The literals of a body that a text writes with commas between them; raises `NotProlog`."""
    tokens = PrologTokens(text)
    found = tokens.body()
    tokens.end()
    return found


def term_in(text: str) -> WrittenTerm:
    """The one term that a text writes; raises `NotProlog`."""
    tokens = PrologTokens(text)
    found = tokens.term(0)
    tokens.end()
    return found


class PrologTokens:
    """The words and signs of a text, read from the front."""

    def __init__(self, text: str) -> None:
        self.words = prolog_words(text)
        self.place = 0

    def ended(self) -> bool:
        """Whether all words of the text are read."""
        return self.place == len(self.words)

    def next_is(self, *texts: str) -> bool:
        """Whether one of these stands next."""
        return not self.ended() and self.words[self.place][1] in texts and self.words[self.place][0] != "quoted"

    def take(self) -> tuple[str, str]:
        """The next word, with its kind."""
        if self.ended():
            raise NotProlog("a text that ends too early")
        self.place += 1
        return self.words[self.place - 1]

    def took(self, *texts: str) -> bool:
        """Whether one of these stood next; it is then read."""
        if not self.next_is(*texts):
            return False
        self.place += 1
        return True

    def expect(self, text: str) -> None:
        """Reads a sign that must stand here."""
        if not self.took(text):
            found = "the end" if self.ended() else repr(self.words[self.place][1][:20])
            raise NotProlog(f"a text with {found} where {text!r} should be")

    def end(self) -> None:
        """Reads a full stop, if there is one; nothing may follow."""
        self.took(".")
        if not self.ended():
            raise NotProlog(f"a text that goes on with {self.words[self.place][1][:20]!r}")

    def clause(self) -> tuple[list[WrittenTerm], list[WrittenTerm]]:
        """A head, which may be a disjunction, and a body."""
        heads: list[WrittenTerm] = []
        if not self.next_is(":-", "<-", "←"):
            heads = [self.literal()]
            while self.took(";", "∨", "|", "or"):
                heads.append(self.literal())
        body = self.body() if self.took(":-", "<-", "←") else []
        return [head for head in heads if head[0] not in FALSE_SIGNS or len(head) > 1], body

    def body(self) -> list[WrittenTerm]:
        """Literals with commas between them; none where nothing stands."""
        if self.ended() or self.next_is("."):
            return []
        found = [self.literal()]
        while self.took(",", "&", "∧", "and"):
            found.append(self.literal())
        return [literal for literal in found if literal != ["true"]]

    def literal(self, depth: int = 0) -> WrittenTerm:
        """An atom, negated or not."""
        if depth > MAX_TERM_DEPTH:
            raise NotProlog("a text with too many negations")
        if self.next_is(*NEGATIONS) and not self._is_call():
            self.take()
            return ["not", self.literal(depth + 1)]
        if self.took("("):
            inside = self.literal(depth + 1)
            self.expect(")")
            return inside
        if self.next_is(*FALSE_SIGNS):
            return [self.take()[1]]
        first = self.term(0)
        if self.next_is(*INFIX):
            sign = self.take()[1]
            return [PROLOG_SPELLINGS.get(sign, sign), first, self.term(0)]
        if isinstance(first, list):
            return ["not", as_atom(first[1])] if first[0] == "not" and len(first) == 2 else first
        return as_atom(first)

    def _is_call(self) -> bool:
        """Whether `not` is written as a predicate: `not(p)`."""
        return self.place + 1 < len(self.words) and self.words[self.place + 1][1] == "(" and self.next_is("not")

    def term(self, depth: int) -> WrittenTerm:
        """A name, a number, a compound term or a list; sums and products are compound terms too."""
        found = self.simple(depth)
        while self.next_is("+", "-", "*", "/"):
            depth += 1  # each operator has all that stands before it inside
            found = [self.take()[1], found, self.simple(depth)]
        return found

    def simple(self, depth: int) -> WrittenTerm:
        """A term without an operator of arithmetic."""
        if depth > MAX_TERM_DEPTH:
            raise NotProlog("a text with terms too deep inside one another")
        kind, text = self.take()
        if kind == "number":
            if len(text) > MAX_NUMBER_CHARACTERS:
                raise NotProlog("a text with a number too long to be read")
            return float(text) if any(mark in text for mark in ".eE") else int(text)
        if text == "[" and kind == "sign":
            return self.items("]", ["list"], depth)
        if kind == "sign":
            raise NotProlog(f"a text with {text!r} where a name should be")
        return self.items(")", [text], depth) if self.took("(") else text

    def items(self, closing: str, found: list[WrittenTerm], depth: int) -> list[WrittenTerm]:
        """The arguments up to the closing bracket, after what stands before them."""
        if self.took(closing):
            return found
        found.append(self.term(depth + 1))
        while self.took(",", "|"):
            found.append(self.term(depth + 1))
        self.expect(closing)
        return found


def prolog_words(text: str) -> list[tuple[str, str]]:
    """The words and signs of a text, each with its kind, comments left out."""
    if len(text) > MAX_PROLOG_CHARACTERS:
        raise NotProlog("a text too long to be read")
    words = []
    place, text = 0, text.rstrip()
    while place < len(text):
        found = PROLOG_TOKEN.match(text, place)
        if found is None:
            raise NotProlog(f"a text with {text[place:].strip()[:1]!r} in it")
        kind = str(found.lastgroup)
        if kind != "comment":
            words.append((kind, found[kind]))
        place = found.end()
    return words


def as_atom(term: WrittenTerm) -> WrittenTerm:
    """A proposition for a bare name, `["p"]`; raises `NotProlog` for what is no atom."""
    if isinstance(term, list):
        return term
    if not isinstance(term, str):
        raise NotProlog(f"the number {term} where a literal should be")
    return [term]
