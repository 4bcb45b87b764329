"""Failing cases made by hand, one for each kind of picture."""

from collections.abc import Sequence
from typing import Any

from grader.codec.encode import encode
from grader.codec.literals import call_source
from grader.score.result import CaseResult, StepShown

AND = [[[0, 0], 0], [[0, 1], 0], [[1, 0], 0], [[1, 1], 1]]
WEATHER = {
    "test": "outlook",
    "branches": {"sunny": "no", "rainy": {"test": "windy", "branches": {"t": "no", "f": "yes"}}},
}
OTHER = {
    "test": "outlook",
    "branches": {"sunny": "no", "rainy": {"test": "humid", "branches": {"t": "no", "f": "yes"}}},
}
NET = {
    "rain": {"values": ["t", "f"], "parents": [], "table": [[[], {"t": 0.2, "f": 0.8}]]},
    "wet": {"values": ["t", "f"], "parents": ["rain"], "table": [[["t"], {"t": 0.9, "f": 0.1}]]},
}
GRID = {
    "1,1": {"right": [[1.0, 0, "1,2"]], "down": [[1.0, 0, "2,1"]]},
    "1,2": {"down": [[0.8, 5, "2,2"], [0.2, 0, "1,1"]]},
    "2,1": {"right": [[1.0, 5, "2,2"]]},
    "2,2": {},
}
POINTS = [[0, 0], [0, 1], [5, 5], [6, 5]]
BASKETS = [["ale", "bun"], ["ale", "bun", "cod"], ["cod"]]


def case(
    observed: Any = None,
    expected: Any = None,
    inputs: Sequence[Any] = (),
    steps: Sequence[tuple[str, Any, Any]] = (),
    **other: Any,
) -> CaseResult:
    """A failing case with these values; a trace has the mark, the observed and the expected state of each step."""
    return CaseResult(
        name="a case",
        check="exact",
        public=True,
        **{"passed": False, "reason": "value", **other},
        score=0,
        points=1,
        call=call_source("f", [encode(each) for each in inputs]),
        observed=encode(observed),
        expected=encode(expected),
        steps=tuple(
            StepShown(number=number, mark=mark, observed=encode(mine), expected=encode(ours))
            for number, (mark, mine, ours) in enumerate(steps)
        )
        or None,
    )


def trace(*steps: tuple[str, Any, Any], inputs: Sequence[Any] = ()) -> CaseResult:
    return case([mine for _, mine, _ in steps], None, inputs, steps)


# kind: a case that it draws
SAMPLES = {
    "tree": case(WEATHER, OTHER),
    "splits": trace(
        ("right", {"path": [], "attribute": "outlook", "gain": 0.2}, {"path": [], "attribute": "outlook", "gain": 0.2}),
        (
            "wrong",
            {"path": [["outlook", "sunny"]], "attribute": "windy", "gain": 0.1},
            {"path": [["outlook", "sunny"]], "attribute": "humid", "gain": 0.9},
        ),
    ),
    "line": trace(
        ("right", [0, 0, 0], [0, 0, 0]),
        ("wrong", [-1, 1, 0.5], [-1.5, 1, 1]),
        ("follows", [-1, 1, 1], [-1.5, 1, 1]),
        inputs=[AND, [0, 0, 0], 0.5],
    ),
    "loss": trace(("right", {"error": 4.0}, {"error": 4.0}), ("wrong", {"error": 3.0}, {"error": 1.0})),
    "borders": case(
        {"S": [["sunny", "warm"]], "G": [["?", "?"]]}, {"S": [["sunny", "warm"]], "G": [["sunny", "?"], ["?", "warm"]]}
    ),
    "hypotheses": case([("b", "?"), ("?", "?")], [("b", "?"), ("b", "d")]),
    "find_s": trace(("right", ["a", "b"], ["a", "b"]), ("wrong", ["?", "b"], ["a", "?"])),
    "roc": case([[0, 0], [0, 1], [1, 1]], [[0, 0], [0.5, 1], [1, 1]]),
    "precision_recall": case([[0.5, 1], [1, 0.5]], [[0.5, 1], [1, 0.4]]),
    "curve": case([[1, 1], [2, 4]], [[1, 1], [2, 3]]),
    "coverage": case({"-": [0, 0], "+": [2, 5]}, {"-": [0, 0], "+": [5, 2]}, [[[2, 5]]]),
    "clusters": case([[0, 1, 2], [3]], [[0, 1], [2, 3]], [POINTS, 2]),
    "mixture": case({"means": [1, 5], "sds": [1, 2]}, {"means": [1, 4], "sds": [1, 2]}, [[1, 2, 5]]),
    "dendrogram": case([[[0], [1], 1.0], [[0, 1], [2], 2.5]], [[[0], [2], 1.0], [[0, 2], [1], 3.5]], [[[1], [2], [4]]]),
    "confusion": case([[3, 1], [0, 2]], [[3, 0], [1, 2]], [["a"], ["b"], ["wren", "tit"]]),
    "lattice": case({frozenset({"ale"}): 2, frozenset({"ale", "bun"}): 1}, {frozenset({"ale"}): 2}, [BASKETS, 2]),
    "network": case({"t": 0.18, "f": 0.1}, {"t": 0.6, "f": 0.4}, [NET, "rain", {"wet": "t"}]),
    "process": case(
        {"1,1": "right", "1,2": "down", "2,1": "right"}, {"1,1": "down", "1,2": "down", "2,1": "right"}, [GRID, 0.9]
    ),
}
