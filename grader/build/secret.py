"""The course secret, from where the assignment says it is. It goes into draws, and into nothing that is written."""

import os
from pathlib import Path

from grader.spec.assignment import Secret

PUBLIC_SECRET = b"markscheme: a public secret, for looking at exercises"  # of `lint`, `show`, `try` and `audit`


class NoSecret(ValueError):
    """The secret is not where the assignment says it is; the text is one sentence for the instructor."""


def secret_of(secret: Secret, folder: Path) -> bytes:
    """The secret's bytes; `folder` is the assignment's, which a relative file name starts from. Raises `NoSecret`."""
    if secret.env is not None:
        return from_environment(secret.env)
    if secret.file is not None:
        return from_file(folder / secret.file, secret.file)
    if secret.public:
        return secret.public.encode()
    raise NoSecret("The assignment names no secret: write `secret: {env: GRADER_SECRET}` or `secret: {file: PATH}`.")


def from_environment(name: str) -> bytes:
    """What an environment variable holds, without blanks around it."""
    if text := os.environ.get(name, "").strip():
        return text.encode()
    raise NoSecret(f"The course secret is missing: set the environment variable {name}, as the assignment says.")


def from_file(file: Path, written: str) -> bytes:
    """What a file holds, without blanks around it; `written` is its name in the assignment."""
    try:
        content = file.read_bytes().strip()
    except OSError as error:
        reason = (error.strerror or "unreadable").lower()
        raise NoSecret(
            f"The course secret is missing: the file {written} that the assignment names: {reason}."
        ) from None
    if content:
        return content
    raise NoSecret(f"The course secret is missing: the file {written} that the assignment names is empty.")
