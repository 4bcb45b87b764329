"""Draws of instance spaces with rule lists, and of formulas with `and`, `or` and `not`."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.logic.formulas import Formula
from reference.rules.coverage import Body
from reference.rules.dnf import parts_of
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

WEATHER = {
    "wind": ("weak", "strong", "gusty"),
    "sky": ("clear", "grey", "dark"),
    "tide": ("low", "high", "slack"),
    "swell": ("short", "long", "none"),
}


def instance_space(random: Random, attributes: Range = (3, 4), values: Range = 2) -> dict[str, list[str]]:
    """Attributes of the weather at sea with their values.

    >>> instance_space(Random(1), attributes=1)
    {'swell': ['short', 'long']}
    """
    names = random.sample(sorted(WEATHER), whole_number(random, attributes))
    return {name: list(WEATHER[name][: whole_number(random, values)]) for name in names}


def any_space(random: Random, attributes: Range = (1, 3)) -> dict[str, list[str]]:
    """Attributes and values of any spelling, with one to three values."""
    names = any_names(random, ["A", "b 2", "größe", "x"], whole_number(random, attributes))
    return {name: any_names(random, ["u", "U", "1", "not u"], random.randint(1, 3)) for name in names}


def list_in_space(
    random: Random,
    domains: Mapping[str, Sequence[str]],
    rules: Range = (3, 4),
    conditions: Range = (1, 2),
    labels: Sequence[str] = ("stay", "sail"),
    default: float = 0.5,
) -> list[list[Any]]:
    """Rules with conditions on different attributes; with the probability `default`, a rule without any at the end."""
    drawn: list[list[Any]] = []
    for _ in range(whole_number(random, rules)):
        names = random.sample(list(domains), min(len(domains), whole_number(random, conditions)))
        drawn.append([[[name, random.choice(domains[name])] for name in names], random.choice(labels)])
    return [*drawn, [[], random.choice(labels)]] if random.random() < default else drawn


def dnf_formula(random: Random, names: Sequence[str], parts: Range = (2, 3), literals: Range = (1, 3)) -> Any:
    """A disjunction of conjunctions; a conjunction of one literal is that literal.

    >>> dnf_formula(Random(1), ["p", "q", "r"])
    ['or', ['and', ['not', 'p'], ['not', 'q'], ['not', 'r']], ['and', ['not', 'q'], 'p', ['not', 'r']]]
    """
    return ["or", *(conjunction(random, names, literals) for _ in range(whole_number(random, parts)))]


def conjunction(random: Random, names: Sequence[str], literals: Range = (1, 3)) -> Any:
    """A conjunction of literals over different propositions, or one literal."""
    chosen = random.sample(list(names), min(len(names), whole_number(random, literals)))
    found: list[Any] = [random.choice([name, ["not", name]]) for name in chosen]
    return ["and", *found] if len(found) > 1 else found[0]


def almost_dnf(random: Random, names: Sequence[str], fault: str = "or") -> Any:
    """A formula that is no DNF by a bracket where a literal should stand: an `or` inside an `and`, or a negated one.

    >>> almost_dnf(Random(1), ["p", "q"])
    ['and', ['not', 'q'], ['not', 'p'], ['or', 'p', 'q']]
    """
    one, other = random.sample(list(names), 2)
    negated: list[Any] = [["not", ["and", one, other]], ["not", ["or", one, other]], ["not", ["not", one]]]
    bracket: Any = ["or", one, other] if fault == "or" else random.choice(negated)
    rest = parts_of(conjunction(random, names, (1, 2)), "and")
    part: Any = ["and", *random.sample([bracket, *rest], len(rest) + 1)]
    if fault == "not" and random.random() < 1 / 2:
        part = bracket
    return random.choice([part, ["or", *random.sample([part, conjunction(random, names)], 2)]])


def any_dnf(random: Random) -> Any:
    """A formula in DNF or not, over names of any spelling; a conjunction may have a proposition twice."""
    names = any_names(random, ["p", "P", "not p", "größe", "t"], 3)
    drawn: Any = random.choice(
        [
            dnf_formula(random, names),
            conjunction(random, names, (1, 3)),
            almost_dnf(random, names, random.choice(["or", "not"])),
        ]
    )
    if not isinstance(drawn, str) and drawn[0] == "and" and random.random() < 1 / 2:
        drawn = [*drawn, random.choice([drawn[1], ["not", random.choice(names)]])]
    return drawn


def two_bodies(random: Random, names: Sequence[str]) -> list[list[list[str]]]:
    """Two bodies over different propositions: one with two conditions, and one with a single condition.

    >>> two_bodies(Random(1), ["firm", "salty", "old"])
    [[['salty', 'f']], [['firm', 't'], ['old', 'f']]]
    """
    conditions = [[name, random.choice("tf")] for name in random.sample(list(names), 3)]
    return random.sample([conditions[:2], conditions[2:]], 2)


def formulas_like(random: Random, bodies: Sequence[Body]) -> list[dict[str, Any]]:
    """Formulas in DNF and not, some of which say the same as two rules, one with two conditions and one with one."""
    (single,), pair = sorted(bodies, key=len)
    one, other = (literal_for(each) for each in random.sample(list(pair), 2))
    alone = literal_for(single)
    found = [
        ["or", alone, ["and", one, other]],
        ["or", ["and", one, other], alone, ["and", alone, one]],
        ["or", alone, ["and", one, other, opposite(alone)]],
        ["or", ["and", one, other], ["and", alone, one], ["and", alone, opposite(one)]],
        ["and", ["or", one, alone], ["or", other, alone]],
        ["or", alone, ["not", ["or", opposite(one), opposite(other)]]],
        ["not", ["and", opposite(alone), ["or", opposite(one), opposite(other)]]],
        ["and", one, other, alone],
        ["or", one, other, alone],
        ["and", one, ["or", other, alone]],
        ["or", one, ["and", other, alone]],
        ["or", alone, ["and", opposite(one), other]],
        ["or", ["and", one, other], ["and", alone, opposite(one)]],
    ]
    drawn = [in_any_order(random, each) for each in random.sample(found, len(found))]
    return [{"formula": each, "text": formula_text(each)} for each in drawn]


def in_any_order(random: Random, formula: Any) -> Any:
    """A formula with the parts of every connective in any order."""
    if isinstance(formula, str):
        return formula
    parts = [in_any_order(random, part) for part in formula[1:]]
    return [formula[0], *random.sample(parts, len(parts))]


def literal_for(condition: Sequence[str]) -> Any:
    """The literal that says the same as a condition."""
    name, value = condition
    return name if value == "t" else ["not", name]


def opposite(literal: Any) -> Any:
    """The literal that says the opposite."""
    return ["not", literal] if isinstance(literal, str) else literal[1]


def formula_text(formula: Formula, *, outer: bool = True) -> str:
    """A formula in words, with brackets around what stands inside.

    >>> formula_text(["or", ["and", "old", ["not", "firm"]], "salty"])
    '(old and not firm) or salty'
    """
    if isinstance(formula, str):
        return formula
    name, *parts = [formula[0], *(formula_text(part, outer=False) for part in formula[1:])]
    text = f"not {parts[0]}" if name == "not" else f" {name} ".join(parts)
    return text if outer or name == "not" else f"({text})"
