"""Pictures, read back as XML: the right shapes, a text alternative, the divergence marked, nothing untold."""

from collections import Counter
from dataclasses import replace
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

from grader.report.pictures.chosen_picture import MAX_PICTURE_CHARACTERS, PICTURE_KINDS, picture_of
from grader.report.pictures.svg import PICTURE_WIDTH, SMALL_SIZE, WRONG
from grader.score.result import CaseResult, ErrorShown
from grader.spec.exercise import Picture
from tests.report.picture_cases import AND, GRID, NET, POINTS, SAMPLES, WEATHER, case, trace

SVG = "{http://www.w3.org/2000/svg}"


def drawn(kind: str, check: CaseResult | None = None, *, with_expected: bool = True) -> ElementTree.Element:
    text = picture_of(check or SAMPLES[kind], kind=kind, with_expected=with_expected)
    assert text is not None
    return ElementTree.fromstring(text)


def shapes(root: ElementTree.Element) -> Counter[str]:
    return Counter(each.tag.removeprefix(SVG) for each in root.iter())


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def words(root: ElementTree.Element) -> str:
    return f"{root.findtext(f'{SVG}title')}: {root.findtext(f'{SVG}desc')}"


def test_every_kind_that_a_spec_may_name_is_drawn_and_sampled_here() -> None:
    assert set(get_args(Picture)) == PICTURE_KINDS.keys() | {"none"}
    assert PICTURE_KINDS.keys() == SAMPLES.keys()


@pytest.mark.parametrize("kind", PICTURE_KINDS)
def test_a_picture_is_safe_legible_and_says_in_words_what_differs(kind: str) -> None:
    root = drawn(kind)
    assert root.get("role") == "img"
    assert root.get("viewBox", "").startswith(f"0 0 {PICTURE_WIDTH} ")
    assert root.findtext(f"{SVG}title")
    assert "iffer" in (root.findtext(f"{SVG}desc") or "")
    assert not any(each.get("id") or each.get("href") for each in root.iter())
    assert shapes(root).keys().isdisjoint({"script", "style", "image", "use", "foreignObject", "a"})
    for each in root.iter(f"{SVG}text"):
        assert 0 <= float(each.get("x", "")) <= PICTURE_WIDTH
        assert float(each.get("font-size", 12)) >= SMALL_SIZE
    colours = {each.get(name, "") for each in root.iter() for name in ("fill", "stroke")}
    assert all(colour in ("", "none", "currentColor") or colour.startswith("var(--") for colour in colours)


@pytest.mark.parametrize("kind", PICTURE_KINDS)
def test_what_differs_is_marked_by_a_shape_or_a_sign_not_by_colour_alone(kind: str) -> None:
    text = picture_of(SAMPLES[kind], kind=kind, with_expected=True) or ""
    plain = text.replace(WRONG, "currentColor")
    signs = [each for each in texts(ElementTree.fromstring(plain)) if each[:1] in "≠+−" and each]
    rings = [each for each in ElementTree.fromstring(text).iter(f"{SVG}circle") if each.get("stroke") == WRONG]
    assert signs or len(rings) >= 2


@pytest.mark.parametrize("kind", PICTURE_KINDS)
def test_nothing_that_is_expected_shows_where_it_is_not_told(kind: str) -> None:
    check = SAMPLES[kind]
    steps = check.steps and tuple(replace(step, expected="CANARY") for step in check.steps)
    other = replace(check, expected=["CANARY"], steps=steps)
    untold = picture_of(check, kind=kind, with_expected=False)
    assert untold is not None
    assert untold == picture_of(other, kind=kind, with_expected=False)
    assert "xpected" not in untold
    assert "iffer" not in untold or check.steps


COUNTS = {  # kind: what is counted without what was expected, and how many there are
    "tree": {"rect": 5, "line": 4},
    "roc": {"circle": 3},
    "lattice": {"rect": 7 + 2},  # seven sets of three items, two samples in the key
    "dendrogram": {"polyline": 2, "line": 1},  # a bracket a merge; the axis
    "confusion": {"rect": 4},
    "network": {"polygon": 1, "rect": 2 + 2},  # an arrow; two nodes, two bars
    "process": {"rect": 4, "polygon": 3},  # cells; arrows
    "clusters": {"circle": 3 + 1, "polygon": 1 + 1},  # points by cluster, and the key
    "mixture": {"polyline": 2},
    "borders": {"rect": 2 + 1},
    "line": {"polyline": 3},
}


