"""What holds between the fields of an exercise, whatever its kind; cases have rules of their own."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from grader.spec.case_rules import case_problems
from grader.spec.concepts import concept_ids
from grader.spec.faults import KeyPath, Problem, suggestion
from grader.spec.places import id_by_path
from grader.spec.scope import scope_problems
from grader.spec.written import id_problems, mapping, mappings, repeated, texts, unknown, unsupported

REFERENCE = re.compile(r"reference(\.[a-zA-Z_]\w*)+:[a-zA-Z_]\w*", re.ASCII)
NOT_YET: dict[str, tuple[Any, ...]] = {
    "provided": (None, []),
    "source": (None,),
    "personalise": (False, None),
}
Raw = dict[str, Any]


def exercise_problems(raw: Raw, kind: str, file: Path) -> Iterator[Problem]:
    """What is wrong with an exercise beyond the form of its fields."""
    yield from id_problems(raw)
    yield from _place_problems(raw, file)
    yield from _concept_problems(raw)
    yield from repeated(texts(raw, "sources"), "source")
    yield from _reference_problems(raw)
    yield from _mistake_problems(raw, kind)
    yield from KINDS.get(kind, _nothing)(raw, file.parent)
    if kind in ("function", "trace", "model"):
        yield from case_problems(raw, kind, file.parent)


def not_yet(raw: Raw) -> Iterator[Problem]:
    """The keys of an exercise that do not work yet."""
    return unsupported(raw, NOT_YET)


def _nothing(raw: Raw, folder: Path) -> Iterator[Problem]:
    return iter(())


def _place_problems(raw: Raw, file: Path) -> Iterator[Problem]:
    wanted, written = id_by_path(file), raw.get("id")
    if wanted is not None and isinstance(written, str) and written != wanted and not any(id_problems(raw)):
        problem = f"`{written}` does not agree with the file's place in the bank"
        yield Problem(("id",), problem, f"Write `{wanted}`, or move the file.")


def _concept_problems(raw: Raw) -> Iterator[Problem]:
    for path, name in texts(raw, "concepts"):
        if name not in concept_ids():
            topic = [known for known in concept_ids() if known.partition(".")[0] == name.partition(".")[0]]
            remedy = suggestion(name, topic, "Concepts of that topic") if topic else "See assignments/concepts.yaml."
            yield Problem(path, f"unknown concept `{name}`", remedy)
    yield from repeated(texts(raw, "concepts"), "concept")


def _reference_problems(raw: Raw) -> Iterator[Problem]:
    places: list[tuple[KeyPath, Any]] = [(("reference",), raw.get("reference"))]
    for field in ("parts", "misconceptions"):
        places += [((*path, "reference"), each.get("reference")) for path, each in mappings(raw, field)]
    for path, name in places:
        if not isinstance(name, str) or REFERENCE.fullmatch(name):
            continue
        if name.startswith("./"):
            yield Problem(path, "a reference of your own is not supported yet", "Name one of `reference`.")
        else:
            yield Problem(path, f"`{name}` is not the name of a reference", "Write `reference.MODULE:NAME`.")


def _mistake_problems(raw: Raw, kind: str) -> Iterator[Problem]:
    yield from repeated((((*path, "is"), each.get("is")) for path, each in mappings(raw, "misconceptions")), "mistake")
    parts = [each.get("name") for _, each in mappings(raw, "parts")]
    for path, each in mappings(raw, "misconceptions"):
        given = [key for key in ("reference", "with") if each.get(key) is not None]
        if len(given) != 1:
            problem = "has both `reference` and `with`" if given else "has neither `reference` nor `with`"
            yield Problem(path, problem, "Write one of the two: a wrong variant, or a convention bound wrongly.")
        part = each.get("part")
        if isinstance(part, str) and part not in parts:
            remedy = suggestion(part, [name for name in parts if isinstance(name, str)], "Parts")
            yield Problem((*path, "part"), f"there is no part `{part}`", remedy)


def _trace_problems(raw: Raw, folder: Path) -> Iterator[Problem]:
    state = mapping(raw, "state")
    record = [name for _, name in texts(state, "record")]
    for path, name in texts(state, "carry"):
        if record and name not in record:
            yield unknown(("state", *path), "field in `record` named", name, record)
    checks = mapping(mapping(raw, "check"), "parts")
    for name in checks:
        if record and name not in record:
            yield unknown(("check", "parts", name), "field in `record` named", name, record)
    unchecked = [name for name in record if checks and name not in checks]
    if unchecked and set(checks) <= set(record):
        remedy = f"Write `{unchecked[0]}: {{close: {{}}}}` there."
        yield Problem(("check", "parts"), f"no check for `{unchecked[0]}`, which `record` has", remedy)


def _values_problems(raw: Raw, folder: Path) -> Iterator[Problem]:
    given = mapping(raw, "given")
    yield from scope_problems(given, ("given",), folder)
    yield from repeated((((*path, "name"), each.get("name")) for path, each in mappings(raw, "parts")), "part")
    names = [str(each.get("name")) for _, each in mappings(raw, "parts")]
    for place, (path, part) in enumerate(mappings(raw, "parts")):
        name = part.get("name")
        if isinstance(name, str) and not name.isidentifier():
            remedy = "Write an identifier: it names a key of answers.yaml and a variable."
            yield Problem((*path, "name"), f"`{name}` is not an identifier", remedy)
        earlier, later = names[:place], names[place:]
        args = mapping(part, "args")
        yield from scope_problems(args, (*path, "args"), folder, tuple(given), earlier, later_parts=later)


def _choice_problems(raw: Raw, folder: Path) -> Iterator[Problem]:
    given = mapping(raw, "given")
    yield from scope_problems(given, ("given",), folder)
    yield from scope_problems(mapping(raw, "options"), ("options",), folder, tuple(given))
    yield from scope_problems(mapping(raw, "args"), ("args",), folder, tuple(given), option=True)


KINDS: dict[str, Callable[[Raw, Path], Iterator[Problem]]] = {
    "trace": _trace_problems,
    "values": _values_problems,
    "choice": _choice_problems,
}
