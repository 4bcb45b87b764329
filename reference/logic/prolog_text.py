"""Terms, literals and clauses as text in Prolog's syntax: read, and written. Blockeel, section 15.2.1."""

import re
from collections.abc import Sequence
from typing import Any

# a number, a name or variable, or one of the signs of a clause; blanks are left out
TOKEN = re.compile(r"\s*(?:(-?\d+(?:\.\d+)?)|(\w+)|(:-|<-|←|\\\+|[¬~(),.]))")
ARROWS = (":-", "<-", "←")
NEGATIONS = ("not", "\\+", "¬", "~")


class NotALogicText(ValueError):
    """Raised for a text that is no term or clause in Prolog's syntax."""


def term_from_text(text: str) -> Any:
    """The term, or atom, that a text writes; a name stands bare.

    >>> term_from_text("f(X, g(ann, 3))"), term_from_text("ann")
    (('f', 'X', ('g', 'ann', 3)), 'ann')
    """
    reader = Reader(text)
    found = reader.term()
    reader.end()
    return found


def clause_from_text(text: str) -> tuple[list[Any], list[Any]]:
    """The literals before the arrow of a clause, and those after it; without an arrow all stand before it.

    >>> clause_from_text("p(X) :- q(X, Y), not r(Y).")
    ([('p', 'X')], [('q', 'X', 'Y'), ('not', ('r', 'Y'))])
    >>> clause_from_text(":- p(X)")
    ([], [('p', 'X')])
    """
    reader = Reader(text)
    heads = [] if reader.next in (*ARROWS, "") else reader.literals()
    body = reader.literals() if reader.took(*ARROWS) else []
    reader.end()
    return heads, body


class Reader:
    """The tokens of a text, read from the front."""

    def __init__(self, text: str) -> None:
        self.tokens: list[Any] = []
        place, text = 0, text.strip()
        while place < len(text):
            found = TOKEN.match(text, place)
            if found is None:
                raise NotALogicText(f"{text!r} is no term or clause: {text[place]!r} has no place in it")
            number, name, sign = found.groups()
            self.tokens.append((float(number) if "." in number else int(number)) if number else name or sign)
            place = found.end()

    @property
    def next(self) -> Any:
        """The token that is read next; an empty text after the last one."""
        return self.tokens[0] if self.tokens else ""

    def took(self, *signs: str) -> bool:
        """Whether one of these signs was next; it is then read."""
        if self.next in signs:
            self.tokens.pop(0)
            return True
        return False

    def expect(self, sign: str) -> None:
        """Reads a sign that must be next."""
        if not self.took(sign):
            raise NotALogicText(f"{self.next!r} stands where {sign!r} is expected")

    def end(self) -> None:
        """Reads a full stop, if there is one; nothing may follow."""
        self.took(".")
        if self.tokens:
            raise NotALogicText(f"the text goes on with {self.next!r}")

    def term(self) -> Any:
        """The next term."""
        if self.next in ("", *ARROWS, *NEGATIONS[1:], *"(),."):
            raise NotALogicText(f"{self.next!r} stands where a term is expected")
        name = self.tokens.pop(0)
        if not isinstance(name, str) or not self.took("("):
            return name
        arguments = [self.term()]
        while self.took(","):
            arguments.append(self.term())
        self.expect(")")
        return (name, *arguments)

    def literal(self) -> Any:
        """The next literal."""
        if self.took(*NEGATIONS):
            bracket = self.took("(")  # not(p(X)) is written as well as not p(X)
            inside = self.literal()
            if bracket:
                self.expect(")")
            return ("not", inside)
        term = self.term()
        return term if isinstance(term, tuple) else (term,)

    def literals(self) -> list[Any]:
        """Literals with commas between them."""
        found = [] if self.next in ("", ".") else [self.literal()]
        while self.took(","):
            found.append(self.literal())
        return found


def term_text(term: Any) -> str:
    """A term or literal in Prolog's syntax.

    >>> term_text(["not", ["p", "X", ["f", 3]]]), term_text(("rain",))
    ('not p(X, f(3))', 'rain')
    """
    if isinstance(term, str) or not isinstance(term, Sequence):
        return str(term)
    name, *arguments = term
    if name == "not":
        return f"not {term_text(arguments[0])}"
    return f"{name}({', '.join(map(term_text, arguments))})" if arguments else str(name)


def clause_text(head: Any, body: Sequence[Any]) -> str:
    """A definite clause in Prolog's syntax; an empty head is that of a goal.

    >>> clause_text(["p", "X"], [["q", "X", "Y"], ["r", "Y"]]), clause_text(["p", "a"], []), clause_text(None, [["q"]])
    ('p(X) :- q(X, Y), r(Y)', 'p(a)', ':- q')
    """
    left = term_text(head) if head else ""
    right = ", ".join(map(term_text, body))
    return f"{left} :- {right}".strip() if right or not left else left
