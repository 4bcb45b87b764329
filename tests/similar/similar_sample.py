"""Work that is alike or is not: independent solutions, copies with other names in another order, and small results."""

import ast
import random
from collections import defaultdict
from functools import cache

from grader.built.document import BuiltExercise
from grader.intake.submission import CodeCell, Source
from grader.paths import bank_dir
from grader.spec.load import load_exercise
from tests.corpora import solutions


@cache
def independent() -> dict[str, dict[str, str]]:
    """By exercise, right solutions that were written to differ in more than what they return."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for each in solutions("right"):
        if each.kind == "algorithm":
            found[each.exercise][each.name] = each.text
    return found


@cache
def exercise(id_: str) -> BuiltExercise:
    """What is asked of an exercise in code; nothing is drawn for it."""
    spec = load_exercise(bank_dir() / f"{id_.replace('.', '/')}.yaml").spec
    target = spec.signature.removeprefix("class ").partition("(")[0].partition(":")[0]
    return BuiltExercise(
        id=id_, kind=spec.kind, title="", prompt="", points=1, target=target, signature=spec.signature,
        reference=spec.reference,
    )  # fmt: skip


def sources(text: str) -> tuple[Source, ...]:
    return (Source("work", "work.py", (CodeCell(text, ""),)),)


def copied(text: str, seed: int = 1) -> str:
    """The same work with other names, comments and layout, and all in another order that means the same."""
    tree = ast.parse(text)
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    arguments = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    chance = random.Random(seed)
    names = {name: f"my_{chance.randrange(10**6)}" for name in sorted(stored | arguments)}
    tree = Disguise(names).visit(tree)
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    rest = [node for node in tree.body if node not in imports and not isinstance(node, ast.Expr)]
    fixed = [node for node in rest if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    moved = [node for node in rest if node not in fixed]
    chance.shuffle(moved)
    tree.body = [*imports, *fixed, *moved]
    return "# all by myself\n" + ast.unparse(ast.fix_missing_locations(tree)).replace("\n\n", "\n# and then\n\n")


class Disguise(ast.NodeTransformer):
    """Other names; neighbouring assignments that do not use each other change places."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(self.names.get(node.arg, node.arg))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        body = node.body
        for place in range(0, len(body) - 1, 2):
            one, other = body[place : place + 2]
            if isinstance(one, ast.Assign) and isinstance(other, ast.Assign) and not uses(one, other):
                body[place : place + 2] = [other, one]
        return node


def uses(one: ast.stmt, other: ast.stmt) -> bool:
    def stored(node: ast.stmt) -> set[str]:
        return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}

    def named(node: ast.stmt) -> set[str]:
        return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}

    return bool(stored(one) & named(other) or stored(other) & named(one))
