"""Conditions on substitutions and on atoms to unify."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from reference.logic.mistakes.substitution import (
    FUNCTORS_NOT_COMPARED,
    all_places_alike,
    arguments_apart,
    checked_directly,
    constants_only,
    matched_only,
    pairs_in_turn,
    two_levels_only,
    whole_arguments_only,
)
from reference.logic.substitution import composed
from reference.logic.terms import as_term, is_variable, substituted
from reference.logic.unification import UNIFICATION, UnificationState, most_general_unifier


def turns_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the pairs of the second substitution give something else one after another, and a variable is in both."""
    different = composed(pairs_in_turn(**args), {}) != composed(**args)
    return different and bool({*args["first"]} & {*args["second"]})


def depth_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether terms deep inside terms are replaced."""
    return composed(two_levels_only(**args), {}) != composed(**args)


def identity_arises(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a variable of a composition is replaced by itself."""
    return len({*args["first"]} | {*args["second"]}) > len(expected)


def bindings_meet(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether two atoms have a unifier, to which neither each argument alone nor matching leads."""
    if expected is None:
        return False
    one, other = as_term(args["one"]), as_term(args["other"])
    apart = arguments_apart(**args)
    fails = apart is None or substituted(one, apart) != substituted(other, apart)
    return fails and matched_only(**args) is None


def variables_meet(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a most general unifier replaces a variable by another one."""
    return any(map(is_variable, (expected or {}).values()))


def late_clash(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether each argument alone has a unifier, and the atoms have none, even without the occurs check."""
    return (
        expected is None
        and arguments_apart(**args) is not None
        and most_general_unifier(**args, occurs_check=False) is None
    )


def occurs_check_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether two atoms have no unifier only because a variable would stand for a term that contains it."""
    without = most_general_unifier(**args, occurs_check=False)
    return without is not None and most_general_unifier(**args) is None and arguments_apart(**args) is not None


def occurs_far(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a variable would stand for a term that contains it only where other variables are replaced in it."""
    return occurs_check_decides(args, expected) and all(
        checked_directly(**args, last_first=turned) is not None for turned in (False, True)
    )


def steps_bind(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a unification ends well, and a later binding changes an earlier one, whichever pair is taken first."""
    if expected[-1]["fails"]:
        return False
    return all(any(rebinds(before, after) for before, after in pairwise(states_by(args, turn))) for turn in (0, -1))


def states_by(args: Mapping[str, Any], turn: int) -> list[UnificationState]:
    """The states of a unification that always takes the first, or the last, of the states that may follow."""
    found = [UNIFICATION.start(**args)]
    while following := UNIFICATION.successors(found[-1], **args):
        found.append(following[turn])
    return found


def rebinds(before: UnificationState, after: UnificationState) -> bool:
    """Whether a binding is changed by a step."""
    return any(after.bindings.get(name, term) != term for name, term in before.bindings.items())


def ends_without(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a unification fails after two bindings or more."""
    return bool(expected[-1]["fails"]) and len(expected[-1]["bindings"]) > 1


def places_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a term stands at several places, and two variables have the same term."""
    values = [repr(term) for term in args["theta"].values()]
    return len({*values}) < len(values) and 2 * len(all_places_alike(**args)) < len(expected) <= 60


def compounds_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether variables may stand for compound terms of an atom, and for what is in these."""
    others = (constants_only(**args), whole_arguments_only(**args))
    return all(len(found) < len(expected) <= 60 for found in others)


def functors_part(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a unification fails only because two functors are different, with other pairs still left."""
    return (
        bool(expected[-1]["fails"]) and len(expected[-2]["left"]) > 1 and not FUNCTORS_NOT_COMPARED.last(**args).fails
    )
