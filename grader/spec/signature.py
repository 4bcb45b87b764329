"""The signature of a student's function or class, as an exercise writes it."""

import ast
import re
from dataclasses import dataclass

FUNCTION = "gain(rows: list[dict], target: str) -> float"
CLASS = "class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]"


@dataclass(frozen=True, slots=True)
class Signature:
    """A function's name, its parameters in order, and which of those may be left out."""

    name: str
    parameters: tuple[str, ...]
    optional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassSignature:
    """A class's name, and its methods `fit` and `predict`."""

    name: str
    fit: Signature
    predict: Signature


def signature_of(text: str) -> Signature:
    """The signature of a function; raises ValueError that says what is wrong.

    >>> signature_of("entropy(counts: list[int], base: float = 2) -> float")
    Signature(name='entropy', parameters=('counts', 'base'), optional=('base',))
    """
    try:
        [definition] = ast.parse(f"def {text}: ...").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ValueError("is not a Python signature") from None
    if not isinstance(definition, ast.FunctionDef) or len(definition.body) != 1 or "\n" in text:
        raise ValueError("is not a Python signature")
    given = definition.args
    if given.vararg or given.kwarg or given.kwonlyargs:
        raise ValueError("has parameters that cannot be given by position")
    names = tuple(each.arg for each in (*given.posonlyargs, *given.args))
    return Signature(definition.name, names, names[len(names) - len(given.defaults) :])


def class_signature_of(text: str) -> ClassSignature:
    """The signature of a class with `fit` and `predict`; raises ValueError that says what is wrong.

    >>> class_signature_of(CLASS).predict
    Signature(name='predict', parameters=('rows',), optional=())
    """
    head = re.fullmatch(r"class (\w+):(.*)", text, re.DOTALL)
    if head is None or not head[1].isidentifier():
        raise ValueError("is not a class with its methods")
    methods = {each.name: each for each in map(signature_of, map(str.strip, head[2].split(";")))}
    if set(methods) != {"fit", "predict"}:
        raise ValueError("must have the methods `fit` and `predict`, and no others")
    return ClassSignature(head[1], methods["fit"], methods["predict"])
