"""Stubs for students to fill in: a signature as code that runs, with a docstring and an empty body."""

import ast
import builtins
from collections.abc import Iterator, Sequence

STUB_INDENT = "    "
STUB_WIDTH = 88  # characters of a line: what Black and ruff take by default


def stub_of(kind: str, signature: str, title: str = "", examples: Sequence[tuple[str, str]] = ()) -> str:
    """The code of a function, class or pair of functions for a student to complete.

    >>> print(stub_of("function", "entropy(counts: list[int]) -> float", "Entropy", [("entropy([9, 5])", "0.94")]))
    def entropy(counts: list[int]) -> float:
        \"\"\"Entropy.
    <BLANKLINE>
        entropy([9, 5]) gives 0.94
        \"\"\"
        ...
    """
    if kind == "tests":  # the author's own starter
        return signature
    if kind != "model":
        return function_stub(signature, stub_docstring(title, examples))
    if not signature.startswith("class "):
        first, *others = joined_signatures(signature)
        return "\n\n\n".join([function_stub(first, stub_docstring(title)), *map(function_stub, others)])
    head, _, methods = signature.partition(":")
    stubs = [indented_text(function_stub(with_self(method))) for method in joined_signatures(methods)]
    doc = indented_text(stub_docstring(title)) + "\n\n" if title else ""
    return f"{head}:\n{doc}" + "\n\n".join(stubs)


def joined_signatures(signature: str) -> list[str]:
    """The single signatures of a text that joins them by semicolons."""
    return [each.strip() for each in signature.split(";")]


def function_stub(signature: str, doc: str = "") -> str:
    """The code of one function with an empty body."""
    body = "\n".join(indented_text(each) for each in (doc, "...") if each)
    return f"{runnable_head(signature)}\n{body}"


def with_self(signature: str) -> str:
    """A method's signature with `self` first.

    >>> with_self("fit(rows: list)"), with_self("size()")
    ('fit(self, rows: list)', 'size(self)')
    """
    name, _, rest = signature.partition("(")
    return f"{name}(self{'' if rest.lstrip().startswith(')') else ', '}{rest}"


def runnable_head(signature: str) -> str:
    """The head of a definition, with those type hints in quotes whose names would need an import.

    >>> runnable_head("mean(x: np.ndarray, n: int = 3) -> float")
    "def mean(x: 'np.ndarray', n: int=3) -> float:"
    """
    text = f"def {signature}: ..."
    [definition] = ast.parse(text).body
    # As the author wrote it, if it can stay so: `ast.unparse` has a layout of its own.
    if all(names_builtins_only(hint) for hint in hints_of(definition)):
        return folded_head(text.removesuffix(" ..."), definition)
    for node in ast.walk(definition):
        if isinstance(node, ast.arg) and node.annotation is not None and not names_builtins_only(node.annotation):
            node.annotation = ast.Constant(ast.unparse(node.annotation))
    if (
        isinstance(definition, ast.FunctionDef)
        and definition.returns is not None
        and not names_builtins_only(definition.returns)
    ):
        definition.returns = ast.Constant(ast.unparse(definition.returns))
    return folded_head(ast.unparse(definition).partition("\n")[0], definition)


def folded_head(head: str, definition: ast.stmt) -> str:
    """The head of a definition, with a parameter a line if it is too long for one line."""
    if len(head) <= STUB_WIDTH or not isinstance(definition, ast.FunctionDef) or not definition.args.args:
        return head
    given = definition.args
    defaults = [None] * (len(given.args) - len(given.defaults)) + list(given.defaults)
    lines = [
        f"{STUB_INDENT}{ast.unparse(arg)}{f' = {ast.unparse(default)}' if default is not None else ''},"
        for arg, default in zip(given.args, defaults, strict=True)
    ]
    returned = f" -> {ast.unparse(definition.returns)}" if definition.returns is not None else ""
    return "\n".join([f"def {definition.name}(", *lines, f"){returned}:"])


def hints_of(definition: ast.stmt) -> Iterator[ast.expr]:
    """Every type hint of a definition."""
    if isinstance(definition, ast.FunctionDef) and definition.returns is not None:
        yield definition.returns
    yield from (node.annotation for node in ast.walk(definition) if isinstance(node, ast.arg) and node.annotation)


def names_builtins_only(hint: ast.expr) -> bool:
    """Whether a type hint names builtins only."""
    return all(hasattr(builtins, node.id) for node in ast.walk(hint) if isinstance(node, ast.Name))


def stub_docstring(title: str, examples: Sequence[tuple[str, str]] = ()) -> str:
    """The docstring of a stub: the title, and the examples that are short enough."""
    told = [f"{call} gives {value}" for call, value in examples]  # no doctest: its digits would have to agree
    if not title:
        return ""
    short = [line for line in told if len(line) <= STUB_WIDTH + len(STUB_INDENT)]
    text = "\n".join(
        [title if title.endswith(("?", "!")) else f"{title.rstrip('.')}.", *([""] if short else []), *short]
    )
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"""{text}\n"""' if short else f'"""{text}"""'


def indented_text(text: str) -> str:
    """The text with each line indented that is not blank."""
    return "\n".join(STUB_INDENT + line if line.strip() else "" for line in text.split("\n"))
