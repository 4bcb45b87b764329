import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from grader import paths
from grader.spec.schema import SCHEMA_FILES, schema_of, write_schemas
from grader.spec.yaml_tree import tree_of_file, tree_of_text
from tests.spec.spec_sample import ASSIGNMENT, DATASET, EXERCISES, FUNCTION, TRACE, VALUES, spoilt
from tests.thinned import some

PUBLISHED = Path(__file__).parent.parent.parent / "docs" / "schema"
FILES = {
    **dict.fromkeys(paths.bank_files(), "exercise.schema.json"),
    **dict.fromkeys(paths.courses_dir().glob("*.yaml"), "assignment.schema.json"),
    **dict.fromkeys(paths.datasets_dir().glob("*.yaml"), "dataset.schema.json"),
}


def errors(name: str, value: Any) -> list[str]:
    return [error.message for error in Draft202012Validator(schema_of(name)).iter_errors(value)]


@pytest.mark.parametrize("name", SCHEMA_FILES)
def test_the_published_schema_is_current_and_a_schema(name: str, tmp_path: Path) -> None:
    write_schemas(tmp_path)
    assert (PUBLISHED / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8"), (
        "run `python -m grader.spec.schema`"
    )
    Draft202012Validator.check_schema(json.loads((PUBLISHED / name).read_text("utf-8")))


@pytest.mark.slow  # the whole bank
@pytest.mark.parametrize("file", some(FILES, 40, kind=FILES.__getitem__), ids=lambda file: file.stem)
def test_what_comes_with_us_is_valid(file: Path) -> None:
    assert errors(FILES[file], tree_of_file(file).value) == []


@pytest.mark.parametrize("kind", EXERCISES)
def test_every_kind_of_exercise_is_valid(kind: str) -> None:
    assert errors("exercise.schema.json", tree_of_text(EXERCISES[kind]).value) == []


def test_assignments_and_datasets_are_valid() -> None:
    assert errors("assignment.schema.json", tree_of_text(ASSIGNMENT).value) == []
    assert errors("dataset.schema.json", tree_of_text(DATASET).value) == []


SPOILT = {
    "unknown field": (FUNCTION, "title:", "titel:"),
    "keyword under its Python name": (FUNCTION, "with: {base: 2}", "with_: {base: 2}"),
    "unknown check": (FUNCTION, "{close:", "{clos:"),
    "check as the model has it": (FUNCTION, "{close: {rtol: 1e-6}}", "{name: close, options: {}}"),
    "unknown option": (FUNCTION, "rtol:", "rtoll:"),
    "unknown check of a part": (TRACE, "error: {exact", "error: {exat"),
    "unknown property": (FUNCTION, "within:", "wihtin:"),
    "unknown expression": (FUNCTION, "$dataset:", "$datset:"),
    "unknown expression deep": (VALUES, "apart_from: {$use:", "apart_from: {$uze:"),
    "wrong choice": (TRACE, "credit: fraction", "credit: some"),
    "too small": (FUNCTION, "points: 4", "points: 0"),
    "what does not work yet": (FUNCTION, "points: 4", "points: 4\nsource: {import: {}}"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_the_loader_refuses_in_a_field_an_editor_shows_too(what: str) -> None:
    text, old, new = SPOILT[what]
    assert errors("exercise.schema.json", tree_of_text(spoilt(text, (old, new))).value)
