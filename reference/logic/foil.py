"""FOIL: clauses learned from facts, literal by literal. Mitchell, 10.5; Kubat, 15.3; Blockeel, 15.5.6.

A clause is `(head, body)`. The examples of the target are tuples of constants; a binding gives every variable of the
clause a constant. Gains are compared as whole numbers, so that ties are ties.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Literal

from reference.logic.forward_chaining import Atom, Substitution, as_atoms, extensions, instance
from reference.logic.terms import is_variable
from reference.process import Process
from reference.rules.coverage import foil_gain

Clause = tuple[Atom, tuple[Atom, ...]]
Examples = Sequence[Sequence[str]]
Facts = Sequence[Sequence[str]]
Count = Literal["bindings", "examples"]
HEAD = ("X", "Y", "U", "V")  # the variables of a head
# more than the literals of any clause: one new variable each
FRESH = ("Z", "W", "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9")


def closed_world_negatives(constants: Sequence[str], positives: Examples, *, reflexive: bool = True) -> list[Atom]:
    """Every tuple of constants that is not positive; pairs of a constant with itself only if `reflexive`.

    Kubat, section 15.3, who leaves open which it is.

    >>> closed_world_negatives(["a", "b"], [("a", "b")])
    [('a', 'a'), ('b', 'a'), ('b', 'b')]
    >>> closed_world_negatives(["a", "b"], [("a", "b")], reflexive=False)
    [('b', 'a')]
    """
    known = {*as_atoms(positives)}
    tuples = product(constants, repeat=len(positives[0]))
    return [each for each in tuples if each not in known and (reflexive or len({*each}) == len(each))]


def most_general(target: str, positives: Examples) -> Clause:
    """The clause without a body; its head has as many variables as the examples have constants."""
    if not positives:
        raise ValueError("without a positive example the head has no known number of variables")
    return (target, *HEAD[: len(positives[0])]), ()


def as_clause(written: Sequence[Sequence[object]]) -> Clause:
    """A clause as tuples of text."""
    head, body = written
    return tuple(map(str, head)), tuple(tuple(map(str, atom)) for atom in body if isinstance(atom, Sequence))


def variables_of(clause: Clause) -> list[str]:
    """The variables of a clause, in the order of first occurrence."""
    head, body = clause
    return list(dict.fromkeys(term for atom in (head, *body) for term in atom[1:] if is_variable(term)))


def bindings(clause: Clause, examples: Examples, facts: Facts) -> list[Substitution]:
    """The bindings of a clause's variables that make its head an example and its body facts.

    >>> clause = (("gives", "X", "Y"), (("link", "X", "Z"),))
    >>> bindings(clause, [("a", "b")], [("link", "a", "b"), ("link", "a", "c"), ("link", "b", "c")])
    [{'X': 'a', 'Y': 'b', 'Z': 'b'}, {'X': 'a', 'Y': 'b', 'Z': 'c'}]
    """
    head, body = clause
    starts = [dict(zip(head[1:], example, strict=True)) for example in examples]
    return [found for start in starts for found in extensions(body, facts, start)]


def covered(clause: Clause, examples: Examples, facts: Facts) -> list[Atom]:
    """The examples for which the body holds with some values of its other variables."""
    return [tuple(example) for example in examples if bindings(clause, [example], facts)]


def extended(clause: Clause, literal: Sequence[str]) -> Clause:
    """The clause with one more literal in its body."""
    head, body = clause
    return head, (*body, tuple(literal))


def kept(literal: Sequence[str], found: Sequence[Substitution], facts: Facts) -> int:
    """The count t: how many bindings a literal keeps, each counted once."""
    # once each: a binding that is extended three ways is still one (Mitchell's t)
    return sum(bool(extensions([literal], facts, binding)) for binding in found)


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of positives and negatives before and after a literal, and how many positives the literal keeps."""

    p0: int
    n0: int
    p1: int
    n1: int
    t: int

    @property
    def gain(self) -> float:
        """FOIL's gain in bits; 0 for a literal that keeps no positive binding."""
        return foil_gain(self.p0, self.n0, self.p1, self.n1, t=self.t) if self.p1 else 0.0

    @property
    def rank(self) -> Fraction:
        """The exact value of 2 to the power of the gain, to compare gains; 1 for a literal that keeps nothing."""
        # the gain is t log2 of this ratio; its power is a fraction, so that equal gains are equal
        return Fraction(self.p1 * (self.p0 + self.n0), self.p0 * (self.p1 + self.n1) or 1) ** self.t


def literal_counts(
    clause: Clause,
    literal: Sequence[str],
    positives: Sequence[Substitution],
    negatives: Sequence[Substitution],
    facts: Facts,
    *,
    count: Count,
) -> Counts:
    """The counts that judge a literal, from the bindings of a clause on positive and negative examples.

    Mitchell counts bindings; Kubat counts the examples that are covered, so that t is what is covered after.
    """

    def counted(found: Sequence[Substitution]) -> int:
        return len(found) if count == "bindings" else len({instance(clause[0], each) for each in found})

    both = (positives, negatives)
    after, others = ([more for each in found for more in extensions([literal], facts, each)] for found in both)
    # by examples, what is covered after was covered before
    t = kept(literal, positives, facts) if count == "bindings" else counted(after)
    return Counts(counted(positives), counted(negatives), counted(after), counted(others), t)


