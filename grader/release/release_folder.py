"""The folder of a release: our files are written, and files that somebody changed are not."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from grader.texts.csv_cells import csv_text
from grader.texts.whole_files import append_line, write_whole

MANIFEST = ".release.json"  # what was written, with digests: to tell our own files from changed ones
# While a release is written: a line for each folder, with the digests of what is to lie there.
BEGUN_FILE = ".release.part"
RELEASE_INDEX = "release.csv"
READABLE_MODE = 0o666  # as the umask leaves it: a release is made to be handed out
MAX_NAMED_FILES = 3  # changed files that a sentence names; of the others it tells the number


class ChangedRelease(ValueError):
    """Files that the release would overwrite were changed after it; the text is one sentence for the instructor."""


def known_files(out: Path) -> dict[str, str]:
    """The digests of the files that an earlier release wrote here, by path; empty without one."""
    try:
        written = json.loads((out / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    # A manifest that somebody has edited is as good as none.
    files = written.get("files") if isinstance(written, dict) else None
    return files if isinstance(files, dict) else {}


def begun_files(out: Path) -> set[tuple[str, str]]:
    """Paths and digests of files that an interrupted release had begun to write here."""
    try:
        lines = (out / BEGUN_FILE).read_text("utf-8").splitlines()
        return {pair for line in lines for pair in json.loads(line).items()}
    except (OSError, ValueError, AttributeError):
        return set()


def refuse_changed(out: Path, folders: Iterable[str]) -> None:
    """Raises `ChangedRelease` if a file in these folders is not as we wrote it, or is not ours."""
    ours = {*known_files(out).items(), *begun_files(out)}
    changed = [
        name
        for folder in folders
        for path in sorted((out / folder).rglob("*"))
        if path.is_file()
        and (name := f"{folder}/{path.relative_to(out / folder).as_posix()}", file_digest(path)) not in ours
    ]
    if changed:
        named = ", ".join(changed[:MAX_NAMED_FILES]) + (
            f" and {len(changed) - MAX_NAMED_FILES} more" if len(changed) > MAX_NAMED_FILES else ""
        )
        raise ChangedRelease(
            f"{out}: {named} {'was' if len(changed) == 1 else 'were'} changed or added since the release; choose "
            "another folder, or use --force to write our files anew."
        )


def write_release_files(out: Path, folder: str, files: Mapping[str, str]) -> dict[str, str]:
    """Writes one student's files, unless they are there already; gives the digest of each by path."""
    place = out / folder
    place.mkdir(parents=True, exist_ok=True)
    written = {f"{folder}/{name}": hashlib.sha256(text.encode()).hexdigest() for name, text in files.items()}
    append_line(
        out / BEGUN_FILE, json.dumps(written, ensure_ascii=False) + "\n"
    )  # a release that is stopped here can go on
    for name, text in files.items():
        data = text.encode()
        # A file that is there already keeps its date.
        if not (place / name).is_file() or (place / name).read_bytes() != data:
            write_whole(place / name, data, READABLE_MODE)
    return written


def write_manifest(out: Path, files: Mapping[str, str]) -> None:
    """Writes the manifest: the files of this release, and those of earlier ones that still exist."""
    kept = {name: digest for name, digest in known_files(out).items() if (out / name).is_file()}
    document = {"made_by": "markscheme", "files": dict(sorted({**kept, **files}.items()))}
    write_whole(out / MANIFEST, json.dumps(document, indent=1, ensure_ascii=False) + "\n", READABLE_MODE)
    (out / BEGUN_FILE).unlink(missing_ok=True)


def index_text(rows: Iterable[tuple[str, str, str, str]]) -> str:
    """The text of `release.csv`: student, name, fingerprint of the variant, digest of the public document."""
    return csv_text([("student", "name", "variant", "digest"), *rows])  # students choose what they are called


def file_digest(path: Path) -> str:
    """The digest of a file, as the manifest holds it."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
