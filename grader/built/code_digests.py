"""Digests of code by definition: they change with the computation, and not with the module or the file.

The digest of a definition is that of its own tree (`grader.built.code_trees`), in which every definition that it uses
is replaced by the digest of that one. Definitions that use one another are digested together, in rounds: each time with
what was known of the others in the round before, so that their order and their names have no say.
"""

import ast
import hashlib
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from threading import Lock

from grader.built.code_names import Elsewhere, Everything, SourceNames, Target
from grader.built.code_sources import REBUILD_REMEDY, REFERENCE_PACKAGE, is_source, module_source, texts_digest
from grader.built.code_trees import TargetGap, TreePart, definition_tree, tree_text
from grader.built.formula_names import is_formula, named_formula, with_other_names
from grader.built.resolve import Unresolved, module_names
from grader.checks.extensions import extension_digest
from grader.checks.local_code import LOCAL_MODULE_NAME

SCHEME = "defs1:"  # another number when definitions are digested otherwise: then this rule is kept for older documents
BY_TEXT = "sha256:"  # of whole texts: packages, and documents of before there was a scheme


def code_digest(name: str) -> str:
    """The digest of the code behind `reference.TOPIC.MODULE:NAME` and all that it uses; raises `Unresolved`.

    Of a check of another package, `PACKAGE==VERSION:NAME`, that of the package; "" where that version is not installed.
    """
    if is_formula(name):
        return SCHEME + formula_digest(name)
    if "==" in name:
        return extension_digest(name)
    module, _, attribute = name.partition(":")
    if not is_source(module):
        raise Unresolved(f"there is no module `{module}`", REBUILD_REMEDY)
    return SCHEME + installed().digest(module, attribute)


def formula_digest(name: str) -> str:
    """The digest of a formula: of its syntax tree, in which every definition that it uses is replaced by its digest."""
    found = named_formula(name)
    return text_digest(
        ast.dump(with_other_names(found, {own: code_digest(full) for own, full in found.functions.items()}))
    )


def code_digests(names: Iterable[str]) -> dict[str, str]:
    """The digests of several names, sorted by name."""
    return {name: code_digest(name) for name in sorted(set(names))}


def digest_like(written: str, name: str) -> str:
    """The digest of a name by the rule of an existing digest, new or old; "" if the code is not here."""
    try:
        if written.startswith(BY_TEXT) and "==" not in name:
            return digest_by_text(name)
        return code_digest(name)
    except Unresolved:
        return ""


def digest_by_text(name: str) -> str:
    """The digest as documents had it before `defs1:`, of all texts that the name's module imports."""
    if LOCAL_MODULE_NAME.match(name):
        return BY_TEXT + hashlib.sha256(name.encode()).hexdigest()  # which is made from the text
    return texts_digest(name.partition(":")[0])


@cache
def installed() -> "DigestedCode":
    """The code of this installation, read once in a process."""
    return DigestedCode(SourceNames(is_source, module_source), lambda: {REFERENCE_PACKAGE, *module_names()})


@dataclass(frozen=True)
class DigestedCode:
    """Modules whose source we have, with the digests of definitions that are known so far."""

    names: SourceNames
    modules: Callable[[], Iterable[str]]
    known: dict[Target, str] = field(default_factory=dict)
    trees: dict[Target, tuple[TreePart, ...]] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)  # `audit` asks from several threads, and groups must not be cut short

    def digest(self, module: str, name: str) -> str:
        """The digest of a name at the top of a module; raises `Unresolved` if the module has no such name."""
        ours = [each for each in self.names.targets(module, name) if not isinstance(each, Elsewhere)]
        if not ours:
            raise Unresolved(f"`{module}` has no `{name}`", REBUILD_REMEDY)
        found = [self.digest_of(each) for each in ours]
        return found[0] if len(found) == 1 else text_digest(" ".join(sorted(found)))

    def digest_of(self, target: Target) -> str:
        """The digest of a definition, or of a whole module."""
        with self.lock:
            if target not in self.known:
                for group in self.groups_from(target):
                    self.known.update(self.digests_together(group))
            return self.known[target]

    def digests_together(self, group: tuple[Target, ...]) -> dict[Target, str]:
        """The digests of definitions that use one another; digests of others that they use are known already.

        After as many rounds as there are of them, two have the same digest only if nothing that they lead to differs.
        """
        now = dict.fromkeys(group, "")
        for _ in group:
            known = ChainMap(now, self.known)
            now = {each: text_digest(tree_text(self.tree(each), known)) for each in group}
        return now

    def tree(self, target: Target) -> tuple[TreePart, ...]:
        """The text of a definition, with gaps for the definitions it uses; for code of a library its name."""
        if target not in self.trees:
            if isinstance(target, Elsewhere):
                self.trees[target] = (f"elsewhere {target.path}",)
            elif isinstance(target, Everything):
                # Code that looks names up may reach anything: then every text counts.
                texts = ((each, self.names.source_of(each)) for each in sorted(self.modules()))
                self.trees[target] = tuple(f"{each} {text!r};" for each, text in texts)
            else:
                self.trees[target] = definition_tree(self.names, target)
        return self.trees[target]

    def uses(self, target: Target) -> Iterator[Target]:
        """The targets that a definition uses directly."""
        return (each for part in self.tree(target) if isinstance(part, TargetGap) for each in part.targets)

    def groups_from(self, start: Target) -> Iterator[tuple[Target, ...]]:
        """The definitions that one leads to, in groups that use one another, used groups first (Tarjan's algorithm)."""
        order: dict[Target, int] = {start: 0}
        lowest = {start: 0}  # the first of the unfinished that one leads to
        unfinished = [start]
        way = [(start, self.uses(start))]
        while way:
            target, left = way[-1]
            used = next((each for each in left if each not in self.known), None)  # who takes a group makes it known
            if used is None:
                way.pop()
                if way:
                    above = way[-1][0]
                    lowest[above] = min(lowest[above], lowest[target])
                if lowest[target] == order[target]:
                    place = unfinished.index(target)
                    yield tuple(unfinished[place:])
                    del unfinished[place:]
            elif used in order:
                lowest[target] = min(lowest[target], order[used])
            else:
                order[used] = lowest[used] = len(order)
                unfinished.append(used)
                way.append((used, self.uses(used)))


def text_digest(text: str) -> str:
    """The digest of a text, in hexadecimal digits."""
    # A constant of the code may hold a lone surrogate, which plain UTF-8 refuses.
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
