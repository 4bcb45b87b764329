"""Full names of code: an author writes names relative to the topic, and all later stages see full ones.

docs/spec.md has a table of the fields and of where a name is looked up in each.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grader.checks.local_code import LOCAL_MODULE_NAME
from grader.spec.faults import KeyPath
from grader.spec.gives import NAME_OF_CODE, PROMISE_NAME, formulas_in_full, is_code_breaking
from grader.spec.topics import UnknownName, in_module, looked_up, topic_of

CodeNamePlace = tuple[
    KeyPath, str, str
]  # where a name stands, how it is written, and its kind: code, draws, conditions or promises
# A module below the topic's folder, and a name in it; ASCII, as all names in `reference` are.
RELATIVE_NAME = re.compile(r"(?P<module>[a-z]\w*(?:\.[a-z]\w*)*):(?P<name>[A-Za-z]\w*)", re.ASCII)
BARE_NAME = re.compile(r"[a-z]\w*", re.ASCII)
FULL_NAME_START = re.compile(rf"reference[.:]|\./|{LOCAL_MODULE_NAME.pattern}:")  # in full, or code beside the file
NAMING_OPTIONS = ("reference", "unique", "tied")  # options of a check that name what it asks
SHORT_CHECKS = ("one_of", "verify")  # `{one_of: MODULE:NAME}`
EXPRESSIONS = ("given", "options", "args")
CASE_EXPRESSIONS = ("draw", "args", "fit", "predict")


@dataclass(frozen=True, slots=True)
class FullNames:
    """The tree of an exercise with full names; with the author's spelling of each, and those that are unknown."""

    value: dict[str, Any]
    written: dict[str, str]
    unknown: dict[str, UnknownName]
    formulas: frozenset[str] = frozenset()  # the full forms of the formulas in it


def with_full_names(raw: dict[str, Any], *, formulas: bool = True) -> FullNames:
    """The tree of an exercise's file in which every name of code is full, in formulas too if those are to be read."""
    changes: dict[KeyPath, str] = {}
    written: dict[str, str] = {}
    unknown: dict[str, UnknownName] = {}
    for path, name, kind in named_places(raw):
        try:
            full = full_name(name, kind, topic_of(raw.get("id")))
        except UnknownName as error:
            # Kept going: the fault is told later, at its line, with all others of the file.
            full = error.full
            unknown[full] = error
        if full != name:
            changes[path], written[full] = full, name
    in_full = formulas_in_full(raw) if formulas else {}
    changes |= in_full
    value = {key: _replaced(each, (key,), changes) for key, each in raw.items()}
    return FullNames(value, written, unknown, frozenset(in_full.values()))


def full_name(name: str, kind: str, topic: str | None) -> str:
    """The full name of a name as written in an exercise of a topic; raises `UnknownName`.

    A name that is full already, or has no form of a name, stays as it is: the rules of the fields tell the latter.

    >>> full_name("splitting:gain_ratio", "code", "trees"), full_name("parts_differ", "conditions", None)
    ('reference.trees.splitting:gain_ratio', 'reference.shared.conditions:parts_differ')
    """
    if FULL_NAME_START.match(name):
        return name
    if topic and (form := RELATIVE_NAME.fullmatch(name)):
        module = form["module"] if kind == "code" else f"{kind}.{form['module']}"
        return in_module(topic, module, form["name"], kind)
    return looked_up(topic, name, kind) if kind != "code" and BARE_NAME.fullmatch(name) else name


def code_names(raw: dict[str, Any]) -> Iterator[str]:
    """The full name of everything that an exercise's file names, in the order of fields, with repetitions."""
    for _, name, _ in named_places(with_full_names(raw).value):
        yield name


