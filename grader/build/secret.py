"""The course secret, read from the place that the assignment names; it goes into draws, and is never written.

A released variant shows what was drawn from the secret, so that anybody can try out guesses at leisure. What is read
from outside must therefore be a random key: hexadecimal digits, as `grader init` writes them.
"""

import os
import re
from itertools import pairwise
from pathlib import Path

from grader.spec.assignment import Secret
from grader.spec.start import start_of

PUBLIC_SECRET = b"markscheme: a public secret, for looking at exercises"  # of `lint`, `show`, `try` and `audit`

# 32 digits are 128 bits. Words of any language stand out from hexadecimal digits; from base64 they would not.
RANDOM_KEY = re.compile(rb"[0-9a-fA-F]{32,}")
MAX_KEY_FILE_BYTES = 4096  # bytes of a key file: ours has 65, and a name may lead to /dev/zero
# Different digits, and different steps between neighbours: a random key of 128 bits has fewer once in 10^7.
MIN_DIFFERENT_DIGITS = 8
MAKE_KEY_REMEDY = 'Make one with `python -c "import secrets; print(secrets.token_hex(32))"`, or with `grader init`.'


class NoSecret(ValueError):
    """Raised if the secret is not where the assignment says it is; the text is one sentence for the instructor."""


class WeakSecret(NoSecret):
    """Raised for a secret that could be guessed, with the reason and the way to make a good one."""

    def __init__(self, problem: str) -> None:
        super().__init__(f"The course secret could be guessed: {problem}. {MAKE_KEY_REMEDY}")
        self.problem = f"the course secret could be guessed: {problem}"


def secret_of(secret: Secret, folder: Path) -> bytes:
    """The bytes of the secret; `folder` is the assignment's, from which a relative file name starts.

    Raises `NoSecret`, and `WeakSecret` for one that could be guessed.
    """
    if secret.env is not None:
        return unguessable_key(from_environment(secret.env), f"the environment variable {secret.env}")
    if secret.file is not None:
        return unguessable_key(from_file(folder / secret.file, secret.file), f"the file {secret.file}")
    if secret.public:
        return secret.public.encode()
    raise NoSecret("The assignment names no secret: write `secret: {env: GRADER_SECRET}` or `secret: {file: PATH}`.")


def from_environment(name: str) -> bytes:
    """The content of an environment variable, stripped; raises `NoSecret` if it is empty."""
    if text := os.environ.get(name, "").strip():
        return text.encode(errors="surrogateescape")  # bytes that are no UTF-8 come back as they were
    raise NoSecret(f"The course secret is missing: set the environment variable {name}, as the assignment says.")


def from_file(file: Path, written: str) -> bytes:
    """The content of a file, stripped; `written` is the file's name in the assignment."""
    try:
        content = start_of(file, MAX_KEY_FILE_BYTES + 1).strip()  # one byte more, to tell a file that is too large
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "unreadable").lower()
        raise NoSecret(
            f"The course secret is missing: the file {written} that the assignment names: {reason}."
        ) from None
    if content:
        return content
    raise NoSecret(f"The course secret is missing: the file {written} that the assignment names is empty.")


def unguessable_key(key: bytes, place: str) -> bytes:
    """The key itself; raises `WeakSecret`, without showing the key, if it could be guessed."""
    if not RANDOM_KEY.fullmatch(key) or len(key) > MAX_KEY_FILE_BYTES:
        raise WeakSecret(f"{place} does not hold a random key, which has 32 hexadecimal digits or more")
    if has_a_pattern(key.lower()):
        raise WeakSecret(f"the digits in {place} have a pattern")
    return key


def has_a_pattern(key: bytes) -> bool:
    """Whether a key was hardly made at random: few different digits, counted up, repeated, or decimal.

    >>> has_a_pattern(b"0123456789abcdef" * 4), has_a_pattern(b"fdf4e1ff9ad6ea1a6b1d5f3c2d5ab4e3")
    (True, False)
    """
    digits = [int(chr(digit), 16) for digit in key]
    steps = {(after - before) % 16 for before, after in pairwise(digits)}
    repeats = any(key.startswith(key[size:]) for size in range(1, len(key) // 2 + 1))
    return repeats or key.isdigit() or len(set(digits)) < MIN_DIFFERENT_DIGITS or len(steps) < MIN_DIFFERENT_DIGITS