@pytest.mark.parametrize("kind", COUNTS)
def test_each_thing_is_drawn_once(kind: str) -> None:
    found = shapes(drawn(kind, with_expected=False))
    assert {name: found[name] for name in COUNTS[kind]} == COUNTS[kind]


# what a picture has to say, where a person would look
SAID = {
    "tree": "They first differ at: outlook = rainy.",
    "splits": "They first differ at: outlook = sunny.",
    "line": "Your line at step 1: −1 + 1 x1 + 0.5 x2 = 0. The expected line: −1.5 + 1 x1 + 1 x2 = 0. They differ.",
    "loss": "Yours, error: step 0: 4, step 1: 3. Expected, error: step 0: 4, step 1: 1. Step 1 is the first",
    "borders": "G differs, only in yours: ⟨?, ?⟩. G differs, missing: ⟨sunny, ?⟩, ⟨?, warm⟩.",
    "roc": "Only in yours, where they differ: (0, 1). Missing: (0.5, 1).",
    "clusters": "Point 2 differs: expected in cluster 1.",
    "mixture": "Component 1 differs: expected mean 4 and deviation 2.",
    "dendrogram": "Merge 1 is the first that differs.",
    "confusion": "actual wren, predicted tit: 1, expected 0",
    "lattice": "Only in yours: differs: {ale, bun}.",
    "network": "Yours, t: 0.18, expected 0.6, which differs.",
    "process": "1,1: right, differs: expected down.",
}


@pytest.mark.parametrize("kind", SAID)
def test_the_text_alternative_says_the_same(kind: str) -> None:
    assert SAID[kind] in words(drawn(kind))


UNDECLARED = ["tree", "splits", "borders", "mixture", "network", "process"]


@pytest.mark.parametrize("kind", UNDECLARED)
def test_a_shape_that_can_be_one_thing_only_needs_no_declaration(kind: str) -> None:
    assert picture_of(SAMPLES[kind], with_expected=True) == picture_of(SAMPLES[kind], kind=kind, with_expected=True)


@pytest.mark.parametrize("kind", ["roc", "confusion", "clusters", "curve"])
def test_a_shape_that_may_be_several_things_is_not_guessed(kind: str) -> None:
    assert picture_of(SAMPLES[kind], with_expected=True) is None


NOT_DRAWN = {
    "right": case(WEATHER, WEATHER, passed=True),
    "an exception": case(None, WEATHER, error=ErrorShown(type="KeyError", text="'a'")),
    "a timeout": case(None, WEATHER, reason="timeout"),
    "right, and earns nothing yet": case(WEATHER, WEATHER, reason="edge"),
    "None": case(None, WEATHER),
    "another shape": case([[1], [2]], WEATHER),
}


@pytest.mark.parametrize("name", NOT_DRAWN)
def test_there_is_no_picture_of(name: str) -> None:
    assert picture_of(NOT_DRAWN[name], kind="tree", with_expected=True) is None


def test_an_exercise_may_want_none() -> None:
    assert picture_of(SAMPLES["tree"], kind="none", with_expected=True) is None


def deep(levels: int) -> Any:
    return "no" if not levels else {"test": f"a{levels}", "branches": {"t": deep(levels - 1), "f": "yes"}}


HUGE = {
    "tree": case(deep(12), None),
    "roc": case([[place / 1000, 1.0] for place in range(500)], None),
    "confusion": case([[1] * 9 for _ in range(9)], None),
    "clusters": case([list(range(300))], None, [[[place, place] for place in range(300)]]),
    "lattice": case([{"a", "b"}, {"c", "d"}, {"e", "f"}], None, [[["a", "b"]], 1]),
    "dendrogram": case([[[0], [place], 1.0] for place in range(1, 60)], None),
    "loss": case([0.5] * 5000, None),
    "network": case(0.5, None, [{f"n{place}": {"parents": [], "table": []} for place in range(30)}]),
    "process": case({f"s{place}": 1.0 for place in range(80)}, None, [{f"s{place}": {} for place in range(80)}]),
    "mixture": case({"means": [1e300], "sds": [1]}, None, [[1, 2]]),
    "line": case([float("inf"), 1, 2], None, [AND]),
    "curve": case([[float("nan"), 1], [10**400, 2]], None),
    "hypotheses": case([[str(place), "?"] for place in range(100)], None),
}


@pytest.mark.parametrize("kind", HUGE)
def test_what_is_too_large_or_no_number_gives_no_picture(kind: str) -> None:
    assert picture_of(HUGE[kind], kind=kind, with_expected=True) is None


