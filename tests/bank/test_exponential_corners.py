"""Corners in which the reference would take exponential time: they are polynomial, or refused with their bound."""

from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest
from scipy.optimize import linprog

from reference.clustering.agglomerative import AGGLOMERATION, flat_clusters
from reference.instances.neighbours import knn_labels, knn_means, neighbourhoods, winners
from reference.linear.separability import is_separable
from reference.logic.forward_chaining import derived_facts
from reference.reinforcement.decision_process import optimal_policies, optimal_values, policy_value
from reference.svm.margin import margin, max_margin
from reference.theory.half_planes import half_plane_labellings, lines_shatter, vc_of_lines
from reference.theory.shattering import labellings, missing_labellings, polynomial_labellings, shatters, vc_dimension
from reference.trees.id3 import id3_tied_labels, is_pure, majorities, telling
from reference.trees.splitting import best_attributes

Table = list[dict[str, str]]


def largest_shattered(rows: list[list[int]]) -> int:
    """The VC dimension by its definition, over all sets."""
    width = len(rows[0])
    sets = (points for size in range(width + 1) for points in combinations(range(width), size))
    return max(len(points) for points in sets if len(labellings(rows, points)) == 2 ** len(points))


def test_the_vc_dimension_is_that_of_its_definition() -> None:
    random = Random(1)
    for _ in range(60):
        width = random.randint(1, 6)
        rows = [[random.randint(0, 1) for _ in range(width)] for _ in range(random.randint(1, 40))]
        assert vc_dimension(rows) == largest_shattered(rows)


@pytest.mark.in_turn
def test_the_vc_dimension_of_a_large_class_is_found_or_refused() -> None:
    random = Random(1)
    large = [[random.randint(0, 1) for _ in range(18)] for _ in range(200)]
    found = vc_dimension(large)  # all 2^18 sets took 88 s
    assert any(shatters(large, points) for points in combinations(range(18), found))
    assert vc_dimension([[0, 1] * 500] * 3) == 0
    with pytest.raises(ValueError, match="more than 100000 sets"):
        vc_dimension([[random.randint(0, 1) for _ in range(40)] for _ in range(1000)])
    with pytest.raises(ValueError, match="at most 16 points"):
        missing_labellings([[0] * 30], range(30))
    with pytest.raises(ValueError, match="without hypotheses"):
        vc_dimension([])


@pytest.mark.parametrize("degree", [0, 1, 2, 5])
def test_labellings_by_polynomials_are_those_with_few_changes(degree: int) -> None:
    every = product((0, 1), repeat=6)
    wanted = [row for row in every if sum(a != b for a, b in pairwise(row)) <= degree]
    assert polynomial_labellings(6, degree) == wanted


def test_one_point_or_none_is_shattered_by_lines() -> None:
    assert (lines_shatter([(0, 0)]), lines_shatter([]), lines_shatter([(0, 0), (5, 5)])) == (True, True, True)
    assert (vc_of_lines([(3, 4)]), half_plane_labellings([(3, 4)])) == (1, [(0,), (1,)])
    with pytest.raises(ValueError, match="all different"):
        lines_shatter([(0, 0), (0, 0)])


def line_program(points: list[tuple[int, ...]], labels: list[int]) -> bool:
    """Whether SciPy finds weights that give each point a sum of 1 or more on its side."""
    rows = [[-(2 * label - 1) * value for value in (1, *x)] for x, label in zip(points, labels, strict=True)]
    bounds = [(None, None)] * len(rows[0])
    return bool(linprog([0] * len(rows[0]), A_ub=rows, b_ub=[-1] * len(rows), bounds=bounds).status == 0)


def test_separability_is_that_of_a_linear_program_in_any_dimension() -> None:
    random = Random(3)
    for _ in range(60):
        dimensions, size = random.randint(1, 4), random.randint(2, 16)
        points = [tuple(random.randint(-3, 3) for _ in range(dimensions)) for _ in range(size)]
        normal = [random.randint(-2, 2) for _ in range(dimensions)]
        clean = [int(sum(a * b for a, b in zip(normal, x, strict=True)) > 0) for x in points]
        labels = [random.randint(0, 1) if random.random() < 0.1 else label for label in clean]
        assert is_separable(points, labels) == line_program(points, labels)


def test_many_points_in_space_and_decimals_on_a_line_are_decided() -> None:
    random = Random(4)
    points = [tuple(round(random.random(), 3) for _ in range(3)) for _ in range(60)]
    assert is_separable(points, [int(sum(x) > 1.5) for x in points])
    assert not is_separable(points, [number % 2 for number in range(60)])
    # as written, the three lie on a line; in floats they do not
    assert not is_separable([(0.1, 0.1), (0.2, 0.2), (0.3, 0.3)], [0, 1, 0])
    assert is_separable([(1.0,), (2.0,)], [1, 1])


def some_process(random: Random, states: int, actions: int) -> dict[str, Any]:
    """A process in which each action leads to two states."""
    names = [f"s{number}" for number in range(states)]
    return {
        name: {
            f"a{number}": [(0.25, random.randint(-3, 5), random.choice(names)), (0.75, 0, random.choice(names))]
            for number in range(actions)
        }
        for name in names
    } | {"end": {}}


def all_policies(mdp: dict[str, Any]) -> list[dict[str, str]]:
    """Every choice of an action in each state."""
    states = [state for state, actions in mdp.items() if actions]
    return [dict(zip(states, chosen, strict=True)) for chosen in product(*(mdp[state] for state in states))]


