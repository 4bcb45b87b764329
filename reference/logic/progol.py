"""Progol: bottom clauses, compaction, and clauses found by covering. Blockeel, section 15.5.5; Mitchell, section 10.7.

An example is a definite clause `(head, body)`, the background a list of definite clauses without functions. What is
learned stands in no body, so that what a clause covers does not depend on the clauses found before.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count, product
from typing import Any

from reference.logic.coverage import Example, Theory, theory_model, with_new_constants
from reference.logic.forward_chaining import Atom, as_atoms, extensions, instance, matched
from reference.logic.subsumption import subsumes
from reference.logic.terms import NOT, Clause, as_clause, is_variable, variables_in
from reference.process import Process

MOST_LITERALS = 10  # of a body whose subsets are all tried
Truth = Mapping[Atom, bool]


def ground_instances(theory: Theory, constants: Sequence[str]) -> Iterator[tuple[Atom, set[Atom]]]:
    """Every instance of the clauses of a theory with constants for its variables, the body as a set."""
    for head, body in theory:
        names = variables_in([head, body])
        for values in product(constants, repeat=len(names)):
            given = dict(zip(names, values, strict=True))
            yield instance(head, given), {instance(atom, given) for atom in body}


def unit_literals(
    example: Example, background: Theory, *, backward: bool = True, max_steps: int | None = None
) -> dict[Atom, bool]:
    """The atoms that the background and the negated example make true or false, by unit resolution.

    The body of the example is true and its head false. In every step, a clause with a true body makes its head true;
    `backward`, one with a false head and a single atom that is not true makes that atom false. `max_steps` bounds the
    number of steps, as Mitchell's k does. Variables of the background stand for the constants that there are.
    """
    head, body = example
    truth = {**dict.fromkeys(as_atoms(body), True), tuple(head): False}
    rules = [(head, body) for head, body in background]
    atoms = [atom for head, body in [example, *rules] for atom in (head, *body)]
    constants = sorted({term for atom in atoms for term in atom[1:] if not is_variable(term)})
    instances = list(ground_instances(rules, constants))
    for _ in count() if max_steps is None else range(max_steps):
        new = {
            atom: value
            for each in instances
            for atom, value in unit_conclusions(*each, truth, backward)
            if atom not in truth
        }
        if not new:
            break
        truth |= new
    return truth


def unit_conclusions(head: Atom, body: set[Atom], truth: Truth, backward: bool) -> list[tuple[Atom, bool]]:
    """What unit resolution concludes from one clause without variables.

    >>> unit_conclusions(("p",), {("q",), ("r",)}, {("p",): False, ("q",): True}, backward=True)
    [(('r',), False)]
    """
    unknown = [atom for atom in body if not truth.get(atom, False)]
    if not unknown:
        return [(head, True)]
    # the head is false, and all of the body but one atom is true: then this one is not
    return [(unknown[0], False)] if backward and len(unknown) == 1 and truth.get(head) is False else []


def bottom_clause(
    example: Example, background: Theory, *, backward: bool = True, max_steps: int | None = None
) -> Clause:
    """The bottom clause of an example: the negation of all that follows from the background and the negated example.

    Blockeel, section 15.5.5. Its variables become new constants first, and variables again at the end.

    >>> bottom_clause((("beak", "tweety"), []), [(("beak", "X"), [("bird", "X")])])
    (('beak', 'tweety'), ('bird', 'tweety'))
    >>> bottom_clause((("nice", "X"), [("dog", "X")]), [(("pet", "X"), [("dog", "X")])])
    (('nice', 'X'), ('not', ('dog', 'X')), ('not', ('pet', 'X')))
    """
    head, body = with_new_constants(example, background)
    names = dict(zip(terms_of(head, body), terms_of(example[0], example[1]), strict=True))
    truth = unit_literals((head, body), background, backward=backward, max_steps=max_steps)
    denied = [instance(atom, names) for atom, value in truth.items() if not value]
    given = [instance(atom, names) for atom, value in truth.items() if value]
    return (tuple(example[0]), *sorted({*denied} - {tuple(example[0])}), *((NOT, atom) for atom in sorted(given)))


def terms_of(head: Sequence[str], body: Iterable[Sequence[str]]) -> list[str]:
    """All terms of a clause, in order and with repeats."""
    return [term for atom in (head, *body) for term in atom[1:]]


def clause_size(clause: Any) -> int:
    """The number of different literals of a clause, its head included."""
    return len(as_clause(clause))


def hypothesis_size(clauses: Iterable[Any]) -> int:
    """The size of a hypothesis: the number of literals in all its clauses, heads included.

    >>> hypothesis_size([(("p", "X"), [("q", "X")]), (("p", "X"), [("r", "X"), ("s", "X")])])
    5
    """
    return sum(map(clause_size, clauses))


Grounded = tuple[Atom, list[Atom]]  # the head of an example, and all that holds of it


def grounded(example: Example, background: Theory, taken: Any = ()) -> Grounded:
    """An example with new constants for its variables, and with all that the background adds to its body."""
    head, body = with_new_constants(example, [*background, taken])
    return head, sorted(theory_model(body, background))


def covers_grounded(clause: Any, example: Grounded) -> bool:
    """Whether a short clause θ-subsumes an example that has all that the background adds to it."""
    start = matched(clause[0], example[0], {})
    return start is not None and bool(extensions(clause[1], example[1], start))


def clause_covers(clause: Any, background: Theory, example: Example) -> bool:
    """Whether a clause and the background entail an example, if its head's predicate stands in no body.

    The clause θ-subsumes the example with all that the background adds to its body.
    """
    # a clause of any length, as a student may write it: this search gives up in time
    return subsumes(clause, grounded(example, background, as_clause(clause)))


def compaction(clause: Any, examples: Iterable[Example], background: Theory) -> int:
    """How much shorter a clause makes the theory: the sizes of the examples that it covers, less its own.

    Blockeel, section 15.5.5 and figure 15.10; the examples are the positive ones that are not covered yet.

    >>> naive = (("likes", "X"), [("naive", "X")])
    >>> compaction(naive, [(("likes", "odie"), [("dog", "odie"), ("naive", "odie")])], [])
    1
    """
    return literals_saved(clause, sized(examples, background, clause))


def sized(examples: Iterable[Example], background: Theory, taken: Any) -> list[tuple[int, Grounded]]:
    """Examples with their sizes, and with all that the background adds to them."""
    return [(1 + len(each[1]), grounded(each, background, taken)) for each in examples]


def literals_saved(clause: Any, examples: Iterable[tuple[int, Grounded]]) -> int:
    """The sizes of the examples that a clause covers, less its own; no body has an atom twice."""
    return sum(size for size, example in examples if covers_grounded(clause, example)) - 1 - len(clause[1])


def subclauses(example: Example, background: Theory) -> Iterator[tuple[Atom, tuple[Atom, ...]]]:
    """The clauses with an example's head and some body literals of its bottom clause, the shortest first.

    Raises ValueError for a body of more than 10 literals.
    """
    head, atoms = with_new_constants(example, background)
    names = dict(zip(terms_of(head, atoms), terms_of(*example), strict=True))
    body = [instance(atom, names) for atom in sorted(theory_model(atoms, background))]
    if len(body) > MOST_LITERALS:
        raise ValueError(
            f"the bottom clause has {len(body)} literals in its body; at most {MOST_LITERALS} are searched"
        )
    for length in range(len(body) + 1):
        for chosen in combinations(body, length):
            yield tuple(example[0]), chosen


def best_subclauses(
    example: Example, left: Sequence[Example], negatives: Sequence[Example], background: Theory
) -> list[tuple[int, tuple[Atom, tuple[Atom, ...]]]]:
    """The clauses below an example's bottom clause with the largest compaction, with it; none covers a negative.

    All have the head of the example; without it, a denial would be shorter.

    >>> left = [(("likes", "X"), [("dog", "X"), ("naive", "X")])]
    >>> best_subclauses(left[0], left, [(("likes", "Y"), [])], [])
    [(1, (('likes', 'X'), (('dog', 'X'),))), (1, (('likes', 'X'), (('naive', 'X'),)))]
    """
    # once for all clauses: they have no constants but those of the example and the background
    refused = [grounded(negative, background, example) for negative in negatives]
    wanted = sized(left, background, example)
    found = [
        (literals_saved(clause, wanted), clause)
        for clause in subclauses(example, background)
        if not any(covers_grounded(clause, negative) for negative in refused)
    ]
    best = max((value for value, _ in found), default=0)
    return [(value, clause) for value, clause in found if value == best]


@dataclass(frozen=True, slots=True)
class ProgolState:
    """A clause found, its compaction, and the positive examples that were not covered before it."""

    clause: Any
    compaction: int
    left: tuple[Any, ...]


def progol_start(positives: Sequence[Example], **_: Any) -> ProgolState:
    """No clause yet, and all positive examples left."""
    return ProgolState((), 0, tuple(positives))


def progol_successors(
    state: ProgolState, positives: Sequence[Example], negatives: Sequence[Example], background: Theory
) -> tuple[ProgolState, ...]:
    """The next clause for the first example left; none where no example is left, or nothing is made shorter.

    Several clauses with the largest compaction are all right.
    """
    left = still_left(state, background)
    found = best_subclauses(left[0], left, negatives, background) if left else []
    return tuple(ProgolState(clause, value, left) for value, clause in found if value > 0)


def still_left(state: ProgolState, background: Theory) -> tuple[Any, ...]:
    """The positive examples that the clause of a state does not cover."""
    if not state.clause:
        return state.left
    if len(state.clause[1]) > MOST_LITERALS:
        raise ValueError(f"a body of {len(state.clause[1])} literals is longer than any that is searched")
    left = [(example, grounded(example, background, state.clause)) for example in state.left]
    return tuple(example for example, full in left if not covers_grounded(state.clause, full))


PROGOL = Process(progol_start, progol_successors)


def progol(positives: Sequence[Example], negatives: Sequence[Example], background: Theory) -> list[Any]:
    """The clauses that Progol finds, taking the first of several best ones.

    >>> positives = [(("likes", "X"), [("dog", "X"), ("naive", "X")]), (("likes", "Y"), [("cat", "Y"), ("naive", "Y")])]
    >>> progol(positives, [(("likes", "Z"), [("dog", "Z")])], [])
    [(('likes', 'X'), (('naive', 'X'),))]
    """
    return [state.clause for state in PROGOL.steps(positives=positives, negatives=negatives, background=background)][1:]
