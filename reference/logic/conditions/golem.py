"""Conditions on runs of GOLEM."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.golem import FIRST_ONE_KEPT, ONE_PARTNER_EACH, PARTNERS_LEFT_ONLY

MOST_STEPS = 10  # that somebody is to look through


def golem_goes_on(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a short run has two seeds at least, an lgg that is kept, and one that is thrown away."""
    lggs = [step for step in expected if any(term[:1].isupper() for term in step["clause"][0][1:])]
    failed = [step for step in lggs if step["covered"]]
    return len(expected) <= MOST_STEPS and len(expected) - len(lggs) > 1 and 0 < len(failed) < len(lggs)


def partners_decide(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether examples that failed are tried again, and covered ones are partners or a clause is generalised again."""
    again, *others = (len(list(each.steps(**args))) for each in (ONE_PARTNER_EACH, FIRST_ONE_KEPT, PARTNERS_LEFT_ONLY))
    return again != len(expected) and any(other != len(expected) for other in others)
