"""Proofs that an answer of the reference is one: no NaN, what the signature says, and the same when asked again."""

import ast
import math
from collections.abc import Iterator
from typing import Any

from grader.checks.containers import items_of, kind_of, unwrapped
from grader.checks.numeric import is_number
from grader.codec.values import Value

AnswerProblem = tuple[str, str]  # what is wrong of the reference's answer, and the remedy
CONTAINERS = frozenset({"list", "tuple", "dict", "set", "frozenset"})
NOTHING_REMEDY = "Let it `return` the answer: what is printed, or only computed, is not returned."
NAN_REMEDY = "Look for 0/0, or for inf - inf; if such inputs have no answer, draw others, or say what is returned."
AGAIN_REMEDY = (
    "An answer may depend on the arguments only: not on chance, the time, earlier calls or the order of a set."
)


def answer_problem(expected: Value, signature: str, check: str) -> AnswerProblem | None:
    """What keeps an answer of the reference from being a right answer; None where nothing does."""
    wanted = returned_type(signature)
    if has_nan(expected):
        return "gives NaN", NAN_REMEDY
    if wanted is not None and not fits(expected, wanted):
        remedy = NOTHING_REMEDY if expected is None else "Correct the reference, or what the signature says after `->`."
        inside = " with other items" if items_of(expected) and fits_outside(expected, wanted) else ""
        return f"gives {kind_of(expected)}{inside}, and the signature says `{ast.unparse(wanted)}`", remedy
    if check == "close" and isinstance(expected, str):
        return "gives a text, and `close` compares numbers", "Return a number, or write `check: {exact: {}}`."
    return None


def returned_type(signature: str) -> ast.expr | None:
    """The type that a function's signature says after `->`; None where it says none, and for a model.

    >>> ast.unparse(returned_type("mean(xs: list[float]) -> float | None"))
    'float | None'
    """
    try:
        [definition] = ast.parse(f"def {signature}: ...").body
    except SyntaxError:  # a class, or a pair of functions
        return None
    return definition.returns if isinstance(definition, ast.FunctionDef) else None


def fits(value: Value, wanted: ast.expr) -> bool:
    """Whether an answer is of a written type, as far as we can tell: only what is plainly another is not.

    >>> [fits(None, returned_type(f"f() -> {each}")) for each in ("float", "float | None", "Tree", "list[float]")]
    [False, True, True, False]
    """
    match wanted:
        case ast.BinOp(left=left, right=right):
            return fits(value, left) or fits(value, right)
        case ast.Constant(value=None):
            return value is None
        case ast.Name(id=name):
            return fits_name(value, name)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return fits_name(value, "list") and all(fits(item, inner) for item in items_of(value) or ())
        case ast.Subscript(value=ast.Name(id=name)):
            return fits_name(value, name)
    return True


def fits_outside(value: Value, wanted: ast.expr) -> bool:
    """Whether an answer is the container that a written type names, whatever is in it."""
    return isinstance(wanted, ast.Subscript) and fits(value, wanted.value)


def fits_name(value: Value, name: str) -> bool:
    """Whether an answer is of a type given by one name."""
    plain = unwrapped(value)
    if name in ("float", "int", "bool"):
        return is_number(plain) or isinstance(plain, bool)
    if name == "str":
        return isinstance(plain, str)
    return name not in CONTAINERS or not (plain is None or isinstance(plain, str | bool) or is_number(plain))


def has_nan(value: Any) -> bool:
    """Whether a NaN stands anywhere in an answer."""
    return any(isinstance(leaf, float) and math.isnan(leaf) for leaf in leaves_of(value))


def leaves_of(value: Any) -> Iterator[Value]:
    """The values in an answer that hold no others, the keys of mappings left out."""
    plain = unwrapped(value)
    items = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, set) else items_of(plain)
    if items is None:
        yield plain
    else:
        for item in items:
            yield from leaves_of(item)
