"""A student's checkout of a repository: the released assignment in it, the work, and missing submodules."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.built.freeze import digest
from grader.intake.files import LFS_POINTER, UnreadableFile, is_hidden
from grader.intake.folder import file_bytes
from grader.release.public import PublicAssignment
from grader.release.public_file import PUBLIC_SUFFIX, NoPublic, public_file, read_public
from grader.texts.safe_names import shown_name

MAX_RELEASED_DEPTH = 4  # folders down in which a released assignment is looked for: a repository may be a stranger's
MAX_CHECKOUT_ENTRIES = 5_000  # files and folders looked at, for the same reason
MAX_RELEASED_BYTES = 50_000_000  # bytes of a released assignment: ours have a few megabytes, and a fork may hold any
MAX_GITMODULES_BYTES = 100_000  # bytes of .gitmodules, which may be a stranger's too
MAX_LISTED_SUBMODULES = 5  # submodules that a sentence lists; of the others it tells the number
DIGEST_PATTERN = re.compile(r"(?:sha256:)?(?P<hex>[0-9a-f]{64})")  # people copy it with the prefix or without


class UnusableCheckout(ValueError):
    """The checkout cannot be judged as it is; the text is one sentence, `file` the file that it is about, if any."""

    def __init__(self, sentence: str, file: Path | None = None) -> None:
        super().__init__(sentence)
        self.file = file


@dataclass(frozen=True, slots=True)
class ReleasedDocument:
    """The released assignment in a checkout; `compared` if it has the digest that was given."""

    public: PublicAssignment
    file: Path
    digest: str
    compared: bool


def released_in(path: Path, assignment: Path | None, wanted: tuple[str, ...]) -> ReleasedDocument:
    """The released assignment for the work at a path; raises `UnusableCheckout` or `NoPublic`."""
    file = assignment or found_released_file(path)
    if not file.name.endswith(PUBLIC_SUFFIX):
        raise UnusableCheckout(
            f"{shown_name(file.name)}: work in a repository is checked with the released *{PUBLIC_SUFFIX} only; "
            "a spec is for the instructor's repository, with --collect.",
            file,
        )
    # A link in a stranger's checkout may lead to any file of the machine.
    if file.is_symlink() or not file.is_file():
        raise UnusableCheckout(f"{shown_name(file.name)}: there is no such file, or it is a link.", file)
    data = document_at(file)
    if data.startswith(LFS_POINTER):
        raise UnusableCheckout(
            f"{shown_name(file.name)} is a Git LFS pointer: check the repository out with `lfs: true`.", file
        )
    own = released_digest(data, file, wanted)  # before anything of it is believed
    return ReleasedDocument(read_public(file), file, own, bool(given_digests(wanted)))


def document_at(file: Path) -> bytes:
    """The bytes of a released assignment; raises `UnusableCheckout` if it cannot be read or is too large."""
    try:
        data = file_bytes(file, MAX_RELEASED_BYTES + 1)
    except UnreadableFile as fault:
        raise UnusableCheckout(f"{shown_name(file.name)} {fault}", file) from None
    if len(data) > MAX_RELEASED_BYTES:
        raise UnusableCheckout(
            f"{shown_name(file.name)} is too large to be an assignment. Put the released file back.", file
        )
    return data


def released_digest(data: bytes, file: Path, wanted: tuple[str, ...]) -> str:
    """The digest of a released assignment; raises `UnusableCheckout` if digests were given and it has none of them."""
    own = digest(data.replace(b"\r\n", b"\n"))  # a checkout on Windows may have changed the ends of lines
    known = given_digests(wanted)
    if known and own not in known:
        raise UnusableCheckout(
            f"{shown_name(file.name)} is not the file that was released: its digest is {own}, and the workflow was "
            f"given {' or '.join(known)}. Put the released file back.",
            file,
        )
    return own


def given_digests(wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The digests that texts hold, one or several in each; raises `UnusableCheckout` for any other word."""
    words = [word for text in wanted for word in re.split(r"[\s,]+", text.lower()) if word]
    found = [DIGEST_PATTERN.fullmatch(word) for word in words]
    if not all(found):
        raise UnusableCheckout(
            "--digest: a digest is `sha256:` and 64 hexadecimal digits, as `grader release` prints it."
        )
    return tuple(dict.fromkeys(f"sha256:{match['hex']}" for match in found if match))


def found_released_file(path: Path) -> Path:
    """The one public document beside, above or below the work; raises `UnusableCheckout` or `NoPublic`."""
    if not path.exists():
        raise UnusableCheckout(f"{path}: there is no such file or folder.")
    if above := public_file(path):
        return above
    below = sorted(released_files_below(path)) if path.is_dir() else []
    if len(below) > 1:
        names = ", ".join(shown_name(str(file.relative_to(path))) for file in below)
        raise NoPublic(f"There are several assignments here ({names}): name one with --assignment.")
    if below:
        return below[0]
    if empty := empty_submodules(path):
        raise UnusableCheckout(submodule_words(empty))
    raise UnusableCheckout(
        f"No assignment found: there is no *{PUBLIC_SUFFIX} in this repository. Add the one you were given, or name it "
        "with --assignment."
    )


def released_files_below(folder: Path) -> Iterator[Path]:
    """The public documents in and below a folder; hidden folders and links are left out."""
    left = MAX_CHECKOUT_ENTRIES
    for place, folders, files in os.walk(folder):
        depth = len(Path(place).relative_to(folder).parts)
        # `os.walk` goes on into the folders that are left in the list, and into no links.
        folders[:] = sorted(name for name in folders if not is_hidden(name)) if depth < MAX_RELEASED_DEPTH else []
        yield from (Path(place, name) for name in sorted(files) if name.endswith(PUBLIC_SUFFIX))
        left -= len(files) + len(folders)
        if left < 0:
            return


def work_at(path: Path, released: ReleasedDocument) -> Path:
    """The folder of the work: beside the assignment if that was found below the path, else the path itself."""
    folder = released.file.parent
    return folder if path.is_dir() and folder.resolve().is_relative_to(path.resolve()) else path


def empty_submodules(root: Path) -> tuple[str, ...]:
    """The submodules that the checkout names and that are empty."""
    try:
        text = file_bytes(root / ".gitmodules", MAX_GITMODULES_BYTES).decode("utf-8", "replace")
    except UnreadableFile:
        return ()
    # Line by line: one pattern over the whole file would take the square of its length where it is hostile.
    settings = (line.partition("=") for line in text.split("\n"))
    named = [value.strip() for key, _, value in settings if key.strip() == "path" and value.strip()]
    inside = [name for name in named if not Path(name).is_absolute() and ".." not in Path(name).parts]
    return tuple(shown_name(name) for name in inside if not has_files(root / name))


def has_files(folder: Path) -> bool:
    """Whether a folder exists and is not empty."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def submodule_words(names: tuple[str, ...]) -> str:
    """A sentence on submodules that were not checked out."""
    many = len(names) > 1
    listed = ", ".join(
        [
            *names[:MAX_LISTED_SUBMODULES],
            *[f"{len(names) - MAX_LISTED_SUBMODULES} more"] * (len(names) > MAX_LISTED_SUBMODULES),
        ]
    )
    what = f"{listed} {'are submodules that were' if many else 'is a submodule that was'}"
    return f"{what} not checked out: check the repository out with `submodules: true`."
