"""Whether code surely keeps nothing from call to call, and so answers the same whatever it was asked before.

Such code is asked for counterexamples in the process that has answered the other calls: a new process for each would
cost a class 60 % more processor time. Only ordinary code is recognised here, and in doubt it is none.
"""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from grader.built.code_names import nodes_in
from grader.checks.student_statements import Unreadable, imported_by, is_too_much, top_level
from grader.intake.submission import Submission
from grader.run_cache import RunCache, cacheable
from grader.sandbox.risky_code import reaches_out

# Modules that nobody changes by using them. Random numbers start anew with every call.
SAFE_MODULES = {
    *("__future__", "abc", "bisect", "cmath", "collections", "copy", "dataclasses", "fractions", "functools", "heapq"),
    *("itertools", "math", "numbers", "numpy", "operator", "pandas", "random", "re", "statistics", "string", "time"),
    "typing",
}
# Names by which one call changes what another meets, or gets hold of what it could change.
SWITCHES = {
    *("seterr", "setbufsize", "set_printoptions", "set_state", "set_bit_generator", "set_option", "reset_option"),
    *("set_eng_float_format", "RandomState", "default_rng", "register", "attrgetter", "getattr", "delattr", "locals"),
    *("vars", "open", "input"),
}


def submission_key(_: RunCache, submission: Submission, asked: Collection[str], provided: Iterable[str] = ()) -> int:
    """Which submission it is: a run is asked several times of the one at hand."""
    return id(submission)


@cacheable(key=submission_key, size=1)
def is_stateless(submission: Submission, asked: Collection[str], provided: Iterable[str] = ()) -> bool:
    """Whether no function of the submission, nor of what is provided to it, can leave anything behind for another.

    `asked` are the names that are called from outside.
    """
    if reaches_out(submission):
        return False
    texts = (*(cell.text for source in submission.sources for cell in source.cells), *provided)
    try:
        return not is_too_much(texts) and are_stateless([node for text in texts for node in top_level(text)], asked)
    except (Unreadable, RecursionError):
        return False


def are_stateless(statements: Sequence[ast.stmt], asked: Collection[str]) -> bool:
    """Whether what these statements define, the whole of a program, keeps nothing between calls of what is asked.

    >>> texts = ("n = 1\\ndef f(): return n", "n = []\\ndef f(): return n", "def f(n=[]): return n", "n = []")
    >>> [are_stateless(ast.parse(text).body, ["f"]) for text in texts]
    [True, False, False, True]
    """
    used, changeable = set(asked), set[str]()
    for statement in unrolled(statements):
        nodes = nodes_in(statement)
        if not all(map(is_harmless, nodes)):
            return False
        if isinstance(statement, ast.FunctionDef):
            used.update(node.id for node in nodes if isinstance(node, ast.Name))
        if not binds_fixed(statement):
            changeable.update(bound_by(statement, nodes))
    return changeable.isdisjoint(used)


def unrolled(statements: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements, with those of a condition in its place."""
    for each in statements:
        if isinstance(each, ast.If):
            yield ast.Expr(each.test)
            yield from unrolled((*each.body, *each.orelse))
        else:
            yield each


def binds_fixed(statement: ast.stmt) -> bool:
    """Whether a statement gives names to nothing but functions, modules and constants."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return all(isinstance(each, ast.Name) for each in targets) and is_constant(statement.value)
    if isinstance(statement, ast.FunctionDef):
        defaults = (*statement.args.defaults, *statement.args.kw_defaults)
        return not statement.decorator_list and all(map(is_constant, defaults))
    return isinstance(statement, ast.Import | ast.ImportFrom)


def is_constant(node: ast.expr | None) -> bool:
    """Whether an expression is written as something that nobody can change: numbers, texts, tuples of them."""
    if isinstance(node, ast.Tuple):
        return all(map(is_constant, node.elts))
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    return is_constant(node.operand) if isinstance(node, ast.UnaryOp) else isinstance(node, ast.Constant | None)


def bound_by(statement: ast.stmt, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that a statement with these nodes may bind at the top level: rather too many than too few."""
    if isinstance(statement, ast.FunctionDef):
        yield statement.name
        return
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        # Of functions, handlers of errors and imports in blocks, and of what a `match` finds.
        yield from (name for field in ("name", "asname", "rest") if isinstance(name := getattr(node, field, None), str))


def is_harmless(node: ast.AST) -> bool:
    """Whether a node neither sets what outlives a call nor names something by which that could be done."""
    harmless = HARMLESS.get(type(node))
    return harmless is None or harmless(node)


def is_harmless_name(node: ast.Name) -> bool:
    """Whether a name is no switch, and nothing of Python's own but `__name__`."""
    return node.id not in SWITCHES and (not node.id.startswith("__") or node.id == "__name__")


def is_harmless_attribute(node: ast.Attribute) -> bool:
    """Whether an attribute is read, no switch, and nobody's own matter."""
    return isinstance(node.ctx, ast.Load) and node.attr not in SWITCHES and not node.attr.startswith("_")


def is_harmless_import(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether an import is of modules that nobody changes; another file of the submission is none of them."""
    own = isinstance(node, ast.ImportFrom) and node.level
    return not own and all(is_known(full) for _, full in imported_by(node))


# By type, as a submission has thousands of nodes, most of which need no look.
HARMLESS: Mapping[type[ast.AST], Callable[[Any], bool]] = {
    ast.Name: is_harmless_name,
    ast.Attribute: is_harmless_attribute,
    ast.Import: is_harmless_import,
    ast.ImportFrom: is_harmless_import,
    ast.Global: lambda _: False,
    ast.ClassDef: lambda _: False,  # it holds what its methods set
    ast.NamedExpr: lambda _: False,  # in a default or an annotation, it binds a name of the top level
}


def is_known(full: str) -> bool:
    """Whether what is imported is of a module that nobody changes, and no switch of it.

    >>> [is_known(full) for full in ("math.log2", "numpy.seterr", "keyword.kwlist")]
    [True, False, False]
    """
    module, *names = full.split(".")
    return module in SAFE_MODULES and not any(name in SWITCHES or name.startswith("_") for name in names)
