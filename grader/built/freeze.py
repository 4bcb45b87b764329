"""The built assignment as bytes, and back; and digests of the reference code that judging calls.

Equal documents give equal bytes: fields stand in the order of the models, names in the order of the spec, and nothing
in a document depends on a clock, a path, a version or the order of a set.
"""

import ast
import hashlib
import importlib.util
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grader.built.document import BuiltAssignment
from grader.built.resolve import Unresolved, module_names
from grader.checks.extensions import digest_of
from grader.checks.local_code import LOCAL, Untrusted, is_trusted, local_texts, module_of
from grader.codec.read_records import BadRecord, read_record
from grader.codec.write_records import record_json


class BadDocument(ValueError):
    """Bytes that are no built assignment; the text is one sentence for the instructor."""


def dumps(built: BuiltAssignment) -> bytes:
    """The document's bytes: compact JSON in UTF-8 (indented, a trace has a line a number), a newline at the end."""
    written = record_json(built)
    written["local"] = dict(local_texts(json.dumps(written["exercises"]))) if is_trusted() else {}
    for seldom in ("inherited", "local"):
        if not written[seldom]:
            del written[seldom]
    return (json.dumps(written, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n").encode()


def loads(data: bytes) -> BuiltAssignment:
    """The document that was written; raises `BadDocument` for anything else."""
    try:
        built = read_record(BuiltAssignment, json.loads(data))
        for name, text in built.local.items():
            module_of(text, f"{name}.py")
        return built
    except Untrusted as refused:
        raise BadDocument(f"The assignment cannot be used: {refused}.") from None
    except BadRecord as bad:
        raise BadDocument(f"This is not a built assignment: {bad}.") from None
    except (ValueError, RecursionError):
        raise BadDocument("This is not a built assignment: it is no JSON.") from None


def digest(data: bytes) -> str:
    """The fingerprint of a document's bytes, as a result carries it.

    >>> digest(b"")[:20]
    'sha256:e3b0c44298fc1'
    """
    return "sha256:" + hashlib.sha256(data).hexdigest()


def code_digest(name: str) -> str:
    """The fingerprint of the code behind `reference.MODULE:NAME`: its module and all of `reference` it imports.

    Of a check of another package, `PACKAGE==VERSION:NAME`, that of the package; "" where that version is not installed.
    """
    if LOCAL.match(name):
        return digest(name.encode())  # which is made from the code
    if "==" in name:  # a check of another package
        return digest_of(name)
    sources = {module: source_of(module) for module in reached_from(name.partition(":")[0])}
    return digest(json.dumps(sources, sort_keys=True).encode())


@cache
def reached_from(module: str) -> frozenset[str]:
    """The module itself and every module of `reference` that its import leads to, packages included."""
    if module not in {"reference", *module_names()}:
        raise Unresolved(f"there is no module `{module}`", "Build the assignment again.")
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        found = waiting.pop()
        if found not in reached:
            reached.add(found)
            waiting.extend(imported_by(found))
    return frozenset(reached)


def imported_by(module: str) -> Iterator[str]:
    """The modules of `reference` that a module's source names, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source_of(module))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name in module_names())
    if parent := module.rpartition(".")[0]:
        yield parent  # importing a module runs its package


@cache
def source_of(module: str) -> str:
    """The source of a module of `reference`, with `\\n` line ends wherever it was checked out."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise Unresolved(f"there is no module `{module}`", "Build the assignment again.")
    return Path(spec.origin).read_text("utf-8")
