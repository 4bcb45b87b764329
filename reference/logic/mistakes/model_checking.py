"""Known mistakes with quantifiers and free variables."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.formulas import CONNECTIVES
from reference.logic.model_checking import QUANTIFIERS, formula_values, free_variables, holds
from reference.logic.terms import variables_in

Values = list[bool | list[str]]


def quantifiers_in(formula: Any) -> set[str]:
    """The variables that some quantifier of a formula binds."""
    if isinstance(formula, str):
        return set()
    name, *parts = formula
    if name in QUANTIFIERS:
        return {parts[0]} | quantifiers_in(parts[1])
    return set[str]().union(*map(quantifiers_in, parts)) if name in CONNECTIVES else set()


def closed(formula: Any) -> Any:
    """A formula with "for all" before it for each variable that is free."""
    for name in sorted(free_variables(formula)):
        formula = ["forall", name, formula]
    return formula


def bound_anywhere(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """A variable called bound because some quantifier binds it."""
    free = [sorted(free_variables(formula) - quantifiers_in(formula)) for formula in formulas]
    values = formula_values([closed(formula) for formula in formulas], interpretation)
    return [names or value for names, value in zip(free, values, strict=True)]


def closed_first(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """Free variables read as "for all"."""
    return formula_values([closed(formula) for formula in formulas], interpretation)


def every_variable(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """All variables of a formula that is not closed."""
    values = formula_values(formulas, interpretation)
    return [
        sorted(variables_in(formula)) if isinstance(value, list) else value
        for formula, value in zip(formulas, values, strict=True)
    ]


def swapped(formula: Any) -> Any:
    """A formula in which "for all" and "there is", one after the other, have changed places."""
    if isinstance(formula, str):
        return formula
    name, *parts = formula
    if name in QUANTIFIERS and parts[1][0] in QUANTIFIERS and parts[1][0] != name:
        other, variable, inside = parts[1]
        return [other, variable, [name, parts[0], swapped(inside)]]
    if name in QUANTIFIERS:
        return [name, parts[0], swapped(parts[1])]
    return [name, *map(swapped, parts)] if name in CONNECTIVES else formula


def quantifiers_swapped(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """Quantifiers read in the other order."""
    return formula_values([swapped(formula) for formula in formulas], interpretation)


def joined(formula: Any) -> Any:
    """A formula in which implications are conjunctions."""
    if isinstance(formula, str):
        return formula
    name, *parts = formula
    if name in QUANTIFIERS:
        return [name, parts[0], joined(parts[1])]
    return ["and" if name in ("->", "<-") else name, *map(joined, parts)] if name in CONNECTIVES else formula


def implications_joined(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """Implications read as "and"."""
    return formula_values([joined(formula) for formula in formulas], interpretation)


def renamed_inside(formula: Any, outer: frozenset[str] = frozenset()) -> Any:
    """A formula without the quantifiers that bind again what is bound already."""
    if isinstance(formula, str):
        return formula
    name, *parts = formula
    if name in QUANTIFIERS:
        inside = renamed_inside(parts[1], outer | {parts[0]})
        return inside if parts[0] in outer else [name, parts[0], inside]
    return [name, *(renamed_inside(part, outer) for part in parts)] if name in CONNECTIVES else formula


def outer_value_kept(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """A second quantifier for the same variable ignored."""
    return [
        value if isinstance(value, list) else formula_values([renamed_inside(formula)], interpretation)[0]
        for formula, value in zip(formulas, formula_values(formulas, interpretation), strict=True)
    ]


def distinct_objects(formulas: Sequence[Any], interpretation: Mapping[str, Any]) -> Values:
    """Different variables held to stand for different objects."""
    parts = {name: interpretation[name] for name in ("constants", "relations", "functions")}

    def value(formula: Any, values: Mapping[str, Any]) -> bool:
        if not isinstance(formula, str) and formula[0] in QUANTIFIERS:
            name, variable, inside = formula
            others = {each for key, each in values.items() if key != variable}
            left = [each for each in interpretation["domain"] if each not in others]
            return QUANTIFIERS[name](value(inside, {**values, variable: each}) for each in left)
        if not isinstance(formula, str) and formula[0] in CONNECTIVES:
            return CONNECTIVES[formula[0]](*[value(part, values) for part in formula[1:]])
        return holds(formula, interpretation["domain"], values=values, **parts)

    return [sorted(free_variables(formula)) or value(formula, {}) for formula in formulas]
