"""The snapshot tool: a difference in a value is told, another name of code is none."""

from typing import Any

import pytest

from grader.build.built_exercise import build_exercise
from grader.paths import bank_dir
from grader.spec.load import load_exercise
from tests.tools.built_values import sorted_parts, written
from tests.tools.snapshot import differences, digest


def document() -> dict[str, Any]:
    loaded = load_exercise(bank_dir() / "trees" / "best_attribute.yaml")  # names code in its check and its mistakes
    return written(build_exercise(loaded, assignment_id="hw", secret=b"a secret"))


def moved(value: Any) -> Any:
    """The document after a move: every module has another name."""
    if isinstance(value, dict):
        return {key: moved(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [moved(inner) for inner in value]
    return f"elsewhere.{value}" if isinstance(value, str) and value.startswith("reference.") else value


def test_a_move_of_code_is_no_difference() -> None:
    assert moved(document()) != document()
    assert sorted_parts(moved(document())) == sorted_parts(document())


@pytest.mark.parametrize(
    ("field", "section"), [("args", "inputs"), ("expected", "expected values"), ("variants", "mistakes' values")]
)
def test_a_changed_value_changes_the_section_that_it_stands_in_and_no_other(field: str, section: str) -> None:
    changed = document()
    changed["cases"][-1]["instances"][-1][field] = {"changed": 1}
    before, after = sorted_parts(document()), sorted_parts(changed)
    assert [name for name in before if digest(before[name]) != digest(after[name])] == [section]


def test_what_differs_is_listed_by_key_and_field() -> None:
    before = {"marks": {"a.b/right/x": {"score": "2"}, "a.b/right/gone": {}, "c.d/right/y": {"score": "1"}}}
    after = {"marks": {"a.b/right/x": {"score": "1"}, "a.b/right/new": {}}}
    assert list(differences(before, after, "a.")) == [
        "marks: a.b/right/gone: is no longer there",
        "marks: a.b/right/new: was not there",
        'marks: a.b/right/x: score: "2" -> "1"',
    ]
