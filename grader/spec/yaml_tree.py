"""A YAML file as plain values with the line of every key: no tags, anchors or duplicate keys, and limited in size.

Built from PyYAML's events, because its composer forgets anchors and its constructor knows YAML 1.1 only.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from grader.spec.faults import KeyPath, Problem
from grader.spec.scalars import yaml_scalar
from grader.spec.start import start_of
from grader.spec.yaml_remedies import remedy_at

MAX_SPEC_BYTES = 256 * 1024  # bytes of a file: people write specs, and data belongs into a dataset
MAX_YAML_DEPTH = 32  # mappings and lists inside one another: `_value` calls itself, and must not use up the stack
EMPTY_FILE = "is empty"  # the problem of a file without any value
YAML_LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml's is eight times as fast


class UnreadValue:
    """The type of `UNREAD`, which stands where a value could not be read and its fault has been told."""

    def __repr__(self) -> str:
        return "UNREAD"


UNREAD = UnreadValue()


@dataclass(slots=True)
class YamlTree:
    """The values of a file, the line of every key path, and the problems of the YAML itself."""

    value: Any = UNREAD
    lines: dict[KeyPath, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    unread: list[KeyPath] = field(default_factory=list)  # where the value is `UNREAD`


class _TooDeep(Exception):
    def __init__(self, line: int) -> None:
        self.line = line


def tree_of_file(file: Path) -> YamlTree:
    """The tree of a YAML file; where a value is `UNREAD`, the problems say why."""
    tree = YamlTree(lines={(): 1})
    try:
        data = start_of(file, MAX_SPEC_BYTES + 1)  # one byte more, to tell a file that is too large
    except OSError as error:
        return _failed(tree, 1, f"cannot be read: {error.strerror}", "Name a YAML file that exists and may be read.")
    if len(data) > MAX_SPEC_BYTES:
        remedy = f"A spec has at most {MAX_SPEC_BYTES // 1024} KiB. Put data into a dataset."
        return _failed(tree, 1, f"is too large ({file.stat().st_size} bytes)", remedy)
    try:
        text = data.decode("utf-8-sig")  # editors of Windows put a mark before the text
    except UnicodeDecodeError as error:
        return _failed(tree, data.count(b"\n", 0, error.start) + 1, "is not UTF-8", "Save the file as UTF-8.")
    return tree_of_text(text, tree)


def tree_of_text(text: str, tree: YamlTree | None = None) -> YamlTree:
    """The tree of YAML text.

    >>> tree_of_text("a: no\\nb: [1, 1e-6]").value
    {'a': 'no', 'b': [1, 1e-06]}
    """
    tree = tree or YamlTree(lines={(): 1})
    try:
        events = _events(text)
        first = next(events, None)
        if first is None:
            return _failed(tree, 1, EMPTY_FILE, "Write a mapping: `schema: 1`, `id: ...`")
        tree.value = _value(first, events, (), tree, 0)
        extra = next(events, None)
        if extra is not None:
            line = extra.start_mark.line + 1
            return _failed(tree, line, "holds more than one YAML document", "Remove the second `---`: one spec a file.")
    except _TooDeep as deep:
        _failed(tree, deep.line, f"is nested more than {MAX_YAML_DEPTH} deep", "Put data into a dataset.")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        _failed(tree, line, f"is not YAML: {error.problem or error.context}", remedy_at(text, line))
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        _failed(tree, line, "is not YAML: a character that YAML does not allow", "Remove it, or write it as an escape.")
    return tree


def _failed(tree: YamlTree, line: int, problem: str, remedy: str) -> YamlTree:
    """The tree of a file that cannot be read further, with this as its only fault."""
    tree.value, tree.lines, tree.problems = UNREAD, {(): line}, [Problem((), problem, remedy)]
    return tree


def _events(text: str) -> Iterator[Any]:
    """The YAML events that carry values; those of documents and the stream are only frames."""
    frames = (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentStartEvent, yaml.DocumentEndEvent)
    return (event for event in yaml.parse(text, Loader=YAML_LOADER) if not isinstance(event, frames))


def _value(event: Any, events: Iterator[Any], path: KeyPath, tree: YamlTree, depth: int) -> Any:
    """The value that starts with this event; the events up to its end are read."""
    line = event.start_mark.line + 1
    tree.lines.setdefault(path, line)
    if depth > MAX_YAML_DEPTH:
        raise _TooDeep(line)
    if isinstance(event, yaml.AliasEvent):
        remedy = "Write the value out. A text that starts with `*` goes in quotes."
        tree.problems.append(Problem(path, f"`*{event.anchor}` is an alias, which specs do not allow", remedy))
        tree.unread.append(path)
        return UNREAD
    _no_tag_or_anchor(event, path, tree)
    if isinstance(event, yaml.ScalarEvent):
        return event.value if event.style else yaml_scalar(event.value)  # a style is a kind of quotes
    if isinstance(event, yaml.SequenceStartEvent):
        return _items(events, path, tree, depth)
    return _fields(events, path, tree, depth)


def _no_tag_or_anchor(event: Any, path: KeyPath, tree: YamlTree) -> None:
    """Notes the problem of a tag or anchor; the value is read as if there were none."""
    if event.tag is not None:
        remedy = "Remove it. A text that starts with `!` goes in quotes."
        tree.problems.append(Problem(path, f"`{event.tag}` is a tag, which specs do not allow", remedy))
    elif event.anchor is not None:
        remedy = "Remove it. A text that starts with `&` goes in quotes."
        tree.problems.append(Problem(path, f"`&{event.anchor}` is an anchor, which specs do not allow", remedy))


def _items(events: Iterator[Any], path: KeyPath, tree: YamlTree, depth: int) -> list[Any]:
    items: list[Any] = []
    while not isinstance(event := next(events), yaml.SequenceEndEvent):
        items.append(_value(event, events, (*path, len(items)), tree, depth + 1))
    return items


def _fields(events: Iterator[Any], path: KeyPath, tree: YamlTree, depth: int) -> dict[Any, Any]:
    fields: dict[Any, Any] = {}
    while not isinstance(event := next(events), yaml.MappingEndEvent):
        line = event.start_mark.line + 1
        key = _key(event, events, path, tree, depth)
        # Its value is read all the same: the events of the rest come after it.
        if isinstance(key, UnreadValue):
            _value(next(events), events, (), YamlTree(), depth + 1)
        elif key in fields:
            problem = f"stands twice, first on line {tree.lines[(*path, key)]}"
            # YAML would keep one of the two, and not say which.
            tree.problems.append(Problem((*path, key), problem, "Remove one of the two.", line))
            _value(next(events), events, (), YamlTree(), depth + 1)
        else:
            tree.lines[(*path, key)] = line
            fields[key] = _value(next(events), events, (*path, key), tree, depth + 1)
    return fields


def _key(event: Any, events: Iterator[Any], path: KeyPath, tree: YamlTree, depth: int) -> Any:
    """A key of a mapping: a text or a number, else `UNREAD`."""
    # A key may be a mapping or list itself, with problems of its own: one fault is enough.
    aside = YamlTree()
    key = _value(event, events, (), aside, depth + 1)
    line = event.start_mark.line + 1
    if not aside.problems and not (isinstance(key, str) or is_finite_scalar(key)):
        aside.problems.append(Problem((), "has a key that is neither a text nor a number", "Put the key in quotes."))
    tree.problems += [replace(each, path=path, line=line) for each in aside.problems[:1]]
    return UNREAD if aside.problems else key


def is_finite_scalar(value: object) -> bool:
    """Whether a value is a number, neither infinite nor NaN, that a float can hold."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max
