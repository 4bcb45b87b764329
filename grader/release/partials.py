"""Our templates translated to plain Python, so that the students' checker renders them without Jinja2.

Only what our partials use is known here: macros, `if`, `for`, and simple expressions. Anything else is a fault of ours,
raised when a checker is made. That both give the same HTML is tested.
"""

from collections.abc import Iterator

from jinja2 import Environment, nodes

PYTHON_OPERATORS = {
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "gt": ">",
    "lteq": "<=",
    "gteq": ">=",
    "in": "in",
    "notin": "not in",
}
PYTHON_FILTERS = {
    "number": "number",
    "markdown_line": "markdown_line",
    "code_spans": "code_spans",
    "drawn": "Safe",
    "length": "len",
}


class UnknownTemplatePart(NotImplementedError):
    """A template uses something that this module does not translate."""


def python_functions(environment: Environment, names: tuple[str, ...]) -> str:
    """The source of Python functions for the macros of these templates; each returns `Safe` HTML."""
    return "\n\n".join(
        "\n".join(lines)
        for name in names
        for macro in parsed_template(environment, name).find_all(nodes.Macro)
        for lines in [list(function_lines(macro))]
    )


def parsed_template(environment: Environment, name: str) -> nodes.Template:
    """The syntax tree of a template, with white space trimmed as the environment says."""
    assert environment.loader is not None  # noqa: S101
    return environment.parse(environment.loader.get_source(environment, name)[0])


def function_lines(macro: nodes.Macro) -> Iterator[str]:
    """The lines of a Python function for a macro."""
    yield f"def {macro.name}({', '.join(arg.name for arg in macro.args)}):"
    yield "    out = []"
    for node in macro.body:
        yield from indented_lines(statement_lines(node))
    yield "    return Safe(''.join(out))"
    yield ""


def indented_lines(lines: Iterator[str]) -> Iterator[str]:
    """The lines, indented by one level."""
    return (f"    {line}" for line in lines)


def statement_lines(node: nodes.Node) -> Iterator[str]:
    """The Python lines for one statement of a template."""
    if isinstance(node, nodes.Output):
        for child in node.nodes:
            text = repr(child.data) if isinstance(child, nodes.TemplateData) else f"escaped({python_expression(child)})"
            yield f"out.append({text})"
    elif isinstance(node, nodes.If):
        yield from conditional_lines(node)
    # Loops without `else` and without a filter: our partials have no others.
    elif isinstance(node, nodes.For) and isinstance(node.target, nodes.Name) and not node.else_ and node.test is None:
        yield f"for {node.target.name} in {python_expression(node.iter)}:"
        yield from block_lines(node.body)
    else:
        raise UnknownTemplatePart(f"line {node.lineno}: {type(node).__name__}")


def conditional_lines(node: nodes.If) -> Iterator[str]:
    """The Python lines for an `if` with its `elif`s and `else`."""
    yield f"if {python_expression(node.test)}:"
    yield from block_lines(node.body)
    for other in node.elif_:
        yield f"elif {python_expression(other.test)}:"
        yield from block_lines(other.body)
    if node.else_:
        yield "else:"
        yield from block_lines(node.else_)


def block_lines(body: list[nodes.Node]) -> Iterator[str]:
    """The Python lines of a block, indented; `pass` for an empty one."""
    lines = [line for node in body for line in statement_lines(node)]
    return indented_lines(iter(lines or ["pass"]))


def python_expression(node: nodes.Node) -> str:  # noqa: PLR0911, PLR0912  # one line a kind
    """The Python source for one expression of a template."""
    match node:
        case nodes.Name():
            return node.name
        case nodes.Const():
            return repr(node.value)
        case nodes.Getattr():
            return f"{python_expression(node.node)}.{node.attr}"
        case nodes.Getitem():
            return f"{python_expression(node.node)}[{python_expression(node.arg)}]"
        case nodes.Not():
            return f"(not {python_expression(node.node)})"
        case nodes.And():
            return f"({python_expression(node.left)} and {python_expression(node.right)})"
        case nodes.Or():
            return f"({python_expression(node.left)} or {python_expression(node.right)})"
        case nodes.CondExpr():
            # Jinja2 writes nothing for an `if` without `else`.
            other = python_expression(node.expr2) if node.expr2 is not None else "''"
            return f"({python_expression(node.expr1)} if {python_expression(node.test)} else {other})"
        case nodes.Compare(ops=[operand]):
            return f"({python_expression(node.expr)} {PYTHON_OPERATORS[operand.op]} {python_expression(operand.expr)})"
        case nodes.Test(name="none"):
            return f"({python_expression(node.node)} is None)"
        case nodes.Call(kwargs=[], dyn_args=None, dyn_kwargs=None):
            return f"{python_expression(node.node)}({', '.join(map(python_expression, node.args))})"
        case nodes.Filter(name="join", args=[between]):
            assert node.node is not None  # noqa: S101
            return f"{python_expression(between)}.join(map(str, {python_expression(node.node)}))"
        case nodes.Filter(args=[]) if node.name in PYTHON_FILTERS and node.node is not None:
            return f"{PYTHON_FILTERS[node.name]}({python_expression(node.node)})"
    raise UnknownTemplatePart(f"line {node.lineno}: {type(node).__name__}")
