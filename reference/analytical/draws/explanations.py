"""Draws of theories about what may be loaded onto what, of facts about things, and of examples with their facts."""

from collections.abc import Sequence
from itertools import islice, product
from random import Random
from typing import Any

from reference.analytical.ebg import ebg_predict, explained_rules
from reference.analytical.explanations import explain, explanations
from reference.analytical.generalizing import generalize_proof
from reference.logic.terms import as_clause, rule_lists, substituted, variables_in
from reference.shared.draws.numbers import Range, tries, whole_number

Clause = list[Any]
TARGET = "loads"
# the clauses of each predicate, of which a theory has some; those of a predicate use only predicates below it
POOL: dict[str, tuple[str, ...]] = {
    "loads": (
        "loads(X, Y) :- carries(Y, X), dry(Y)",
        "loads(X, Y) :- carries(Y, X), allowed(X, Y)",
        "loads(X, Y) :- allowed(X, Y), dry(Y)",
        "loads(X, Y) :- allowed(X, Y), mass(X, M), less(M, 6)",
        "loads(X, Y) :- kind(Y, van), carries(Y, X), allowed(X, Y)",
    ),
    "carries": (
        "carries(Y, X) :- mass(X, M), limit(Y, L), less(M, L)",
        "carries(Y, X) :- mass(X, M), mass(Y, N), less(M, N)",
    ),
    "mass": ("mass(X, M) :- volume(X, V), density(X, D), times(V, D, M)", "mass(X, 5) :- kind(X, crate)"),
    "dry": ("dry(Y) :- covered(Y)", "dry(Y) :- stands(Y, H), heated(H)", "dry(Y) :- stands(Y, H), indoors(H)"),
    "allowed": (
        "allowed(X, Y) :- owner(X, P), owner(Y, P)",
        "allowed(X, Y) :- owner(X, P), trusts(P, Q), owner(Y, Q)",
        "allowed(X, Y) :- colour(X, red), owner(Y, P), staff(P)",
    ),
}
OTHER_NAMES = ("A", "B", "Item", "Place", "Who", "P2", "T", "Val", "Xs")
THINGS = ("a", "b", "c7", "box", "cart", "lift", "ox")
PEOPLE, HALLS, KINDS, COLOURS = ("ann", "bob", "eve"), ("h1", "h2"), ("crate", "van", "sledge"), ("red", "grey")


def loading_theory(random: Random, heads: Range = (1, 2), each: Range = (1, 2), renamed: float = 0.5) -> list[Clause]:
    """Clauses about what may be loaded onto what, in any order: some of the target, and some of each predicate used."""
    drawn: list[Clause] = []
    wanted = [TARGET]
    for name in wanted:
        # both ways to know a mass: with one alone, no thing may be less heavy than another
        few = 2 if name == "mass" else whole_number(random, heads if name == TARGET else each)
        for text in random.sample(POOL[name], few):
            clause = as_clause(text)
            names = variables_in(clause)
            if random.random() < renamed:
                clause = substituted(clause, dict(zip(names, random.sample(OTHER_NAMES, len(names)), strict=True)))
            drawn.append(rule_lists(clause))
            wanted += [atom[0] for atom in drawn[-1][1] if atom[0] in POOL and atom[0] not in wanted]
    return random.sample(drawn, len(drawn))


def loading_facts(random: Random, things: Sequence[str], known: float = 0.9) -> list[list[Any]]:
    """Facts about some things, their owners and places, in any order; each is known with a chance."""
    facts: list[list[Any]] = []
    for thing in things:
        facts += [["volume", thing, random.randint(1, 3)], ["density", thing, random.randint(1, 3)]]
        facts += [["limit", thing, random.choice((3, 5, 6))], ["kind", thing, random.choice(KINDS)]]
        facts += [["owner", thing, name] for name in random.sample(PEOPLE, random.randint(1, 2))]
        facts += [["stands", thing, hall] for hall in random.sample(HALLS, random.randint(1, 2))]
        facts += [["covered", thing]] * (random.random() < 0.5) + [["colour", thing, random.choice(COLOURS)]]
    facts += [["trusts", *random.sample(PEOPLE, 2)] for _ in range(3)]
    facts += [["staff", name] for name in random.sample(PEOPLE, random.randint(1, 2))]
    facts += [[random.choice(["heated", "indoors"]), random.choice(HALLS)]]
    different = [list(fact) for fact in dict.fromkeys(map(tuple, facts)) if random.random() < known]
    return random.sample(different, len(different)) or [["colour", things[0], "red"]]


def loading_goal(random: Random) -> list[str]:
    """A goal about two things."""
    return [TARGET, *random.sample(THINGS, 2)]


def facts_about(
    random: Random,
    goal: Sequence[str],
    theory: Sequence[Clause],
    provable: bool | None = True,
    others: int = 0,
    known: float = 0.9,
) -> list[list[Any]]:
    """Facts about the things of a goal and some others, which explain it, or do not, as asked; None: either."""
    rest = [thing for thing in THINGS if thing not in goal]
    for _ in tries():
        things = [*goal[1:], *random.sample(rest, others)]
        facts = loading_facts(random, random.sample(things, len(things)), known)
        if provable is None or provable == (explain(goal, theory, facts) is not None):
            break
    return facts


