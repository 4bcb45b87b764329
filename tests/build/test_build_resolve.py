"""Names stand for things of `reference`, and for nothing else."""

import pytest

from grader.built.resolve import Unresolved, reference_function, resolve
from reference.information.entropy import entropy
from reference.linear.perceptron import PERCEPTRON

REFUSED = {  # name: (part of the problem, part of the remedy)
    "./solution.py:entropy": ("lies outside `reference`", "reference.information.entropy:entropy"),
    "../secret.py:f": ("lies outside `reference`", "reference.information.entropy:entropy"),
    "os:system": ("is not the name of something in `reference`", "module and name"),
    "grader.build.secret:PUBLIC_SECRET": ("is not the name of something in `reference`", "module and name"),
    "references.information:entropy": ("is not the name of something in `reference`", "module and name"),
    "reference.information.entropy": ("is not the name of something in `reference`", "module and name"),
    "reference.information.entropy:entropy.__globals__": (
        "is not the name of something in `reference`",
        "module and name",
    ),
    "reference.information.entropy:_hidden": ("is not the name of something in `reference`", "module and name"),
    "reference.infrmation:entropy": (
        "no module `reference.infrmation`",
        "Did you mean `reference.information`?",
    ),
    "reference.zzz:entropy": ("no module `reference.zzz`", "module and name"),
    "reference.information.entropy:entrophy": ("has no `entrophy`", "Did you mean `entropy`?"),
    "reference.information.entropy:math": ("has no `math`", "It has"),
    "reference.process:TypeVar": ("has no `TypeVar`", "It has"),
    "reference.shared.draws:counts": ("has no `counts`", "It has"),
}


def test_a_name_is_the_very_object_of_the_module() -> None:
    assert resolve("reference.information.entropy:entropy") is entropy
    assert resolve("reference.linear.perceptron:PERCEPTRON") is PERCEPTRON


@pytest.mark.parametrize("name", REFUSED)
def test_anything_else_is_refused_and_says_what_would_be_right(name: str) -> None:
    problem, remedy = REFUSED[name]
    with pytest.raises(Unresolved) as refused:
        resolve(name)
    assert problem in refused.value.problem
    assert remedy in refused.value.remedy


def test_a_process_is_no_function() -> None:
    with pytest.raises(Unresolved, match="is no function"):
        reference_function("reference.linear.perceptron:PERCEPTRON")
