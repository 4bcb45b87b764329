"""Every figure in assignments/figures against the reference it names. The fields are explained in information.yaml."""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yaml

from grader.build.datasets import dataset_of
from reference.process import Process
from tests.printed import printed

FOLDER = Path(__file__).parents[2] / "assignments" / "figures"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where libyaml is there
FIELDS = {"reference", "args", "at", "counted", "printed", "exact", "unordered", "right", "note"}


def examples() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in sorted(FOLDER.glob("*.yaml")):
        yield from yaml.load(file.read_text(encoding="utf-8"), LOADER).items()


EXAMPLES = list(examples())
FIGURES = {
    f"{key}-{number}": figure
    for key, example in EXAMPLES
    for number, figure in enumerate(example.get("figures", ()), start=1)
}


def argument(written: Any) -> Any:
    """A value as the reference gets it: `{$ratio: [1, 6]}` is a Fraction, `$dataset` and `$rows` are tables."""
    if isinstance(written, Mapping):
        if "$dataset" in written:
            return rows_where(dataset_of(written["$dataset"], FOLDER).rows, written.get("where", {}))
        if "$rows" in written:
            columns, *rows = written["$rows"]
            return rows_where([dict(zip(columns, row, strict=True)) for row in rows], written.get("where", {}))
        if set(written) == {"$ratio"}:
            return Fraction(*written["$ratio"])
        return {key: argument(value) for key, value in written.items()}
    return [argument(value) for value in written] if isinstance(written, list) else written


def rows_where(rows: list[dict[str, Any]], values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows that have these values."""
    return [row for row in rows if values.items() <= row.items()]


def result(figure: Mapping[str, Any]) -> Any:
    """What the reference gives, at the place the book prints."""
    module, name = figure["reference"].split(":")
    reference = getattr(importlib.import_module(module), name)
    args = argument(figure["args"])
    found = list(reference.steps(**args)) if isinstance(reference, Process) else reference(**args)
    for key in figure.get("at", ()):
        found = getattr(found, key) if has_fields(found) and isinstance(key, str) else found[key]
    return len(found) if figure.get("counted") else found


def has_fields(found: Any) -> bool:
    """Whether parts of a result are found by name: those of a state, or of a named tuple."""
    return is_dataclass(found) or hasattr(found, "_fields")


def matches(found: Any, wanted: Any, unordered: bool = False) -> bool:
    """Whether a result is what is printed: of a state, only in the fields that are."""
    if isinstance(wanted, Mapping):
        if is_dataclass(found):
            return all(matches(getattr(found, field), value) for field, value in wanted.items())
        return found.keys() == wanted.keys() and all(matches(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list):
        found = list(found)
        if unordered:
            found = in_order_of(wanted, found)
        return len(found) == len(wanted) and all(map(matches, found, wanted))
    if isinstance(found, str):  # a string of bits is a text, though it reads like a number
        return found == getattr(wanted, "text", wanted)
    return bool(wanted == found)


def in_order_of(wanted: list[Any], found: list[Any]) -> list[Any]:
    """The same items, each printed one taking the first of those left that match it; the rest at the end."""
    ordered, left = [], list(found)
    for value in wanted:
        place = next((place for place, item in enumerate(left) if matches(item, value)), None)
        if place is not None:
            ordered.append(left.pop(place))
    return ordered + left


def test_the_reference_gives_what_the_books_print() -> None:
    faults = {name: fault_of(figure) for name, figure in FIGURES.items()}
    assert {name: fault for name, fault in faults.items() if fault} == {}


def fault_of(figure: dict[str, Any]) -> str:
    """What is wrong between a figure and the reference; nothing where they agree."""
    unordered, exact = figure.get("unordered", False), figure.get("exact", False)
    try:
        found = result(figure)
    except Exception as error:  # one that raises does not keep the others from being told
        return f"the reference raised {error!r}"
    as_printed = matches(found, printed(figure["printed"], exact=exact), unordered)
    if "right" not in figure:
        return "" if as_printed else f"{found} is not {figure['printed']}"
    if not matches(found, printed(figure["right"], exact=exact), unordered):
        return f"{found} is not {figure['right']}"
    return "the book is right after all: take `right` away" if as_printed else ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"printed": "0.941"}, "0.94028"),
        ({"right": "0.940"}, "take `right` away"),
        ({"right": "0.942"}, "is not 0.942"),
        ({"args": {"count": [9, 5]}}, "the reference raised TypeError"),
        ({}, ""),
    ],
)
def test_a_figure_that_does_not_agree_is_told(change: dict[str, Any], fault: str) -> None:
    figure = {"reference": "reference.information.entropy:entropy", "args": {"counts": [9, 5]}, "printed": "0.940"}
    assert bool(fault_of(figure | change)) == bool(fault)
    assert fault in fault_of(figure | change)


def test_an_example_has_its_place_and_either_figures_or_a_reason() -> None:
    assert [key for key, example in EXAMPLES if "#" not in key or not is_whole(example)] == []


def is_whole(example: dict[str, Any]) -> bool:
    """Whether an example has the fields that it should have, and no others."""
    figures = example.get("figures", ())
    known = set(example) in ({"book", "where", "figures"}, {"book", "where", "left_out"})
    return known and all(set(each) <= FIELDS for each in figures) and bool(figures or example.get("left_out"))


def test_no_example_stands_twice() -> None:
    keys = [
        line.rstrip().removesuffix(":")
        for file in FOLDER.glob("*.yaml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.endswith(":") and not line.startswith((" ", "#"))
    ]
    assert sorted(keys) == sorted(key for key, _ in EXAMPLES)


def test_a_misprint_is_noticed_and_order_may_be_free() -> None:
    assert not matches(0.2467, printed("0.246"))
    assert matches([0.3, 0.1], printed(["0.1", "0.3"]), unordered=True)
    assert not matches([0.3, 0.3], printed(["0.1", "0.3"]), unordered=True)
