"""Splitting a student's file into statements that can run when the whole file cannot."""

import __future__

import ast
from collections.abc import Iterator, Sequence
from types import CodeType

FUTURE_FLAGS = 0
for _feature in __future__.all_feature_names:
    FUTURE_FLAGS |= getattr(__future__, _feature).compiler_flag

CONTINUATION_STARTS = (")", "]", "}", "else", "elif", "except", "finally", "#")  # lines at column 0 that begin nothing
# Characters that are parsed while the end of one statement is looked for: each stretch is parsed from its beginning, so
# that a long broken file would take time that grows with the square of its length.
MAX_PARSED_CHARACTERS = 400_000
NAMED_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Statements that are run in a second try, after running everything hung or died: loops and calls are left out.
DEFINING_STATEMENTS = (
    *NAMED_DEFINITIONS,
    ast.Import,
    ast.ImportFrom,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
)


def top_level_statements(text: str) -> list[ast.stmt]:
    """The top-level statements of a text that parses."""
    return ast.parse(text).body


def last_definition(text: str, name: str) -> ast.stmt | None:
    """The last function or class of this name at the top level of a text, which may not parse as a whole."""
    try:
        parts = top_level_statements(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        parts = list(runnable_statements(text))
    found = [each for each in parts if isinstance(each, NAMED_DEFINITIONS) and each.name == name]
    return found[-1] if found else None


def statement_code(statement: ast.stmt, file: str, flags: int = 0) -> CodeType:
    """The code of one statement, with its own line numbers, under the file's future imports."""
    module = ast.Module([statement], type_ignores=[])
    code: CodeType = compile(module, file, "exec", flags=flags & FUTURE_FLAGS, dont_inherit=True)
    return code


def statements_below(all_of_them: Sequence[ast.stmt], line: int | None) -> list[ast.stmt]:
    """The statements that begin below a line; none if the line is not known."""
    return [] if line is None else [each for each in all_of_them if first_line_of_statement(each) > line]


def raising_top_level_line(problem: BaseException, code: CodeType) -> int | None:
    """The line of a file's top level at which its code raised; None if it is not on the way of the exception."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_frame.f_code is not code:
        trace = trace.tb_next
    return None if trace is None else trace.tb_lineno


def first_line_of_statement(statement: ast.stmt) -> int:
    """The line on which a statement begins, its decorators included."""
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(each.lineno for each in decorators)])


def runnable_statements(text: str) -> Iterator[ast.stmt]:
    """The statements of a text that does not parse: those of every stretch from column 0 that parses alone.

    >>> [type(each).__name__ for each in runnable_statements("x = 1\\ndef f(:\\n    pass\\ndef g():\\n    return 2\\n")]
    ['Assign', 'FunctionDef']
    """
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if begins_statement(line)]
    position = 0
    while position < len(starts):
        found, position = parsed_stretch(lines, starts, position)
        yield from found


def begins_statement(line: str) -> bool:
    """Whether a statement may begin on this line."""
    return bool(line) and not line[0].isspace() and not line.startswith(CONTINUATION_STARTS)


def parsed_stretch(lines: list[str], starts: list[int], position: int) -> tuple[list[ast.stmt], int]:
    """The statements of the shortest stretch from a start that parses, and the next start; none if none parses.

    A stretch may reach over several starts: a decorator and its function, or a text in triple quotes.
    """
    first, work = starts[position], 0
    for following in range(position + 1, len(starts) + 1):
        last = starts[following] if following < len(starts) else len(lines)
        piece = "\n".join(lines[first:last])
        try:
            parsed = ast.parse("\n" * first + piece).body  # empty lines above, so that line numbers stay true
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            work += len(piece)
            if work > MAX_PARSED_CHARACTERS:
                break
        else:
            return parsed, following
    return [], position + 1
