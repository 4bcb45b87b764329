import io
import json
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.read_submission import TwoEntries, read_submission, submissions_in
from grader.intake.submission import CodeCell, Source, Submission

NOTEBOOK = json.dumps({"nbformat": 4, "cells": [{"cell_type": "code", "source": ["def g():\n", "    return 2"]}]})
WORK = {"hw.py": "def f():\n    return 1\n", "hw.ipynb": NOTEBOOK, "answers.yaml": "variant: k3\nex:\n  p: 0.940\n"}


def folder_of(files: dict[str, str | bytes], path: Path) -> Path:
    for name, text in files.items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def zip_of(files: dict[str, str | bytes], path: Path, compression: int = zipfile.ZIP_DEFLATED) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def test_a_folder_is_read_whole(tmp_path: Path) -> None:
    found = read_submission(folder_of({**WORK, "data.csv": "1,2", "notes.txt": "hi"}, tmp_path / "s0001"))
    assert found == Submission(
        student="s0001",
        sources=(
            Source("hw", "hw.py", (CodeCell("def f():\n    return 1\n", ""),)),
            Source("hw_2", "hw.ipynb", (CodeCell("def g():\n    return 2", "cell 1"),)),
        ),
        answers={"ex": {"p": "0.940"}},
        notes=(),
        digest=found.digest,
        receipt=found.receipt,
        variant="k3",
    )


def test_a_zip_is_the_same_work_as_its_folder(tmp_path: Path) -> None:
    folder = read_submission(folder_of(WORK, tmp_path / "s0001"))
    packed = read_submission(zip_of(WORK, tmp_path / "s0001.zip"))
    assert packed == folder
    changed = read_submission(zip_of({**WORK, "hw.py": "def f(): return 2"}, tmp_path / "s0001.zip"))
    assert (changed.digest, changed.receipt) != (folder.digest, folder.receipt)


@pytest.mark.parametrize(("name", "sources", "answers"), [("hw.py", 1, 0), ("hw.ipynb", 1, 0), ("answers.yaml", 0, 1)])
def test_one_file_is_a_submission(tmp_path: Path, name: str, sources: int, answers: int) -> None:
    path = tmp_path / f"s7{Path(name).suffix}"
    path.write_text(WORK[name])
    found = read_submission(path)
    assert (found.student, len(found.sources), len(found.answers), found.notes) == ("s7", sources, answers, ())
    assert read_submission(path, student="zoe").student == "zoe"


def test_files_are_ordered_and_other_peoples_are_left_alone(tmp_path: Path) -> None:
    names = ["b.py", "B.PY", "a/b.py", "nb.ipynb", "a.ipynb", ".hidden.py", ".ipynb_checkpoints/a-checkpoint.ipynb"]
    names += ["__MACOSX/._b.py", "__pycache__/b.py", ".git/x.py", "env/lib/y.py", "env/pyvenv.cfg", "environment.yml"]
    files = {name: NOTEBOOK if name.endswith("ipynb") else "x = 1" for name in names}
    found = read_submission(folder_of(files, tmp_path / "s1"))
    assert [(source.file, source.name) for source in found.sources] == [
        ("B.PY", "B"),
        ("a/b.py", "b"),
        ("b.py", "b_2"),
        ("a.ipynb", "a"),
        ("nb.ipynb", "nb"),
    ]
    assert found.notes == ()


def test_answers_of_several_files_come_together(tmp_path: Path) -> None:
    files = {
        "answers.yml": "a: {p: 1}\nb: {p: 5}",
        "answers (1).yaml": "a: {q: 2}\nb: {p: 4}",
        "x/Answers.YAML": "c: 3",
    }
    found = read_submission(folder_of(files, tmp_path / "s1"))
    assert found.answers == {"a": {"q": "2", "p": "1"}, "b": {"p": "5"}, "c": {"": "3"}}
    assert [note for note in found.notes if "`b: p` is answered more than once" in note] == list(found.notes)


