"""Checks and properties as written, as `{close: {rtol: 1e-6}}`, read into `CheckUse` and `PropertyUse`."""

from collections.abc import Mapping
from typing import Any

from grader.checks.extensions import LOCAL_CHECK_NAME, check_clash, names_elsewhere
from grader.checks.foreign import BadExtension
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import CHECKS, OptionFault, check_named, check_options
from grader.spec.exercise import CheckUse, PropertyUse
from grader.spec.faults import KeyPath, Problem
from grader.spec.yaml_tree import UNREAD, UnreadValue
from grader.texts.nearest_name import suggestion

NAMEABLE_CHECKS = sorted(set(CHECKS) - {"trace", "passes"})  # these are how a `kind` is judged, not checks to name


def check_use(raw: Any, path: KeyPath) -> tuple[CheckUse | UnreadValue, list[Problem]]:
    """The check as written, and the problems of it."""
    if isinstance(raw, str) and (raw.startswith("./") or LOCAL_CHECK_NAME.fullmatch(raw)):
        # A check beside the spec may stand alone, without options.
        raw = {raw: {}}
    if not isinstance(raw, Mapping) or len(raw) != 1:
        example = raw if isinstance(raw, str) and raw in NAMEABLE_CHECKS else "close"
        return UNREAD, [Problem(path, "is not one check with its options", f"Write `{{{example}: {{}}}}`.")]
    [(name, options)] = raw.items()
    if problem := _unusable(name):
        beside = isinstance(name, str) and (name.startswith("./") or LOCAL_CHECK_NAME.fullmatch(name))
        return UNREAD, [Problem(path if beside else (*path, name), *problem)]
    if options is None:
        options = {}
    if isinstance(options, str) and check_named(name).short:
        options = {check_named(name).asks: options}
    if not isinstance(options, Mapping):
        said = f"its options are {words_for(options)}, not a mapping"
        return UNREAD, [Problem((*path, name), said, f"Write `{{{name}: {{}}}}`, with options inside the braces.")]
    problems = _misplaced(name, options, path) or option_problems(name, options, (*path, name))
    return (UNREAD, problems) if problems else (CheckUse(name=name, options=dict(options)), [])


def _unusable(name: Any) -> tuple[str, str] | None:
    """The problem and remedy of a name that is no check, or of a foreign check that cannot be used; else None."""
    if isinstance(name, str) and name.startswith("./"):
        problem = f"`{name}` is code beside the spec, which is not trusted"
        return problem, "Add --trust-local if it is yours: `./FILE.py:NAME`, in the same folder."
    known = (*NAMEABLE_CHECKS, *names_elsewhere())
    if name not in known and not (isinstance(name, str) and LOCAL_CHECK_NAME.fullmatch(name)):
        return "unknown check", suggestion(name, known, "Checks")
    if name in NAMEABLE_CHECKS:
        return (
            (check_clash(name), "Remove the package, or ask its authors to rename the check.")
            if check_clash(name)
            else None
        )
    try:
        check_named(name)
    except BadExtension as fault:
        return str(fault).rstrip("."), "Until then, use another check."
    return None


def _misplaced(name: str, options: Mapping[str, Any], path: KeyPath) -> list[Problem]:
    """The problem of a check that asks a reference, inside another check or a part."""
    # Only a whole answer can have others that are right as well.
    if path == ("check",) or check_named(name).asks not in options:
        return []
    remedy = "Make it the check of the exercise, or choose another here."
    return [Problem((*path, name), "asks a reference for what is right, and cannot stand here", remedy)]


def option_problems(name: str, options: Mapping[str, Any], path: KeyPath) -> list[Problem]:
    """The problems of a check's options, each option by itself; for `parts`, of the check of each part."""
    if name == "parts" and options:
        checks = {part: without_weight(each) for part, each in options.items()}
        problems = [problem for part, each in checks.items() for problem in check_use(each, (*path, part))[1]]
        return problems or _refused(name, options, path)
    check = check_named(name)
    # Each option alone, beside the one that the check cannot do without: so each has its own fault.
    needed = {check.asks: "reference.module:name"} if check.short else {}
    problems = [
        problem for key, value in options.items() for problem in _refused(name, needed | {key: value}, (*path, key))
    ]
    return problems or _refused(name, options, path)


def without_weight(part: Any) -> Any:
    """The check of a part, without the weight that may stand beside it."""
    return {key: own for key, own in part.items() if key != "weight"} if isinstance(part, Mapping) else part


def _refused(name: str, options: Mapping[str, Any], path: KeyPath) -> list[Problem]:
    try:
        check_options(name, options)
    except OptionFault as fault:
        return [Problem(path, fault.problem.rstrip("."), fault.remedy)]
    except ValueError as fault:  # of a check from elsewhere
        return [Problem(path, str(fault).rstrip("."), "Correct the options of the check.")]
    return []


def property_use(raw: Any, path: KeyPath) -> tuple[PropertyUse | UnreadValue, list[Problem]]:
    """The property as written; the problems of its options are told by `property_problems`."""
    if not isinstance(raw, Mapping) or len(raw) != 1:
        return UNREAD, [Problem(path, "is not one property with its options", "Write `within: [0, 1]`.")]
    [(name, options)] = raw.items()
    if name not in PROPERTIES:
        return UNREAD, [Problem((*path, name), "unknown property", suggestion(name, PROPERTIES, "Properties"))]
    return PropertyUse(name=name, options=options), []


def property_problems(raw: Any, arguments: tuple[str, ...], path: KeyPath) -> list[Problem]:
    """The problems of a property's options, for a function with these arguments."""
    use, _ = property_use(raw, path)
    if isinstance(use, UnreadValue):
        return []
    fault = PROPERTIES[use.name].fault(use.options, arguments)
    return [Problem((*path, use.name), "the options are not sound", fault)] if fault else []


def words_for(value: Any) -> str:
    """The kind of a value, in plain words.

    >>> [words_for(value) for value in (None, True, 4, 0.5, "a", [1], {"a": 1})]
    ['empty', 'a truth value', 'a number', 'a number', 'a text', 'a list', 'a mapping']
    """
    names = {
        bool: "a truth value",
        int: "a number",
        float: "a number",
        str: "a text",
        list: "a list",
        dict: "a mapping",
    }
    return "empty" if value is None else names.get(type(value), "something else")
