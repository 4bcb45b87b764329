"""Suggestions for a misspelt name: the nearest known name, else all known ones."""

import difflib
from collections.abc import Iterable


def nearest_known(name: object, known: Iterable[str]) -> str | None:
    """The known name that is nearest to a misspelt one, if any is near.

    >>> nearest_known("convention", ["concepts", "conventions"]), nearest_known("xyz", ["conventions"])
    ('conventions', None)
    """
    near = difflib.get_close_matches(str(name), list(known), n=1, cutoff=0.6)  # difflib's own cutoff, said aloud
    return near[0] if near else None


def choices(known: Iterable[str]) -> str:
    """The names in backquotes, for a sentence.

    >>> choices(["one", "all"]), choices(["env", "file", "public"]), choices([])
    ('`one` or `all`', '`env`, `file` or `public`', 'none')
    """
    *most, last = [f"`{name}`" for name in known] or ["none"]
    return f"{', '.join(most)} or {last}" if most else last


def suggestion(name: object, known: Iterable[str], otherwise: str = "Known") -> str:
    """The remedy for an unknown name: the nearest that exists, else those that do.

    >>> suggestion("clse", ["close", "exact"])
    'Did you mean `close`?'
    >>> suggestion("xyz", ["close", "exact"], "Checks")
    'Checks: `close`, `exact`.'
    """
    names = sorted(known)
    near = nearest_known(name, names)
    if near is not None:
        return f"Did you mean `{near}`?"
    return f"{otherwise}: {', '.join(f'`{each}`' for each in names)}." if names else f"{otherwise}: none."
