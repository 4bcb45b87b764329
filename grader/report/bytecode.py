"""A cache on disk of our templates as Python bytecode, in Python's own cache folder.

Compiling the templates takes as long as rendering many pages.

A template that has changed, or that would be compiled in another way, is compiled anew.
"""

import os
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path

import jinja2
from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from grader.paths import templates_dir


class CompiledTemplates(BytecodeCache):
    """The compiled templates of one environment; `by` says how they are compiled, and is a part of their digest."""

    def __init__(self, by: str) -> None:
        self.by = f"{jinja2.__version__} {by}"

    def get_source_checksum(self, source: str) -> str:
        """The digest of a template's text and of the way it is compiled."""
        return sha256(f"{self.by}\0{source}".encode()).hexdigest()

    def load_bytecode(self, bucket: Bucket) -> None:
        """Reads a compiled template from its file, if the file was made from the present text."""
        with (
            suppress(Exception),
            open(compiled_file(bucket), "rb") as stream,
        ):  # anything else that lies there is no template
            if is_trusted_file(os.fstat(stream.fileno())):
                bucket.load_bytecode(stream)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Writes a compiled template to its file, unless its folder is read-only, as in a shared installation."""
        if sys.dont_write_bytecode:
            return
        file = compiled_file(bucket)
        # Written under another name first: another process may read the file at this moment.
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644), "wb") as stream:
                os.chmod(draft, 0o644)  # whatever the umask: what a group may write is not read again
                bucket.write_bytecode(stream)
            draft.replace(file)


def compiled_file(bucket: Bucket) -> Path:
    """The path of a compiled template, beside Python's own `.pyc` files."""
    return Path(cache_from_source(str(templates_dir() / f"{bucket.key}.j2"))).with_suffix(".j2c")


def is_trusted_file(found: os.stat_result) -> bool:
    """Whether only a user who can also change our code can have written a file: loading bytecode runs it.

    The file may lie in a folder that everybody can write, if PYTHONPYCACHEPREFIX names one.
    """
    if not hasattr(os, "geteuid"):  # Windows has no such modes
        return True
    # The mask 0o022: neither the group nor all others may write the file.
    return found.st_uid in {0, os.geteuid(), os.stat(__file__).st_uid} and not found.st_mode & 0o022
