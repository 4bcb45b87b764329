"""Datasets by name: the tables that lie beside a spec, or in the bank."""

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.spec.bank_places import dataset_file, dataset_names
from grader.spec.dataset import DatasetSpec, NumberColumn
from grader.spec.expressions import ExpressionNode
from grader.spec.faults import SpecFaults
from grader.spec.load import load_dataset
from grader.texts.nearest_name import suggestion


class NoDataset(ValueError):
    """Raised for a dataset that is missing or has a fault, with the problem and the remedy."""

    def __init__(self, problem: str, remedy: str) -> None:
        super().__init__(f"{problem}. {remedy}")
        self.problem, self.remedy = problem, remedy


@dataclass(frozen=True, slots=True)
class DatasetTable:
    """The rows of a dataset, or the expression that draws them; `folder` is that of its file."""

    rows: list[dict[str, Any]]
    make: ExpressionNode
    folder: Path


def dataset_of(name: str, folder: Path) -> DatasetTable:
    """The dataset of that name beside the spec, else in the bank; raises `NoDataset`."""
    file = dataset_file(name, folder)
    if file is None:
        raise NoDataset(f"there is no dataset `{name}`", suggestion(name, dataset_names(folder), "Datasets"))
    try:
        spec = load_dataset(file).spec
    except SpecFaults as error:
        # One of its faults will do: lint of that file tells all.
        raise NoDataset(f"the dataset `{name}` has a fault", str(error.faults[0])) from None
    return DatasetTable(read_rows(spec, file.parent) if spec.rows is not None else [], spec.make, file.parent)


def read_rows(spec: DatasetSpec, folder: Path) -> list[dict[str, Any]]:
    """The rows of a dataset's CSV file in the order of its columns; `load_dataset` has read them before."""
    # `newline=""`, as the csv module asks: it ends lines by itself.
    with (folder / str(spec.rows)).open(newline="", encoding="utf-8") as lines:
        return [
            {
                name: numeral(row[name]) if isinstance(kind, NumberColumn) else row[name]
                for name, kind in spec.columns.items()
            }
            for row in csv.DictReader(lines, strict=True)
        ]


def numeral(text: str) -> float:
    """The number a cell holds, whole where it is written so.

    >>> numeral("12"), numeral("-3.50")
    (12, -3.5)
    """
    # `isdecimal` takes no exponent and no point: "1e3" and "12.0" are floats.
    return int(text) if text.strip().lstrip("-").isdecimal() else float(text)
