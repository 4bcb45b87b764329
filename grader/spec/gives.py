"""The formulas of an exercise's file: where they stand, and what the names in them stand for.

A name is an argument, else a function that every formula may call, else a name of the exercise's topic: of the module
of its reference, or of the mistakes about that, else of the one module that defines it, else of what topics share.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from grader.built.formula_functions import FORMULA_CONSTANTS, FORMULA_FUNCTIONS
from grader.built.formula_names import full_form, is_formula, named_formula, names_to_find
from grader.built.formula_text import FormulaFault, formula_tree, full_names_in, unbound_names
from grader.checks.signature import signature_of
from grader.spec.faults import KeyPath, Problem
from grader.spec.topics import (
    SHARED_TOPIC,
    UnknownName,
    defined_names,
    in_module,
    other_topic_remedy,
    topic_modules,
    topic_of,
)
from grader.spec.unchecked_values import mapping_field, mapping_items, text_items
from grader.texts.nearest_name import nearest_known

# `MODULE:NAME`, or code beside the file. No expression has a colon outside of brackets.
NAME_OF_CODE = re.compile(r"\./.*|[\w.=]+:\w*", re.ASCII)
# A promise by its name: of the topic, of a module of its `promises`, or in full.
PROMISE_NAME = re.compile(r"[a-z]\w*(\.\w+)*(:\w+)?", re.ASCII)
# Words with spaces between them, and no sign of a formula: the name of a known mistake, perhaps misspelt.
MISTAKE_NAME = re.compile(r"[^\W\d][\w',-]*( [\w',-]+)+")
NOT_FOR_FORMULAS = ("draws", "conditions", "verify")  # modules of a topic whose functions answer no exercise
MODEL_ARGUMENTS = ("fit", "predict")


@dataclass(frozen=True, slots=True)
class FormulaPlace:
    """A formula in an exercise's file: its place, its text, and the arguments that it may use."""

    path: KeyPath
    text: str
    arguments: tuple[str, ...]


def formula_places(raw: Mapping[str, Any]) -> Iterator[FormulaPlace]:
    """Every formula of an exercise's tree: what mistakes give, what inputs promise, what ignores a convention."""
    yield from promise_places(raw)
    yield from breaking_places(raw)
    yield from reason_places(raw)
    for path, each in mapping_items(raw, "misconceptions"):
        named = (
            *arguments_of(raw, each),
            *map(str, mapping_field(raw, "with")),
            *map(str, mapping_field(each, "with")),
        )
        if isinstance(each.get("gives"), str):
            yield FormulaPlace((*path, "gives"), each["gives"], named)
        for place, text in text_items(each, "also"):
            if not NAME_OF_CODE.fullmatch(text):
                yield FormulaPlace((*path, *place), text, named)


def promise_places(raw: Mapping[str, Any]) -> Iterator[FormulaPlace]:
    """The promises that are written as formulas over the arguments."""
    named = (*arguments_of(raw, {}), *map(str, mapping_field(raw, "with")))
    for path, text in text_items(raw, "promises"):
        if not PROMISE_NAME.fullmatch(text):
            yield FormulaPlace(path, text, named)


def reason_places(raw: Mapping[str, Any]) -> Iterator[FormulaPlace]:
    """The formulas that say of which options of a choice a reason holds."""
    named = (*arguments_of(raw, {}), *map(str, mapping_field(raw, "with")))
    for path, each in mapping_items(raw, "reasons"):
        if isinstance(each.get("if"), str):
            yield FormulaPlace((*path, "if"), each["if"], named)


def breaking_places(raw: Mapping[str, Any]) -> Iterator[FormulaPlace]:
    """The formulas of what somebody gets who ignores a convention; only of code, as other kinds name mistakes."""
    if raw.get("kind") in ("values", "choice", "text"):
        return
    named = (*arguments_of(raw, {}), *map(str, mapping_field(raw, "with")))
    for path, each in mapping_items(raw, "conventions"):
        for place, text in text_items(each, "broken_by"):
            if not (text in names_of_mistakes(raw) or NAME_OF_CODE.fullmatch(text) or MISTAKE_NAME.fullmatch(text)):
                yield FormulaPlace((*path, *place), text, named)


def is_code_breaking(raw: Mapping[str, Any], text: str) -> bool:
    """Whether an entry of `broken_by` names code: it is neither the name of a known mistake nor a formula."""
    return text not in names_of_mistakes(raw) and NAME_OF_CODE.fullmatch(text) is not None


def names_of_mistakes(raw: Mapping[str, Any]) -> frozenset[str]:
    """The names of an exercise's known mistakes."""
    return frozenset(str(each.get("is")) for _, each in mapping_items(raw, "misconceptions"))


