"""Recognising stateless code: code that surely keeps nothing from one call to the next.

Stateless code is asked for counterexamples in the process that has answered the other calls: a new process for each
would cost a cohort 60 % more processor time. Only ordinary code is recognised; in doubt, code is not stateless.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from grader.built.code_names import nodes_with_below
from grader.checks.student_statements import UnreadableCode, import_bindings, is_too_much_code, top_statements
from grader.engine.stateless_classes import is_plain_class, makes_objects_only, own_attributes
from grader.intake.submission import Submission
from grader.run_cache import RunCache, cacheable
from grader.sandbox.risky_code import reaches_out

# Modules that have no state which their use changes. `random` is among them because it is seeded before every call.
SAFE_MODULES = {
    *("__future__", "abc", "bisect", "cmath", "collections", "copy", "dataclasses", "fractions", "functools", "heapq"),
    *("itertools", "math", "numbers", "numpy", "operator", "pandas", "random", "re", "statistics", "string", "time"),
    "typing",
}
# Names that switch something for all later calls, or give access to something that a call could change.
STATE_SWITCHES = {
    *("seterr", "setbufsize", "set_printoptions", "set_state", "set_bit_generator", "set_option", "reset_option"),
    *("set_eng_float_format", "RandomState", "default_rng", "register", "attrgetter", "getattr", "delattr", "locals"),
    *("vars", "open", "input"),
}


def submission_key(_: RunCache, submission: Submission, asked: Collection[str], provided: Iterable[str] = ()) -> int:
    """The identity of the submission, as a cache key: a run asks several times about the same one."""
    return id(submission)


@cacheable(key=submission_key, size=1)
def is_stateless(submission: Submission, asked: Collection[str], provided: Iterable[str] = ()) -> bool:
    """Whether no function of the submission, or provided to it, can leave anything behind for a later call.

    `asked` are the names that are called from outside.
    """
    if reaches_out(submission):
        return False
    texts = (*(cell.text for source in submission.sources for cell in source.cells), *provided)
    try:
        return not is_too_much_code(texts) and are_stateless(
            [node for text in texts for node in top_statements(text)], asked
        )
    except (UnreadableCode, RecursionError):
        return False


def are_stateless(statements: Sequence[ast.stmt], asked: Collection[str]) -> bool:
    """Whether a program of these statements keeps nothing between calls of the functions in `asked`.

    >>> texts = ("n = 1\\ndef f(): return n", "n = []\\ndef f(): return n", "def f(n=[]): return n", "n = []")
    >>> [are_stateless(ast.parse(text).body, ["f"]) for text in texts]
    [True, False, False, True]
    """
    used, changeable = set(asked), set[str]()
    unrolled = list(unrolled_conditions(statements))
    classes = {each.name for each in unrolled if isinstance(each, ast.ClassDef)}
    if classes and not makes_objects_only(unrolled, classes):
        return False
    for statement in unrolled:
        nodes = nodes_with_below(statement)
        if isinstance(statement, ast.ClassDef):
            if not is_plain_class(statement):
                return False
            own = own_attributes(statement)
            nodes = [node for node in nodes if node is not statement and id(node) not in own]
        if not all(map(is_harmless, nodes)):
            return False
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            used.update(node.id for node in nodes if isinstance(node, ast.Name))
        if not binds_fixed(statement):
            changeable.update(names_bound_by(statement, nodes))
    return changeable.isdisjoint(used)


def unrolled_conditions(statements: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements, each `if` replaced by its test and by the statements of both branches."""
    for each in statements:
        if isinstance(each, ast.If):
            yield ast.Expr(each.test)
            yield from unrolled_conditions((*each.body, *each.orelse))
        else:
            yield each


def binds_fixed(statement: ast.stmt) -> bool:
    """Whether a statement binds names to functions, modules and constants only."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return all(isinstance(each, ast.Name) for each in targets) and is_constant_expression(statement.value)
    if isinstance(statement, ast.FunctionDef):
        defaults = (*statement.args.defaults, *statement.args.kw_defaults)
        return not statement.decorator_list and all(map(is_constant_expression, defaults))
    return isinstance(statement, ast.Import | ast.ImportFrom | ast.ClassDef)  # a plain class, as others are refused


def is_constant_expression(node: ast.expr | None) -> bool:
    """Whether an expression is an immutable constant: a number, a text, or a tuple of them."""
    if isinstance(node, ast.Tuple):
        return all(map(is_constant_expression, node.elts))
    if isinstance(node, ast.BinOp):
        return is_constant_expression(node.left) and is_constant_expression(node.right)
    return (
        is_constant_expression(node.operand) if isinstance(node, ast.UnaryOp) else isinstance(node, ast.Constant | None)
    )


def names_bound_by(statement: ast.stmt, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that a statement with these nodes may bind at the top level; in doubt, too many."""
    if isinstance(statement, ast.FunctionDef):
        yield statement.name
        return
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        # Of functions, handlers of errors and imports in blocks, and of what a `match` finds.
        yield from (name for field in ("name", "asname", "rest") if isinstance(name := getattr(node, field, None), str))


def is_harmless(node: ast.AST) -> bool:
    """Whether a node neither changes something that outlives a call nor names a way to do so."""
    harmless = HARMLESS_TESTS.get(type(node))
    return harmless is None or harmless(node)


def is_harmless_name(node: ast.Name) -> bool:
    """Whether a name is not in `STATE_SWITCHES`, and begins with no two underscores, except `__name__`."""
    return node.id not in STATE_SWITCHES and (not node.id.startswith("__") or node.id == "__name__")


def is_harmless_attribute(node: ast.Attribute) -> bool:
    """Whether an attribute is only read, not in `STATE_SWITCHES`, and not private."""
    return isinstance(node.ctx, ast.Load) and node.attr not in STATE_SWITCHES and not node.attr.startswith("_")


def is_harmless_import(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether an import is of modules in `SAFE_MODULES` only, and not of another file of the submission."""
    own = isinstance(node, ast.ImportFrom) and node.level
    return not own and all(is_safe_import(full) for _, full in import_bindings(node))


# By type, as a submission has thousands of nodes, most of which need no look.
HARMLESS_TESTS: Mapping[type[ast.AST], Callable[[Any], bool]] = {
    ast.Name: is_harmless_name,
    ast.Attribute: is_harmless_attribute,
    ast.Import: is_harmless_import,
    ast.ImportFrom: is_harmless_import,
    ast.Global: lambda _: False,
    ast.ClassDef: lambda _: False,  # inside of something else: it holds what its methods set
    ast.NamedExpr: lambda _: False,  # in a default or an annotation, it binds a name of the top level
}


def is_safe_import(full: str) -> bool:
    """Whether a full name is of a module in `SAFE_MODULES`, and neither private nor in `STATE_SWITCHES`.

    >>> [is_safe_import(full) for full in ("math.log2", "numpy.seterr", "keyword.kwlist")]
    [True, False, False]
    """
    module, *names = full.split(".")
    return module in SAFE_MODULES and not any(name in STATE_SWITCHES or name.startswith("_") for name in names)
