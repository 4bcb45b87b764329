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
            says = random.choice(("ground", "arity", *(["variables"] if variables_in(as_term(term)) else [])))
        number = likely_number(random, term, says) if says in COUNTED else None
        said = SAID[says] if number is None else f"has {number} {COUNTED[says]}{'' if number == 1 else 's'}"
        text = written_term(term)
        found.setdefault(text, {"term": term, "says": says, "number": number, "text": f"{text} {said}"})
    return list(found.values())


def likely_number(random: Random, term: Any, says: str) -> int:
    """The number of arguments or variables of a term, or one that a mistake would give."""
    info, leaves = term_info(term), leaves_of(as_term(term))
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
