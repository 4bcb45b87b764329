"""Draws of bodies, rules and rule lists, of conditions that exclude examples, and of coverage counts."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from reference.rules.coverage import covered, covers
from reference.rules.refinement import change, excluding_helps, more_specific
from reference.rules.rule_lists import strength
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names
from reference.shared.draws.tables import Row, seen_values


def body(random: Random, rows: Sequence[Row], conditions: Range = (1, 3), target: str | None = None) -> list[list[str]]:
    """Conditions on different attributes that some row meets.

    >>> body(Random(1), [{"a": "u", "b": "x", "class": "yes"}], conditions=2)
    [['a', 'u'], ['b', 'x']]
    """
    row = random.choice(list(rows))
    names = list(seen_values(rows, target))
    chosen = random.sample(names, min(len(names), whole_number(random, conditions)))
    return [[name, row[name]] for name in names if name in chosen]


def body_with_repeat(random: Random, rows: Sequence[Row]) -> list[list[str]]:
    """One or two conditions that some row meets, and one of them a second time.

    >>> body_with_repeat(Random(1), [{"a": "u", "b": "x", "class": "yes"}])
    [['b', 'x'], ['b', 'x']]
    """
    once = body(random, rows, conditions=(1, 2))
    return [*once, list(random.choice(once))]


def rule_list(
    random: Random, rows: Sequence[Row], rules: Range = (3, 5), conditions: Range = (1, 2), target: str = "class"
) -> list[list[Any]]:
    """Rules of few conditions that some row meets; labels alternate, and bodies may overlap."""
    labels = sorted({row[target] for row in rows})
    first = random.randrange(len(labels))
    # labels in turn: rules of one label could stand in any order
    return [
        [body(random, rows, conditions, target), labels[(first + place) % len(labels)]]
        for place in range(whole_number(random, rules))
    ]


SPELLINGS = ("a", "A", "size 2", "höhe")  # names of attributes of any spelling


def any_rows(random: Random, n: Range = (1, 6)) -> list[Row]:
    """Rows with up to three attributes of any spelling and few values, so that many are alike; classes are free."""
    names = random.sample(SPELLINGS, random.randint(1, 3))
    values = any_names(random, ["u", "v", "U"], 3)
    labels = any_names(random, ["yes", "no", "a"], random.randint(1, 3))
    return [
        {**{name: random.choice(values) for name in names}, "class": random.choice(labels)}
        for _ in range(whole_number(random, n))
    ]


def any_table(random: Random, n: Range = (1, 7)) -> list[Row]:
    """Rows as in `any_rows`, of which those with the same attributes have the same class."""
    labels: dict[tuple[str, ...], str] = {}
    drawn = any_rows(random, n)
    for row in drawn:
        *values, label = row.values()
        row["class"] = labels.setdefault(tuple(values), label)
    return drawn


def parity_table(random: Random, more: Range = (0, 2)) -> list[Row]:
    """A table in which one condition is best, and after it two more help only together."""
    first, second, third = random.sample(["wind", "tide", "moon", "cloud"], 3)
    one, other = random.sample(["low", "high", "mid"], 2)
    block = [{first: one, second: x, third: y, "class": "yes" if x == y else "no"} for x in "uv" for y in "uv"]
    rest: list[Row] = [{first: other, second: x, third: x, "class": "no"} for x in "uv"]
    rest += [dict(random.choice(rest)) for _ in range(whole_number(random, more))]
    return random.sample([*block, *rest], len(block) + len(rest))


def any_body(random: Random, rows: Sequence[Row], conditions: Range = (0, 3)) -> list[list[str]]:
    """Conditions on any attributes, also several on one, with values that occur or not."""
    *names, _ = rows[0]
    chosen = [random.choice(names) for _ in range(whole_number(random, conditions))]
    return [[name, random.choice([*(row[name] for row in rows), "none"])] for name in chosen]


def any_rule_list(random: Random, rows: Sequence[Row], rules: Range = (0, 4)) -> list[list[Any]]:
    """Rules with bodies of any length, also without conditions; labels occur in the rows."""
    return [
        [any_body(random, rows, random.choice([0, 1, 1, 2])), label_in(random, rows)]
        for _ in range(whole_number(random, rules))
    ]


def any_changes(random: Random, rows: Sequence[Row], number: Range = (1, 3)) -> list[Any]:
    """Pairs of rule sets that need not have anything in common."""
    return [
        [[any_body(random, rows, (1, 2)) for _ in range(random.randint(1, 2))] for _ in range(2)]
        for _ in range(whole_number(random, number))
    ]


def label_in(random: Random, rows: Sequence[Row], target: str = "class") -> str:
    """A label that occurs in the rows."""
    return random.choice(sorted({row[target] for row in rows}))


def before(random: Random, positives: Range = (8, 20)) -> int:
    """The number of positive examples that a rule covers before a condition is added."""
    return whole_number(random, positives)


def kept(random: Random, count: int, least: float = 0.4) -> int:
    """The number of examples, of `count`, that a condition keeps: at least one and never all."""
    # 0.4 at least: a condition that keeps hardly anything is rarely the better one
    return random.randint(max(1, round(least * count)), max(1, count - 1))


def fewer(random: Random, count: int) -> int:
    """The number of negative examples that a condition keeps: any number below `count`."""
    return random.randint(0, max(0, count - 1))


def rules_apart(random: Random, rows: Sequence[Row], number: Range = (3, 4), target: str = "class") -> list[Any]:
    """Rules that all differ in accuracy and in coverage; the rows they leave have one most frequent class."""
    trying = tries()
    while True:
        next(trying)
        rules: list[Any] = [right_somewhere(random, rows, target) for _ in range(whole_number(random, number))]
        measures = [{strength(rule, rows, target, by) for rule in rules} for by in ("accuracy", "coverage")]
        if all(len(measured) == len(rules) for measured in measures) and clear_default(rules, rows, target):
            return rules


def right_somewhere(random: Random, rows: Sequence[Row], target: str) -> list[Any]:
    """A rule of one or two conditions that is right for some row."""
    conditions = body(random, rows, (1, 2), target)
    return [conditions, random.choice([row[target] for row in rows if covers([(a, v) for a, v in conditions], row)])]


def clear_default(rules: Sequence[Any], rows: Sequence[Row], target: str) -> bool:
    """Whether some rows are covered by no rule, and one class is the most frequent among them."""
    left = [row[target] for row in rows if not any(covers(body, row) for body, _ in rules)]
    counts = sorted(Counter(left).values(), reverse=True)
    return bool(counts) and (len(counts) == 1 or counts[0] > counts[1])


def short_rules(random: Random, attributes: Range = (3, 5), labels: Sequence[str] = ("low", "high")) -> list[Any]:
    """Rules with one condition each, on different attributes; labels alternate."""
    names = random.sample(["wind", "tide", "moon", "cloud", "season"], whole_number(random, attributes))
    first = random.randrange(len(labels))
    return [
        [[[name, random.choice(["a", "b", "c"])]], labels[(first + place) % len(labels)]]
        for place, name in enumerate(names)
    ]


def repeated_rules(random: Random, attributes: Range = (2, 4), labels: Sequence[str] = ("low", "high")) -> list[Any]:
    """Rules with one condition each, and at the end a rule with the condition of an earlier one and another label."""
    rules = short_rules(random, attributes, labels)
    body, label = random.choice(rules)
    return [*rules, [[list(each) for each in body], random.choice([other for other in labels if other != label])]]


CHANGES = ("generalised", "specialised", "equal", "neither")


def mostly_right(random: Random, negatives: Range = (7, 12), times: Sequence[int] = (2, 3, 4)) -> list[int]:
    """The coverage of a rule: some negatives, and a multiple of them as positives."""
    wrong = whole_number(random, negatives)
    return [wrong * random.choice(list(times)), wrong]


def exclusions(random: Random, counts: Sequence[int], each: int = 3) -> list[list[int]]:
    """Pairs of positives and negatives to exclude: some help, some do not, and some change no share."""
    # positives are a multiple of negatives, so that excluding by the share of all is possible in whole numbers
    times = counts[0] // counts[1]
    pairs = [[dp, dn] for dp in range(1, counts[0] // 2 + 1) for dn in range(1, counts[1])]
    # these help, though they lose more positives
    few = [pair for pair in pairs if excluding_helps(counts, pair) and pair[1] <= pair[0]]
    many = [pair for pair in pairs if pair[1] > pair[0]]
    wrong = [pair for pair in pairs if pair[0] > times * pair[1]]
    even = [pair for pair in pairs if pair[0] == times * pair[1]]
    kinds = [(few, each), (many, each - 1), (wrong, each), (even, 1)]
    return [pair for kind, number in kinds for pair in random.sample(kind, min(number, len(kind)))]


TREES = {
    "bark": ("rough", "smooth", "striped"),
    "leaf": ("broad", "narrow", "lobed"),
    "fruit": ("nut", "berry", "cone"),
}


def park(random: Random, inside: Range = (4, 5), outside: Range = (4, 5)) -> list[Row]:
    """Trees of which a group shares one value; another value is common to the group and some others."""
    shared, common, own = random.sample(list(TREES), 3)
    # shuffled values: which one is shared tells nothing by its name
    first = {name: random.sample(values, 3) for name, values in TREES.items()}
    drawn = []
    for place in range(whole_number(random, inside)):
        alone = random.choice(first[own][:2]) if place > 1 else first[own][place]
        drawn.append({shared: first[shared][0], common: first[common][0], own: alone})
    for place in range(whole_number(random, outside)):
        other = random.choice(first[common]) if place else first[common][0]
        drawn.append({shared: random.choice(first[shared][1:]), common: other, own: random.choice(first[own][1:])})
    return [{name: row[name] for name in TREES} for row in random.sample(drawn, len(drawn))]


def conditions_in(rows: Sequence[Row]) -> list[Any]:
    """Every condition that some row meets."""
    return [[name, value] for name in rows[0] for value in sorted({row[name] for row in rows})]


def telling_condition(random: Random, rows: Sequence[Row]) -> list[Any]:
    """A body of one condition; some single condition is more specific, and some pair covers the same rows."""
    literals = conditions_in(rows)
    telling = [
        [literal]
        for literal in literals
        if any(more_specific([each], [literal], rows, by="coverage") for each in literals)
        and any(covered([literal, each], rows) == covered([literal], rows) for each in literals if each != literal)
    ]
    return random.choice(telling)


def compared_bodies(random: Random, rows: Sequence[Row], other: Sequence[Any]) -> list[list[Any]]:
    """Bodies of one or two conditions that cover some row, in every relation to another body."""
    literals = conditions_in(rows)
    every = [list(some) for size in (1, 2) for some in combinations(literals, size)]
    # the body itself would be an answer for free
    known = [list(map(list, other))]
    bodies = [each for each in every if covered(each, rows) and each not in known]
    kinds: dict[tuple[bool, bool, bool], list[list[Any]]] = {}
    for each in bodies:
        inside = more_specific(each, other, rows, by="coverage", strict=False)
        proper = more_specific(each, other, rows, by="coverage")
        kinds.setdefault((inside, proper, more_specific(each, other)), []).append(each)
    return [each for kind in kinds.values() for each in random.sample(kind, min(3, len(kind)))]


def changed(random: Random, rows: Sequence[Row], wanted: str) -> list[list[Any]]:
    """A set of rules before and after one or two changes that have the wanted effect."""
    trying = tries()
    while True:
        next(trying)
        before: list[Any] = [body(random, rows, (1, 2)) for _ in range(random.randint(1, 2))]
        after: list[Any] = [list(each) for each in before]
        for _ in range(random.randint(1, 2)):
            after = one_change(random, rows, after)
        # the effect is judged by the rows; a change may also have none ("equal")
        if before != after and change(before, after, rows) == wanted:
            return [before, after]


def one_change(random: Random, rows: Sequence[Row], bodies: Sequence[Any]) -> list[Any]:
    """A set of rules with one rule more or less, or with one condition more or less in a rule."""
    place = random.randrange(len(bodies))
    others = [list(each) for number, each in enumerate(bodies) if number != place]
    old = list(bodies[place])
    kind = random.choice(["rule more", "condition more", "condition less", "rule less"])
    if kind == "rule more":
        return [*others, old, body(random, rows, (1, 2))]
    if kind == "rule less":
        return others or [old]
    if kind == "condition less":
        return [*others, old[1:] or old]
    new = body(random, rows, 1)[0]
    return [*others, old if new[0] in dict(old) else [*old, new]]


def changed_sets(random: Random, rows: Sequence[Row], number: Range = (4, 6)) -> list[Any]:
    """Pairs of rule sets, before and after changes with all kinds of effects, in any order."""
    kinds = [CHANGES[place % len(CHANGES)] for place in range(whole_number(random, number))]
    return [changed(random, rows, kind) for kind in random.sample(kinds, len(kinds))]


def changed_empty_sets(random: Random, rows: Sequence[Row]) -> list[Any]:
    """Pairs of rule sets of which each covers no row before, after, or both times, and one pair that is like others."""
    names = [name for name in rows[0] if name != "class"]
    literals: list[Any] = [[name, value] for name in names for value in sorted({row[name] for row in rows})]
    bodies = [list(each) for each in combinations(literals, 2) if each[0][0] != each[1][0]]
    none = [each for each in bodies if not covered(each, rows)]
    if len(none) < 2:
        raise ValueError("the table has nearly every combination of two values: fewer rows may do")
    some = [each for each in bodies if each not in none]
    one, other = random.sample(none, 2)
    there = random.choice(some)
    pairs = [[[one], [other]], [[one], [one, there]], [[there], [other]], changed(random, rows, "neither")]
    return random.sample(pairs, len(pairs))


def classes_in(random: Random, rows: Sequence[Row], target: str = "class", more: Sequence[str] = ()) -> list[str]:
    """The classes of the rows in any order, at times with one that no row has."""
    labels = {row[target] for row in rows} | set(random.sample(list(more), random.randint(0, len(more))))
    return random.sample(sorted(labels), len(labels))


def place_in(random: Random, rows: Sequence[Row]) -> int:
    """The place of a row."""
    return random.randrange(len(rows))


def subgroups(random: Random, rows: Sequence[Row], number: Range = (5, 7), target: str = "class") -> list[Any]:
    """Different bodies of one or two conditions, each of which some row meets."""
    trying, wanted = tries(), whole_number(random, number)
    found: list[Any] = []
    while len(found) < wanted:
        next(trying)
        new = body(random, rows, (1, 2), target)
        found += [new] if new not in found else []
    return found


def any_subgroups(random: Random, rows: Sequence[Row]) -> list[Any]:
    """One to four bodies of any length, at times the same twice."""
    return [any_body(random, rows, (0, 2)) for _ in range(random.randint(1, 4))]


def label_of_covered(random: Random, rows: Sequence[Row], body: Sequence[Any], target: str = "class") -> str:
    """The label of a row that a body covers."""
    return random.choice([row[target] for row in rows if covers([(a, v) for a, v in body], row)])