EVIL = "<script>alert(1)</script>\"' ]]>&\u202e\x1b[31m" + "x" * 100
HOSTILE = {
    "tree": case({"test": EVIL, "branches": {EVIL: EVIL, "b": "no"}}, None),
    "borders": case({"S": [[EVIL, "?"]], "G": [["?", EVIL]]}, None),
    "lattice": case([{EVIL, "b"}], None),
    "confusion": case([[1, 2], [3, 4]], None, [[EVIL, "b"]]),
    "network": case({EVIL: 0.5, "f": 0.5}, None, [NET, "rain", {"wet": EVIL}]),
    "process": case({"1,1": EVIL}, None, [GRID]),
    "loss": trace(("right", {EVIL: 1.0, "b": 2.0}, None), ("right", {EVIL: 1.0, "b": 1.0}, None)),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_text_stays_text_and_short(kind: str) -> None:
    text = picture_of(HOSTILE[kind], kind=kind, with_expected=True)
    assert text is not None
    assert len(text) <= MAX_PICTURE_CHARACTERS
    root = ElementTree.fromstring(text)
    assert "<script" not in text
    assert "\u202e" not in text
    assert "\x1b" not in text
    assert any("script" in each for each in (*texts(root), words(root)))
    assert max(map(len, texts(root))) < 80


def test_a_condition_written_the_other_way_round_does_not_differ() -> None:
    mine = {"test": ["humidity", ">=", 77.5], "branches": {"yes": "no", "no": "yes"}}
    ours = {"test": ["humidity", "<", 77.5], "branches": {"yes": "yes", "no": "no"}}
    assert "They agree." in words(drawn("tree", case(mine, ours)))


def test_where_several_trees_may_be_right_the_picture_says_so() -> None:
    check = replace(SAMPLES["tree"], check="verify")
    assert "Expected; others may be right too" in texts(drawn("tree", check))


def test_a_wide_tree_is_an_outline_that_stays_inside_the_picture() -> None:
    wide = {"test": "month", "branches": {f"month {place}": f"label {place}" for place in range(14)}}
    root = drawn("tree", case(wide, None))
    assert shapes(root)["rect"] == 15
    assert all(
        float(each.get("x", "")) + float(each.get("width", "")) <= PICTURE_WIDTH for each in root.iter(f"{SVG}rect")
    )


def test_clusters_are_compared_whatever_they_are_called() -> None:
    root = drawn("clusters", case([[2, 3], [0, 1]], [[0, 1], [2, 3]], [POINTS, 2]))
    assert "differs" not in words(root)


def test_a_long_trace_is_drawn_around_the_step_that_differs_first() -> None:
    steps = [
        ("right" if place < 150 else "wrong", [float(place), 0.0, 1.0], [float(place), 0.0, 1.0])
        for place in range(200)
    ]
    root = drawn("line", trace(*steps))
    assert "Step 150 is the first that differs." in words(root)
    assert "step 149" in words(root)
    assert all(len(each.get("points", "").split()) <= 30 for each in root.iter(f"{SVG}polyline"))


def test_the_expected_action_is_any_of_those_that_are_tied() -> None:
    check = case({"1,1": "down"}, {"1,1": {"down", "right"}}, [GRID])
    assert "0 of 4 states differ" in words(drawn("process", check))


def test_inputs_that_were_shortened_leave_the_line_out_but_not_the_weights() -> None:
    check = replace(SAMPLES["line"], call="f([[[1, 0], 0], … 80 more …], [0, 0, 0], 0.5)")
    root = drawn("line", check)
    assert "Weights from step to step" in texts(root)
    assert "The line at step 1" not in texts(root)


@pytest.mark.parametrize("yours", [{"segments": [[2, 0], [1, 2]], "auc": 0.9}, (((2, 0), (1, 2)), 0.9)])
def test_a_coverage_curve_goes_up_by_the_positives_and_right_by_the_negatives(yours: Any) -> None:
    text = words(drawn("coverage", trace(("wrong", yours, {"segments": [[1, 2], [2, 0]], "auc": 0.1}))))
    assert "Your points: (0, 0), (0, 2), (2, 3). Expected: (0, 0), (2, 1), (2, 3)." in text


def test_ranked_segments_are_drawn_where_they_are_a_field_of_the_answer() -> None:
    yours, expected = ({"estimates": {}, "segments": segments} for segments in ([[2, 0], [1, 2]], [[1, 2], [2, 0]]))
    text = words(drawn("coverage", case(yours, expected, [[]])))
    assert "Your points: (0, 0), (0, 2), (2, 3). Expected: (0, 0), (2, 1), (2, 3)." in text
