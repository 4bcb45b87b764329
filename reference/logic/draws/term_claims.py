"""Draws of claims about terms: their kinds, their arguments, and the variables in them."""

from random import Random
from typing import Any

from reference.logic.term_structure import leaves_of, term_info
from reference.logic.terms import as_term, is_variable, variables_in

CONSTANTS = ("oslo", "red", "ann", "north", 7, 0)
VARIABLES = ("Box", "X", "Who", "_to", "_s", "Street")
FUNCTORS = ("parcel", "label", "bag", "van")
SAID = {"variable": "is a variable", "constant": "is a constant", "ground": "is ground"}
COUNTED = {"arity": "argument", "variables": "different variable"}


def packed_term(random: Random, depth: int, variables: tuple[str, ...]) -> Any:
    """A compound term with up to three arguments; those that are compound have one level less."""

    def argument() -> Any:
        if depth > 1 and random.random() < 0.4:
            return packed_term(random, depth - 1, variables)
        return random.choice(variables if variables and random.random() < 0.5 else CONSTANTS)

    return [random.choice(FUNCTORS), *(argument() for _ in range(random.choice((1, 2, 2, 3))))]


def term_claims(random: Random, count: int) -> list[dict[str, Any]]:
    """Claims about different terms, of which many look true to somebody who does not look inside.

    >>> term_claims(Random(3), 1)[0]["text"]
    'Who is a variable'
    """
    found: dict[str, dict[str, Any]] = {}
    while len(found) < 6 * count:
        if random.random() < 0.25:
            term, says = random.choice((*CONSTANTS, *VARIABLES)), random.choice((*SAID,))
        else:
            names = random.sample(VARIABLES, random.choice((0, 1, 1, 2)))
            term = packed_term(random, random.choice((1, 2, 2, 3)), tuple(names))
            if not any(isinstance(part, list) for part in term[1:]) and random.random() < 0.7:
                continue  # most mistakes show only inside
            more = ["variables"] * 2 if variables_in(as_term(term)) else []
            says = random.choice(("ground", "ground", "arity", "arity", "functor", *more))
        value = None if says in SAID else likely_value(random, term, says)
        said = SAID[says] if value is None else written_claim(says, value)
        text = written_term(term)
        found.setdefault(text, {"term": term, "says": says, "value": value, "text": f"{text} {said}"})
    return list(found.values())


def written_claim(says: str, value: Any) -> str:
    """What is said of a term's functor, arguments or variables.

    >>> written_claim("arity", 2)
    'has 2 arguments'
    """
    if says == "functor":
        return f"has the functor {value}"
    return f"has {value} {COUNTED[says]}{'' if value == 1 else 's'}"


def likely_value(random: Random, term: Any, says: str) -> Any:
    """The functor of a term, the number of its arguments or variables, or what a mistake would give for it."""
    info, leaves = term_info(term), leaves_of(as_term(term))
    if says == "functor":
        inner = [part[0] for part in term[1:] if isinstance(part, list)]
        return random.choice((term[0], random.choice(inner or FUNCTORS)))
    if says == "arity":
        return random.choice((info["arity"], info["arity"], len(leaves), len(leaves) + 1))
    outer = {part for part in term[1:] if is_variable(part)}
    return random.choice((len(info["variables"]),) * 2 + (len([*filter(is_variable, leaves)]), len(outer)))


def written_term(term: Any) -> str:
    """A term as it is written.

    >>> written_term(["bag", "X", ["label", 7]])
    'bag(X, label(7))'
    """
    return f"{term[0]}({', '.join(map(written_term, term[1:]))})" if isinstance(term, list) else str(term)
