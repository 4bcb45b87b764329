"""The student's work as one zip, with the receipt that intake computes from it. Equal files give equal bytes."""

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grader.intake.files import File, FileEntry, FoundFiles, file_kind, read_files
from grader.intake.folder import file_bytes
from grader.intake.receipt import files_digest, receipt_of
from grader.texts.safe_names import shown_name

PACK_TIMESTAMP = (1980, 1, 1, 0, 0, 0)  # the first time that a zip can hold


@dataclass(frozen=True, slots=True)
class Packed:
    """A written zip: its file names, its receipt, and notes on files that were left out."""

    file: str
    names: tuple[str, ...]
    digest: str
    receipt: str
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        lines = [
            f"{self.file} holds {', '.join(map(shown_name, self.names))}.",
            f"Its receipt is {self.receipt}. Keep it: it stands for exactly these files.",
        ]
        return "\n".join([*lines, *self.notes])


def work_files(folder: Path) -> list[Path]:
    """The files of a folder that are a student's work: code, notebooks, answers.yaml."""
    return sorted(
        path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".") and file_kind(path.name)
    )


def files_to_pack(files: Sequence[Path]) -> FoundFiles:
    """The files to pack, read within the limits of intake."""
    return read_files([FileEntry(path.name, 0, partial(file_bytes, path)) for path in files])


def packed_bytes(files: Sequence[File]) -> bytes:
    """The bytes of a zip of the files, not compressed: another version of zlib would give other bytes."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_STORED) as archive:
        for file in files:
            entry = zipfile.ZipInfo(file.name, PACK_TIMESTAMP)
            entry.create_system = 3  # else it says on which system it was packed
            # Unix keeps the mode in the upper half; a zip without one is unpacked unreadable.
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.data)
    return memory.getvalue()


def packed_work(files: Sequence[Path], to: Path) -> Packed:
    """Writes the zip; raises ValueError with a sentence where there is nothing to pack."""
    found = files_to_pack(files)
    if not found.files:
        raise ValueError(" ".join(["There is no .py file, notebook or answers.yaml to pack.", *found.notes]))
    to.write_bytes(packed_bytes(found.files))
    digest = files_digest((file.name, file.data) for file in found.files)
    return Packed(to.name, tuple(file.name for file in found.files), digest, receipt_of(digest), found.notes)
