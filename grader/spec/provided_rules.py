"""The rules of provided code: files beside an exercise, each with the definition of a name for students."""

import ast
import keyword
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.checks.signature import model_signature_of, signature_of
from grader.spec.faults import KeyPath, Problem
from grader.spec.start import start_of
from grader.spec.unchecked_values import mapping_items, repeated, text_items

MAX_PROVIDED_BYTES = 32 * 1024  # bytes of one file: it is shown to students, and sent with every submission
RawProvided = dict[str, Any]


class TooLarge(ValueError):
    """Raised for a provided file that is larger than allowed."""


def provided_problems(raw: RawProvided, kind: str, folder: Path) -> Iterator[Problem]:
    """The problems of the names and files of `provided`."""
    named = list(mapping_items(raw, "provided"))
    # What is provided is defined before the student's file runs, and would hide a missing answer.
    asked = (
        tuple(name for _, name in text_items(raw, "defines"))
        if kind == "tests"
        else asked_names(raw.get("signature"), kind)
    )
    yield from repeated((((*path, "name"), each.get("name")) for path, each in named), "provided name")
    for path, each in named:
        name, file = each.get("name"), each.get("file")
        if isinstance(name, str):
            unfit = list(_name_problems(name, asked, (*path, "name")))
            yield from unfit
            if not unfit and isinstance(file, str):
                yield from _file_problems(name, file, folder, (*path, "file"))


def asked_names(signature: Any, kind: str) -> tuple[str, ...]:
    """The names that a student is to define; none if the signature cannot be read."""
    try:
        if kind != "model":
            return (signature_of(signature).name,)
        model = model_signature_of(signature)
    except (ValueError, AttributeError, TypeError):
        return ()
    return (model.name,) if model.name else (model.fit.name, model.predict.name)


def _name_problems(name: str, asked: tuple[str, ...], path: KeyPath) -> Iterator[Problem]:
    if not name.isidentifier() or keyword.iskeyword(name):
        yield Problem(path, f"`{name}` is not an identifier", "Write the name that the file defines.")
    elif name in asked:
        yield Problem(path, f"`{name}` is what the student is to write", "Provide something else.")


def _file_problems(name: str, file: str, folder: Path, path: KeyPath) -> Iterator[Problem]:
    """The problems of a provided file, which is read and never run here."""
    if Path(file).name != file or not file.endswith(".py"):
        yield Problem(path, f"`{file}` is not the name of a Python file", "Write a name such as `majority.py`.")
        return
    try:
        text = provided_text(folder / file)
        defined = names_defined(text)
    except FileNotFoundError:
        yield Problem(path, f"there is no file `{file}` beside the exercise", "Put it into the same folder.")
    except (OSError, ValueError, SyntaxError, RecursionError, MemoryError) as error:
        yield Problem(path, f"`{file}` {_said(error)}", "Write a short Python file in UTF-8.")
    else:
        if name not in defined:
            yield Problem(path, f"`{file}` does not define `{name}`", f"Write `def {name}(...):` at its top level.")


def _said(error: Exception) -> str:
    match error:
        case SyntaxError():
            return f"is not Python: {error.msg} on line {error.lineno}"
        case TooLarge():
            return f"is larger than {MAX_PROVIDED_BYTES // 1024} KiB"
    return "cannot be read"


def provided_text(file: Path) -> str:
    """The text of a provided file; raises OSError or ValueError."""
    if file.resolve().parent != file.parent.resolve():  # students get it: a link could lead to a solution
        raise FileNotFoundError
    data = start_of(file, MAX_PROVIDED_BYTES + 1)  # one byte more, to tell a file that is too large
    if len(data) > MAX_PROVIDED_BYTES:
        raise TooLarge
    return data.decode("utf-8").replace("\r\n", "\n")  # the same text, and digest, from every checkout


def names_defined(text: str) -> set[str]:
    """The names that a file defines at its top level, found without running it; raises SyntaxError or ValueError.

    >>> sorted(names_defined("from math import log\\nSIZE = 3\\ndef majority(labels):\\n    best = 1"))
    ['SIZE', 'log', 'majority']
    """
    names: set[str] = set()
    for statement in ast.parse(text).body:
        match statement:
            case ast.FunctionDef() | ast.ClassDef() | ast.AsyncFunctionDef():
                names.add(statement.name)
            case ast.Assign(targets=targets):
                names |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.Import() | ast.ImportFrom():
                names |= {alias.asname or alias.name.partition(".")[0] for alias in statement.names}
    return names
