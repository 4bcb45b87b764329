from pathlib import Path

import pytest

from grader import paths
from grader.spec.dataset import NumberColumn
from grader.spec.load import SpecFaults, load_dataset
from tests.spec.spec_sample import DATASET, spoilt

CSV = "kind,age\ncat,3\ndog,11.5\n"
ROWS = {  # what is wrong: (written, written instead, the table, "file:line: field: problem", piece of the remedy)
    "other name": ("id: pets", "id: pet", CSV, "pets.yaml:2: id: `pet` is not the name of the file", "`pets`"),
    "unknown target": ("target: kind", "target: kin", CSV, "pets.yaml:4: target: there is no column `kin`", "`kind`?"),
    "no rows": ("rows: pets.csv\n", "", CSV, "pets.yaml:1: (file): has neither `rows` nor `make`", "CSV"),
    "rows and make": (
        "target: kind",
        "make: {$make: reference.shared.draws.tables:from_tree}",
        CSV,
        "pets.yaml:1: (file): has both `rows` and `make`",
        "CSV",
    ),
    "no such table": ("pets.csv", "dogs.csv", CSV, "pets.yaml:5: rows: there is no file `dogs.csv`", "same folder"),
    "a table elsewhere": ("pets.csv", "../pets.csv", CSV, "pets.yaml:5: rows: there is no file", "same folder"),
    "per student": ("target: kind", "per: student", CSV, "pets.yaml:4: per: is not supported yet", "`class`"),
    "a column of numbers": ("[cat, dog]", "[cat, 3]", CSV, "pets.yaml:3: columns.kind[1]: must be a text", "quotes"),
    "a column of nothing": ("[cat, dog]", "cat", CSV, "pets.yaml:3: columns.kind: must be a list", "[a, b]"),
    "half a range": ("[0, 30]", "[0]", CSV, "pets.yaml:3: columns.age.number[1]: missing item", "one more"),
    "unknown range": ("number:", "numbr:", CSV, "pets.yaml:3: columns.age.numbr: unknown field", "`number`?"),
    "no columns": (
        "{kind: [cat, dog], age: {number: [0, 30]}}",
        "{}",
        CSV,
        "pets.yaml:3: columns: is empty",
        "at least",
    ),
    "other header": ("", "", "kind,years\ncat,3\n", "pets.csv:1: (header): does not name the columns", "kind,age"),
    "unknown value": ("", "", CSV + "cow,3\n", "pets.csv:4: kind: `cow` is not a value", "cat, dog"),
    "no number": ("", "", CSV + "cat,old\n", "pets.csv:4: age: `old` is no number from 0 to 30", "Write one"),
    "out of range": ("", "", CSV + "cat,31\n", "pets.csv:4: age: `31` is no number from 0 to 30", "Write one"),
    "NaN": ("", "", CSV + "cat,nan\n", "pets.csv:4: age: `nan` is no number", "Write one"),
    "a short row": ("", "", CSV + "cat\n", "pets.csv:4: (row): has not as many cells", "one cell a column"),
    "a long row": ("", "", CSV + "cat,3,4\n", "pets.csv:4: (row): has not as many cells", "one cell a column"),
}


@pytest.mark.parametrize("what", ROWS)
def test_a_mistake_is_one_fault_with_its_line_field_problem_and_remedy(what: str, tmp_path: Path) -> None:
    old, new, table, problem, remedy = ROWS[what]
    (tmp_path / "pets.yaml").write_text(spoilt(DATASET, (old, new)) if old else DATASET, "utf-8")
    (tmp_path / "pets.csv").write_text(table, "utf-8")
    with pytest.raises(SpecFaults) as found:
        load_dataset(tmp_path / "pets.yaml")
    assert len(found.value.faults) == 1, str(found.value)
    first, second = str(found.value).splitlines()
    assert first.startswith(f"{tmp_path}/{problem}")
    assert remedy in second


def test_a_dataset_knows_its_columns_in_order(tmp_path: Path) -> None:
    (tmp_path / "pets.yaml").write_text(DATASET, "utf-8")
    (tmp_path / "pets.csv").write_text(CSV, "utf-8")
    columns = load_dataset(tmp_path / "pets.yaml").spec.columns
    assert list(columns.items()) == [("kind", ("cat", "dog")), ("age", NumberColumn(number=(0, 30)))]


@pytest.mark.parametrize("file", sorted(paths.datasets_dir().glob("*.yaml")), ids=lambda file: file.stem)
def test_the_datasets_that_come_with_us_are_sound(file: Path) -> None:
    assert load_dataset(file).spec.id == file.stem
