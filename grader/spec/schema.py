"""JSON Schemas of the spec files as they are written in YAML, for editors and other programs.

`python -m grader.spec.schema` writes them to docs/schema. They say the form of every field; what holds between
fields, only the loader knows.
"""

import json
import sys
import types
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import Field, TypeAdapter

from grader.checks.local_code import LOCAL_CODE_NAME
from grader.checks.option_fields import Inner
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import CHECKS
from grader.spec import assignment_rules, dataset_rules, exercise_rules
from grader.spec.assignment import Assignment
from grader.spec.dataset import DatasetSpec
from grader.spec.exercise import Exercise
from grader.spec.read_checks import NAMEABLE_CHECKS
from grader.spec.read_expressions import EXPRESSION_FORMS

Schema = dict[str, Any]
SCHEMA_FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "schema"
CHECK_SCHEMA_REF: Schema = {"$ref": "#/$defs/CheckUse"}
EXPRESSION_SCHEMA_REF: Schema = {"$ref": "#/$defs/Expression"}
SCHEMA_FILES: dict[str, tuple[str, Any, Mapping[str, Any]]] = {  # file: title, model, keys that do not work yet
    "exercise.schema.json": (
        "A markscheme exercise",
        Annotated[Exercise, Field(discriminator="kind")],
        exercise_rules.UNSUPPORTED_EXERCISE_KEYS,
    ),
    "assignment.schema.json": ("A markscheme assignment", Assignment, assignment_rules.UNSUPPORTED_ASSIGNMENT_KEYS),
    "dataset.schema.json": ("A markscheme dataset", DatasetSpec, dataset_rules.UNSUPPORTED_DATASET_KEYS),
}


def schema_of(name: str) -> Schema:
    """The JSON Schema of a kind of file, by the name under which it is published."""
    title, model, not_yet = SCHEMA_FILES[name]
    own = _written(TypeAdapter(model).json_schema(by_alias=True))
    for each in (own, *own.get("$defs", {}).values()):
        if "schema" in each.get("properties", {}):  # the top of a file
            allowed = {key: {"enum": list(values)} for key, values in not_yet.items() if key in each["properties"]}
            each["properties"] |= allowed
    if "CheckUse" in own.get("$defs", {}):
        own["$defs"] |= {"CheckUse": _check_schema(), "PropertyUse": _one_of({name: {} for name in PROPERTIES})}
    if EXPRESSION_SCHEMA_REF["$ref"] in json.dumps(own):
        own.setdefault("$defs", {})["Expression"] = _expression_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **own}


def _written(schema: Any) -> Any:
    """Pydantic's schema without the titles it makes of field names, and with references to expressions."""
    if isinstance(schema, list):
        return [_written(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("expression") is True:
        return EXPRESSION_SCHEMA_REF
    return {key: _written(value) for key, value in schema.items() if not (key == "title" and isinstance(value, str))}


def _one_of(members: Mapping[str, Schema]) -> Schema:
    """The schema of a mapping with exactly one of some keys."""
    closed = {"additionalProperties": False, "minProperties": 1, "maxProperties": 1}
    return {"type": "object", "properties": dict(members), **closed}


def _check_schema() -> Schema:
    """The schema of a check: one of ours with its options, or a check beside the spec."""
    ours = _one_of({name: _options_schema(name) for name in NAMEABLE_CHECKS})
    # JSON Schema's patterns are JavaScript's, which has no `?P<name>`.
    beside = f"^{LOCAL_CODE_NAME.pattern.replace('?P<file>', '').replace('?P<attribute>', '')}$"
    own = {"type": "object", "patternProperties": {beside: {"type": ["object", "null"]}}, "additionalProperties": False}
    return {"anyOf": [ours, {"type": "string", "pattern": beside}, {**own, "minProperties": 1, "maxProperties": 1}]}


def _options_schema(name: str) -> Schema:
    """The schema of a check's options, from its options class; null stands for the defaults."""
    if name == "parts":
        return {"type": "object", "additionalProperties": _part_schema(), "minProperties": 1}
    kind = CHECKS[name].options
    hints = get_type_hints(kind)
    members = {each.name: _option_schema(hints[each.name]) for each in fields(kind)}
    schema = {
        "description": (kind.__doc__ or "").partition("\n")[0],
        "type": ["object", "null"],
        "properties": members,
        "additionalProperties": False,
    }
    if CHECKS[name].short:
        return {"anyOf": [{"type": "string"}, {**schema, "type": "object", "required": [CHECKS[name].asks]}]}
    return schema


def _part_schema() -> Schema:
    """The schema of a part's check, beside which the part's weight may stand."""
    checks = {name: _options_schema(name) for name in NAMEABLE_CHECKS if name != "parts"}
    members = {**checks, "weight": {"type": "number", "exclusiveMinimum": 0}}
    weighted = {"type": "object", "properties": members, "required": ["weight"], "additionalProperties": False}
    return {"anyOf": [CHECK_SCHEMA_REF, {**weighted, "minProperties": 2, "maxProperties": 2}]}


def _option_schema(hint: Any) -> Schema:
    """The schema of one option, by the type hint of its field; {} where the hint says nothing of the form."""
    if get_origin(hint) in (Union, types.UnionType):
        return next((_option_schema(each) for each in get_args(hint) if each is not type(None)), {})
    if get_origin(hint) is Literal:
        return {"enum": list(get_args(hint))}
    if hint is Inner:
        return {"anyOf": [CHECK_SCHEMA_REF, {"enum": NAMEABLE_CHECKS}]}
    # Other hints say nothing that JSON Schema could check: any value is allowed.
    words = {str: "string", float: "number", int: "integer", bool: "boolean"}
    return {"type": words[hint]} if hint in words else {}


def _expression_schema() -> Schema:
    """The schema of a plain value, or of a mapping that starts with a $-key."""
    operators: Schema = {
        name: {**EXPRESSION_SCHEMA_REF, "description": form.example} for name, form in EXPRESSION_FORMS.items()
    }
    # A key that begins with one $ is an operator; a real $ is written $$.
    names: Schema = {"anyOf": [{"enum": list(EXPRESSION_FORMS)}, {"pattern": r"^([^$]|\$\$|$)"}]}
    return {
        "description": "A value, or an expression that is put in its place when the exercise is built.",
        "anyOf": [
            {"type": ["string", "number", "boolean", "null"]},
            {"type": "array", "items": EXPRESSION_SCHEMA_REF},
            {
                "type": "object",
                "properties": operators,
                "additionalProperties": EXPRESSION_SCHEMA_REF,
                "propertyNames": names,
            },
        ],
    }


def spec_schema_text(name: str) -> str:
    """The text of a published schema file."""
    return json.dumps(schema_of(name), indent=2, ensure_ascii=False) + "\n"


def write_schemas(folder: Path = SCHEMA_FOLDER) -> None:
    """Writes every schema into a folder, and prints their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCHEMA_FILES:
        (folder / name).write_text(spec_schema_text(name), "utf-8")
        sys.stdout.write(f"{folder / name}\n")


if __name__ == "__main__":
    write_schemas()
