"""Our templates as they were compiled before, kept where Python keeps its own: compiling takes as long as many pages.

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


class Compiled(BytecodeCache):
    """The templates of one environment, compiled; `by` says how they are, and is part of what they are kept under."""

    def __init__(self, by: str) -> None:
        self.by = f"{jinja2.__version__} {by}"

    def get_source_checksum(self, source: str) -> str:
        """The digest of a template, and of how it is compiled."""
        return sha256(f"{self.by}\0{source}".encode()).hexdigest()

    def load_bytecode(self, bucket: Bucket) -> None:
        """Reads a template, if it lies there as it is now."""
        with suppress(Exception), open(file_of(bucket), "rb") as stream:  # anything else that lies there is no template
            if is_ours(os.fstat(stream.fileno())):
                bucket.load_bytecode(stream)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Writes a template, where that may be written: an installation for everybody is not."""
        if sys.dont_write_bytecode:
            return
        file = file_of(bucket)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644), "wb") as stream:
                os.chmod(draft, 0o644)  # whatever the umask: what a group may write is not read again
                bucket.write_bytecode(stream)
            draft.replace(file)


def file_of(bucket: Bucket) -> Path:
    """Where a compiled template lies."""
    return Path(cache_from_source(str(templates_dir() / f"{bucket.key}.j2"))).with_suffix(".j2c")


def is_ours(found: os.stat_result) -> bool:
    """Whether nobody can have written a file but who could change our code anyway: reading it is running it.

    It may lie in a folder for everybody, where PYTHONPYCACHEPREFIX says so.
    """
    if not hasattr(os, "geteuid"):  # Windows has no such modes
        return True
    return found.st_uid in {0, os.geteuid(), os.stat(__file__).st_uid} and not found.st_mode & 0o022