def test_a_script_saved_from_a_notebook_keeps_its_functions(tmp_path: Path) -> None:
    found = read_submission(folder_of({"hw.py": "!pip install numpy\nf = 1"}, tmp_path / "s1"))
    assert found.sources[0].cells == (CodeCell("\nf = 1", ""),)
    assert "only a notebook understands" in found.notes[0]


@pytest.mark.parametrize(
    ("files", "named"),
    [({}, "nothing here"), ({"a.pdf": "x"}, "only: a.pdf"), ({f"{n}.txt": "" for n in range(9)}, "4.txt, …")],
)
def test_a_submission_without_work_says_what_was_found(tmp_path: Path, files: dict[str, str], named: str) -> None:
    (tmp_path / "s1").mkdir()
    found = read_submission(folder_of(files, tmp_path / "s1"))
    assert not found.sources
    assert len(found.notes) == 1
    assert named in found.notes[0]


def test_links_and_pipes_are_not_opened(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "key.py").write_text("KEY = 1")
    folder = folder_of({"hw.py": "x = 1"}, tmp_path / "s1")
    (folder / "link.py").symlink_to(tmp_path / "secret" / "key.py")
    (folder / "below").symlink_to(tmp_path / "secret")
    os.mkfifo(folder / "pipe.py")
    found = read_submission(folder)
    assert [source.file for source in found.sources] == ["hw.py"]
    assert found.notes == ("link.py is a link, and links are not followed.", "pipe.py is not a file that can be read.")
    (tmp_path / "s2.py").symlink_to(tmp_path / "secret" / "key.py")
    assert read_submission(tmp_path / "s2.py").sources == ()


def linked(path: Path) -> None:
    info = zipfile.ZipInfo("bad.py")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(info, "/etc/passwd")


def locked(path: Path) -> None:
    data = bytearray(zip_of({"bad.py": "x"}, path).read_bytes())
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + flags] |= 1
    path.write_bytes(data)


def damaged(path: Path) -> None:
    data = zip_of({"bad.py": "x = 12345"}, path, zipfile.ZIP_STORED).read_bytes()
    path.write_bytes(data.replace(b"12345", b"12346"))


def lying(path: Path) -> None:
    """A member that says 10 bytes and unpacks to 3 megabytes."""
    data = bytearray(zip_of({"bad.py": b" " * 3_000_000}, path).read_bytes())
    for mark, size in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = data.index(mark) + size
        data[at : at + 4] = (10).to_bytes(4, "little")
    path.write_bytes(data)


def named(name: str) -> Callable[[Path], object]:
    return lambda path: zip_of({name: "x = 1"}, path)


BAD_ZIPS: dict[str, Callable[[Path], object]] = {
    "no zip": lambda path: path.write_bytes(b"hello"),
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(zip_of(WORK, path).read_bytes()[:-30]),
    "climbing": named("../../bad.py"),
    "climbing, Windows": named("..\\bad.py"),
    "absolute": named("/tmp/bad.py"),
    "on a drive": named("C:\\bad.py"),
    "deep": named("a/" * 9 + "bad.py"),
    "a link": linked,
    "locked": locked,
    "damaged": damaged,
    "a bomb": lambda path: zip_of({"bad.py": b" " * 900_000}, path),
    "a large bomb": lambda path: zip_of({"bad.py": b" " * 3_000_000}, path),
    "a bomb that lies": lying,
    "bzip2": lambda path: zip_of({"bad.py": "x = 1"}, path, zipfile.ZIP_BZIP2),
    "lzma": lambda path: zip_of({"bad.ipynb": NOTEBOOK}, path, zipfile.ZIP_LZMA),
    "many members": lambda path: zip_of({f"{n}.py": "" for n in range(5_001)}, path, zipfile.ZIP_STORED),
}