def literal_gain(
    clause: Sequence[Sequence[object]],
    literal: Sequence[str],
    positives: Examples,
    negatives: Examples,
    facts: Facts,
    *,
    count: Count = "bindings",
) -> float:
    """FOIL's gain of a literal. By Kubat's count of examples, his table 15.3 has 11.49 for parent(x, y)."""
    general = as_clause(clause)
    found = bindings(general, positives, facts), bindings(general, negatives, facts)
    return literal_counts(general, literal, *found, facts, count=count).gain


def candidates(clause: Clause, facts: Facts) -> list[Atom]:
    """The literals that may be added: predicates of the facts over old variables and one new one, at least one old."""
    old = variables_of(clause)
    fresh = next(name for name in FRESH if name not in old)
    kinds = dict.fromkeys((fact[0], len(fact) - 1) for fact in facts)
    return [
        (name, *terms)
        for name, arity in kinds
        for terms in product((*old, fresh), repeat=arity)
        # FOIL's condition: a literal of new variables only would say nothing of the example
        if any(term in old for term in terms)
    ]


@dataclass(frozen=True, slots=True)
class FoilState:
    """The clause that is being grown, the gain of its last literal, and the positives left by earlier clauses."""

    clause: Clause
    gain: float
    left: tuple[Atom, ...]


def foil_start(target: str, positives: Examples, **_: object) -> FoilState:
    """The state with the most general clause, and every positive example left."""
    return FoilState(most_general(target, positives), 0.0, tuple(as_atoms(positives)))


def scored_literals(
    clause: Clause, positives: Examples, negatives: Examples, facts: Facts, *, count: Count
) -> dict[Atom, Counts]:
    """Every candidate literal with its counts."""
    found, others = bindings(clause, positives, facts), bindings(clause, negatives, facts)
    return {
        literal: literal_counts(clause, literal, found, others, facts, count=count)
        for literal in candidates(clause, facts)
    }


def best_literals(
    clause: Clause, positives: Examples, negatives: Examples, facts: Facts, *, count: Count
) -> list[tuple[Atom, float]]:
    """The literals with the largest gain, and that gain; none if no gain is above 0."""
    scored = scored_literals(clause, positives, negatives, facts, count=count)
    best = max(counts.rank for counts in scored.values())
    return [(literal, counts.gain) for literal, counts in scored.items() if counts.rank == best > 1]


def foil_successors(
    state: FoilState,
    target: str,
    constants: Sequence[str],
    positives: Examples,
    facts: Facts,
    *,
    count: Count = "bindings",
    most: int = 3,
) -> tuple[FoilState, ...]:
    """The clause with its next literal, a state for each best literal; after a clause without negatives, a new clause.

    A finished clause takes the positives that it covers away. It ends when none is left, no literal gains, or a clause
    has as many literals as it may: literals with ever new variables could gain for ever.
    """
    negatives = closed_world_negatives(constants, positives)
    clause, left = as_clause(state.clause), state.left
    # a finished clause: the next one starts from what is left
    if not covered(clause, negatives, facts):
        done = covered(clause, left, facts)
        clause, left = most_general(target, positives), tuple(each for each in left if each not in done)
    if not left or len(clause[1]) == most:
        return ()
    best = best_literals(clause, left, negatives, facts, count=count)
    return tuple(FoilState(extended(clause, literal), gain, left) for literal, gain in best)


FOIL = Process(foil_start, foil_successors)


def foil(target: str, constants: Sequence[str], positives: Examples, facts: Facts) -> list[Clause]:
    """The clauses that FOIL learns, in order; the last may cover negatives if no literal has a gain any more.

    >>> facts = [("link", "a", "b"), ("link", "b", "c"), ("big", "b"), ("big", "c")]
    >>> foil("gives", ["a", "b", "c"], [("a", "b"), ("b", "c")], facts)
    [(('gives', 'X', 'Y'), (('link', 'X', 'Y'),))]
    """
    states = list(FOIL.steps(target=target, constants=constants, positives=positives, facts=facts))
    # the body grows within a clause: where it does not, the clause before is finished
    steps = zip(states, [*states[1:], states[0]], strict=True)
    return [now.clause for now, then in steps if len(then.clause[1]) <= len(now.clause[1])]


def is_determinate(facts: Facts, predicate: str, inputs: Iterable[str]) -> bool:
    """Whether p(X, V) has exactly one V for every X among the inputs. Blockeel, example 15.41.

    >>> facts = [("age", "bob", "54"), ("age", "eve", "31"), ("pet", "eve", "cat")]
    >>> is_determinate(facts, "age", ["bob", "eve"]), is_determinate(facts, "pet", ["bob", "eve"])
    (True, False)
    """
    # exactly one, not at most one
    return all(len(extensions([(predicate, each, "V")], facts, {})) == 1 for each in inputs)
