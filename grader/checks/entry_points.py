"""Entry points of other packages: found without importing the packages, and loaded when one is used."""

import hashlib
import importlib.util
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from grader.checks.foreign import BadExtension


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that an installed package offers under a name."""

    name: str
    package: str
    version: str
    entry: EntryPoint

    @property
    def whose(self) -> str:
        """The package, as a sentence names it."""
        return f"the package {self.package} {self.version}"

    @property
    def key(self) -> str:
        """The key by which a built document names the offer: package, version and name."""
        return f"{self.package}=={self.version}:{self.name}"


@cache
def offers(group: str) -> tuple[Offer, ...]:
    """The offers of all installed packages in a group of entry points, sorted by name and package."""
    found = (
        Offer(each.name, each.dist.name if each.dist else "unknown", each.dist.version if each.dist else "0", each)
        for each in entry_points(group=group)
    )
    return tuple(sorted(dict.fromkeys(found), key=lambda offer: (offer.name, offer.package, offer.version)))


def the_offer(group: str, name: str) -> Offer | None:
    """The one offer under a name, or None; raises `BadExtension` where two packages offer it."""
    found = [offer for offer in offers(group) if offer.name == name]
    if len(found) > 1:
        raise BadExtension(f"`{name}` is offered by {found[0].whose} and by {found[1].whose}. Remove one of them.")
    return found[0] if found else None


def clash_with(group: str, name: str) -> str:
    """A sentence about a package that offers something under a name of ours; "" where none does."""
    offer = next((each for each in offers(group) if each.name == name), None)
    return f"{offer.whose} offers `{name}` too, which is a name of markscheme's own" if offer else ""


def loaded(offer: Offer, what: str) -> object:
    """The object that is offered; raises `BadExtension`, naming the package, whatever its import does."""
    try:
        return offer.entry.load()
    except (Exception, SystemExit) as error:  # a package may do anything when it is imported, and even exit
        problem = f"{type(error).__name__}: {error}"
        raise BadExtension(f"{what} cannot be loaded: {problem}. Correct the package, or remove it.") from error


@cache
def source_digest(offer: Offer) -> str:
    """The fingerprint of all Python code of the package that the offer's module is in."""
    texts = {name: file.read_text("utf-8", errors="replace") for name, file in sorted(python_files(offer.entry.module))}
    return "sha256:" + hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()


def python_files(module: str) -> Iterable[tuple[str, Path]]:
    """The files of a module's top-level package, by their names in it."""
    try:
        spec = importlib.util.find_spec(module.partition(".")[0])
    except (ImportError, ValueError):  # not installed any more, or a module without a spec
        spec = None
    if spec is None:
        return
    for place in spec.submodule_search_locations or ():
        yield from ((str(file.relative_to(place)), file) for file in Path(place).rglob("*.py"))
    if not spec.submodule_search_locations and spec.origin:
        yield Path(spec.origin).name, Path(spec.origin)


def digest_now(group: str, key: str) -> str:
    """The fingerprint of the code behind a built document's key, as installed now; "" where that version is not."""
    return next((source_digest(offer) for offer in offers(group) if offer.key == key), "")
