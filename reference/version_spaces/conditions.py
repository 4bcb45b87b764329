"""Conditions on examples from which a concept is learned."""

from collections.abc import Mapping
from typing import Any


def first_is_positive(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first of the `examples` is positive."""
    return bool(args["examples"][0][1] == "yes")


def some_example_positive(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least one of the `examples` is positive."""
    return any(label == "yes" for _, label in args["examples"])


def values_in_domains(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether `domains` lists every value of the `examples`."""
    return all(
        value in domain
        for instance, _ in args["examples"]
        for value, domain in zip(instance, args["domains"], strict=True)
    )
