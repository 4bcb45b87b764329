"""What holds of the worked examples of a hand calculation, whose figures `printed` has."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.spec.case_rules import figure_problems
from grader.spec.faults import Problem
from grader.spec.scope import scope_problems
from grader.spec.unchecked_values import mapping_field, mapping_items, unknown_name_problem


def example_problems(raw: dict[str, Any], folder: Path) -> Iterator[Problem]:
    """What is wrong with the examples: names that the exercise does not have, and figures that are no strings."""
    given = mapping_field(raw, "given")
    parts = [each["name"] for _, each in mapping_items(raw, "parts") if isinstance(each.get("name"), str)]
    for path, example in mapping_items(raw, "printed"):
        own, figures = mapping_field(example, "given"), mapping_field(example, "parts")
        yield from scope_problems(own, (*path, "given"), folder)
        yield from (
            unknown_name_problem((*path, "given", name), "given name", name, given) for name in own if name not in given
        )
        yield from (
            unknown_name_problem((*path, "parts", name), "part", name, parts) for name in figures if name not in parts
        )
        yield from figure_problems(figures, (*path, "parts"))
