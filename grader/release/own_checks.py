"""Checks of other packages, or beside a spec, as modules of the students' checker.

Students receive their code, so that nothing else may be in it.

Of a packaged check the checker holds the one module that its entry point names, of a check beside a spec its file.
"""

import importlib.util
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from grader.built.document import BuiltAssignment, BuiltCheck
from grader.built.named_checks import checks_elsewhere
from grader.checks.entry_points import the_offer
from grader.checks.extensions import CHECK_GROUP, LOCAL_CHECK_NAME
from grader.checks.foreign import BadExtension
from grader.release.bundle import NotStandard, needed_modules

EXTENSIONS_MODULE = "grader.checks.extensions"
OWN_MODULE = "grader.checks.own_{number}"
IMPORT_LINE = "from {module} import {attribute} as own_{number}"
EXTENSIONS_TEXT = '''"""The checks of this assignment that are not the grader's own."""

from grader.checks.foreign import as_check
{imports}

OWN = {{{entries}}}


def check_elsewhere(name):
    """The check of a name."""
    return as_check(OWN[name], f"The check `{{name}}`")
'''
PLAIN_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)  # one name: an attribute of an attribute could not be imported


class NotForStudents(ValueError):
    """A check that cannot be given to students; the text is a sentence that names it."""


def own_checks(checks: Iterable[BuiltCheck]) -> tuple[str, ...]:
    """The names of those checks that are not the grader's own, sorted."""
    return tuple(sorted({name for check in checks for name in checks_elsewhere(check)}))


def own_modules(names: Iterable[str]) -> dict[str, str]:
    """The texts of the modules that a checker needs for these checks, by name; none without such checks."""
    found = [(name, *check_source(name)) for name in names]
    if not found:
        return {}
    modules = {OWN_MODULE.format(number=number): text for number, (_, _, text) in enumerate(found)}
    # Found when the release is made, and not when a student runs the checker.
    for (name, _, _), (module, text) in zip(found, modules.items(), strict=True):
        refuse_unusual(name, module, text)
    imports = "\n".join(
        IMPORT_LINE.format(module=module, attribute=attribute, number=number)
        for number, (module, (_, attribute, _)) in enumerate(zip(modules, found, strict=True))
    )
    entries = ", ".join(f"{json.dumps(name)}: own_{number}" for number, (name, _, _) in enumerate(found))
    return {**modules, EXTENSIONS_MODULE: EXTENSIONS_TEXT.format(imports=imports, entries=entries)}


def check_source(name: str) -> tuple[str, str]:
    """The name of a check in its module, and the module's text; raises `NotForStudents` or `BadExtension`."""
    if form := LOCAL_CHECK_NAME.fullmatch(name):
        return form["attribute"], str(vars(sys.modules[form["module"]])["source_text"])
    offer = the_offer(CHECK_GROUP, name)
    if offer is None:
        raise BadExtension(f"There is no check `{name}` any more: the package that offers it is not installed.")
    spec = importlib.util.find_spec(offer.entry.module)
    if spec is None or not spec.origin or not PLAIN_NAME.fullmatch(offer.entry.attr):
        raise NotForStudents(f"The check `{name}` of {offer.whose} has no source that students could be given.")
    return offer.entry.attr, Path(spec.origin).read_text("utf-8")


def refuse_unusual(name: str, module: str, text: str) -> None:
    """Raises `NotForStudents` for a check that needs more than the standard library and the grader's own checks."""
    try:
        unusual = [
            each for each in needed_modules(module, text) if not each.startswith(("grader.checks", "grader.codec"))
        ]
    except NotStandard as problem:
        unusual = [str(problem).removeprefix(f"{module} imports ").partition(",")[0]]
    if unusual:
        raise NotForStudents(
            f"The check `{name}` imports {unusual[0]}, and where students check their work only the standard library "
            "is sure to be there. Do without it, or make no case of the exercise public."
        )


def refuse_solutions(built: BuiltAssignment) -> None:
    """Raises `NotForStudents` for a check whose file also has references, as students would receive the solution."""
    checks = {name for exercise in built.exercises for name in checks_elsewhere(exercise.check)}
    files = {form["module"] for name in checks if (form := LOCAL_CHECK_NAME.fullmatch(name))}
    if not files:
        return
    others = set(references_in(built))
    if shared := sorted(file for file in files if any(name.startswith(f"{file}:") for name in others)):
        file = str(getattr(sys.modules.get(shared[0]), "__file__", shared[0])).replace("\\", "/").rpartition("/")[2]
        raise NotForStudents(
            f"{file} has a check and a reference in it, and students would be given both: put the check into a file of "
            "its own."
        )


def references_in(built: BuiltAssignment) -> Iterator[str]:
    """The names of all reference code of the exercises, without their checks."""
    for exercise in built.exercises:
        yield exercise.reference
        yield from (part.reference for part in exercise.parts)
        yield from (name for mistake in exercise.mistakes for name in (mistake.reference, *mistake.also))
