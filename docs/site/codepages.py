"""A page for each module of the reference: what it says of itself, where to read, and every public name in it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

from docstrings import escaped, markdown
from usage import Usage, concepts_named, where_to_read

FOLDER = "reference"
WIDTH = 88  # of a signature in one line
MOST = 8  # exercises named with a function, and lines of a constant
Definition = ast.FunctionDef | ast.ClassDef
Assignment = ast.Assign | ast.AnnAssign


def code_pages(package: Path, used: Usage) -> dict[str, str]:
    """The pages of a package, by path: its own first, then its modules, then the packages inside it."""
    pages: dict[str, str] = {}
    for file in sorted(package.rglob("*.py"), key=lambda file: (len(file.parts) > len(package.parts) + 1, place(file))):
        parts = file.relative_to(package.parent).with_suffix("").parts
        if parts[-1] == "__init__":
            pages["/".join((FOLDER, *parts[1:-1], "index.md"))] = package_page(file, ".".join(parts[:-1]))
        else:
            pages["/".join((FOLDER, *parts[1:])) + ".md"] = module_page(file, ".".join(parts), used)
    return pages


def place(file: Path) -> tuple[str, ...]:
    """What modules are sorted by: a package stands before what is in it."""
    return (*file.parts[:-1], "") if file.stem == "__init__" else file.parts


def package_page(file: Path, name: str) -> str:
    """The page of a package: what it is, and its modules with what each is about."""
    lines = [f"# `{name}`\n", markdown(docstring(ast.parse(file.read_text("utf-8")))), ""]
    for each in sorted(file.parent.iterdir(), key=lambda path: path.stem):
        inside = each / "__init__.py" if each.is_dir() else each
        if inside.is_file() and inside.suffix == ".py" and inside != file:
            target = f"{each.stem}/index.md" if each.is_dir() else f"{each.stem}.md"
            first = docstring(ast.parse(inside.read_text("utf-8"))).partition("\n\n")[0]
            lines.append(f"- [`{each.stem}`]({target}): {escaped(' '.join(first.split()))}")
    return "\n".join(lines) + "\n"


def module_page(file: Path, name: str, used: Usage) -> str:
    """The page of a module."""
    source = file.read_text("utf-8")
    tree = ast.parse(source)
    pieces = [f"# `{name}`", markdown(docstring(tree)), *read_on(name, used), *constants(tree, source)]
    for node in tree.body:
        if is_constant(node) and is_made(node):
            pieces += entry(assigned(node), written(node, source), "", f"{name}:{assigned(node)}", used)
        elif isinstance(node, Definition) and not node.name.startswith("_"):
            code = signature(node) if isinstance(node, ast.FunctionDef) else outline(node)
            pieces += entry(node.name, code, docstring(node), f"{name}:{node.name}", used)
    return "\n\n".join(piece for piece in pieces if piece) + "\n"


def read_on(module: str, used: Usage) -> Iterator[str]:
    """Where the books treat what this module answers, a row for each concept; nothing where no exercise uses it."""
    functions = [name for name in used.concepts_of if name.partition(":")[0] == module]
    treated = concepts_named({concept for name in functions for concept in used.concepts_of[name]})
    if treated:
        rows = [f"| {escaped(each.title)} | {where_to_read([each])} |" for each in treated]
        yield "\n".join(["| concept | where to read |", "|---|---|", *rows])


def constants(tree: ast.Module, source: str) -> Iterator[str]:
    """The public names that are no functions, as the module writes them, with what it says beside them."""
    found = [written(node, source) for node in tree.body if is_constant(node) and not is_made(node)]
    if found:
        yield fenced("python", "\n".join(found))


def is_constant(node: ast.stmt) -> TypeGuard[Assignment]:
    """Whether a statement gives a public name its value."""
    return isinstance(node, ast.Assign | ast.AnnAssign) and not assigned(node).startswith("_")


def is_made(node: Assignment) -> bool:
    """Whether a constant is what a call gives, as processes are: exercises name these like functions."""
    return isinstance(node.value, ast.Call) and assigned(node).isidentifier()


def written(node: Assignment, source: str) -> str:
    """The lines of a constant, comments included; of a long one the first."""
    lines = source.splitlines()[node.lineno - 1 : node.end_lineno]
    return "\n".join(lines if len(lines) <= MOST else [*lines[: MOST - 1], "    ..."])


def assigned(node: Assignment) -> str:
    """The name that is given a value, or the first of several."""
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def entry(heading: str, code: str, said: str, name: str, used: Usage) -> Iterator[str]:
    """One public name: its code, what it says of itself, where to read, and the exercises that name it."""
    yield f"## `{heading}` {{ #{heading} }}"
    yield fenced("python", code)
    yield markdown(said)
    treated = concepts_named(used.concepts_of.get(name, ()))
    if treated:
        yield f"*Where to read:* {where_to_read(treated)}."
    exercises = [f"`{each}`" for each in used.exercises_naming.get(name, ())]
    if exercises:
        more = f" and {len(exercises) - MOST} more" if len(exercises) > MOST else ""
        yield f"*Exercises:* {', '.join(exercises[:MOST])}{more}."


def signature(node: ast.FunctionDef) -> str:
    """A function's name, parameters and result; one parameter a line where one line would be too long."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{node.name}({ast.unparse(node.args)}){result}"
    if len(line) <= WIDTH:
        return line
    return f"{node.name}(\n" + "".join(f"    {each},\n" for each in parameters(node.args)) + f"){result}"


def parameters(args: ast.arguments) -> list[str]:
    """Each parameter as it is written, and the marks between them."""
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
    written = [parameter(each, default) for each, default in zip(plain, defaults, strict=True)]
    if args.posonlyargs:
        written.insert(len(args.posonlyargs), "/")
    if args.vararg or args.kwonlyargs:
        written.append(f"*{parameter(args.vararg, None) if args.vararg else ''}")
    written += [parameter(each, default) for each, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    return [*written, f"**{parameter(args.kwarg, None)}"] if args.kwarg else written


def parameter(arg: ast.arg, default: ast.expr | None) -> str:
    """One parameter: its name, hint and default."""
    hint = f": {ast.unparse(arg.annotation)}" if arg.annotation else ""
    equals = " = " if hint else "="
    return f"{arg.arg}{hint}{equals + ast.unparse(default) if default else ''}"


def outline(node: ast.ClassDef) -> str:
    """A class: its fields, and its public methods with the first line of what each says."""
    bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    lines = [f"class {node.name}{bases}:"]
    for each in node.body:
        if isinstance(each, ast.AnnAssign):
            lines.append(f"    {ast.unparse(each)}")
        elif isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            said = docstring(each).partition("\n")[0]
            lines += ["", f"    # {said}" if said else "", f"    def {signature(each)}".replace("\n", "\n    ")]
    return "\n".join(lines)


def docstring(node: ast.Module | Definition) -> str:
    """What a piece of code says of itself; nothing where it is silent."""
    return ast.get_docstring(node) or ""


def fenced(language: str, text: str) -> str:
    """A block of code."""
    return f"```{language}\n{text}\n```"
