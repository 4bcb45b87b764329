"""The rules of an exercise that is judged by tests of its author's; nothing of its code is run here."""

import ast
import keyword
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.spec.faults import KeyPath, Problem
from grader.spec.provided_rules import provided_problems
from grader.spec.start import start_of
from grader.spec.unchecked_values import mapping_items, repeated, text_items

MAX_SOLUTION_BYTES = 256 * 1024  # as much as a spec may have
RawTests = dict[str, Any]


def tests_problems(raw: RawTests, folder: Path) -> Iterator[Problem]:
    """The problems of the names, the code and the solution of an exercise of `kind: tests`."""
    yield from provided_problems(raw, "tests", folder)
    yield from repeated(text_items(raw, "defines"), "name")
    for path, name in text_items(raw, "defines"):
        if not name.isidentifier() or keyword.iskeyword(name):
            yield Problem(path, f"`{name}` is not an identifier", "Write a name that the student's code defines.")
    yield from repeated((((*path, "name"), case.get("name")) for path, case in mapping_items(raw, "cases")), "case")
    weights = [case.get("weight", 1) for _, case in mapping_items(raw, "cases")]
    if weights and not any(weights):
        yield Problem(("cases",), "no test earns anything", "Give at least one a `weight` above 0.")
    places: list[tuple[KeyPath, Any]] = [(("starter",), raw.get("starter"))]
    places += [((*path, "test"), case.get("test")) for path, case in mapping_items(raw, "cases")]
    for path, text in places:
        if isinstance(text, str) and (problem := unparsed(text)):
            yield Problem(path, problem, "Write Python code, after `|-` on lines of its own.")
    if isinstance(raw.get("solution"), str):
        yield from solution_problems(raw["solution"], folder)


def solution_problems(name: str, folder: Path) -> Iterator[Problem]:
    """The problems of the file that solves the exercise."""
    path = ("solution",)
    if Path(name).name != name or not name.endswith(".py"):
        yield Problem(path, f"`{name}` is not the name of a Python file", "Write a name such as `solution.py`.")
        return
    try:
        text = solution_text(folder / name)
    except FileNotFoundError:
        yield Problem(path, f"there is no file `{name}` beside the exercise", "Put it into the same folder.")
    except (OSError, ValueError):
        yield Problem(path, f"`{name}` cannot be read", f"Save it as UTF-8, with at most {MAX_SOLUTION_BYTES} bytes.")
    else:
        if problem := unparsed(text):
            yield Problem(path, f"`{name}` {problem}", "Correct it.")


def solution_text(file: Path) -> str:
    """The text of a solution; raises OSError, or ValueError for one that is too large or no text."""
    data = start_of(file, MAX_SOLUTION_BYTES + 1)  # one byte more, to tell a file that is too large
    if len(data) > MAX_SOLUTION_BYTES:
        raise ValueError("too large")
    return data.decode("utf-8").replace("\r\n", "\n")


def unparsed(text: str) -> str:
    """What keeps a text from being Python; "" for Python."""
    try:
        ast.parse(text)
    except SyntaxError as error:
        return f"is not Python: {error.msg} on line {error.lineno}"
    except (ValueError, RecursionError, MemoryError):
        return "cannot be read as Python"
    return ""
