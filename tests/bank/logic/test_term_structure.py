"""Tests of `reference.logic.term_structure`, against regular expressions over the written term."""

import re
from random import Random

from reference.logic.draws.term_claims import term_claims, written_term
from reference.logic.term_structure import claim_of_term_holds, term_info


def said_by_text(text: str) -> bool:
    """Whether a claim is true, by its words alone."""
    [[term, words]] = re.findall(r"(.*?) ((?:is|has) .*)", text)
    variables = {*re.findall(r"\b[A-Z_]\w*", term)}
    if "functor" in words:
        return term.startswith(f"{words.split()[-1]}(")
    if "different variable" in words:
        return len(variables) == int(words.split()[1])
    if "argument" in words:
        inside = term.partition("(")[2][:-1]
        while "(" in inside:
            inside = re.sub(r"\w+\([^()]*\)", "x", inside)
        return inside.count(",") + 1 == int(words.split()[1])
    return {
        "is a variable": bool(re.fullmatch(r"[A-Z_]\w*", term)),
        "is a constant": bool(re.fullmatch(r"[a-z0-9]\w*", term)),
        "is ground": not variables,
    }[words]


def test_claims_are_true_where_their_text_is() -> None:
    claims = [claim for seed in range(40) for claim in term_claims(Random(seed), 8)]
    assert all(claim_of_term_holds(claim) == said_by_text(claim["text"]) for claim in claims)
    assert 0.3 < sum(map(claim_of_term_holds, claims)) / len(claims) < 0.8


def test_a_term_is_the_same_as_lists_and_as_text() -> None:
    terms = [claim["term"] for claim in term_claims(Random(1), 8) if isinstance(claim["term"], list)]
    assert all(term_info(term)["arity"] == len(term) - 1 for term in terms)
    assert all(term_info(written_term(term))["variables"] == term_info(term)["variables"] for term in terms)
