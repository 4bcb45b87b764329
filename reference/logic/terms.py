"""Terms, literals and clauses of first-order logic. Blockeel, sections 15.2.1 and 15.2.3.

A term is a constant (text or a number), a variable (text that begins with a capital letter or `_`) or compound:
`(functor, term, ...)`. An atom is `(predicate, term, ...)`, a negated one `("not", atom)`. A clause is a tuple of
different literals; a definite one is also written as `(head, body)`. Functors and predicates begin with a small letter.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from math import isfinite
from numbers import Real
from typing import Any

from reference.logic.prolog_text import clause_from_text, term_from_text

Term = Any  # text, a number, or a tuple (functor, term, ...)
Literal = tuple[Any, ...]  # (predicate, term, ...) or ("not", (predicate, term, ...))
Clause = tuple[Literal, ...]
Substitution = dict[str, Term]
ANONYMOUS = "_"  # each `_` is a variable of its own: no two of them need to agree
NOT = "not"


class NotATerm(ValueError):
    """Raised for what is written as a term, literal or clause, and is none."""


def is_variable(term: Term) -> bool:
    """Whether a term is a variable: it begins with a capital letter or `_`, as in Prolog.

    >>> [is_variable(term) for term in ("X", "Who", "_", "_who", "ann", "", 3, ("f", "X"))]
    [True, True, True, True, False, False, False, False]
    """
    return isinstance(term, str) and (term[:1].isupper() or term[:1] == ANONYMOUS)


def as_term(written: Any) -> Term:
    """A term as tuples, whether it is written with lists, with tuples or as text; raises `NotATerm`.

    >>> as_term(["f", "X", ["g", 3]]), as_term("f(X, g(3))")
    (('f', 'X', ('g', 3)), ('f', 'X', ('g', 3)))
    """
    if isinstance(written, str):
        return term_from_text(written) if "(" in written else written
    if isinstance(written, Sequence):
        if not written or not isinstance(written[0], str) or is_variable(written[0]):
            raise NotATerm(f"{written!r} begins with no functor: a name in small letters")
        return (written[0], *map(as_term, written[1:]))
    # in Python True equals 1, and NaN is not itself: neither can be compared as a constant
    if isinstance(written, bool) or not isinstance(written, Real) or not isfinite(written):
        raise NotATerm(f"{written!r} is no term: text, a number or [functor, term, ...]")
    return written


def as_literal(written: Any) -> Literal:
    """A literal as tuples; a proposition may be written as text.

    >>> as_literal("rain"), as_literal(["not", "rain"]), as_literal(["p", "X"]), as_literal("not p(X)")
    (('rain',), ('not', ('rain',)), ('p', 'X'), ('not', ('p', 'X')))
    """
    if isinstance(written, str):
        literals, body = clause_from_text(written)
        if len(literals) != 1 or body:
            raise NotATerm(f"{written!r} is not one literal")
        return as_literal(literals[0])
    if isinstance(written, Sequence) and len(written) == 2 and written[0] == NOT:
        return (NOT, as_literal(written[1]))
    literal: Literal = as_term(written)
    if not isinstance(literal, tuple):
        raise NotATerm(f"{written!r} is no literal: [predicate, term, ...]")
    return literal


def is_negative(literal: Literal) -> bool:
    """Whether a literal is a negated atom."""
    return bool(literal[0] == NOT)


def negated(literal: Literal) -> Literal:
    """The literal that is true where this one is false.

    >>> negated(("p", "X")), negated(("not", ("p", "X")))
    (('not', ('p', 'X')), ('p', 'X'))
    """
    inside: Literal = literal[1] if is_negative(literal) else (NOT, literal)
    return inside


def atom_of(literal: Literal) -> Literal:
    """The atom of a literal, without its sign."""
    return negated(literal) if is_negative(literal) else literal


def is_definite_pair(written: Sequence[Any]) -> bool:
    """Whether a clause is written as `[head, body]`: its second item is a list that does not begin with text.

    >>> is_definite_pair([["p", "X"], [["q", "X"]]]), is_definite_pair([["p", "X"], ["not", ["q", "X"]]])
    (True, False)
    """
    if len(written) != 2 or isinstance(written[1], str):
        return False
    first = written[1][0] if written[1] else ()
    return not isinstance(first, str) or "(" in first  # a text with arguments is a literal of a body


def as_clause(written: Any) -> Clause:
    """The different literals of a clause in the order given, each `_` as a variable of its own.

    It may be written as a list of literals, as `[head, body]` (no head: None or `[]`), or as text.

    >>> as_clause([["p", "X"], [["q", "X"], ["q", "X"]]])
    (('p', 'X'), ('not', ('q', 'X')))
    >>> as_clause("p(_) :- q(_)")
    (('p', '_1'), ('not', ('q', '_2')))
    """
    heads: Sequence[Any] = written
    body: Sequence[Any] = ()
    if isinstance(written, str):
        heads, body = clause_from_text(written)
    elif is_definite_pair(written):
        heads, body = [head for head in written[:1] if head], written[1]
    # `not` in a body fails to prove: the literal under it does not change sides
    literals = [*map(as_literal, heads), *((NOT, as_literal(literal)) for literal in body)]
    return without_repeats(without_anonymous(tuple(literals)))


def as_rule(clause: Clause) -> tuple[Literal | None, tuple[Literal, ...]]:
    """A clause with one positive literal at most, as its head and its body; None is the head of a goal.

    >>> as_rule((("p", "X"), ("not", ("q", "X"))))
    (('p', 'X'), (('q', 'X'),))
    """
    heads = [literal for literal in clause if not is_negative(literal)]
    if len(heads) > 1:
        raise ValueError(f"a clause with {len(heads)} positive literals has no head")
    body = tuple(atom_of(literal) for literal in clause if is_negative(literal))
    return (heads[0] if heads else None), body


def as_lists(expression: Any) -> Any:
    """A term, literal or clause with lists in place of tuples.

    >>> as_lists(("p", "X", ("f", 3)))
    ['p', 'X', ['f', 3]]
    """
    return list(map(as_lists, expression)) if isinstance(expression, tuple) else expression


def as_definite(rule: Sequence[Any]) -> Clause:
    """The literals of a definite clause `[head, body]`, the head first; a body has no `_` and no negated literals.

    >>> as_definite([["p", "X"], [["q", "X"]]])
    (('p', 'X'), ('not', ('q', 'X')))
    """
    head, body = rule
    return without_repeats([as_term(head), *((NOT, as_term(atom)) for atom in body)])


def rule_lists(clause: Clause) -> list[Any]:
    """A definite clause as the lists `[head, body]`.

    >>> rule_lists((("p", "X"), ("not", ("q", "X"))))
    [['p', 'X'], [['q', 'X']]]
    """
    [head] = [literal for literal in clause if not is_negative(literal)]
    return [as_lists(head), [as_lists(atom_of(literal)) for literal in clause if is_negative(literal)]]


def without_repeats(literals: Iterable[Literal]) -> Clause:
    """The literals, each once, where it stands first."""
    return tuple(dict.fromkeys(literals))


def without_anonymous(expression: Term) -> Term:
    """An expression in which each `_` has become a variable with a name that stands nowhere else in it."""
    if not any(name == ANONYMOUS for name in names_in(expression)):
        return expression
    taken = set(names_in(expression))
    free = (name for number in count(1) if (name := f"_{number}") not in taken)

    def named(term: Term) -> Term:
        if term == ANONYMOUS:
            return next(free)
        return tuple(map(named, term)) if isinstance(term, tuple) else term

    return named(expression)


def names_in(expression: Term) -> list[str]:
    """Every text of an expression, from left to right: functors, constants and variables."""
    if isinstance(expression, str):
        return [expression]
    if not isinstance(expression, Sequence):
        return []
    return [name for part in expression for name in names_in(part)]


def variables_in(expression: Term) -> list[str]:
    """The different variables of a term, literal or clause, in order of appearance.

    >>> variables_in((("p", "Y", ("f", "X")), ("not", ("q", "X", "Y"))))
    ['Y', 'X']
    """
    return list(dict.fromkeys(name for name in names_in(expression) if is_variable(name)))


def substituted(expression: Term, substitution: Mapping[str, Term]) -> Term:
    """An expression with all variables replaced at once; equal literals of a clause stay as they are.

    >>> substituted(("p", "X", "Y"), {"X": "Y", "Y": "X"})
    ('p', 'Y', 'X')
    """
    if isinstance(expression, tuple):
        return tuple(substituted(part, substitution) for part in expression)
    return substitution.get(expression, expression) if isinstance(expression, str) else expression


def apart_from(expression: Term, taken: Iterable[str]) -> Term:
    """A variant of an expression that shares no variable with the names taken: X becomes X1, or X2, ...

    >>> apart_from(("p", "X", "Y"), ["X", "X1"])
    ('p', 'X2', 'Y')
    """
    used = {*taken}
    own = variables_in(expression)
    renamed: Substitution = {}
    for name in own:
        if name in used:
            free = (f"{name}{number}" for number in count(1))
            renamed[name] = next(other for other in free if other not in used and other not in own)
            used.add(renamed[name])
    return substituted(expression, renamed)
