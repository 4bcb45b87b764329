"""Draws of trees with the rows and the domains that fill their leaves."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names
from reference.trees.coverage import coverage_growth
from reference.trees.decision_tree import Tree, classify
from reference.trees.draws.nominal import grown
from reference.trees.draws.wide import NAMES
from reference.trees.segments import attribute_of, leaf_paths, outcome_of, values_on

Row = dict[str, Any]
Domains = Mapping[str, Sequence[Any]]
FEWEST_SPLITS = 3  # fewer would not show an order of splits


def numbered_leaves(tree: Any) -> Any:
    """A tree whose leaves are called leaf 1, leaf 2, ... from left to right."""
    numbers = iter(range(1, len(leaf_paths(tree)) + 1))

    def renamed(node: Any) -> Any:
        if not isinstance(node, Mapping):
            return f"leaf {next(numbers)}"
        return {"test": node["test"], "branches": {value: renamed(below) for value, below in node["branches"].items()}}

    return renamed(tree)


def growing_tree(random: Random, attributes: Mapping[str, Sequence[str]], depth: Range = 3) -> Tree:
    """A tree with at least three tests, which does not only grow at its last leaf; its leaves are numbered."""
    for _ in tries():
        drawn = grown(random, dict(attributes), ["one", "two"], whole_number(random, depth), root=True)
        if not isinstance(drawn, str) and is_bushy(drawn):
            break
    return numbered_leaves(drawn)  # type: ignore[no-any-return]


def is_bushy(tree: Any) -> bool:
    """Whether two children of the root are tests, one of which has a test below."""
    below = [child for child in tree["branches"].values() if isinstance(child, Mapping)]
    deeper = [child for child in below[:-1] if any(isinstance(leaf, Mapping) for leaf in child["branches"].values())]
    return len(below) > 1 and bool(deeper)


def rows_for(
    random: Random,
    tree: Tree,
    attributes: Mapping[str, Sequence[str]],
    rows: Range,
    target: str,
    classes: Sequence[str],
) -> list[Row]:
    """Rows whose first class is more likely in some leaves than in others, and whose ranking changes as the tree grows.

    The children of a node do not always stay beside each other, and ranking them at the end alone would differ.
    """
    positive, *others = classes
    for _ in tries():
        chances: dict[str | None, float] = {}
        drawn: list[Row] = []
        for _ in range(whole_number(random, rows)):
            row: Row = {name: random.choice(list(values)) for name, values in attributes.items()}
            chance = chances.setdefault(classify(tree, row), random.choice([0.1, 0.3, 0.5, 0.7, 0.9]))
            row[target] = positive if random.random() < chance else random.choice(others)
            drawn.append(row)
        if len({row[target] for row in drawn}) == len(classes) and is_reranked(tree, drawn, target, positive):
            break
    return drawn


def is_reranked(tree: Tree, rows: Sequence[Row], target: str, positive: str) -> bool:
    """Whether most steps differ if the children stay in the place of their parent, even if they are ranked there."""
    right = coverage_growth(tree, rows, target, positive)
    kept = coverage_growth(tree, rows, target, positive, sort=False)
    differing = [sorted(one) == sorted(other) and one != other for one, other in zip(right, kept, strict=True)]
    return len(right) > FEWEST_SPLITS and sum(differing) >= len(right) // 2


def any_domains(random: Random, attributes: Range = (1, 4), numbers: bool = False) -> dict[str, list[Any]]:
    """Domains of two values and more, of any spelling; if `numbers`, some of them whole numbers."""
    names = any_names(random, [name for name in NAMES if name != "class"], whole_number(random, attributes))
    return {name: any_domain(random, numbers=numbers) for name in names}


def any_domain(random: Random, *, numbers: bool) -> list[Any]:
    """A domain of two to four names, or of two to six whole numbers."""
    if numbers and random.random() < 1 / 2:
        return sorted(random.sample(range(-4, 12), random.randint(2, 6)))
    return any_names(random, NAMES, random.randint(2, 4))


def tree_over(
    random: Random, domains: Domains, labels: Sequence[str], depth: Range = (0, 3), agreeing: bool = True
) -> Any:
    """A tree with a branch for every value, which may test a number several times on a path; a leaf if depth is 0.

    Unless `agreeing`, the leaves of a node do not all have one label.
    """
    deep = whole_number(random, depth)
    for _ in tries():
        drawn = node_over(random, domains, labels, deep, ())
        if agreeing or not any_agree(drawn):
            break
    return drawn


def node_over(random: Random, domains: Domains, labels: Sequence[str], depth: int, path: tuple[Any, ...]) -> Any:
    """A node below a path: a leaf, or a test that some values on the path pass and others do not."""
    tests: list[Any] = []
    for name, domain in domains.items():
        left = values_on(path, name, domain)
        if len(left) > 1 and isinstance(left[0], str):
            tests.append(name)
        elif len(left) > 1:
            # between two values, or at the upper one: both cut the same
            tests.append([name, "<", random.choice(left[1:])])
    if not depth or not tests or (path and random.random() < 1 / 4):
        return random.choice(list(labels))
    test = random.choice(tests)
    outcomes = list(dict.fromkeys(outcome_of(test, value) for value in domains[attribute_of(test)]))
    # a condition asks yes first
    outcomes = outcomes if isinstance(test, str) else ["yes", "no"]
    return {
        "test": test,
        "branches": {
            value: node_over(random, domains, labels, depth - 1, (*path, (test, value))) for value in outcomes
        },
    }


def any_agree(tree: Any) -> bool:
    """Whether all leaves below some node are alike."""
    if isinstance(tree, str):
        return False
    below = list(tree["branches"].values())
    return all(child == below[0] for child in below) or any(map(any_agree, below))


def domain_rows(
    random: Random, domains: Domains, rows: Range, target: str = "class", repeats: float = 0.3
) -> list[Row]:
    """Rows over domains, many of them there twice, also with another class."""
    drawn: list[Row] = []
    for _ in range(whole_number(random, rows)):
        fresh = {name: random.choice(list(values)) for name, values in domains.items()}
        again = drawn and random.random() < repeats
        drawn.append({**(random.choice(drawn) if again else fresh), target: random.choice(["yes", "no"])})
    return drawn


def any_classed_rows(random: Random, rows: Range = (2, 12), attributes: Range = (1, 3)) -> list[Row]:
    """Rows over domains of any spelling, with two classes or three."""
    labels = any_names(random, NAMES, random.randint(2, 3))
    drawn = domain_rows(random, any_domains(random, attributes), rows)
    for number, row in enumerate(drawn):
        row["class"] = labels[number] if number < 2 else random.choice(labels)
    return random.sample(drawn, len(drawn))


def tree_for(random: Random, rows: Sequence[Row], depth: Range = (0, 3)) -> Any:
    """A tree of any shape for rows, with branches that no row takes; its leaves are numbered."""
    domains = {name: [*dict.fromkeys(row[name] for row in rows)] for name in rows[0] if name != "class"}
    widened = {name: [*seen, *random.choice([[], ["elsewhere"]])] for name, seen in domains.items()}
    return numbered_leaves(tree_over(random, widened, ["x"], depth))


def class_in(random: Random, rows: Sequence[Row]) -> Any:
    """The class of one of the rows."""
    return random.choice(rows)["class"]
