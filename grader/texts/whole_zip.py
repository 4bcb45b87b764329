"""Zips written as a whole or not at all, with the same bytes for the same members."""

import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grader.texts.whole_files import DRAFT_FLAGS, DRAFT_SUFFIX, OWNER_ONLY, naming_file

ZIP_TIMESTAMP = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can say: the same members give the same zip


@contextmanager
def whole_zip(file: Path) -> Iterator[zipfile.ZipFile]:
    """An archive to write members into, which takes the file's place at the end; readable by the owner only."""
    draft = file.with_name(f".{file.name}{DRAFT_SUFFIX}")
    try:
        with (
            naming_file(file),
            open(os.open(draft, DRAFT_FLAGS, OWNER_ONLY), "wb") as stream,
            zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            yield archive
        draft.replace(file)
    except BaseException:  # a full disk, or Ctrl-C
        draft.unlink(missing_ok=True)
        raise


def zip_entry(name: str) -> zipfile.ZipInfo:
    """The entry of a packed member, without the time of its making."""
    entry = zipfile.ZipInfo(name, ZIP_TIMESTAMP)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry
