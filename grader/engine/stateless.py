"""Whether a program, as it is parsed, defines nothing that remembers from call to call; in doubt it does."""

import ast
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from grader.checks.student_statements import imported_by
from grader.engine.scopes import Definition, Function, bound_by, definitions_in, free_names, has_any, heads_of, nodes_in

# Modules that nobody changes by using them. Random numbers start anew with every call.
MODULES = (
    *("__future__", "abc", "bisect", "cmath", "collections", "copy", "dataclasses", "fractions", "functools", "heapq"),
    *("itertools", "math", "numbers", "numpy", "operator", "pandas", "random", "re", "statistics", "string", "time"),
    "typing",
)
CLASS_DECORATORS = {"dataclass", "total_ordering", "final"}
METHOD_DECORATORS = {"staticmethod", "property", "abstractmethod", "override"}
BASES = {"object", "ABC", "NamedTuple", "Protocol", "Exception", "ValueError", "dict", "list", "set", "tuple", "float"}
NOT_OF_OBJECTS = {"__new__", "__init_subclass__", "__class_getitem__"}  # methods that are given a class
MADE_ANEW = {"list", "dict", "set"}  # for each object of a dataclass
FIXED_CALLS = {"float", "int", "str", "namedtuple", "TypeVar", "NewType"}
TRUSTED = {*CLASS_DECORATORS, *METHOD_DECORATORS, *BASES, *MADE_ANEW, *FIXED_CALLS, "field", "frozenset", "isinstance"}
DATA = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.JoinedStr)


@dataclass(frozen=True, slots=True)
class Program:
    """All imports, and what stands at the top level: functions, methods, classes, the names of all; names bound to what
    could change, and those of them that could be called; names from imports, whose attributes are fixed.
    """

    imports: Sequence[ast.Import | ast.ImportFrom]
    functions: Sequence[Function]
    methods: Sequence[Function]
    classes: Sequence[ast.ClassDef]
    names: frozenset[str]
    changeable: frozenset[str]
    callable: frozenset[str]
    imported: frozenset[str]
    bases: frozenset[str]  # classes that one may be derived from


def is_stateless(statements: Sequence[ast.stmt], asked: Collection[str] | None = None) -> bool:
    """Whether these statements, the whole of a program, define nothing that remembers.

    `asked` are the names that are called; where it is not said, any may be.

    >>> [is_stateless(ast.parse(text).body) for text in ("n = 1\\ndef f(): return n", "n = []\\ndef f(): return n")]
    [True, False]
    """
    nodes = [each for node in statements for each in nodes_in(node)]
    program = program_of(statements, [each for each in nodes if isinstance(each, ast.Import | ast.ImportFrom)])
    remembering = program.callable if asked is None else program.changeable.intersection(asked)
    return (
        not remembering
        and program.names.isdisjoint(TRUSTED)
        and all(map(is_known, program.imports))
        and not any(type(each) is ast.Global for each in nodes)
        and all(is_fixed_class(each, program) for each in program.classes)
        and all(is_closed(each, program) for each in (*program.functions, *program.methods))
        and not any(getattr(each, "decorator_list", ()) for each in program.functions)
        and (not (set_at_all := sum(map(is_set, nodes))) or sets_of_objects(program) == set_at_all)
    )


