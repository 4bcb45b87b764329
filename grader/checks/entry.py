"""The entry of a check in the registry: its options, its judge and the calls that it needs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from grader.checks.case import Case
from grader.checks.no_value import Judge
from grader.checks.option_fields import InnerOf
from grader.codec.values import Value


def own_call(case: Case, options: Any) -> tuple[Mapping[str, Value], ...]:
    """One call, with the arguments of the case."""
    return (case.args,)


@dataclass(frozen=True, slots=True)
class Check:
    """A check: the class of its options, its judge, the reader of options, and the arguments of each call it needs.

    `asks` is the option that names a reference which gives what is right; where it is `short` for all options, the
    name may stand alone: `{one_of: splitting:best_attributes}`.
    """

    options: type
    judge: Judge
    read: Callable[[Mapping[str, Any], InnerOf], Any]
    calls: Callable[[Case, Any], tuple[Mapping[str, Value], ...]] = own_call
    asks: str = ""
    short: bool = False
