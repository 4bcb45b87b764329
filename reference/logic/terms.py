"""Terms, literals and clauses of first-order logic. Blockeel, sections 15.2.1 and 15.2.3.

A term is a constant (text or a number), a variable (text that begins with a capital letter or `_`) or compound:
`(functor, term, ...)`. An atom is `(predicate, term, ...)`, a negated one `("not", atom)`. A clause is a tuple of
different literals; a definite one is also written as `(head, body)`.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any

Term = Any  # text, a number, or a tuple (functor, term, ...)
Literal = tuple[Any, ...]  # (predicate, term, ...) or ("not", (predicate, term, ...))
Clause = tuple[Literal, ...]
Substitution = dict[str, Term]
ANONYMOUS = "_"  # each `_` is a variable of its own: no two of them need to agree
NOT = "not"


def is_variable(term: Term) -> bool:
    """Whether a term is a variable: it begins with a capital letter or `_`, as in Prolog.

    >>> [is_variable(term) for term in ("X", "Who", "_", "_who", "ann", "", 3, ("f", "X"))]
    [True, True, True, True, False, False, False, False]
    """
    return isinstance(term, str) and (term[:1].isupper() or term[:1] == ANONYMOUS)


def as_term(written: Any) -> Term:
    """A term as tuples, whether it is written with lists or with tuples.

    >>> as_term(["f", "X", ["g", 3]])
    ('f', 'X', ('g', 3))
    """
    return tuple(map(as_term, written)) if isinstance(written, Sequence) and not isinstance(written, str) else written


def as_literal(written: Any) -> Literal:
    """A literal as tuples; a proposition may be written as text.

    >>> as_literal("rain"), as_literal(["not", "rain"]), as_literal(["p", "X"])
    (('rain',), ('not', ('rain',)), ('p', 'X'))
    """
    literal = as_term(written)
    if isinstance(literal, str):
        return (literal,)
    return (NOT, as_literal(literal[1])) if is_negative(literal) else literal


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
    return not written[1] or not isinstance(written[1][0], str)


def as_clause(written: Sequence[Any]) -> Clause:
    """The different literals of a clause in the order given, each `_` as a variable of its own.

    >>> as_clause([["p", "X"], [["q", "X"], ["q", "X"]]])
    (('p', 'X'), ('not', ('q', 'X')))
    >>> as_clause([["p", "_"], ["not", ["q", "_"]]])
    (('p', '_1'), ('not', ('q', '_2')))
    """
    if is_definite_pair(written):
        literals = [as_literal(written[0]), *(negated(as_literal(literal)) for literal in written[1])]
    else:
        literals = [as_literal(literal) for literal in written]
    return without_repeats(without_anonymous(tuple(literals)))


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
