"""How far the code keeps to one word for one thing: prints the figures, and fails where one is over its bar.

Counted are the public names that modules of `grader/` define at their top level: functions, classes and constants. A
definition is *shared* when another module defines the same name. TypeVars, hooks that pytest finds by their name and
functions that a registry calls by one name in each of its modules are counted like all others.
"""

import ast
import io
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_SHARED = 0.08  # of all definitions; HOUSE's review measured 37 %, and none in httpx, pluggy and mlxtend
MIN_COMMENTS = 0.06  # of the lines with code; where we learn from, rich has 2.5 % and Hypothesis 14 % of all lines
HOLDERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)  # what may have a docstring
LAYOUT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
UNREADABLE_ALONE = ("The same", "Nothing; raises")  # how no docstring may begin: it says nothing in a tooltip


def parsed(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Every module below a folder, with its syntax tree."""
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text("utf-8"))


def public_names(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The public names that a module defines at its top level, each with whether it is a class."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names = [node.name]
        else:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            names = [target.id for target in targets if isinstance(target, ast.Name)]
        yield from ((name, isinstance(node, ast.ClassDef)) for name in names if not name.startswith("_"))


def definitions(folder: Path) -> tuple[dict[str, set[Path]], dict[str, set[Path]]]:
    """Which modules define a public name, and which define a class of that name."""
    everything: dict[str, set[Path]] = defaultdict(set)
    classes: dict[str, set[Path]] = defaultdict(set)
    for file, tree in parsed(folder):
        for name, is_class in public_names(tree):
            everything[name].add(file)
            if is_class:
                classes[name].add(file)
    return everything, classes


def shared_share(places: dict[str, set[Path]]) -> float:
    """The share of definitions whose name another module defines too."""
    counts = [len(files) for files in places.values()]
    return sum(count for count in counts if count > 1) / sum(counts)


def unreadable_docstrings(folder: Path) -> list[str]:
    """Where a docstring begins with words that refer to something which its reader does not see."""
    return [
        f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}"
        for file, tree in parsed(folder)
        for node in ast.walk(tree)
        if isinstance(node, HOLDERS) and (ast.get_docstring(node) or "").startswith(UNREADABLE_ALONE)
    ]


def comment_share(folder: Path) -> float:
    """The number of lines with a comment, over that of lines with code; docstrings and blank lines count as neither."""
    comments = code = 0
    for file, tree in parsed(folder):
        text = file.read_text("utf-8")
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        comments += len({token.start[0] for token in tokens if token.type == tokenize.COMMENT})
        rows = {row for token in tokens if token.type not in LAYOUT for row in range(token.start[0], token.end[0] + 1)}
        code += len(rows - docstring_rows(tree))
    return comments / code


def docstring_rows(tree: ast.Module) -> set[int]:
    """The numbers of the lines on which docstrings stand."""
    holders = [node for node in ast.walk(tree) if isinstance(node, HOLDERS) and ast.get_docstring(node) is not None]
    return {row for node in holders for row in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)}


def main() -> bool:
    """Prints every figure with its bar; whether all are met."""
    names, classes = definitions(ROOT / "grader")
    twice = {name: files for name, files in classes.items() if len(files) > 1}
    share, comments = shared_share(names), comment_share(ROOT / "grader")
    unreadable = [place for folder in ("grader", "reference") for place in unreadable_docstrings(ROOT / folder)]
    often = sorted((name for name in names if len(names[name]) > 1), key=lambda name: (-len(names[name]), name))
    print(f"definitions whose name stands in another module too: {share:.1%} (bar {MAX_SHARED:.0%})")
    print("  most often:", ", ".join(f"{name} {len(names[name])}" for name in often[:12]))
    print(f"class names defined twice: {len(twice)} (bar 0)", *sorted(twice))
    print(f"docstrings that cannot be read alone: {len(unreadable)} (bar 0)", *unreadable[:5])
    print(f"lines with a comment for every line of code in grader/: {comments:.1%} (bar {MIN_COMMENTS:.0%})")
    return share < MAX_SHARED and not twice and not unreadable and comments >= MIN_COMMENTS


if __name__ == "__main__":
    sys.exit(not main())
