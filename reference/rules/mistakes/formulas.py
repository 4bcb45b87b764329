"""Known mistakes about exclusive bodies, and about formulas in disjunctive normal form. Flach, 6.1; Blockeel, 5.1.1."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.logic.formulas import Formula
from reference.rules.coverage import Body, Rule
from reference.rules.dnf import DnfRule, is_literal, parts_of, rules_of_parts
from reference.rules.exclusive import Domains, negated

Earlier = Callable[[int], Sequence[int]]  # the places of the rules whose negations are joined to that at a place


def bodies_with(
    rules: Sequence[Rule], domains: Domains, negate: Callable[[Body, Domains], Formula], earlier: Earlier
) -> list[Formula]:
    """Bodies joined with some negation of some other bodies."""
    return [
        ["and", *(negate(rules[other][0], domains) for other in earlier(place)), *map(list, body)]
        for place, (body, _) in enumerate(rules)
    ]


def each_condition_negated(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """The negation of every condition of the earlier bodies, joined with `and`."""
    return bodies_with(
        rules, domains, lambda body, all_values: ["and", *(negated([each], all_values) for each in body)], range
    )


def one_other_value(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """A negated condition as the first of the other values."""
    return bodies_with(
        rules,
        domains,
        lambda body, all_values: [
            "or",
            *([name, [*(v for v in all_values[name] if v != value), value][0]] for name, value in body),
        ],
        range,
    )


def last_negated(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """The negation of the rule just before alone."""
    return bodies_with(rules, domains, negated, lambda place: range(max(0, place - 1), place))


def others_negated(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """The negation of all other bodies, also of later ones."""
    return bodies_with(rules, domains, negated, lambda place: [n for n in range(len(rules)) if n != place])


def same_labels_kept(rules: Sequence[Rule], domains: Domains) -> list[Formula]:
    """The negation of the earlier bodies with another label alone."""
    return bodies_with(
        rules, domains, negated, lambda place: [n for n in range(place) if rules[n][1] != rules[place][1]]
    )


def brackets_negated(formula: Formula, label: str, default: str) -> list[DnfRule] | None:
    """A negated bracket taken for a literal, with every proposition in it false."""
    return loosely_read(formula, label, default, "not")


def choices_read(formula: Formula, label: str, default: str) -> list[DnfRule] | None:
    """A disjunction within a conjunction read as if it were one more conjunction."""
    return loosely_read(formula, label, default, "or")


def loosely_read(formula: Formula, label: str, default: str, allowed: str) -> list[DnfRule] | None:
    """Rules where one connective may also stand where only a literal may."""
    conjunctions = []
    for part in parts_of(formula, "or"):
        literals: list[Any] = []
        for each in parts_of(part, "and"):
            if is_literal(each):
                literals.append(each)
            elif each[0] == allowed:
                literals += inside(each)
            else:
                return None
        conjunctions.append(["and", *literals])
    return rules_of_parts(["or", *conjunctions], label, default)


def inside(formula: Formula) -> list[Formula]:
    """The literals in a bracket, each negated if the bracket is."""
    if isinstance(formula, str) or is_literal(formula):
        return [formula]
    found = [each for part in formula[1:] for each in inside(part)]
    return [["not", each] if isinstance(each, str) else each[1] for each in found] if formula[0] == "not" else found
