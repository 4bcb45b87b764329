"""The rules between the cases of an exercise, its signature and its properties."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.checks.signature import CLASS_EXAMPLE, FUNCTION_EXAMPLE, Signature, model_signature_of, signature_of
from grader.spec.faults import KeyPath, Problem
from grader.spec.read_checks import property_problems
from grader.spec.scope import scope_problems
from grader.spec.unchecked_values import mapping_field, mapping_items, repeated
from grader.texts.nearest_name import nearest_known, suggestion

RawCases = dict[str, Any]


def case_problems(raw: RawCases, kind: str, folder: Path) -> Iterator[Problem]:
    """The problems of the signature, the cases and the properties of an exercise in code."""
    signatures, problems = _signatures(raw.get("signature"), kind)
    yield from problems
    yield from repeated((((*path, "name"), case.get("name")) for path, case in mapping_items(raw, "cases")), "case")
    # Only with a reference: else ours would have no function to call.
    given = [each["name"] for _, each in mapping_items(raw, "provided") if each.get("name") and each.get("reference")]
    for path, case in mapping_items(raw, "cases"):
        yield from _family_problems(case, path, kind)
        yield from _printed_problems(case, path)
        yield from _input_problems(case, path, signatures, folder, given)
    for path, wide in mapping_items(raw, "wide"):
        yield from _family_problems(wide, path, kind)
        yield from _input_problems(wide, path, signatures, folder, given)
    if signatures:
        for place, each in enumerate(raw["properties"] if isinstance(raw.get("properties"), list) else []):
            names = _named_inputs(signatures)
            yield from property_problems(each, names, ("properties", place))


def _signatures(written: Any, kind: str) -> tuple[Mapping[str, Signature], list[Problem]]:
    """The signature for each field of a case that holds arguments; none if it cannot be read."""
    if not isinstance(written, str):
        return {}, []
    try:
        if kind == "model":
            both = model_signature_of(written)
            return {"fit": both.fit, "predict": both.predict}, []
        own = signature_of(written)
        return {"args": own, "draw": own}, []
    except ValueError as error:
        return {}, [
            Problem(
                ("signature",), str(error), f'Write it like "{CLASS_EXAMPLE if kind == "model" else FUNCTION_EXAMPLE}".'
            )
        ]


def _family_problems(case: RawCases, path: KeyPath, kind: str) -> Iterator[Problem]:
    """The problems of a case as fixed or drawn."""
    fixed, drawn = case.get("args") is not None, case.get("draw") is not None
    if kind != "model" and fixed == drawn:
        problem = "has both `args` and `draw`" if fixed else "has neither `args` nor `draw`"
        yield Problem(path, problem, "Write `args` for a fixed case, `draw` for a drawn family.")
        return
    if drawn and case.get("public") is True:
        # Its inputs depend on the secret, and students have public cases before they hand in.
        yield Problem((*path, "public"), "a drawn family cannot be public", "Remove it, or give fixed inputs.")
    if drawn and case.get("printed") is not None:
        yield Problem((*path, "printed"), "a drawn family has no printed figure", "Give it to a fixed case.")
    if not drawn and case.get("count") is not None:
        yield Problem((*path, "count"), "`count` without `draw`", "Remove it: a fixed case is one case.")


def _printed_problems(case: RawCases, path: KeyPath) -> Iterator[Problem]:
    """The problem of the first value of a printed figure that is no string."""
    return figure_problems(mapping_field(case, "printed").get("value", ""), (*path, "printed", "value"))


def figure_problems(value: Any, path: KeyPath) -> Iterator[Problem]:
    """The first figure, of one or of a list or mapping of them, that is no string."""
    for where, leaf in _leaves(value, path):
        if not isinstance(leaf, str):
            yield Problem(
                where, f"`{leaf}` is not a text", 'Put it in quotes, with every digit the book prints: "0.940".'
            )
            return


def _leaves(value: Any, path: KeyPath) -> Iterator[tuple[KeyPath, Any]]:
    inside = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else None
    if inside is None:
        yield path, value
    else:
        for key, each in inside:
            yield from _leaves(each, (*path, key))


def _named_inputs(signatures: Mapping[str, Signature]) -> tuple[str, ...]:
    """The arguments by the names that properties use; those of a model with their call, as `fit.rows`."""
    if "args" in signatures:
        return signatures["args"].parameters
    return tuple(f"{field}.{name}" for field, signature in signatures.items() for name in signature.parameters)


def _input_problems(
    case: RawCases, path: KeyPath, signatures: Mapping[str, Signature], folder: Path, given: Sequence[str]
) -> Iterator[Problem]:
    """The problems of the names of a case's inputs, and of the names that they use."""
    for field in ("args", "draw", "fit", "predict"):
        nodes = mapping_field(case, field)
        outer = () if field in ("args", "draw") else tuple(mapping_field(case, "draw"))
        yield from scope_problems(nodes, (*path, field), folder, outer, provided=given)
        if field in signatures and isinstance(case.get(field), dict):
            yield from _argument_problems(nodes, signatures[field], (*path, field))


def _argument_problems(args: RawCases, signature: Signature, path: KeyPath) -> Iterator[Problem]:
    """The problems of arguments that the signature lacks or needs; a misspelt one is told once."""
    missing = [name for name in _needed(args, signature) if name not in args]
    for name in args:
        if name not in signature.parameters:
            near = nearest_known(name, missing)
            if near is not None:
                missing.remove(near)  # the misspelt name and the missing one are one mistake
            remedy = suggestion(name, [near] if near else signature.parameters, "Parameters")
            yield Problem((*path, name), f"`{signature.name}` has no parameter `{name}`", remedy)
    for name in missing:
        yield Problem(path, f"`{name}` is missing, a parameter of `{signature.name}`", f"Write a value for `{name}`.")


def _needed(args: RawCases, signature: Signature) -> tuple[str, ...]:
    """The parameters that a case must give: those without default, and all before the last given one."""
    given = [place for place, name in enumerate(signature.parameters) if name in args]
    without = len(signature.parameters) - len(signature.optional)
    return signature.parameters[: max(without, given[-1] + 1 if given else 0)]
