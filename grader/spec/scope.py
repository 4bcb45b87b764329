"""The names that an expression may use: those above it, as names are filled from top to bottom."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.spec.bank_places import dataset_file, dataset_names
from grader.spec.faults import KeyPath, Problem
from grader.spec.read_expressions import names_used
from grader.spec.unchecked_values import unknown_name_problem
from grader.texts.nearest_name import suggestion


def scope_problems(
    nodes: Mapping[str, Any],
    path: KeyPath,
    folder: Path,
    known: Sequence[str] = (),
    parts: Sequence[str] | None = None,
    *,
    later_parts: Sequence[str] = (),
    option: bool = False,
    provided: Sequence[str] | None = None,
) -> Iterator[Problem]:
    """The problems of expressions that use a name which is not there.

    `known` are the names of an outer mapping, `parts` the earlier parts of a hand calculation, None where there are
    none to use; `option` says whether an option of a choice is being judged; `provided` are the functions that the
    exercise provides, None where none can stand.
    """
    names = list(known)
    for name, value in nodes.items():
        for where, operator, used in names_used(value, (*path, name)):
            if operator in ("$use", "$column") and used not in names:
                yield _no_earlier(where, used, names, nodes)
            elif operator == "$part" and (parts is None or used not in parts):
                yield _no_part(where, used, parts, later_parts)
            elif operator == "$option" and not option:
                yield Problem(where, "`$option` stands only in the `args` of a choice", "Write a value.")
            elif operator == "$provided" and (provided is None or used not in provided):
                yield _not_provided(where, used, provided)
            elif operator == "$dataset" and dataset_file(used, folder) is None:
                yield unknown_name_problem(where, "dataset", used, dataset_names(folder))
        # After its own value: a name cannot use itself.
        names.append(name)


def _no_earlier(path: KeyPath, used: str, names: Sequence[str], nodes: Mapping[str, Any]) -> Problem:
    if used in nodes:
        return Problem(
            path, f"`{used}` is not defined before it", f"Write `{used}` above it: names are filled top to bottom."
        )
    return Problem(path, f"there is no earlier name `{used}`", suggestion(used, names, "Names above it"))


def _not_provided(path: KeyPath, used: str, provided: Sequence[str] | None) -> Problem:
    if provided is None:
        return Problem(path, "`$provided` stands only in the inputs of a case", "Write a value.")
    known = suggestion(used, provided, "`provided` has a `reference` for")
    return Problem(path, f"nothing is provided as `{used}` with the reference that stands for it", known)


def _no_part(path: KeyPath, used: str, parts: Sequence[str] | None, later: Sequence[str]) -> Problem:
    if parts is None:
        return Problem(path, "`$part` stands only in the `args` of a part", "Write a value, or `$use`.")
    if used in later:
        return Problem(
            path, f"the part `{used}` does not come before this one", "Put the parts in the order of the calculation."
        )
    return Problem(path, f"there is no earlier part `{used}`", suggestion(used, parts, "Parts above it"))
