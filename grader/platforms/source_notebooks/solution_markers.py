"""Solutions inside cells: the code with them, and what is left for students, by nbgrader's and Otter's marks."""

import ast
import re

PLACEHOLDER = "..."
OTTER_LINE = re.compile(r"#\s*SOLUTION( NO PROMPT)?\s*$")
OTTER_BEGIN = re.compile(r"^(\s*)#\s*BEGIN SOLUTION( NO PROMPT)?\s*$")
OTTER_END = re.compile(r"^\s*#\s*END SOLUTION\s*$")
OTTER_PROMPT_BEGIN = re.compile(r"^\s*(\"\"\"|''')\s*#\s*BEGIN PROMPT\s*$")
OTTER_PROMPT_END = re.compile(r"^\s*(\"\"\"|''');?\s*#\s*END PROMPT\s*$")
OTTER_IGNORED = re.compile(r"#\s*IGNORE\s*$")
OTTER_IGNORE_BEGIN, OTTER_IGNORE_END = re.compile(r"#\s*BEGIN IGNORE\s*$"), re.compile(r"#\s*END IGNORE\s*$")
OTTER_SEED = re.compile(r"#\s*SEED\s*$")
ASSIGNED = re.compile(r"^(\s*[\w.]+(?:\[[^\]]*\])*(?:\s*,\s*[\w.]+)*\s*)=(?!=)")  # names, and what is given to them


class UnclosedMark(ValueError):
    """A region of a cell that begins and does not end."""


def without_region(text: str, mark: str, instead: str | None = None) -> tuple[str, list[str]]:
    """The text without the lines between `BEGIN mark` and `END mark`, and those lines; raises `UnclosedMark`.

    Each region is replaced by `instead`, indented as the region was, unless that is None.
    """
    kept: list[str] = []
    taken: list[str] = []
    inside = False
    for line in text.split("\n"):
        if f"BEGIN {mark}" in line and not inside:
            inside = True
            kept += [] if instead is None else [re.match(r"\s*", line)[0] + instead]  # type: ignore[index]
        elif f"END {mark}" in line:
            inside = False
        elif inside:
            taken.append(line)
        else:
            kept.append(line)
    if inside:
        raise UnclosedMark(f"it has `BEGIN {mark}` without an end")
    return "\n".join(kept), taken


def with_region(text: str, mark: str) -> str:
    """The text with what stands between the marks, and without the marks themselves."""
    return "\n".join(line for line in text.split("\n") if f"BEGIN {mark}" not in line and f"END {mark}" not in line)


def nbgrader_parts(text: str) -> tuple[str, str]:
    """The solution of a cell of nbgrader's, and what students begin with; raises `UnclosedMark`.

    Without a marked region the whole cell is the solution: of its definitions, the heads are left.
    """
    if "BEGIN SOLUTION" in text:
        return with_region(text, "SOLUTION"), without_region(text, "SOLUTION", PLACEHOLDER)[0]
    return text, blank_definitions(text)


def otter_parts(text: str) -> tuple[str, str]:
    """The solution of a cell of Otter's, and what students begin with; raises `UnclosedMark`."""
    solution: list[str] = []
    starter: list[str] = []
    state = ""
    for line in text.split("\n"):
        begun = OTTER_BEGIN.match(line)
        if state == "prompt" and not OTTER_PROMPT_END.match(line):
            starter.append(line)
        elif state == "ignore" and not OTTER_IGNORE_END.search(line):
            continue
        elif state == "solution" and not OTTER_END.match(line):
            solution.append(line)
        elif state:
            state = ""
        elif begun:
            state = "solution"
            starter += [] if begun[2] else [f"{begun[1]}{PLACEHOLDER}"]
        elif OTTER_PROMPT_BEGIN.match(line):
            state = "prompt"
        elif OTTER_IGNORE_BEGIN.search(line):
            state = "ignore"
        elif not OTTER_IGNORED.search(line):
            solution.append(OTTER_SEED.sub("", OTTER_LINE.sub("", line)).rstrip())
            starter += otter_starter_line(line)
    if state:
        raise UnclosedMark(f"it has a part of its {state} that does not end")
    return "\n".join(solution), "\n".join(starter)


def otter_starter_line(line: str) -> list[str]:
    """The line that students have of one of a solution; none where Otter gives none."""
    marked = OTTER_LINE.search(line)
    if marked is None:
        return [OTTER_SEED.sub("", line).rstrip()]
    if marked[1]:
        return []
    assigned = ASSIGNED.match(line)
    indent = line[: len(line) - len(line.lstrip())]
    return [f"{assigned[1].rstrip()} = {PLACEHOLDER}" if assigned else f"{indent}{PLACEHOLDER}"]


def blank_definitions(text: str) -> str:
    """Code whose functions have no body and whose variables have no value, for students to fill in.

    >>> print(blank_definitions("import math\\ndef area(r):\\n    'Of a circle.'\\n    return 3 * r\\nx = area(2)"))
    import math
    def area(r):
        \"\"\"Of a circle.\"\"\"
        ...
    x = ...
    """
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    lines = []
    for statement in body:
        match statement:
            case ast.Import() | ast.ImportFrom():
                lines.append(ast.unparse(statement))
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                lines.append(ast.unparse(blank_body(statement)))
            case ast.Assign(targets=targets):
                lines.append(" = ".join(ast.unparse(target) for target in targets) + f" = {PLACEHOLDER}")
            case ast.AnnAssign(target=ast.Name(id=name)):
                lines.append(f"{name} = {PLACEHOLDER}")
    return "\n".join(lines)


def blank_body(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> ast.stmt:
    """A definition with its docstring and an empty body; of a class, its methods are left blank."""
    doc = node.body[:1] if ast.get_docstring(node, clean=False) is not None else []
    blank: list[ast.stmt] = [ast.Expr(ast.Constant(...))]
    if isinstance(node, ast.ClassDef):
        methods = [blank_body(each) for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        blank = methods or blank
    node.body = [*doc, *blank]
    return node
