"""Checks from elsewhere by name: of packages, by the entry point `grader.checks`; of code beside a spec, by its digest.

The file that students check their work with has a module of this name too, made for its assignment
(`grader.release.own_checks`), with the few that it needs.
"""

import re
import sys
from dataclasses import replace
from functools import cache
from types import FunctionType

from grader.checks.entry import Check
from grader.checks.entry_points import clash_with, digest_now, loaded, offers, the_offer
from grader.checks.foreign import BadExtension, as_check
from grader.checks.own_call_limit import limited_function

CHECK_GROUP = "grader.checks"
# The name that `local_code.local_name` makes: 16 hexadecimal digits of the text's digest, and what the file defines.
LOCAL_CHECK_NAME = re.compile(r"(?P<module>local_[0-9a-f]{16}):(?P<attribute>[A-Za-z]\w*)", re.ASCII)
NOT_HERE = (
    "An exercise is judged by a check of the instructor's own, which is not here. Check work with the assignment's "
    "_check.py file; to grade it, add --trust-local."
)


def check_elsewhere(name: str) -> Check | None:
    """The check that a package or a file beside the spec has under a name, or None; raises `BadExtension`."""
    if form := LOCAL_CHECK_NAME.fullmatch(name):
        return check_beside(form["module"], form["attribute"])
    return packaged_check(name)


@cache
def packaged_check(name: str) -> Check | None:
    """The check that a package offers under a name."""
    offer = the_offer(CHECK_GROUP, name)
    if offer is None:
        return None
    what = f"The check `{name}` of {offer.whose}"
    return as_check(loaded(offer, what), what)


def check_beside(module: str, attribute: str) -> Check:
    """The check in a file that lies beside a spec, and is trusted."""
    if module not in sys.modules:
        raise BadExtension(NOT_HERE)
    code = sys.modules[module]
    file = str(getattr(code, "__file__", "")).replace("\\", "/").rpartition("/")[2]
    what = f"The check `{attribute}` of {'code beside the spec' if file == f'{module}.py' else file}"
    found = vars(code).get(attribute)
    if found is None or getattr(found, "__module__", module) != module:
        raise BadExtension(f"{what} is not there: define a function of that name in the file.")
    name = f"{file}:{attribute}"
    if isinstance(found, Check):
        return as_check(replace(found, judge=limited_function(found.judge, name)), what)
    return as_check(limited_function(found, name) if isinstance(found, FunctionType) else found, what)


def names_elsewhere() -> tuple[str, ...]:
    """The names under which packages offer checks."""
    return tuple(dict.fromkeys(offer.name for offer in offers(CHECK_GROUP)))


def check_clash(name: str) -> str:
    """A sentence about a package that offers a check under a name of ours; "" where none does."""
    return clash_with(CHECK_GROUP, name)


def extension_key(name: str) -> str:
    """The key by which a built document names a check from elsewhere, so that a change of the check is noticed."""
    offer = None if LOCAL_CHECK_NAME.fullmatch(name) else the_offer(CHECK_GROUP, name)
    return offer.key if offer else name


def extension_digest(key: str) -> str:
    """The fingerprint of a packaged check's code as it is installed now; "" where it is not that version."""
    return digest_now(CHECK_GROUP, key)