def named_places(raw: Mapping[str, Any]) -> Iterator[CodeNamePlace]:
    """Every place in an exercise's tree that names code."""
    yield from _texts(raw.get("reference"), ("reference",), "code")
    for field in ("parts", "provided", "misconceptions"):
        for place, each in _mappings(raw.get(field)):
            yield from _texts(each.get("reference"), (field, place, "reference"), "code")
            ways = _texts(each.get("also"), (field, place, "also"), "code")
            yield from (way for way in ways if NAME_OF_CODE.fullmatch(way[1]))  # the others are formulas
    yield from _in_check(raw.get("check"), ("check",))
    for place, each in _mappings(raw.get("properties")):
        yield from _in_property(each, ("properties", place))
    yield from _texts(raw.get("require"), ("require",), "conditions")
    promised = _texts(raw.get("promises"), ("promises",), "promises")
    yield from (each for each in promised if PROMISE_NAME.fullmatch(each[1]))  # the others are formulas
    for place, each in _mappings(raw.get("conventions")):
        breaking = _texts(each.get("broken_by"), ("conventions", place, "broken_by"), "code")
        yield from (way for way in breaking if is_code_breaking(raw, way[1]))
    for field in EXPRESSIONS:
        yield from _in_expression(raw.get(field), (field,))
    if isinstance(options := raw.get("options"), Mapping):
        yield from _texts(options.get("from"), ("options", "from"), "draws")
    for place, each in _mappings(raw.get("cases")):
        yield from _texts(each.get("require"), ("cases", place, "require"), "conditions")
        for field in CASE_EXPRESSIONS:
            yield from _in_expression(each.get(field), ("cases", place, field))
    for place, each in _mappings(raw.get("wide")):
        for field in CASE_EXPRESSIONS:
            yield from _in_expression(each.get(field), ("wide", place, field))


def _texts(value: Any, path: KeyPath, kind: str) -> Iterator[CodeNamePlace]:
    """The place of a text, or the places of the texts in a list."""
    if isinstance(value, str):
        yield path, value, kind
    elif isinstance(value, list):
        yield from (((*path, place), each, kind) for place, each in enumerate(value) if isinstance(each, str))


def _mappings(value: Any) -> Iterator[tuple[int, Mapping[Any, Any]]]:
    """The mappings of a list, with their places."""
    if isinstance(value, list):
        yield from ((place, each) for place, each in enumerate(value) if isinstance(each, Mapping))


def _in_check(value: Any, path: KeyPath) -> Iterator[CodeNamePlace]:
    """The places in a check that name the function it asks, and those in inner checks."""
    for key, each in value.items() if isinstance(value, Mapping) else ():
        # Any key may hold an inner check, so that options are gone through by their names alone.
        if isinstance(each, str) and key in (*SHORT_CHECKS, *NAMING_OPTIONS):
            yield (*path, key), each, "code"
        else:
            yield from _in_check(each, (*path, key))


def _in_property(value: Mapping[Any, Any], path: KeyPath) -> Iterator[CodeNamePlace]:
    """The places in a property that name code: `agrees_with`, and bounds that are no argument's name."""
    agrees, bounds = value.get("agrees_with"), value.get("bounded_by")
    if isinstance(agrees, Mapping):
        yield from _texts(agrees.get("reference"), (*path, "agrees_with", "reference"), "code")
    else:
        yield from _texts(agrees, (*path, "agrees_with"), "code")
    for key, each in bounds.items() if isinstance(bounds, Mapping) else ():
        if isinstance(each, str) and ":" in each:  # without a colon it is the name of an argument
            yield (*path, "bounded_by", key), each, "code"


def _in_expression(value: Any, path: KeyPath) -> Iterator[CodeNamePlace]:
    """The places of generators in an expression, and in the expressions inside it."""
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        if key == "$make":
            yield from _texts(each, (*path, key), "draws") if isinstance(each, str) else ()
        else:
            yield from _in_expression(each, (*path, key))


def _replaced(value: Any, path: KeyPath, changes: Mapping[KeyPath, str]) -> Any:
    """The tree with other values at some paths."""
    if path in changes:
        return changes[path]
    if isinstance(value, dict):
        return {key: _replaced(each, (*path, key), changes) for key, each in value.items()}
    if isinstance(value, list):
        return [_replaced(each, (*path, place), changes) for place, each in enumerate(value)]
    return value
