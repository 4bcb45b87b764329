"""Terms, atoms, literals and clauses of logic, read from all forms of docs/shapes.md, Logic, into one."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias, TypeVar

from grader.checks.containers import items_of, kind_of, unwrapped, written_out
from grader.checks.equal import canonical
from grader.checks.numeric import float_of
from grader.checks.prolog import NotProlog, clauses_in, literals_in, term_in
from grader.codec.values import Record, Value

T = TypeVar("T")
# Of one answer, so that comparing all with all stays short; the largest theory of a course has some 200.
MAX_TERMS = 10_000
LETTERS_A_TERM = 16  # of a text, which take as long to be read as a term


class NotLogic(ValueError):
    """A value that cannot be read as a term, literal or clause; the text says what was found."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable; an anonymous one, `_`, has a name that no other has."""

    name: str


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant: the key that equal constants share, and its text."""

    key: Hashable
    shown: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Compound:
    """A functor with its arguments."""

    name: str
    arguments: tuple["Term", ...]


Term: TypeAlias = Variable | Constant | Compound


@dataclass(frozen=True, slots=True)
class Literal:
    """An atom, or its negation. `not` in the body of a rule fails to prove it, and is a predicate of its own here."""

    positive: bool
    atom: Compound

    @property
    def kind(self) -> tuple[bool, str, int]:
        """The sign, predicate and number of arguments, which two literals must share to match."""
        return self.positive, self.atom.name, len(self.atom.arguments)


Clause: TypeAlias = frozenset[Literal]


class TermReader:
    """A reader of terms, literals and clauses, in which no two anonymous variables get one name."""

    def __init__(self) -> None:
        self.fresh = count()
        self.left = MAX_TERMS

    def spend(self, terms: int = 1) -> None:
        """Counts so many more terms or clauses; raises `NotLogic` for more than anybody writes."""
        self.left -= terms
        if self.left < 0:
            raise NotLogic("more terms than can be compared")

    def read(self, parse: Callable[[str], T], text: str) -> T:
        """The term, literals or clauses of a text in Prolog's syntax; raises `NotLogic`. Blanks count as well."""
        self.spend(len(text) // LETTERS_A_TERM)
        try:
            return parse(text)
        except NotProlog as error:
            raise NotLogic(str(error)) from None

    def named(self, text: str) -> Term:
        """A variable or constant by how its name begins; quotes make it a constant."""
        text = text.strip()
        if text == "_":
            return Variable(f"_#{next(self.fresh)}")
        if text[:1] == "_" or text[:1].isupper():  # as in Prolog
            return Variable(text)
        bare = text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" else text
        if not bare:
            raise NotLogic("an empty name")
        return logic_constant(bare)

    def term(self, value: Value) -> Term:
        """A term, from text or `[name, argument, ...]`."""
        self.spend()
        plain = unwrapped(value)
        if isinstance(plain, str):
            written = plain if is_name(plain) else self.read(term_in, plain)
            return self.named(written) if isinstance(written, str) else self.term(written)  # 'a(b)' in quotes is a name
        if float_of(plain) is not None or isinstance(plain, bool):
            return logic_constant(plain)
        items = term_items(plain)
        name = unwrapped(items[0]) if items else None
        if not items or not isinstance(name, str):
            raise NotLogic(f"{kind_of(plain)} where a term should be")
        return Compound(name.strip(), tuple(map(self.term, items[1:])))

    def literal(self, value: Value) -> Literal:
        """An atom, or a negated one: `["not", atom]`, or text."""
        plain = unwrapped(value)
        if isinstance(plain, str):
            literals = self.read(literals_in, plain)
            if len(literals) != 1:
                raise NotLogic(f"a text of {len(literals)} literals where one should be")
            return self.literal(literals[0])
        items = term_items(plain)
        if items and len(items) == 2 and unwrapped(items[0]) == "not" and (term_items(items[1]) or is_text(items[1])):
            inside = self.literal(items[1])
            return Literal(not inside.positive, inside.atom)
        term = self.term(plain)
        if not isinstance(term, Compound):
            raise NotLogic(f"{kind_of(plain)} where a literal should be")
        return Literal(True, term)

    def clause(self, value: Value) -> Clause:
        """A clause: a set of literals, `[head, body]`, a dict with `head` and `body`, or text."""
        self.spend()
        plain = unwrapped(value)
        if isinstance(plain, str):
            clauses = self.clauses(plain)
            if len(clauses) != 1:
                raise NotLogic(f"a text of {len(clauses)} clauses where one should be")
            return clauses[0]
        fields = dict(plain.fields) if isinstance(plain, Record) else plain
        if isinstance(fields, dict):
            if "head" not in fields:
                raise NotLogic("a dict without `head`")
            return rule_clause([self.literal(fields["head"])], self.body(fields.get("body", [])))
        if isinstance(plain, set | frozenset):
            return frozenset(map(self.literal, plain))
        items = term_items(plain)
        if items is None:
            raise NotLogic(f"{kind_of(plain)} where a clause should be")
        if len(items) == 2 and is_body(items[1]):
            head = unwrapped(items[0])
            empty = head is None or term_items(head) == () or head == ""
            return rule_clause([] if empty else [self.literal(head)], self.body(items[1]))
        return frozenset(map(self.literal, items))

    def clauses(self, text: str) -> list[Clause]:
        """The clauses of a text."""
        found = self.read(clauses_in, text)
        return [rule_clause([*map(self.literal, heads)], [*map(self.literal, body)]) for heads, body in found]

    def body(self, value: Value) -> list[Literal]:
        """The literals of a body, from a list, a set, or text with commas."""
        plain = unwrapped(value)
        if isinstance(plain, str):
            return [self.literal(literal) for literal in self.read(literals_in, plain)]
        if plain is None:
            return []
        items = tuple(plain) if isinstance(plain, set | frozenset) else term_items(plain)
        if items is None:
            raise NotLogic(f"{kind_of(plain)} where a body should be")
        return [self.literal(item) for item in items]


def logic_constant(value: Value) -> Constant:
    """A constant; 1 and 1.0 are one."""
    return Constant(canonical(value), written_out(value, str))


def rule_clause(head: Sequence[Literal], body: Sequence[Literal]) -> Clause:
    """The clause of a rule: its head, or the negation of something in its body."""
    return frozenset(
        [*head, *(Literal(False, literal.atom if literal.positive else failing_atom(literal)) for literal in body)]
    )


def failing_atom(literal: Literal) -> Compound:
    """The atom under `not` in a body, which is proved by failing to prove it."""
    return Compound("not", (literal.atom,))


def term_items(value: Value) -> tuple[Value, ...] | None:
    """The items of a list, tuple or array; None for anything else, records included."""
    return None if isinstance(value, Record) else items_of(value)


def is_text(value: Value) -> bool:
    """Whether a value is text."""
    return isinstance(unwrapped(value), str)


def is_name(text: str) -> bool:
    """Whether a text names a variable or a constant, and is no term with arguments.

    >>> is_name("ann"), is_name("f(X)"), is_name("new york")
    (True, False, True)
    """
    return not any(mark in text for mark in "()[]") and ":-" not in text


def is_body(value: Value) -> bool:
    """Whether the second item of a clause is a body: a literal begins with the name of a predicate, a body does not."""
    plain = unwrapped(value)
    if isinstance(plain, set | frozenset):
        return True
    items = term_items(plain)
    if items is None:
        return False
    if not items:
        return True
    first = unwrapped(items[0])
    return not isinstance(first, str) or not is_name(first)  # a text with arguments is a literal of a body


def is_clause(value: Value) -> bool:
    """Whether an expected value is one clause, and not a theory of several."""
    plain = unwrapped(value)
    if isinstance(plain, dict | Record):
        return True
    items = tuple(plain) if isinstance(plain, set | frozenset) else term_items(plain)
    if not items:
        return True
    first = term_items(unwrapped(items[0]))
    name = unwrapped(first[0]) if first else None
    return isinstance(name, str) and is_name(name)


def theory_of(value: Value) -> tuple[Clause, ...]:
    """The clauses of a theory, or of a clause that stands alone; raises `NotLogic`."""
    reading = TermReader()
    plain = unwrapped(value)
    if isinstance(plain, str):
        return tuple(reading.clauses(plain))
    if isinstance(plain, dict | Record):
        return (reading.clause(plain),)
    items = tuple(plain) if isinstance(plain, set | frozenset) else term_items(plain)
    if items is None:
        raise NotLogic(kind_of(plain))
    return tuple(reading.clause(item) for item in items)


def variables_of(clause: Clause) -> set[Variable]:
    """The variables that occur in a clause."""
    return {term for literal in clause for term in terms_inside(literal.atom) if isinstance(term, Variable)}


def terms_inside(term: Term) -> Iterator[Term]:
    """A term and all terms in it."""
    yield term
    if isinstance(term, Compound):
        for argument in term.arguments:
            yield from terms_inside(argument)
