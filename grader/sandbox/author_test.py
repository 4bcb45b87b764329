"""Running a test: code of the exercise's author that uses the names a student has defined.

A test passes if it comes to its end. What it shows, as a notebook would, is its value: the text of its last expression.
Where a test writes `len` or `sum`, it means Python's: a student may have a variable of that name, or mean to deceive.
"""

import ast
import builtins
from collections.abc import Collection
from types import TracebackType
from typing import Any

from grader.codec.encode import encode
from grader.codec.values import FAILED_KEY, Message
from grader.sandbox.raising import MAX_ERROR_CHARACTERS, error_message, exception_text

TEST_FILE = "<the test>"  # the name of the test's code in tracebacks: no file of the student's has it
# Taken as this module is loaded, before any code of a student runs: `builtins.exec = print` would let every test pass.
# Not `super`, which Python knows by its name as it compiles, and not `__name__`, which is the module's own.
GENUINE_NAMES = {name: found for name, found in vars(builtins).items() if name != "super" and name[0] != "_"}
compiled, executed, evaluated, represented = compile, exec, eval, repr
TREE_ONLY: int = ast.PyCF_ONLY_AST  # as `ast.parse` says it, which calls whatever `compile` is by then


def outcome_of_test(
    text: str, names: dict[str, Any], places: dict[str, str], asked: Collection[str] = ()
) -> dict[str, Message]:
    """The outcome of a test: what it shows, `{"failed": words}` if it fails, or the error of the student's own code.

    The student's names are afterwards what they were: a test may take one away to see who needs it. Names of Python
    that are `asked` of the student are the student's.
    """
    before = dict(names)
    try:
        shown = shown_value(text, names, asked)
        return {"outcome": "value", "value": encode(shown)}
    except MemoryError as problem:
        return {"outcome": "memory", "error": error_message(problem, problem.__traceback__, places)}
    except BaseException as problem:  # SystemExit too: it is the call's own
        if is_raised_by_test(problem.__traceback__, places):
            return {"outcome": "value", "value": encode({FAILED_KEY: failure_words(problem, text)})}
        return {"outcome": "error", "error": error_message(problem, problem.__traceback__, places)}
    finally:
        names.clear()
        names.update(before)


def shown_value(text: str, names: dict[str, Any], asked: Collection[str] = ()) -> str | None:
    """The text of a test's last expression, after all of the test has run; None where it has none, or None itself."""
    body: ast.Module = compiled(text, TEST_FILE, "exec", TREE_ONLY, dont_inherit=True)
    use_genuine_names(body, names, asked)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    executed(compiled(body, TEST_FILE, "exec", dont_inherit=True), names)
    if not isinstance(last, ast.Expr):
        return None
    value = evaluated(compiled(ast.Expression(last.value), TEST_FILE, "eval", dont_inherit=True), names)
    return None if value is None else str.__str__(represented(value))[:MAX_ERROR_CHARACTERS]


def use_genuine_names(body: ast.Module, names: dict[str, Any], asked: Collection[str]) -> None:
    """Lets a test find Python's own functions, whatever the student gives to their names, now or in a call of the test.

    The student's code goes on with its own ones: in the test alone each gets a name that no program can write.
    """
    nodes = list(ast.walk(body))
    own = {*asked, *(name for node in nodes for name in bound_names(node))}  # a test may define a `sum` itself
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in GENUINE_NAMES and node.id not in own:
            names[f"<{node.id}>"] = GENUINE_NAMES[node.id]
            node.id = f"<{node.id}>"


def bound_names(node: ast.AST) -> list[str]:
    """The names that one node of a test gives to something: a variable, parameter, definition or import."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).partition(".")[0]]
    if isinstance(node, ast.arg):
        return [node.arg]
    # Definitions, `except ... as name`, patterns.
    named = getattr(node, "name", None)
    return [named] if isinstance(named, str) else []


def is_raised_by_test(trace: TracebackType | None, places: dict[str, str]) -> bool:
    """Whether an exception comes from the test, or from a library that it called: the student's code has no part."""
    raised_by_test = True
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if file in places or file == TEST_FILE:
            raised_by_test = file == TEST_FILE
        trace = trace.tb_next
    return raised_by_test


def failure_words(problem: BaseException, test: str) -> str:
    """The words of a test that fails: those of its assertion, else the line that fails; or the exception's class."""
    text = exception_text(problem)[:MAX_ERROR_CHARACTERS]
    if type(problem) is AssertionError:
        return text or failing_line(problem.__traceback__, test)
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


def failing_line(trace: TracebackType | None, test: str) -> str:
    """The last line of the test that an exception came through."""
    line = 0
    while trace is not None:
        line = trace.tb_lineno if trace.tb_frame.f_code.co_filename == TEST_FILE else line
        trace = trace.tb_next
    return test.split("\n")[line - 1].strip() if line else ""
