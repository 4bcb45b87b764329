"""Readers of a check's options: a spec's mapping becomes a frozen dataclass, whose fields name their readers."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, TypeVar

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.verdict import Verdict, wrong
from grader.codec.values import Value

OptionsType = TypeVar("OptionsType")
# A full name: those relative to a topic are full before a check reads them (`grader.spec.full_names`).
FULL_REFERENCE_NAME = re.compile(r"reference(\.[a-zA-Z_]\w*)+:[a-zA-Z_]\w*", re.ASCII)


class OptionFault(ValueError):
    """Options that a check does not have, or cannot have: what is wrong, and what would be right."""

    def __init__(self, problem: str, remedy: str) -> None:
        super().__init__(f"{problem} {remedy}")
        self.problem = problem
        self.remedy = remedy


@dataclass(frozen=True, slots=True)
class Inner:
    """A check inside another, with its options already read."""

    name: str
    judge: Callable[[Case, tuple[Observation, ...], Any], Verdict]
    options: Any

    def verdict(self, expected: Value, observed: Value, args: Mapping[str, Value] | None = None) -> Verdict:
        """The verdict of the check on one piece of an answer."""
        if observed is None and expected is not None:
            return wrong("type", "It is None.")
        return self.judge(Case(args or {}, expected), (Observation("value", observed),), self.options)


InnerOf = Callable[[str, Mapping[str, Any]], Inner]  # a check by name, for checks that hold others
Reader = Callable[[Any, InnerOf], Any]  # what is written -> the option; raises ValueError saying what is allowed


def read_by(read: Reader) -> dict[str, Reader]:
    """The metadata of a field of an options class: how it is read."""
    return {"read": read}


def read_options(kind: type[OptionsType], written: Mapping[str, Any], inner_of: InnerOf) -> OptionsType:
    """The options as written, each read by its field, the rest by default."""
    readers = {each.name: each.metadata["read"] for each in fields(kind)}  # type: ignore[arg-type]
    for name in written:
        if name not in readers:
            raise OptionFault(f"`{name}` is not an option here.", nearest_remedy(str(name), tuple(readers)))
    return kind(**{name: _read(name, value, readers[name], inner_of) for name, value in written.items()})


def read_asking(kind: type[OptionsType], asks: str, written: Mapping[str, Any], inner_of: InnerOf) -> OptionsType:
    """The options of a check that needs a reference; raises OptionFault where the option `asks` names none."""
    if asks not in written:
        problem, remedy = "No reference is named.", f"Write `{asks}: reference.TOPIC.MODULE:NAME`."
        raise OptionFault(problem, remedy)
    return read_options(kind, written, inner_of)


def nearest_remedy(name: str, known: tuple[str, ...]) -> str:
    """The remedy for an unknown name: the nearest known one, else all of them."""
    for close in get_close_matches(name, known, n=1):
        return f"Did you mean `{close}`?"
    return f"There {'are' if len(known) > 1 else 'is'} {', '.join(f'`{each}`' for each in known)}."


def _read(name: str, value: Any, read: Reader, inner_of: InnerOf) -> Any:
    try:
        return read(value, inner_of)
    except OptionFault:  # of a check inside, which has said already what is wrong
        raise
    except ValueError as allowed:
        raise OptionFault(f"`{name}` cannot be {value!r}.", str(allowed)) from None


def tolerance(written: Any, _: InnerOf) -> float:
    """The tolerance as a float; raises ValueError unless it is a finite number, zero or more."""
    # Infinite tolerance would take every number for right.
    if isinstance(written, bool) or not isinstance(written, int | float) or not 0 <= written < float("inf"):
        raise ValueError("Write a number that is zero or more, such as 1e-6.")
    return float(written)


def flag(written: Any, _: InnerOf) -> bool:
    """The truth value as it is; raises ValueError for anything else."""
    if not isinstance(written, bool):
        raise ValueError("Write true or false.")
    return written


def share(written: Any, _: InnerOf) -> Fraction:
    """The share of a mark, exact: 0.5, 1 or "1/2"; raises ValueError for one not from 0 to 1."""
    try:
        given = Fraction(str(written))
    except (ValueError, ZeroDivisionError):
        given = Fraction(-1)
    if not 0 <= given <= 1:
        raise ValueError("Write a number from 0 to 1.")
    return given


def reference_name(written: Any, _: InnerOf) -> str:
    """The name of a function that the check asks, when a case is built or judged."""
    if not isinstance(written, str) or not FULL_REFERENCE_NAME.fullmatch(written):
        raise ValueError("Write the name of a function, as `reference.TOPIC.MODULE:NAME`.")
    return written


def one_of_words(*allowed: str) -> Reader:
    """A reader of one of a few words."""

    def read(written: Any, _: InnerOf) -> str:
        if written not in allowed:
            raise ValueError(f"Write one of: {', '.join(allowed)}.")
        return str(written)

    return read


def some_of_words(*allowed: str) -> Reader:
    """A reader of a list of words, each one of a few; of any words when none are given."""

    def read(written: Any, _: InnerOf) -> tuple[str, ...]:
        if not isinstance(written, list | tuple) or not all(isinstance(word, str) for word in written):
            raise ValueError("Write a list of words.")
        if allowed and not set(written) <= set(allowed):
            raise ValueError(f"Write a list of some of: {', '.join(allowed)}.")
        return tuple(written)

    return read


def inner_check(written: Any, inner_of: InnerOf) -> Inner:
    """A check with its options, written as `{close: {rtol: 1e-3}}`, or as `close`."""
    if isinstance(written, str):
        return inner_of(written, {})
    if not isinstance(written, Mapping) or len(written) != 1:
        raise ValueError("Write one check with its options, such as {close: {}}.")
    [(name, options)] = written.items()
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"Write the options of `{name}` as a mapping, such as {{{name}: {{}}}}.")
    return inner_of(str(name), options or {})


def inner_by_name(written: Any, inner_of: InnerOf) -> dict[str, Inner]:
    """A check for each name, written as `{gain: {close: {}}, best: {exact: {}}}`."""
    if not isinstance(written, Mapping) or not all(isinstance(name, str) for name in written):
        raise ValueError("Write a check for each name, such as {gain: {close: {}}}.")
    return {name: _read(name, check, inner_check, inner_of) for name, check in written.items()}
