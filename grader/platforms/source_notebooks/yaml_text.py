"""Values as YAML text that our specs can read: texts of several lines as they are, all others as JSON writes them."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

YamlValue: TypeAlias = "str | int | float | bool | list[Any] | Mapping[str, Any]"


def yaml_text(value: Mapping[str, Any], indent: str = "") -> str:
    """A mapping as YAML, a key a line; lists of mappings have an item a paragraph."""
    return "".join(f"{indent}{key}:{field_text(each, indent)}\n" for key, each in value.items())


def field_text(value: Any, indent: str) -> str:
    """A value as it stands behind its key."""
    if isinstance(value, str) and is_block(value):
        body = "\n".join(f"{indent}  {line}" if line else "" for line in value.split("\n"))
        return f" |2-\n{body}"  # the number says how far the text is indented: its own first line may be, too
    if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
        return "\n" + "\n".join(item_text(each, f"{indent}  ") for each in value)
    return f" {json.dumps(value, ensure_ascii=False)}"


def item_text(value: Mapping[str, Any], indent: str) -> str:
    """One mapping of a list, behind its dash."""
    text = yaml_text(value, f"{indent}  ")
    return f"{indent}- {text[len(indent) + 2 :]}".rstrip("\n")


def is_block(text: str) -> bool:
    """Whether a text can stand as a block: several lines of what can be printed, and nothing at its end."""
    plain = all(character.isprintable() or character == "\n" for character in text)
    return plain and "\n" in text and not text.endswith(("\n", " ")) and not text.startswith("\n")