def loading_case(random: Random, theory: Sequence[Clause], provable: bool = True) -> dict[str, Any]:
    """A goal, and facts that explain it, or do not."""
    goal = loading_goal(random)
    return {"goal": goal, "facts": facts_about(random, goal, theory, provable)}


def explanation_of(random: Random, theory: Sequence[Clause]) -> dict[str, Any]:
    """One of the explanations of an example."""
    case = loading_case(random, theory)
    return random.choice(list(islice(explanations(case["goal"], theory, case["facts"]), 20)))


def loading_examples(
    random: Random, theory: Sequence[Clause], n: Range = (4, 5), negative: Range = 1, unexplained: Range = 0
) -> list[dict[str, Any]]:
    """Labelled examples; the first one has an explanation, one is covered by its rule, negative ones have one too."""
    first = loading_case(random, theory)
    rule = generalize_proof(explain(first["goal"], theory, first["facts"]) or {}, theory)
    cases = [{**loading_case(random, theory), "positive": True} for _ in range(whole_number(random, n) - 2)]
    cases += [{**loading_case(random, theory), "positive": False} for _ in range(whole_number(random, negative))]
    cases += [
        {**loading_case(random, theory, provable=False), "positive": True}
        for _ in range(whole_number(random, unexplained))
    ]
    for _ in tries():
        again = loading_case(random, theory)
        if ebg_predict([rule], again["goal"], again["facts"]):
            break
    return [{**first, "positive": True}, *random.sample([*cases, {**again, "positive": True}], len(cases) + 1)]


def loading_lessons(random: Random, theory: Sequence[Clause]) -> list[dict[str, Any]]:
    """Labelled examples: two that teach different rules, one for the first rule alone, an unexplained, a negative one.

    The unexplained one is not the last, and the one for the first rule comes after both rules, if the theory has them.
    """
    first = loading_case(random, theory)
    for _ in range(8):
        second = loading_case(random, theory)
        rules = [explained_rules(each["goal"], theory, each["facts"])[0] for each in (first, second)]
        if not ebg_predict(rules[:1], second["goal"], second["facts"]):
            break
    for _ in range(8):
        again = loading_case(random, theory)
        if [ebg_predict([rule], again["goal"], again["facts"]) for rule in rules] == [True, False]:
            break
    lessons = [{**case, "positive": True} for case in (first, second, again)]
    lessons.insert(random.randint(0, 2), {**loading_case(random, theory, provable=False), "positive": True})
    lessons.insert(random.randint(0, 4), {**loading_case(random, theory), "positive": False})
    return lessons


BASE = {"f": 1, "g": 1, "e": 2, "h": 2}  # predicates of facts, and the number of their terms
DERIVED = {"top": 1, "mid": 2, "low": 1}  # predicates of clauses: each uses only later ones
CONSTANTS = ("a", "b", "x1", 3)


def any_theory(random: Random, clauses: Range = (1, 2), atoms: Range = (1, 3)) -> list[Clause]:
    """Clauses of three predicates without a meaning, each of which uses only later ones, with constants in some."""
    drawn: list[Clause] = []
    for place, (name, arity) in enumerate(DERIVED.items()):
        below = {**BASE, **dict(list(DERIVED.items())[place + 1 :])}
        for _ in range(whole_number(random, clauses)):
            terms: list[Any] = [*random.sample(OTHER_NAMES, 3), random.choice(CONSTANTS)]
            names = random.choices(list(below), k=whole_number(random, atoms))
            # only facts with constants: each clause can then hold, if need be with one value for all variables
            body = [[each, *random.choices(terms, [3, 3, 2, each in BASE], k=below[each])] for each in names]
            body[0][1] = terms[0]
            free = variables_in(tuple(map(tuple, body)))
            drawn.append([[name, *random.choices(free, k=arity)], body])
    return random.sample(drawn, len(drawn))


def any_goal(random: Random) -> list[str]:
    """A goal about one thing without a meaning."""
    return ["top", str(random.choice(CONSTANTS[:3]))]


def any_facts_about(
    random: Random, goal: Sequence[Any], theory: Sequence[Clause], n: Range = (3, 10)
) -> list[list[Any]]:
    """Facts of predicates without a meaning; more often than not they explain a goal."""
    for _ in range(8):
        names = random.choices(list(BASE), k=whole_number(random, n))
        facts = [[name, *random.choices(CONSTANTS, k=BASE[name])] for name in names]
        if explain(goal, theory, facts) is not None:
            break
    return [list(fact) for fact in dict.fromkeys(map(tuple, facts))]


def any_explanation(random: Random, theory: Sequence[Clause]) -> dict[str, Any]:
    """One of the explanations of a goal without a meaning."""
    every = [[name, *terms] for name, arity in BASE.items() for terms in product(CONSTANTS, repeat=arity)]
    for most in range(15, 1000, 5):  # all facts at last, from which every clause can hold
        goal, facts = any_goal(random), random.sample(every, min(most, len(every)))
        found = list(islice(explanations(goal, theory, facts), 20))
        if found:
            break
    return random.choice(found)


def any_examples(random: Random, theory: Sequence[Clause], n: Range = (1, 5)) -> list[dict[str, Any]]:
    """Labelled examples without a meaning; the first one is positive."""
    drawn = []
    for place in range(whole_number(random, n)):
        goal = any_goal(random)
        facts = any_facts_about(random, goal, theory, n=(5, 12))
        drawn.append({"goal": goal, "facts": facts, "positive": not place or random.random() < 0.8})
    return drawn
