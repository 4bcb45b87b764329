"""A class of files that nobody should trust: each gets a result and a sentence; what can be read is graded."""

import io
import json
import os
import stat
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.built.freeze import dumps
from grader.engine.classrun import ClassRun, Settings, grade_class
from grader.engine.result_files import feedback_file, result_file, stored_result
from grader.intake.read_submission import submissions_in
from grader.score.result import Result
from grader.texts.safe_names import clashing_names
from tests.grading import RIGHT_ENTROPY, demo, part

pytestmark = pytest.mark.slow  # a class of sixty
ENTROPY = "information.entropy"
CELL = {"cell_type": "code", "source": RIGHT_ENTROPY}


def zipped(*members: tuple[str | zipfile.ZipInfo, str | bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", compression) as archive:
        for name, text in members:
            archive.writestr(name, text)
    return memory.getvalue()


def link(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def locked(data: bytes) -> bytes:
    changed = bytearray(data)
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        changed[data.index(mark) + flags] |= 1
    return bytes(changed)


def notebook(*cells: object) -> bytes:
    return json.dumps({"nbformat": 4, "cells": [*cells]}).encode()


GOOD = ("hw.py", RIGHT_ENTROPY)
INNER = zipped(GOOD)
CODED = "# -*- coding: cp1252 -*-\n# Ääh\n" + RIGHT_ENTROPY
FILES: dict[str, tuple[bytes, str, str]] = {  # entry: (its bytes, status of the one exercise, what is said)
    "climbs.zip": (zipped(("../../x.py", "x = 1"), GOOD), "right", "leads out of the zip"),
    "absolute.zip": (zipped(("/etc/x.py", "x = 1"), GOOD), "right", "leads out of the zip"),
    "drive.zip": (zipped(("C:\\x.py", "x = 1"), GOOD), "right", "leads out of the zip"),
    "links.zip": (zipped((link("x.py"), "/etc/passwd"), GOOD), "right", "is a link"),
    "bomb.zip": (zipped(("x.py", b" " * 900_000), GOOD), "right", "more tightly than a program can be"),
    "crowd.zip": (zipped(*((f"{n}.py", "") for n in range(5_001))), "error", "more than 5000 files"),
    "locked.zip": (locked(zipped(GOOD)), "error", "locked with a password"),
    "cut.zip": (zipped(GOOD)[:-30], "error", "is broken, or no zip"),
    "damaged.zip": (
        zipped(GOOD, compression=zipfile.ZIP_STORED).replace(b"log2(", b"log3("),
        "error",
        "is broken inside the zip",
    ),
    "packed.zip": (zipped(GOOD, compression=zipfile.ZIP_LZMA), "error", "as an ordinary zip"),
    "twice.zip": (zipped(("hw.zip", INNER)), "right", ""),
    "thrice.zip": (zipped(("a.zip", zipped(("b.zip", INNER)))), "error", "a zip inside of your work is not read"),
    "beside.zip": (zipped(("old.zip", zipped(("hw.py", "def entropy(c): return 1"))), GOOD), "right", "was not opened"),
    "no zip.zip": (b"hello", "error", "is broken, or no zip"),
    "empty.zip": (b"", "error", "is broken, or no zip"),
    "nothing in it.zip": (zipped(), "missing", "There is nothing here"),
    "not_json.ipynb": (b"<html>", "error", "not a notebook that can be read"),
    "deep.ipynb": (b'{"cells": ' + b"[" * 100_000, "error", "not a notebook that can be read"),
    "deep_inside.ipynb": (notebook(CELL)[:-2] + b', {"cell_type":' + b"[" * 100_000, "right", "broken inside"),
    "cells.ipynb": (notebook(*[CELL] * 2_001), "error", "too much in it to be read"),
    "large.ipynb": (notebook(CELL, {"cell_type": "raw", "source": "x" * 1_000_001}), "error", "too much in it"),
    "huge.ipynb": (b" " * 16_000_001, "error", "too large to be read"),
    "latin.ipynb": (notebook(CELL)[:-1] + ', "by": "Zoë"}'.encode("latin-1"), "right", ""),
    "wide.ipynb": (notebook(CELL).decode().encode("utf-16"), "right", ""),
    "huge script.py": (b"#" * 1_000_001, "error", "too large to be read"),
    "bom.py": (b"\xef\xbb\xbf" + RIGHT_ENTROPY.encode(), "right", ""),
    "wide script.py": (RIGHT_ENTROPY.encode("utf-16"), "right", ""),
    "wide_no_mark.py": (RIGHT_ENTROPY.encode("utf-16-le"), "right", ""),
    "latin script.py": (f"# Zoë\n{RIGHT_ENTROPY}".encode("latin-1"), "right", "was read as latin-1"),
    "declared.py": (CODED.encode("cp1252"), "right", ""),
    "declared_nonsense.py": (f"# coding: klingon\n{RIGHT_ENTROPY}".encode(), "right", "was read as latin-1"),
    "nul.py": (RIGHT_ENTROPY.encode() + b"\0", "right", "NUL characters"),
    "deep script.py": (f"{RIGHT_ENTROPY}x = {'(' * 3_000}".encode(), "right", ""),
    "answers.yaml": (b"x: " + b"y" * 200_000, "missing", "too long to be read"),
    "brackets.yaml": (b"bayes.posterior_by_hand: " + b"[" * 50_000, "missing", "deeper than an answer"),
    "alias.yaml": (b"a: &a x\nb: *a\n", "missing", "begins its answer with a character"),
    "a\nb.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "-rf.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "\u202egpj.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "NUL.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "=cmd|' '!A0.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "Anna.py": (RIGHT_ENTROPY.encode(), "right", ""),
    "anna.py": (b"x = 1", "missing", ""),
    "x" * 240 + ".py": (RIGHT_ENTROPY.encode(), "right", ""),
    "old.rar": (b"Rar!", "error", "There is only: old.rar"),
}


def with_link(folder: Path) -> None:
    (folder / "hw.py").write_text(RIGHT_ENTROPY)
    (folder / "secret.py").symlink_to("/etc/passwd")


def with_pipe(folder: Path) -> None:
    (folder / "hw.py").write_text(RIGHT_ENTROPY)
    os.mkfifo(folder / "pipe.py")


def pipe_only(folder: Path) -> None:
    os.mkfifo(folder / "hw.ipynb")


def deep(folder: Path) -> None:
    (folder / "a/b/c/d/e/f/g/h/i").mkdir(parents=True)
    (folder / "hw.py").write_text(RIGHT_ENTROPY)


def crowded(folder: Path) -> None:
    for number in range(260):
        (folder / f"{number:03}.py").write_text("x = 1" if number else RIGHT_ENTROPY)


def case_twins(folder: Path) -> None:
    (folder / "HW.py").write_text("x = 1")
    (folder / "hw.py").write_text(RIGHT_ENTROPY)


def odd_names(folder: Path) -> None:
    (folder / "- \u202e\n hw.py").write_text("from numpy import log2\n")
    os.makedirs(os.fsencode(folder) + b"/\xff\xfe")
    (folder / os.fsdecode(b"\xff\xfe") / "con.py").write_text(RIGHT_ENTROPY)


def zip_in_folder(folder: Path) -> None:
    (folder / "hw.zip").write_bytes(INNER)


FOLDERS: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "with_link": (with_link, "right", "secret.py is a link"),
    "with_pipe": (with_pipe, "right", "pipe.py is not a file that can be read"),
    "pipe_only": (pipe_only, "error", "hw.ipynb is not a file that can be read"),
    "deep": (deep, "right", "deeper than 8 folders"),
    "crowded": (crowded, "right", "There are 20 more notes like these."),
    "case_twins": (case_twins, "right", ""),
    "odd_names": (odd_names, "right", ""),
    "zip_in_folder": (zip_in_folder, "right", ""),
    "nothing": (lambda _: None, "missing", "There is nothing here"),
}


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, ClassRun]:
    top = tmp_path_factory.mktemp("untrusted")
    work = top / "work"
    work.mkdir()
    for name, (data, _, _) in FILES.items():
        (work / name).write_bytes(data)
    for name, (make, _, _) in FOLDERS.items():
        (work / f"of {name}").mkdir()
        make(work / f"of {name}")
    (work / "linked").symlink_to(work / "of deep")
    settings = Settings(dumps(demo()), top / "out", datetime(2026, 1, 1, tzinfo=UTC), "process")
    return work, top / "out", grade_class(settings, submissions_in(work))


def by_entry(graded: tuple[Path, Path, ClassRun]) -> dict[str, Result]:
    work, _, run = graded
    return dict(zip([path.name for path in submissions_in(work)], run.results, strict=True))


ROWS = {name: row[1:] for name, row in FILES.items()} | {f"of {name}": row[1:] for name, row in FOLDERS.items()}
ROWS["linked"] = ("error", "is a link, and links are not followed")


@pytest.mark.parametrize("entry", ROWS, ids=ascii)
def test_every_entry_has_a_result_and_a_sentence(graded: tuple[Path, Path, ClassRun], entry: str) -> None:
    status, said = ROWS[entry]
    result = by_entry(graded)[entry]
    assert (part(result, ENTROPY).status, said in " ".join(result.notes)) == (status, True)
    assert all(note.isprintable() for note in result.notes)
    if not said:
        assert result.notes == ()
    if status == "error":
        assert part(result, ENTROPY).findings[0].name == "a file could not be read"


def test_nothing_was_lost_and_nothing_overwritten(graded: tuple[Path, Path, ClassRun]) -> None:
    work, out, run = graded
    assert run.failures == ()
    assert len(run.results) == len(ROWS)
    for folder, each in (("results", 1), ("feedback", 2)):
        written = [path.name for path in (out / folder).iterdir()]
        assert len({name.casefold() for name in written}) == each * len(ROWS)
        assert all(name.isprintable() and not name.startswith(("-", ".", "=")) for name in written)
    assert [stored_result(out, result.student) for result in run.results] == list(run.results)
    assert not clashing_names(path.stem for path in (out / "results").iterdir())
    assert result_file(out, "Anna", apart=True).is_file()
    assert feedback_file(out, "anna", ".html", apart=True).is_file()
    assert sorted(path.name for path in work.parent.iterdir()) == ["out", "work"]
