"""The signature of a student's function, class or pair of functions, as an exercise writes it."""

import ast
import re
from dataclasses import dataclass, replace

# Examples of each form, as messages to authors show them.
FUNCTION_EXAMPLE = "gain(rows: list[dict], target: str) -> float"
CLASS_EXAMPLE = "class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]"
PAIR_EXAMPLE = "fit(rows: list[dict], target: str) -> dict; predict(model: dict, rows: list[dict]) -> list[str]"

# What types and defaults are written with. Nothing of it runs code where a definition is run.
SIGNATURE_NODES = (ast.arguments, ast.arg, ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Tuple, ast.List,
                   ast.Dict, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Signature:
    """A function's name, its parameters in order, and which of those may be left out."""

    name: str
    parameters: tuple[str, ...]
    optional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ModelSignature:
    """The signature of a model: `fit` and `predict` of a class, or, where `name` is empty, of a pair of functions.

    The parameters are those a case gives: without `self`, and without the model that the second function takes first.
    """

    name: str
    fit: Signature
    predict: Signature

    @property
    def target(self) -> str:
        """The name that is called first: the class, or the first function."""
        return self.name or self.fit.name


def signature_of(text: str) -> Signature:
    """The signature of a function; raises ValueError that says what is wrong.

    >>> signature_of("entropy(counts: list[int], base: float = 2) -> float")
    Signature(name='entropy', parameters=('counts', 'base'), optional=('base',))
    """
    try:
        [definition] = ast.parse(f"def {text}: ...").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # a NUL is a ValueError; deep nesting the last two
        raise ValueError("is not a Python signature") from None
    if not isinstance(definition, ast.FunctionDef) or len(definition.body) != 1 or "\n" in text:
        raise ValueError("is not a Python signature")
    given = definition.args
    if given.vararg or given.kwarg or given.kwonlyargs:
        raise ValueError("has parameters that cannot be given by position")
    if not all(
        isinstance(node, SIGNATURE_NODES) for node in (*ast.walk(given), *ast.walk(definition.returns or given))
    ):
        raise ValueError("has more in it than types and plain values")  # it stands in the file that students run
    names = tuple(each.arg for each in (*given.posonlyargs, *given.args))
    return Signature(definition.name, names, names[len(names) - len(given.defaults) :])


def model_signature_of(text: str) -> ModelSignature:
    """The signature of a class with `fit` and `predict`, or of two functions; raises ValueError saying why not.

    >>> model_signature_of(CLASS_EXAMPLE).predict
    Signature(name='predict', parameters=('rows',), optional=())
    >>> model_signature_of(PAIR_EXAMPLE).target, model_signature_of(PAIR_EXAMPLE).predict.parameters
    ('fit', ('rows',))
    """
    if text.startswith("class "):
        return class_signature_of(text)
    functions = [signature_of(each.strip()) for each in text.split(";")]
    if len(functions) != 2 or functions[0].name == functions[1].name:
        raise ValueError("is neither a class with its methods nor a pair of functions")
    fit, predict = functions
    if not predict.parameters or predict.parameters[0] in predict.optional:
        raise ValueError(f"must let `{predict.name}` take the model first")
    return ModelSignature("", fit, replace(predict, parameters=predict.parameters[1:]))


def class_signature_of(text: str) -> ModelSignature:
    """The signature of a class with `fit` and `predict`; raises ValueError that says what is wrong."""
    head = re.fullmatch(r"class (\w+):(.*)", text, re.DOTALL)
    if head is None or not head[1].isidentifier():
        raise ValueError("is not a class with its methods")
    methods = {each.name: each for each in map(signature_of, map(str.strip, head[2].split(";")))}
    if set(methods) != {"fit", "predict"}:
        raise ValueError("must have the methods `fit` and `predict`, and no others")
    return ModelSignature(head[1], methods["fit"], methods["predict"])
