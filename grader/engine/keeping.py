"""Whether code could keep something from call to call: read off its text, without running it.

Code that keeps nothing gives the same answer whatever it was asked before, so that further questions can be put to the
process that has answered the others. Where there is a doubt, it is taken to keep something, which costs milliseconds.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from grader.checks.statements import Unreadable, imports_in, top_level
from grader.intake.submission import Submission
from grader.sandbox.reaching import reaches_out

# Functions of modules by which one call changes what another meets. Random numbers start anew with every call.
SETTING = re.compile(
    r"\b(?:set_\w+|setcontext|setlocale|seterrcall|simplefilter|filterwarnings|basicConfig|getLogger|RandomState"
    r"|default_rng|register\w*|vars|delattr|__class__|__defaults__|open|input)\b"
)
# What there is beside imports, numbers by name, and functions with a head of one line and fixed defaults. Most work has
# nothing of it, and a search finds that out in a hundredth of the time that parsing takes.
BEYOND_PLAIN = re.compile(
    r"^(?![\s#]|def |import |from |print\(.*\)$|\"{3}[^\"\n]*\"{3}$|\w+ = -?[\d.]+$)."  # else at the top level
    r"|^def .*[^:\s]\s*$"  # a head of several lines
    r"|^def .*=\s*(?!None\b|True\b|False\b|-?\d|[\"'])"  # a default that may change
    r"|\bglobal\b"
    r"|\.\w+\s*(?:[-+*/%&|^@]|//|\*\*|<<|>>)?=(?!=)",  # an attribute that is set
    re.MULTILINE,
)
CLASS_DECORATORS = {"dataclass", "total_ordering", "final"}
METHOD_DECORATORS = {"staticmethod", "property", "abstractmethod", "override"}
MADE_ANEW = {"field"}  # of a dataclass: a value for each object
FIXED_CALLS = {"frozenset", "float", "int", "str", "tuple", "namedtuple", "TypeVar", "NewType"}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def keeps_nothing(submission: Submission, provided: Iterable[str] = ()) -> bool:
    """Whether no function of the submission, nor of what is provided to it, can leave anything behind for another."""
    cells = [cell.text for source in submission.sources for cell in source.cells]
    if reaches_out(submission) or any(SETTING.search(text) for text in cells):
        return False
    texts = (*cells, *provided)
    if len(submission.sources) == 1 and not any(map(BEYOND_PLAIN.search, texts)):
        return True
    try:
        statements = [node for text in texts for node in top_level(text)]
    except Unreadable:
        return False
    return is_stateless(statements, frozenset(source.name for source in submission.sources))


def is_stateless(statements: Sequence[ast.stmt], own_modules: frozenset[str] = frozenset()) -> bool:
    """Whether these statements, the whole of a program, define nothing that remembers.

    >>> [is_stateless(ast.parse(text).body) for text in ("n = 1\\ndef f(): return n", "n = []\\ndef f(): return n")]
    [True, False]
    """
    if not all(map(defines_fixed, statements)) or any(map(sets_attributes, statements)):
        return False
    changeable = {name for node in statements for name in changeable_in(node, own_modules)}
    return all(leaves_alone(function, changeable) for node in statements for function in functions_in(node))


def functions_in(node: ast.stmt) -> Iterator[Function]:
    """The functions and methods that a statement of the top level defines; those inside one belong to it."""
    waiting: list[ast.AST] = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Function):
            yield each
        else:
            waiting += ast.iter_child_nodes(each)


def defines_fixed(node: ast.stmt) -> bool:
    """Whether a function has no decorator that might remember and no default that can change; the same for a class."""
    if isinstance(node, ast.ClassDef):
        return decorated_by(node, CLASS_DECORATORS) and all(map(is_fixed_member, node.body))
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return not node.decorator_list and has_fixed_defaults(node)
    return True


def is_fixed_member(node: ast.stmt) -> bool:
    """Whether a statement in the body of a class gives it nothing that can change."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return decorated_by(node, METHOD_DECORATORS) and has_fixed_defaults(node)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        return node.value is None or is_fixed(node.value) or name_of(node.value) in MADE_ANEW
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def decorated_by(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, known: set[str]) -> bool:
    """Whether a definition has none but these decorators."""
    return all(name_of(each) in known for each in node.decorator_list)


def has_fixed_defaults(function: Function) -> bool:
    """Whether what stands for an argument left out cannot change; a name is looked at where it is bound."""
    defaults = (*function.args.defaults, *function.args.kw_defaults)
    return all(each is None or is_fixed(each) or isinstance(each, ast.Name) for each in defaults)


def name_of(node: ast.expr) -> str:
    """The last name of what is called, or of what stands there: `dataclass` of `dataclasses.dataclass(frozen=True)`."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def is_fixed(node: ast.expr) -> bool:
    """Whether an expression gives something that nobody can change: numbers, texts, tuples of them, functions.

    >>> [is_fixed(ast.parse(text, mode="eval").body) for text in ("-1.5", "('a', 2 ** 3)", "math.e", "[1]", "f()")]
    [True, True, True, False, False]
    """
    if isinstance(node, ast.Lambda):
        return has_fixed_defaults(node)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in FIXED_CALLS
    if isinstance(node, ast.Tuple):
        return all(map(is_fixed, node.elts))
    if isinstance(node, ast.BinOp):
        return is_fixed(node.left) and is_fixed(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_fixed(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name))


def changeable_in(node: ast.stmt, own_modules: frozenset[str]) -> Iterator[str]:
    """The names that a statement of the top level binds to what could change: a list, an object, an own file."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield from (name for name, full in imports_in(node) if full.partition(".")[0] in own_modules)
    elif not (isinstance(node, ast.Assign | ast.AnnAssign) and (node.value is None or is_fixed(node.value))):
        yield from bound_by(node)


def bound_by(node: ast.stmt) -> Iterator[str]:
    """The names that a statement binds, imports aside."""
    for each in nodes_in(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield each.name


def sets_attributes(node: ast.stmt) -> bool:
    """Whether a statement of the top level, definitions aside, gives an object an attribute, as `f.count = 0` does."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return False
    return any(isinstance(each, ast.Attribute) and not isinstance(each.ctx, ast.Load) for each in nodes_in(node))


def leaves_alone(function: Function, changeable: set[str]) -> bool:
    """Whether a function uses nothing that could change, and changes no attribute of what is not its own."""
    own, used, owners = set[str](), set[str](), set[str]()
    for each in nodes_in(function):
        kind = type(each)
        if kind is ast.Name:
            (used if type(each.ctx) is ast.Load else own).add(each.id)
        elif kind is ast.arg:
            own.add(each.arg)
        elif kind is ast.Global:
            return False
        elif kind is ast.Attribute and type(each.ctx) is not ast.Load:
            owners.add(each.value.id if isinstance(each.value, ast.Name) else "")
    return owners <= own and not (used & changeable) - own


def nodes_in(node: ast.AST) -> list[Any]:
    """A node and all below it. A submission has thousands, and `ast.walk` takes three times as long."""
    found = [node]
    for each in found:  # which grows as it is gone through
        if type(each) is ast.Name or type(each) is ast.Constant:
            continue
        for field in each._fields:
            value = getattr(each, field, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += (item for item in value if isinstance(item, ast.AST))
    return found