def arguments_of(raw: Mapping[str, Any], mistake: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of a mistake's arguments: the parameters of the signature, or what the part or question is given."""
    given = tuple(map(str, mapping_field(raw, "given")))
    if raw.get("kind") == "choice":
        return tuple(map(str, mapping_field(raw, "args"))) or given
    if raw.get("kind") != "values":
        return MODEL_ARGUMENTS if raw.get("kind") == "model" else parameters_in(str(raw.get("signature")))
    parts = [part for _, part in mapping_items(raw, "parts")]
    names = [str(part.get("name")) for part in parts]
    if mistake.get("part") not in names:
        return given
    place = names.index(mistake["part"])
    return (*map(str, mapping_field(parts[place], "args")), *given, *names[:place])


@cache  # asked for every formula of an exercise
def parameters_in(signature: str) -> tuple[str, ...]:
    """The parameters of a signature; none if it cannot be read, which another rule reports."""
    try:
        return signature_of(signature).parameters
    except ValueError:
        return ()


def formulas_in_full(raw: Mapping[str, Any]) -> dict[KeyPath, str]:
    """The full form of every formula, by its place; `formula_problems` reports those that have none."""
    found: dict[KeyPath, str] = {}
    for place in formula_places(raw):
        try:
            found[place.path] = formula_in_full(place, raw)
        except FormulaFault:
            continue
    return found


def formula_problems(raw: Mapping[str, Any], sound: Collection[str] = ()) -> Iterator[Problem]:
    """The problems of an exercise's formulas, each with its line and column; `sound` has full forms known to be so."""
    for place in formula_places(raw):
        if raw.get("kind") == "trace" and place.path[0] != "promises":
            remedy = "Name a process of the topic's `mistakes` with `reference`, or bind a convention with `with`."
            yield Problem(place.path, "a formula gives one value, and a trace has many states", remedy)
            continue
        if place.text in sound:
            continue
        try:
            formula_in_full(place, raw)
        except FormulaFault as fault:
            yield Problem(place.path, fault.problem, fault.remedy)


def formula_in_full(place: FormulaPlace, raw: Mapping[str, Any]) -> str:
    """The full form of a formula: its arguments, what its names stand for, and its text; raises `FormulaFault`."""
    if is_formula(place.text):
        named_formula(place.text)
        return place.text
    tree = formula_tree(place.text)
    topic, homes = topic_of(raw.get("id")), reference_modules(raw)
    used = dict.fromkeys(node.id for node in unbound_names(tree.body) if node.id in place.arguments)
    functions: dict[str, str] = {}
    for node in names_to_find(tree, place.arguments):
        full = full_name_in(topic, node.id, homes)
        if full is None or isinstance(full, UnknownName):
            raise tree.fault(node, f"`{node.id}` is unknown", unknown_remedy(full, node.id, topic, place.arguments))
        functions[node.id] = full
        if node is tree.body:
            raise tree.fault(
                node, f"`{node.id}` is not called", f"Write `{node.id}(...)`, or name it with `reference`."
            )
    for at, name in full_names_in(tree):
        _refuse_unknown(tree.fault(at, f"there is no `{name.replace(':', '.')}`", "See `reference/`."), name)
    return full_form(place.text, used, functions)


def _refuse_unknown(fault: FormulaFault, name: str) -> None:
    """Raises the fault, with the nearest name, for a full name that no topic defines."""
    module, _, own = name.partition(":")
    _, topic, *rest = [*module.split("."), ""]
    try:
        in_module(topic, ".".join(filter(None, rest)), own)
    except UnknownName as error:
        fault.remedy = dotted_remedy(error.remedy)
        raise fault from None


def dotted_remedy(remedy: str) -> str:
    """A remedy whose full names have dots in place of colons, as formulas write them."""
    return re.sub(r"(`[\w.]+):(\w+`)", r"\1.\2", remedy)


def reference_modules(raw: Mapping[str, Any]) -> tuple[str, ...]:
    """The modules of the exercise's references, as its topic names them, then those of mistakes about the same."""
    named = [raw.get("reference"), *(part.get("reference") for _, part in mapping_items(raw, "parts"))]
    modules = [str(name).partition(":")[0] for name in named if isinstance(name, str)]
    homes = dict.fromkeys(re.sub(r"^reference\.\w+\.", "", module) for module in modules)
    return (*homes, *(f"mistakes.{module}" for module in homes))


def full_name_in(topic: str | None, name: str, homes: tuple[str, ...]) -> str | UnknownName | None:
    """The full name of a topic's or a shared definition; None for no definition, `UnknownName` for several."""
    for home in (topic, SHARED_TOPIC) if topic else ():
        found = defining_modules(home or SHARED_TOPIC).get(name, ())
        own = [module for module in homes if home == topic and module in found]
        if own or len(found) == 1:
            return f"reference.{home}.{(own or found)[0]}:{name}"
        if found:
            ways = " or ".join(f"`reference.{home}.{module}.{name}`" for module in found)
            return UnknownName(name, "stands for several", f"Several modules have it. Write {ways}.")
    return None


@cache
def defining_modules(topic: str) -> dict[str, tuple[str, ...]]:
    """The names that formulas may use of a topic, and the modules that define each."""
    found: dict[str, tuple[str, ...]] = {}
    for module, file in topic_modules(topic).items():
        if module.partition(".")[0] not in NOT_FOR_FORMULAS:
            for name in defined_names(file):
                found[name] = (*found.get(name, ()), module)
    return found


def unknown_remedy(several: UnknownName | None, name: str, topic: str | None, arguments: tuple[str, ...]) -> str:
    """The remedy for a name that stands for nothing: the nearest that there is, here or in another topic."""
    if several is not None:
        return several.remedy
    if found := other_topic_remedy(name):  # the very name
        return dotted_remedy(found)
    if near := nearest_known(
        name, [*arguments, *FORMULA_FUNCTIONS, *FORMULA_CONSTANTS, *(defining_modules(topic) if topic else ())]
    ):
        return f"Did you mean `{near}`?"
    given = ", ".join(f"`{each}`" for each in dict.fromkeys(arguments)) or "nothing"
    return f"It is given {given}; docs/spec.md lists the functions that it may call."
