"""The definitions of the topics in `reference/`, read from the text of their files without importing code."""

import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grader.texts.nearest_name import nearest_known, suggestion

SHARED_TOPIC = "shared"  # what several topics use: looked up after the topic's own
MODULE_KINDS = (
    "draws",
    "conditions",
    "promises",
    "mistakes",
    "verify",
)  # beside the algorithms: a module each, or a folder of modules
# Definitions begin a line; an assignment may have a hint. Generators take `random` first, conditions `args, expected`.
DEFINITION_PATTERNS = {
    "code": re.compile(r"^(?:def|class) ([A-Za-z]\w*)|^([A-Za-z]\w*)(?:: [^=\n]+)? = ", re.MULTILINE),
    "draws": re.compile(r"^def ([a-z]\w*)\(\s*random\b", re.MULTILINE),
    "conditions": re.compile(r"^def ([a-z]\w*)\(\s*args\b[^)]*\bexpected\b", re.MULTILINE),
    "promises": re.compile(r"^def ([a-z]\w*)\(", re.MULTILINE),
}
KIND_WORDS = {"code": "function", "draws": "generator", "conditions": "condition", "promises": "promise"}


class UnknownName(ValueError):
    """Raised for a name that a topic does not define, with the full name it would have, problem and remedy."""

    def __init__(self, full: str, problem: str, remedy: str) -> None:
        super().__init__(full, problem, remedy)
        self.full, self.problem, self.remedy = full, problem, remedy


def topic_of(exercise: object) -> str | None:
    """The topic of an exercise: the first word of its id, if `reference/` has a folder of that name.

    >>> topic_of("trees.gain_ratio"), topic_of("my_course.first"), topic_of(None)
    ('trees', None, None)
    """
    # An id may still be anything here: the rules of its form come later.
    first = str(exercise).partition(".")[0]
    return first if first in topics() else None


@cache
def topics() -> frozenset[str]:
    """The topics: the folders of `reference/` that are packages, except `shared`."""
    return frozenset(file.parent.name for file in _home().glob("*/__init__.py")) - {SHARED_TOPIC}


@cache
def _home() -> Path:
    """The folder `reference/`; its own `__init__.py` is found and not run."""
    spec = importlib.util.find_spec("reference")
    return Path(spec.origin).parent if spec and spec.origin else Path(__file__).parents[2] / "reference"


@cache
def topic_modules(topic: str, kind: str = "code") -> dict[str, Path]:
    """The files of a topic by module, as `splitting` or `mistakes.id3`; only those of a kind if one is given.

    >>> sorted(topic_modules("svm", "draws")), "mistakes.margin" in topic_modules("svm")
    (['draws'], True)
    """
    files = {file: file.relative_to(_home() / topic).with_suffix("").parts for file in (_home() / topic).rglob("*.py")}
    named = {".".join(parts): file for file, parts in files.items() if parts[-1] != "__init__"}
    return dict(sorted((name, file) for name, file in named.items() if kind in ("code", name.partition(".")[0])))


@cache
def defined_names(file: Path, kind: str = "code") -> frozenset[str]:
    """The public names that a file defines; for a kind, only those with the parameters of that kind."""
    return frozenset(
        next(filter(None, found.groups())) for found in DEFINITION_PATTERNS[kind].finditer(file.read_text("utf-8"))
    )


def in_module(topic: str, module: str, name: str, kind: str = "code") -> str:
    """The full name of a definition in a topic's module; raises `UnknownName`.

    >>> in_module("trees", "splitting", "gain_ratio")
    'reference.trees.splitting:gain_ratio'
    """
    there = topic_modules(topic, kind)
    full = f"reference.{topic}.{module}:{name}"
    if module not in there:
        problem, known, word = f"`reference/{topic}` has no module `{module}`", frozenset(there), "Modules"
    elif name not in (known := defined_names(there[module], kind)):
        problem, word = (
            f"`reference/{topic}/{module.replace('.', '/')}.py` has no {KIND_WORDS[kind]} `{name}`",
            "It has",
        )
    else:
        return full
    near = nearest_known(name if module in there else module, sorted(known))
    nearest = f"Did you mean `{near}`?" if near else other_topic_remedy(name, kind)
    raise UnknownName(full, problem, _in_topic(topic, name, kind) or nearest or suggestion("", known, word))


def looked_up(topic: str | None, name: str, kind: str) -> str:
    """The full name of a generator or condition, of the topic or of all topics; raises `UnknownName`.

    >>> looked_up("trees", "parts_differ", "conditions")
    'reference.shared.conditions:parts_differ'
    """
    full = f"reference.{topic or SHARED_TOPIC}.{kind}:{name}"
    for home in (topic, SHARED_TOPIC) if topic else (SHARED_TOPIC,):
        found = [module for module, file in topic_modules(home, kind).items() if name in defined_names(file, kind)]
        # Two modules of one folder may define the same name: guessing would draw other inputs.
        if len(found) > 1:
            ways = " or ".join(f"`{module.removeprefix(f'{kind}.')}:{name}`" for module in found)
            raise UnknownName(full, f"`reference/{home}/{kind}` has several `{name}`", f"Write {ways}.")
        if found:
            return f"reference.{home}.{found[0]}:{name}"
    searched = " and ".join(f"`reference/{home}`" for home in (topic, SHARED_TOPIC) if home)
    known = {each for home in (topic, SHARED_TOPIC) if home for each in topic_names(home, kind)}
    remedy = (
        f"Did you mean `{near}`?" if (near := nearest_known(name, sorted(known))) else other_topic_remedy(name, kind)
    )
    problem = f"{searched} have no {KIND_WORDS[kind]} `{name}`".replace("have", "have" if topic else "has")
    raise UnknownName(full, problem, remedy or suggestion(name, known, f"{KIND_WORDS[kind].capitalize()}s"))


def topic_names(topic: str, kind: str) -> Iterator[str]:
    """The names of a topic's generators or conditions."""
    for file in topic_modules(topic, kind).values():
        yield from defined_names(file, kind)


def _in_topic(topic: str, name: str, kind: str) -> str | None:
    """The remedy for a name that another module of the topic defines; None if no module does."""
    for module, file in topic_modules(topic, kind).items():
        if name in defined_names(file, kind):
            return f"Did you mean `{module}:{name}`?"
    return None


def other_topic_remedy(name: str, kind: str = "code") -> str | None:
    """The remedy for a name that another topic defines, its full name; None if no topic does."""
    for topic in sorted({*topics(), SHARED_TOPIC}):
        for module, file in topic_modules(topic, kind).items():
            if name in defined_names(file, kind):
                return f"Did you mean `reference.{topic}.{module}:{name}`?"
    return None
