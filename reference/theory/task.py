"""Names of learning tasks. Blockeel, sections 2.1, 2.2 and 2.4; Mitchell, section 1.1."""

from collections.abc import Mapping, Sequence
from typing import Any

SINGLE = {
    "boolean": "binary classification",  # also concept learning
    "ordinal": "ordinal classification",
    "numeric": "regression",
}


def task_type(targets: Sequence[str], *, values: int | None = None, labelled: str = "all") -> str:
    """The name of a task, from the kinds of its target attributes and whether `all`, `some` or `none` are known.

    A kind is nominal, with a number of `values`, or boolean, ordinal or numeric.

    >>> task_type(["nominal"], values=5), task_type(["boolean", "boolean"]), task_type(["numeric"], labelled="some")
    ('multi-class classification', 'multi-label classification', 'semi-supervised learning')
    """
    # labels come first: with none or some, the kind of the target does not count
    if labelled == "none":
        return "unsupervised learning"
    if labelled == "some":
        return "semi-supervised learning"
    if len(targets) > 1:
        return "multi-label classification" if {*targets} == {"boolean"} else "multi-target prediction"
    if targets[0] == "nominal":
        return "binary classification" if values == 2 else "multi-class classification"
    return SINGLE[targets[0]]


def is_named_rightly(setting: Mapping[str, Any]) -> bool:
    """Whether the `name` of a setting is right for its `targets`, `values` and `labelled`."""
    name = task_type(setting["targets"], values=setting["values"], labelled=setting["labelled"])
    return bool(setting["name"] == name)


def named_part(problem: Mapping[str, str], part: str) -> str:
    """The task, the performance measure or the experience of a learning problem. Mitchell, section 1.1."""
    return problem[part]
