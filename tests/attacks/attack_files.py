"""Files that are not what they seem, beside honest work or instead of it: none may cost it, or show a secret."""

import io
import json
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

from tests.attacks.attacked import HONEST, RIGHT

WORK = RIGHT + HONEST


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    """An archive with these entries, whatever they are called."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return made.getvalue()


def link(name: str, target: Path) -> tuple[zipfile.ZipInfo, bytes]:
    """An entry that is a link."""
    entry = zipfile.ZipInfo(name)
    entry.create_system, entry.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
    return entry, str(target).encode()


def encrypted(archive: bytes) -> bytes:
    """An archive that says of its entries that they are encrypted."""
    flagged = bytearray(archive)
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = flagged.find(mark)
        flagged[start + place] |= 1
    return bytes(flagged)


def notebook(*cells: object, **fields: object) -> str:
    return json.dumps({"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5, **fields})


def code_cell(text: object) -> dict[str, object]:
    return {"cell_type": "code", "source": text, "metadata": {}, "outputs": [], "execution_count": None}


def bomb_of_aliases() -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    return "\n".join(lines) + "\n"


def beside(name: str, content: bytes | str) -> Callable[[Path, Path], Path]:
    """Honest work with such a file beside it."""

    def make(folder: Path, _: Path) -> Path:
        (folder / "work.py").write_text(WORK)
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
        return folder

    return make


def instead(name: str, content: bytes | Callable[[], bytes]) -> Callable[[Path, Path], Path]:
    """One file, and nothing else; what is large is made only when it is asked for."""

    def make(folder: Path, _: Path) -> Path:
        (folder / name).write_bytes(content if isinstance(content, bytes) else content())
        return folder / name

    return make


def linked(name: str) -> Callable[[Path, Path], Path]:
    """Honest work with a link to the secret beside it."""

    def make(folder: Path, secret: Path) -> Path:
        (folder / "work.py").write_text(WORK)
        (folder / name).symlink_to(secret)
        return folder

    return make


def with_pipe(folder: Path, _: Path) -> Path:
    (folder / "work.py").write_text(WORK)
    os.mkfifo(folder / "other.py")
    (folder / "endless.py").symlink_to("/dev/zero")
    return folder


def with_loop(folder: Path, _: Path) -> Path:
    (folder / "work.py").write_text(WORK)
    (folder / "again").symlink_to(folder)
    (folder / "self.py").symlink_to(folder / "self.py")
    return folder


def archive_with_link(folder: Path, secret: Path) -> Path:
    made = zipped(("work.py", WORK.encode()), link("stolen.py", secret), link("folder", Path("/")))
    (folder / "s1.zip").write_bytes(made)
    return folder / "s1.zip"


def many_links(folder: Path, secret: Path) -> Path:
    (folder / "work.py").symlink_to(secret)
    (folder / "honest.py").write_text(WORK)
    return folder


HONEST_WORK: dict[str, Callable[[Path, Path], Path]] = {
    "a path out of the archive": instead(
        "s1.zip",
        zipped(("work.py", WORK.encode()), ("../../canary-mark.py", b"x = 1"), ("/tmp/canary-mark.py", b"x = 1")),
    ),
    "links in the archive": archive_with_link,
    "a bomb in the archive": instead(
        "s1.zip", lambda: zipped(("work.py", WORK.encode()), ("zeros.py", bytes(300 << 20)))
    ),
    "an archive in the archive": instead(
        "s1.zip", zipped(("work.py", WORK.encode()), ("in.zip", zipped(("a.py", b"1"))))
    ),
    "a corrupt archive": beside("more.zip", b"PK\x03\x04" + b"\xff" * 64),
    "a link to the secret": linked("stolen.py"),
    "a link to the secret as answers": linked("answers.yaml"),
    "a link to the secret as a notebook": linked("stolen.ipynb"),
    "the expected name as a link": many_links,
    "a pipe and a device": with_pipe,
    "folders in a circle": with_loop,
    "a notebook nested without end": beside("deep.ipynb", '{"cells": ' + "[" * 100_000),
    "a notebook that is no notebook": beside("odd.ipynb", '[1, {"cells": 3}]'),
    "a notebook with odd cells": beside(
        "odd.ipynb", notebook(code_cell({"a": 1}), code_cell(None), 7, code_cell(["x = ", 3]))
    ),
    "a notebook of a hundred thousand cells": beside("long.ipynb", notebook(*[code_cell("")] * 100_000)),
    "answers that multiply": beside("answers.yaml", bomb_of_aliases()),
    "answers that build objects": beside(
        "answers.yaml", "!!python/object/apply:os.system ['touch /tmp/canary-mark.py']\n"
    ),
    "answers nested without end": beside("answers.yaml", "a: " + "[" * 20_000),
    "code with zero bytes": beside("zero.py", b"x = 1\0\n"),
    "code in an encoding that does not exist": beside("odd.py", b"# coding: canary\nx = 1\n"),
    "code in UTF-16": instead("work.py", WORK.encode("utf-16")),
    "code with a mark before it": instead("work.py", b"\xef\xbb\xbf" + WORK.encode()),
    "a huge file of code": beside("huge.py", b"#" * (30 << 20)),
    "code that nests": beside("deep.py", "x = " + "-" * 100_000 + "1\n"),
    "names of the standard library": beside("math.py", "def log2(x): return 77\n"),
    "names of ours": beside("grader.py", "raise SystemExit\n"),
}
# Nothing of these can be run: the student is told, and everything but what was written by hand is missing.
NO_WORK: dict[str, Callable[[Path, Path], Path]] = {
    "an encrypted archive": instead("s1.zip", encrypted(zipped(("work.py", WORK.encode())))),
    "half an archive": instead("s1.zip", zipped(("work.py", WORK.encode()))[:-40]),
    "an archive that is none": instead("s1.zip", b"not a zip"),
    "ten thousand files in the archive": instead(
        "s1.zip", lambda: zipped(("work.py", WORK.encode()), *((f"d/{n}.txt", b"") for n in range(10_000)))
    ),
    "no file at all": lambda folder, _: folder,
}
