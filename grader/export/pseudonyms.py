"""Pseudonyms of students that nobody can guess, made with a key that stays in the graded folder."""

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from grader.intake.receipt import CONSONANTS

KEY_FILE = "pseudonyms.key"
KEY_BYTES = 32  # of the key: as many as the HMAC's digest has
PSEUDONYM_GROUPS, PSEUDONYM_GROUP_LETTERS = 3, 4  # 20**12: no two of a class meet


class NoKey(ValueError):
    """The key cannot be used; the text is one sentence for the instructor."""


def pseudonym_key(out: Path) -> bytes:
    """The key of a graded folder, made if there is none; it can turn pseudonyms back into students."""
    file = out / KEY_FILE
    if not file.exists():
        draft = out / f".{KEY_FILE}.{secrets.token_hex(8)}"
        try:
            # Whole under another name first: another process must not read half a key.
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as stream:
                stream.write(secrets.token_hex(KEY_BYTES) + "\n")
            with suppress(FileExistsError):  # another process was faster: its key holds
                os.link(draft, file)
        finally:
            draft.unlink(missing_ok=True)
    try:
        key = bytes.fromhex(file.read_text("ascii").strip())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise NoKey(f"{file}: this is not a key; put the file back as it was, or delete it for other pseudonyms.")
    return key


def pseudonym(key: bytes, student: str) -> str:
    """The pseudonym of a student: twelve letters, the same for the same key.

    >>> pseudonym(bytes(32), "ada"), pseudonym(bytes(32), "ada") == pseudonym(bytes(32), "bob")
    ('SHVH-LKZL-JGGC', False)
    """
    number = int.from_bytes(_made(key, "pseudonym", student), "big")
    letters = [
        CONSONANTS[number // len(CONSONANTS) ** place % len(CONSONANTS)]
        for place in range(PSEUDONYM_GROUPS * PSEUDONYM_GROUP_LETTERS)
    ]
    return "-".join(
        "".join(letters[place : place + PSEUDONYM_GROUP_LETTERS])
        for place in range(0, len(letters), PSEUDONYM_GROUP_LETTERS)
    )


def unguessable_suffix(key: bytes, assignment: str, student: str) -> str:
    """The ending of a file name for a student: 128 bits that nobody can guess without the key."""
    return _made(key, "feedback", assignment, student).hex()[:32]


def _made(key: bytes, *parts: str) -> bytes:
    said = "\0".join(parts).encode("utf-8", "surrogatepass")
    return hmac.new(key, said, hashlib.sha256).digest()
