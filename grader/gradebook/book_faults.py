"""Faults that keep a gradebook from being used, each as one sentence."""

import sqlite3

from sqlalchemy.exc import DBAPIError

SENTENCES = {  # what SQLite says, in part: what we say
    "file is not a database": "this is not a gradebook",
    "malformed": "the gradebook is damaged; put a backup of it in its place",
    "readonly": "the gradebook cannot be written: it, or its disk, is read-only",
    "unable to open": "the gradebook cannot be opened; see that its folder exists, and that you may write there",
    "full": "the disk is full; make room and run the same command again: what was recorded before is safe",
    "disk i/o": "the disk did not take it; make room, or look at the disk, and run the same command again",
    "locked": "another process has held the gradebook for long; run the same command again when it is done",
    "only added to": "what was recorded is only added to, never changed",
}


class NoBook(ValueError):
    """The gradebook cannot be used; the text is one sentence for the instructor."""


class MarkedMeanwhile(ValueError):
    """Answers were marked by somebody else since they were read; the text is one sentence for the instructor."""


def sentence_of(error: DBAPIError | sqlite3.Error, name: str, *, lost: bool = False) -> str:
    """A sentence on a database's error; without the SQL statement, which holds students' data.

    `lost` if the gradebook had been opened before: then it says that what was recorded is kept.
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = str(cause)
    # These are SQLite's words; only what our own triggers raise reads alike on PostgreSQL.
    known = next((ours for theirs, ours in SENTENCES.items() if theirs in said.lower()), None)
    if known is not None and (isinstance(cause, sqlite3.Error) or "only added to" in said):
        return f"{name}: {known}."
    first = next((line.strip() for line in said.splitlines() if line.strip()), "it does not answer")
    kept = " What was recorded before is kept: run the same command again, and it goes on from there." if lost else ""
    return f"{name}: the gradebook {'was lost' if lost else 'cannot be used'}: {first.rstrip('.')}.{kept}"
