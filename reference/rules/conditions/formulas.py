"""Conditions on rule lists that become exclusive, and on formulas in disjunctive normal form."""

from collections.abc import Mapping
from typing import Any

from reference.rules.coverage import covers
from reference.rules.dnf import parts_of
from reference.rules.exclusive import all_rows
from reference.rules.formula_flaws import exclusive_flaws
from reference.rules.mistakes import formulas as wrong
from reference.rules.rankers import deciding


def exclusion_tells(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether every rule of a list decides some row, and known mistakes about its negations lead elsewhere."""
    bodies = [body for body, _ in args["rules"]]
    decided = {deciding(bodies, row) for row in all_rows(args["domains"])}
    slips = (wrong.each_condition_negated, wrong.last_negated, wrong.same_labels_kept, wrong.others_negated)
    return {*range(len(bodies))} <= decided and all(exclusive_flaws(slip(**args), **args) for slip in slips)


def third_values_tell(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether it matters for exclusive bodies that an attribute has a third value."""
    return bool(exclusive_flaws(wrong.one_other_value(**args), **args))


def formula_is_telling(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a formula in DNF is true of some rows and not of others, has a negation, and a literal that is alone."""
    rules = expected[:-1]
    names = sorted({name for body, _ in rules for name, _ in body})
    rows = all_rows(dict.fromkeys(names, "tf"))
    true = [any(covers(body, row) for body, _ in rules) for row in rows]
    negated = any(value == "f" for body, _ in rules for _, value in body)
    lengths = [len(parts_of(part, "and")) for part in parts_of(args["formula"], "or")]
    return len({*true}) == 2 and negated and min(lengths) == 1 < max(lengths)
