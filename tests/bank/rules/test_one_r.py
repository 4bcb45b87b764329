"""Tests of `reference.rules.one_r`."""

from collections import Counter
from itertools import combinations, product

from tests.banked import worked_out


def test_the_parts_of_the_hand_calculation_are_the_errors() -> None:
    rows = [
        {"soil": s, "sun": u, "wind": w, "fruit": f}
        for (s, u, w), f in zip(product("cs", "fh", "ab"), "yyynnyyy", strict=True)
    ]
    parts = worked_out("rules.one_r_by_hand", rows=rows, target="fruit")
    for name in ("soil", "sun", "wind"):
        groups = [[row["fruit"] for row in rows if row[name] == value] for value in {row[name] for row in rows}]
        assert parts[name] == sum(len(labels) - Counter(labels).most_common(1)[0][1] for labels in groups)
    assert all(parts[parts["best"]] <= parts[name] for name, _ in combinations(("soil", "sun", "wind"), 2))