def is_known(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether only what is known is imported, and nothing under a name that is trusted but its owner."""
    return not getattr(node, "level", 0) and all(
        full.partition(".")[0] in MODULES and (name not in TRUSTED or full.endswith(f".{name}"))
        for name, full in imported_by(node)
    )


def program_of(statements: Sequence[ast.stmt], imports: Sequence[ast.Import | ast.ImportFrom]) -> Program:
    """The program that the statements are, with all of its imports."""
    definitions = [each for node in statements for each in definitions_in(node)]
    classes = [each for each in definitions if isinstance(each, ast.ClassDef)]
    within = [each for one in classes for node in one.body for each in definitions_in(node)]
    others = [node for node in statements if not isinstance(node, Definition | ast.Import | ast.ImportFrom)]
    bound = {name for node in others for name in bound_by(node)}
    imported = {name for node in imports for name, _ in imported_by(node)} - bound
    unsure = [node for node in others if not binds_fixed(node, imported)]
    return Program(
        imports=imports,
        functions=[each for each in definitions if isinstance(each, Function)],
        methods=[each for each in within if isinstance(each, Function)],
        classes=classes,
        names=frozenset(bound.union(each.name for each in definitions if not isinstance(each, ast.Lambda))),
        changeable=frozenset(name for node in unsure for name in bound_by(node)),
        callable=frozenset(name for node in unsure if not binds_data(node) for name in bound_by(node)),
        imported=frozenset(imported),
        bases=frozenset(BASES.union(each.name for each in classes)),
    )


def binds_fixed(node: ast.stmt, imported: Collection[str]) -> bool:
    """Whether a statement gives names to nothing but what nobody can change; `*rest` is a list of it."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or has_any(node, ast.NamedExpr | ast.Starred):
        return False
    return node.value is None or is_fixed(node.value, imported)


def binds_data(node: ast.stmt) -> bool:
    """Whether a statement gives a name to what can surely not be called; of several, one may be a function."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or has_any(node, ast.NamedExpr):
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return isinstance(node.value, DATA) and not any(isinstance(each, ast.Tuple | ast.List) for each in targets)


def is_fixed(node: ast.expr, imported: Collection[str] = ()) -> bool:
    """Whether an expression gives something that nobody can change: numbers, texts, tuples of them, functions.

    >>> [is_fixed(ast.parse(text, mode="eval").body) for text in ("-1.5", "('a', 2 ** 3)", "float('inf')", "[1]")]
    [True, True, True, False]
    """
    if isinstance(node, ast.Call):
        return is_fixed_call(node, imported)
    if isinstance(node, ast.Tuple):
        return all(is_fixed(each, imported) for each in node.elts)
    if isinstance(node, ast.BinOp):
        return is_fixed(node.left, imported) and is_fixed(node.right, imported)
    if isinstance(node, ast.UnaryOp):
        return is_fixed(node.operand, imported)
    if isinstance(node, ast.Attribute):
        return root_of(node) in imported
    return isinstance(node, ast.Constant | ast.JoinedStr | ast.Lambda)


def is_fixed_call(node: ast.Call, imported: Collection[str]) -> bool:
    """Whether a call makes something that nobody can change, whatever it is given; a tuple, if its items are fixed."""
    name = node.func.id if isinstance(node.func, ast.Name) and not node.keywords else ""
    if name in ("frozenset", "tuple"):
        return all(isinstance(each, ast.List | ast.Set | ast.Tuple) for each in node.args) and all(
            is_fixed(item, imported) for each in node.args for item in getattr(each, "elts", ())
        )
    return name in FIXED_CALLS


def is_fixed_class(node: ast.ClassDef, program: Program) -> bool:
    """Whether a class is an ordinary one, of objects, and holds nothing itself that can change."""
    return (
        not node.keywords
        and all(isinstance(base, ast.Name) and base.id in program.bases for base in node.bases)
        and decorated_by(node, CLASS_DECORATORS)
        and all(is_fixed_member(each, program.imported) for each in node.body)
    )


def is_fixed_member(node: ast.stmt, imported: Collection[str]) -> bool:
    """Whether a statement in the body of a class gives it nothing that can change."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return decorated_by(node, METHOD_DECORATORS)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        return binds_fixed(node, imported) or (is_field(node.value) and not has_any(node, ast.NamedExpr))
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def is_field(node: ast.expr | None) -> bool:
    """Whether an expression is a dataclass's field, with a value that is fixed or made anew for each object."""
    if not isinstance(node, ast.Call) or name_of(node) != "field" or node.args:
        return False
    return all(is_fixed(each.value) or name_of(each.value) in MADE_ANEW for each in node.keywords)


def decorated_by(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, known: set[str]) -> bool:
    """Whether a definition has none but these decorators."""
    return all(name_of(each) in known for each in node.decorator_list)


def name_of(node: ast.expr) -> str:
    """The last name of what is called, or of what stands there: `dataclass` of `dataclasses.dataclass(frozen=True)`."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def root_of(node: ast.expr) -> str:
    """The name that attributes are taken of: `np` of `np.random.seed`; none if it is not a name."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def is_closed(function: Function, program: Program) -> bool:
    """Whether a function gets at nothing that could change: by a default, or by a name of the top level."""
    defaults = [each for each in (*function.args.defaults, *function.args.kw_defaults) if each is not None]
    lambdas = [each for head in heads_of(function) for each in definitions_in(head) if isinstance(each, Function)]
    return (
        not any(has_any(each, ast.NamedExpr) for each in heads_of(function))
        and all(is_closed(each, program) for each in lambdas)
        and all(is_fixed(each, program.imported) or isinstance(each, ast.Name) for each in defaults)
        and program.changeable.isdisjoint(map(root_of, defaults))
        and program.changeable.isdisjoint(free_names(function))
    )


def sets_of_objects(program: Program) -> int:
    """How many attributes are set of a method's own object, and of nothing that could outlive a call.

    A method's object is one, and no class, as long as no class is handed on: it is called, and nothing else.
    """
    classes = {each.name for each in program.classes}
    if any(hands_on(each, classes) for each in (*program.functions, *program.methods)):
        return 0
    return sum(
        is_set(node) and root_of(node.value) == name and isinstance(node.value, ast.Name)
        for method in program.methods
        if (name := object_of(method))
        for node in nodes_in(method)
    )


def hands_on(function: Function, classes: Collection[str]) -> bool:
    """Whether a function does anything with a class but to call it."""
    nodes = nodes_in(function)
    called = {id(each.func) for each in nodes if isinstance(each, ast.Call)}
    names = [each for each in nodes if isinstance(each, ast.Name)]
    return any(each.id == "type" or (each.id in classes and id(each) not in called) for each in names)


def object_of(method: Function) -> str:
    """The name of the object that a method is called on: its first argument, where that is an object and stays one."""
    arguments = [*method.args.posonlyargs, *method.args.args]
    if isinstance(method, ast.Lambda) or method.name in NOT_OF_OBJECTS or not arguments:
        return ""
    name, nodes = arguments[0].arg, nodes_in(method)
    again = sum(isinstance(each, ast.arg) and each.arg == name for each in nodes) > 1
    bound = any(isinstance(each, ast.Name) and each.id == name and not isinstance(each.ctx, ast.Load) for each in nodes)
    static = any(name_of(each) == "staticmethod" for each in method.decorator_list)
    return "" if again or bound or static else name


def is_set(node: ast.AST) -> bool:
    """Whether a node sets or deletes an attribute."""
    return isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
