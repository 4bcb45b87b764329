"""YAML whose every scalar is text, exactly as it was written: no types, no tags, no aliases, no objects."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import yaml

from grader.intake.source_text import whole_text

MAX_ANSWER_DEPTH = 6  # lists within lists; an answer is a text, a list, or a mapping of parts to such
YAML_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
YamlNode: TypeAlias = "YamlText | YamlSequence | YamlMapping"


class UnreadYaml(Exception):
    """A construct that YAML allows and we do not read; its text is a sentence for the student."""


@dataclass(frozen=True, slots=True)
class YamlText:
    """A scalar; "" for a null. `special` if its first character meant something to YAML: an alias, an anchor, a tag."""

    text: str
    line: int
    special: bool = False


@dataclass(frozen=True, slots=True)
class YamlSequence:
    """A sequence of YAML, and the line it begins on."""

    items: tuple[YamlNode, ...]
    line: int


@dataclass(frozen=True, slots=True)
class YamlMapping:
    """A mapping, in order, with every key that was written, twice if it was written twice; `flow` if in braces."""

    pairs: tuple[tuple[YamlText, YamlNode], ...]
    line: int
    flow: bool = False


def yaml_documents(text: str) -> Iterator[YamlNode]:
    """The documents of a YAML text; raises YAMLError where it is none, and Unread for what we do not read."""
    events = iter(yaml.parse(text, Loader=yaml.SafeLoader))  # events only: nothing is resolved or made
    try:
        for event in events:
            if isinstance(event, yaml.NodeEvent):
                yield yaml_node(event, events, text, MAX_ANSWER_DEPTH)
    except (ValueError, OverflowError) as fault:  # PyYAML lets these out for "\Uffffffff" and the like
        raise UnreadYaml("There is a character here, written with a backslash, that does not exist.") from fault


def yaml_node(event: Any, events: Iterator[Any], text: str, depth: int) -> YamlNode:
    """The node that begins with an event of the parser."""
    line = event.start_mark.line + 1
    if depth == 0:
        raise UnreadYaml(f"Line {line} has brackets within brackets, deeper than an answer can be.")
    if isinstance(event, yaml.SequenceStartEvent):
        return YamlSequence(tuple(child_nodes(events, text, depth)), line)
    if isinstance(event, yaml.MappingStartEvent):
        inside = list(child_nodes(events, text, depth))
        pairs = tuple((key_text(key), value) for key, value in zip(inside[::2], inside[1::2], strict=True))
        return YamlMapping(pairs, line, bool(event.flow_style))
    return scalar_text(event, text, line)


def child_nodes(events: Iterator[Any], text: str, depth: int) -> Iterator[YamlNode]:
    """The nodes inside a sequence or mapping, up to its end; a mapping's keys and values alternate."""
    for event in events:
        if isinstance(event, yaml.CollectionEndEvent):
            return
        yield yaml_node(event, events, text, depth - 1)


def key_text(key: YamlNode) -> YamlText:
    """The key of a mapping as text; raises Unread for one that is no scalar."""
    if not isinstance(key, YamlText):
        raise UnreadYaml(f"Line {key.line} has brackets where a name should stand.")
    return key


def scalar_text(event: Any, text: str, line: int) -> YamlText:
    """The text of a scalar. What begins with `*`, `&` or `!` is taken as it stands: in an answer it is just that."""
    value = getattr(event, "value", None)  # an alias has none
    tag = getattr(event, "tag", None) or ""
    if value is None or event.anchor or (tag and not tag.startswith("tag:")):
        return YamlText(text[event.start_mark.index : event.end_mark.index].strip(), line, special=True)
    null = event.style is None and value in YAML_NULLS
    return YamlText("" if null else whole_text(value), line, special=bool(tag))