@pytest.mark.parametrize("what", BAD_ZIPS)
def test_a_bad_zip_gives_a_note_and_nothing_else(tmp_path: Path, what: str) -> None:
    BAD_ZIPS[what](tmp_path / "s1.zip")
    found = read_submission(tmp_path / "s1.zip")
    assert (found.student, found.sources, found.answers) == ("s1", (), {})
    assert len(found.notes) == 1
    assert found.notes[0].endswith(".")
    assert os.listdir(tmp_path) == ["s1.zip"]


def test_a_bad_member_does_not_lose_the_good_ones(tmp_path: Path) -> None:
    found = read_submission(zip_of({"./hw.py": "x = 1", "../hw2.py": "x", "w/hw3.py": "y = 1"}, tmp_path / "s1.zip"))
    assert [source.file for source in found.sources] == ["hw.py", "w/hw3.py"]
    assert found.notes == ("../hw2.py was not read: its name leads out of the zip.",)


def test_a_zip_within_is_mentioned(tmp_path: Path) -> None:
    inner = zip_of(WORK, tmp_path / "x.zip").read_bytes()
    found = read_submission(zip_of({"hw.py": "x = 1", "more.zip": inner}, tmp_path / "s1.zip"))
    assert found.notes == ("more.zip was not opened: a zip inside of your work is not read.",)


def test_what_is_too_large_is_named_and_the_rest_is_read(tmp_path: Path) -> None:
    found = read_submission(folder_of({"big.py": b"#" * 1_000_001, "hw.py": "x = 1"}, tmp_path / "s1"))
    assert [source.file for source in found.sources] == ["hw.py"]
    assert found.notes == ("big.py is too large to be read: at most 1000 kilobytes.",)


def test_hostile_names_stay_on_one_line(tmp_path: Path) -> None:
    found = read_submission(folder_of({"a\nb\u202e.py": "x = 1"}, tmp_path / "-x\ny"))
    assert found.sources[0].file == "a?b?.py"
    assert found.sources[0].name == "a_b"
    assert found.student.startswith("_x?y-".replace("?", "_"))


def test_a_class_has_one_entry_a_student(tmp_path: Path) -> None:
    folder_of({"s3/hw.py": "", "s1.py": "", "S2.ZIP": "", "s10.ipynb": "", "s4.docx": ""}, tmp_path)
    folder_of({"roster.csv": "", ".DS_Store": "", "__MACOSX/x": "", ".git/x": "", "readme.md": ""}, tmp_path)
    assert [path.name for path in submissions_in(tmp_path)] == ["S2.ZIP", "s1.py", "s10.ipynb", "s3", "s4.docx"]


def test_two_entries_of_one_student_are_not_chosen_between(tmp_path: Path) -> None:
    folder_of({"s1.py": "", "s1/hw.py": ""}, tmp_path)
    with pytest.raises(TwoEntries, match=r"s1 and s1\.py are of student s1"):
        submissions_in(tmp_path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any")


def bent(data: bytes, at: int, value: int) -> bytes:
    place = at % len(data)
    return data[:place] + bytes([value]) + data[place + 1 :]


GOOD_ZIP = io.BytesIO()
with zipfile.ZipFile(GOOD_ZIP, "w", zipfile.ZIP_DEFLATED) as good:
    for member, text in WORK.items():
        good.writestr(member, text)
BENT_ZIPS = st.builds(bent, st.just(GOOD_ZIP.getvalue()), st.integers(0, 10_000), st.integers(0, 255))


@pytest.mark.parametrize("suffix", [".py", ".ipynb", ".yaml", ".zip", ".txt"])
@given(data=st.binary())
def test_no_bytes_make_it_raise(folder: Path, suffix: str, data: bytes) -> None:
    path = folder / f"s1{suffix}"
    path.write_bytes(data)
    assert read_submission(path).student == "s1"


@given(data=BENT_ZIPS)
def test_no_bent_zip_makes_it_raise(folder: Path, data: bytes) -> None:
    path = folder / "s2.zip"
    path.write_bytes(data)
    assert read_submission(path).student == "s2"