def test_optimal_values_and_policies_are_the_best_of_all_policies() -> None:
    random = Random(6)
    for gamma in (0, 0.5, 0.9, 0.99):
        mdp = some_process(random, 4, 3)
        every = [(policy, policy_value(mdp, policy, gamma)) for policy in all_policies(mdp)]
        best = {state: max(values[state] for _, values in every) for state in mdp}
        assert optimal_values(mdp, gamma) == pytest.approx(best, rel=1e-9, abs=1e-9)
        wanted = [policy for policy, values in every if all(best[name] - values[name] <= 1e-9 for name in mdp)]
        assert optimal_policies(mdp, gamma) == wanted


def test_optimal_values_of_many_states_solve_their_equations() -> None:
    mdp = some_process(Random(7), 30, 4)  # 4^30 policies
    values = optimal_values(mdp, 0.9)
    for state, actions in mdp.items():
        q = [sum(p * (r + 0.9 * values[after]) for p, r, after in outcomes) for outcomes in actions.values()]
        assert values[state] == pytest.approx(max(q, default=0), abs=1e-9)
    tied = {f"s{number}": {"l": [(1, 0, "end")], "r": [(1, 0, "end")]} for number in range(20)} | {"end": {}}
    with pytest.raises(ValueError, match="more than 10000 policies"):
        optimal_policies(tied, 0.9)


def test_labels_under_ties_are_those_of_all_neighbourhoods() -> None:
    random = Random(8)
    for _ in range(200):
        size = random.randint(1, 9)
        points = [(random.randint(-2, 2),) for _ in range(size)]
        labels, k = [random.choice("abc") for _ in points], random.randint(1, size)
        near = neighbourhoods(points, (0,), k)
        assert knn_labels(points, labels, (0,), k) == sorted({x for n in near for x in winners([labels[i] for i in n])})


def test_many_equal_points_are_voted_on_and_their_means_refused() -> None:
    assert knn_labels([(0,)] * 26, ["a"] * 20 + ["b"] * 6, (0,), 13) == ["a"]
    assert knn_labels([(0,)] * 260, ["a", "b"] * 130, (0,), 131) == ["a", "b"]
    with pytest.raises(ValueError, match="more than 100000 ways"):
        knn_means([(0,)] * 26, list(range(26)), (0,), 13)


def parity(bits: int) -> Table:
    """All rows of so many bits, labelled by whether an odd number is set."""
    rows = product("01", repeat=bits)
    return [{**{f"b{n}": bit for n, bit in enumerate(row)}, "class": "eo"[row.count("1") % 2]} for row in rows]


def test_ties_of_a_parity_are_followed_and_very_many_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = parity(8)
    asked = [table[5], {"b0": "new"}]  # 8! orders of tests each, but 2^8 nodes
    found = id3_tied_labels({"rows": table, "target": "class"}, {"rows": asked})
    assert found == [[table[5]["class"]], ["e", "o"]]
    monkeypatch.setattr("reference.trees.id3.MOST_NODES", 200)
    with pytest.raises(ValueError, match="more than 200 different nodes"):
        id3_tied_labels({"rows": table, "target": "class"}, {"rows": asked})


def tree_labels(row: dict[str, str], rows: Table, left: list[str]) -> set[str]:
    """The labels of all trees, one order of tied tests after the other, as the definition has it."""
    if is_pure(rows, "class") or not telling(rows, left):
        return {*majorities(rows, "class")}
    best = best_attributes(rows, "class", attributes=left)
    groups = [(name, [each for each in rows if each[name] == row[name]]) for name in best]
    below = [tree_labels(row, group, [n for n in left if n != name]) if group else {*majorities(rows, "class")}
             for name, group in groups]  # fmt: skip
    return set().union(*below)


def test_labels_under_ties_are_those_of_all_trees() -> None:
    random = Random(10)
    for _ in range(40):
        rows = [{**{n: random.choice("uv") for n in "abc"}, "class": random.choice("xy")} for _ in range(6)]
        asked = [{n: random.choice("uvw") for n in "abc"} for _ in range(4)]
        wanted = [sorted(tree_labels(row, rows, list("abc"))) for row in asked]
        assert id3_tied_labels({"rows": rows, "target": "class"}, {"rows": asked}) == wanted


def test_clusters_under_ties_are_those_of_the_trace() -> None:
    random = Random(9)
    for _ in range(80):
        points = [(random.randint(0, 3) / 10, random.randint(0, 2) / 10) for _ in range(random.randint(1, 7))]
        for linkage in ("single", "complete", "average"):
            states = list(AGGLOMERATION.steps(points=points, linkage=linkage))
            for k in range(1, len(points) + 1):
                assert flat_clusters(points, k, linkage) == states[len(points) - k].clusters
    with pytest.raises(ValueError, match="from 1 to 2 clusters"):
        flat_clusters([(0.0,), (1.0,)], 3, "single")


def test_a_margin_in_space_is_refused_and_one_class_too() -> None:
    cube = [[0, 0, 0], [0, 0, 1], [1, 1, 1]]
    with pytest.raises(ValueError, match="in a plane"):
        max_margin(cube, [-1, -1, 1])
    with pytest.raises(ValueError, match="one class alone"):
        max_margin([[0, 0], [1, 1]], [1, 1])
    with pytest.raises(ValueError, match="no line"):
        margin([0, 0], 1, [[0, 0]], [1])
    assert margin([0, 0, 2], -1, cube, [-1, 1, 1]) == 0.5  # of a given plane it is right in any dimension


def test_underscores_are_variables_of_their_own() -> None:
    facts = [("parent", "ann", "bob"), ("parent", "bob", "eve")]
    rules = [
        [["busy", "X"], [["parent", "X", "_"], ["parent", "_", "X"]]],
        [["kin", "_a", "_b"], [["parent", "_a", "_b"]]],
    ]
    assert derived_facts(facts, rules) == [("busy", "bob"), ("kin", "ann", "bob"), ("kin", "bob", "eve")]
