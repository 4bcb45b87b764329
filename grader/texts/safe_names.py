"""Names that come from outside: students' ids, file names. None of them is trusted as a path, a module or a text."""

import hashlib
import keyword
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable

MAX_NAME_CHARACTERS = 80  # characters of a name that are kept
MAX_NAME_BYTES = 240  # and bytes: a file name holds 255, of which suffixes take some; a character takes up to four
# What no file name may hold on some system, and what is special at the head of a word in a shell or a spreadsheet.
FORBIDDEN_CHARACTERS = re.compile(r'[/\\:*?"<>|]|^[-.~=+@\s]|[.\s]$')
# Names of devices, which Windows opens instead of a file, whatever suffix follows.
WINDOWS_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?$", re.IGNORECASE)
# A student's random.py would otherwise stand in the way of every `import random`, NumPy's own included.
RESERVED_MODULES = sys.stdlib_module_names | {
    "numpy",
    "pandas",
    "scipy",
    "sklearn",
    "matplotlib",
    "grader",
    "reference",
}


def shown_name(text: str) -> str:
    """A name as feedback may print it: on one line, without control or direction marks, cut when long.

    >>> shown_name("hw\\u202e2\\n.py")
    'hw?2?.py'
    """
    visible = "".join(
        "?" if unicodedata.category(c)[0] in "CZ" and c != " " else c for c in text[: MAX_NAME_CHARACTERS + 1]
    )
    return visible if len(visible) <= MAX_NAME_CHARACTERS else visible[: MAX_NAME_CHARACTERS - 1] + "…"


def safe_name(text: str) -> str:
    """The text itself where it can name a file anywhere, else a likeness that ends in a short hash of it.

    Two texts give one name only if they give one hash; `safe_name` of a safe name is that name.

    >>> safe_name("s0001"), safe_name("Zoë O'Brien"), safe_name("../etc")
    ('s0001', "Zoë O'Brien", '_._etc-f7f9121f')
    """
    likeness = FORBIDDEN_CHARACTERS.sub("_", shown_name(unicodedata.normalize("NFC", text)).replace("…", "_")) or "_"
    if likeness == text and not WINDOWS_DEVICES.match(likeness) and len(text.encode()) <= MAX_NAME_BYTES:
        return likeness
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    # Ten characters less: a hyphen and eight digits, and the underscore before a device's name.
    return f"{'_' if WINDOWS_DEVICES.match(likeness) else ''}{cut_name(likeness, MAX_NAME_CHARACTERS - 10)}-{digest}"


def cut_name(text: str, characters: int, size: int = MAX_NAME_BYTES - 10) -> str:
    """The beginning of a text: at most so many characters, and bytes of UTF-8.

    >>> cut_name("Zoë", 2), cut_name("Zoë", 3, 3)
    ('Zo', 'Zo')
    """
    return text[:characters].encode("utf-8", "surrogatepass")[:size].decode("utf-8", "ignore")


def name_apart(text: str) -> str:
    """A safe name that no other text has, not even where capitals do not count.

    >>> name_apart("Anna"), name_apart("anna")
    ('Anna-bf4fccd6', 'anna-55579b55')
    """
    name = safe_name(text)
    return f"{cut_name(name, MAX_NAME_CHARACTERS - 10)}-{hashlib.sha256(name.encode()).hexdigest()[:8]}"


def clashing_names(names: Iterable[str]) -> frozenset[str]:
    """The names that differ from another one in capitals only: some systems would keep both in one file.

    With them goes a name that is just what `name_apart` makes of one of them.

    >>> sorted(clashing_names(["Anna", "anna", "ben", "Anna-bf4fccd6"]))
    ['Anna', 'Anna-bf4fccd6', 'anna']
    """
    kept = set(names)
    counts = Counter(name.casefold() for name in kept)
    clashing = {name for name in kept if counts[name.casefold()] > 1}
    while True:
        taken = {name_apart(name).casefold() for name in clashing}
        more = {name for name in kept - clashing if name.casefold() in taken}
        if not more:
            return frozenset(clashing)
        clashing |= more


def module_name(stem: str, taken: Iterable[str] = ()) -> str:
    """The name of a module made from a file's own name, which no other module has.

    >>> module_name("hw 2 (1)"), module_name("2nd"), module_name("random"), module_name("hw", ["hw"])
    ('hw_2_1', 'file_2nd', 'file_random', 'hw_2')
    """
    plain = unicodedata.normalize("NFKC", stem)
    letters = (letter if f"_{letter}".isidentifier() else " " for letter in plain)
    name = plain if plain.isidentifier() else "_".join("".join(letters).split())
    if not name.isidentifier() or name in RESERVED_MODULES or keyword.iskeyword(name) or name.startswith("__"):
        name = f"file_{name}".rstrip("_")
    name = name[:MAX_NAME_CHARACTERS]
    others = set(taken)
    number = 2
    free = name
    while free in others:
        free, number = f"{name}_{number}", number + 1
    return free
