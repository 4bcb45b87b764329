"""docs/spec.md, held against the loader: its examples load, and it names every field, check and expression there is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.build.conditions_page import CONDITIONS_FILE, conditions_text
from grader.checks.properties.property_registry import PROPERTIES
from grader.spec.assignment import Assignment
from grader.spec.dataset import DatasetSpec
from grader.spec.exercise import EXERCISES, CheckUse, PropertyUse
from grader.spec.load import load_assignment_spec, load_dataset, load_exercise
from grader.spec.model import Spec
from grader.spec.read_checks import NAMEABLE_CHECKS
from grader.spec.read_expressions import EXPRESSION_FORMS
from grader.spec.shape import field_shapes

TEXT = (Path(__file__).parent.parent.parent / "docs" / "spec.md").read_text("utf-8")
BLOCKS = {re.findall(r"(?m)^id: ([\w.]+)", block)[0]: block for block in re.findall(r"(?s)```yaml\n(.*?)```", TEXT)}


def models(model: type[Spec]) -> Iterator[type[Spec]]:
    if model not in (CheckUse, PropertyUse):
        yield model
        for shape in field_shapes(model).values():
            yield from models(shape.model) if shape.model else ()


FIELDS = {
    field
    for top in (*EXERCISES.values(), Assignment, DatasetSpec)
    for model in models(top)
    for field in field_shapes(model)
}


@pytest.mark.parametrize("name", BLOCKS)
def test_the_examples_load(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.yaml"
    file.write_text(BLOCKS[name], "utf-8")
    (tmp_path / "loans.csv").write_text("income,owner,debt,risk\nlow,no,12,bad\n", "utf-8")
    (tmp_path / "solution.py").write_text("def squares(n): return [i * i for i in range(1, n + 1)]\n", "utf-8")
    load = (
        load_exercise
        if "\nkind:" in BLOCKS[name]
        else load_assignment_spec
        if "\nexercises:" in BLOCKS[name]
        else load_dataset
    )
    assert load(file).spec.id == name


@pytest.mark.parametrize("field", sorted(FIELDS))
def test_every_field_is_named(field: str) -> None:
    assert re.search(rf"(`|\b){re.escape(field)}(`|:)", TEXT)


@pytest.mark.parametrize("name", [*NAMEABLE_CHECKS, *PROPERTIES, *EXPRESSION_FORMS])
def test_every_check_property_and_expression_is_named(name: str) -> None:
    assert f"`{name}" in TEXT or f"`{{{name}" in TEXT


def test_every_heading_that_is_linked_exists() -> None:
    headings = {
        re.sub(r"[^\w -]", "", line.lstrip("# ")).lower().replace(" ", "-") for line in re.findall(r"(?m)^#.*", TEXT)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", TEXT)) <= headings


def test_the_page_of_conditions_is_as_the_code_has_it() -> None:
    assert CONDITIONS_FILE.read_text("utf-8") == conditions_text(), "run `make schema`"
