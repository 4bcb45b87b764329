"""Downloads that are broken, or meant to do harm."""

import os
import stat
import zipfile
from pathlib import Path

import pytest

from grader.collect.claimed_work import BadDownload
from grader.intake.read_submission import read_submission, submissions_in
from tests.collect.downloads import CANVAS, MOODLE, collected, kept, unpacked, zipped

ALAN = {"alan/hw2.py": "alan = 1"}


def outside(tmp_path: Path) -> set[str]:
    return {path.name for path in tmp_path.iterdir()}


def test_a_broken_member_is_one_students_and_the_others_are_collected(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", MOODLE)
    with zipfile.ZipFile(source) as archive:
        member = archive.getinfo("Ada Lovelace_201_assignsubmission_file_/hw2.py")
    data = bytearray(source.read_bytes())
    place = member.header_offset + 30 + len(member.filename.encode())
    data[place : place + member.compress_size] = b"\xff" * member.compress_size
    source.write_bytes(data)
    result = collected(source)
    assert [(each.kind, each.student, each.why) for each in result.problems] == [
        ("broken", "s1", "nothing was filed: hw2.py is broken inside the download. Download it again.")
    ]
    assert result.missing == ("s1",)
    assert {name.partition("/")[0] for name in kept(source)} == {"s2", "s3"}


def test_a_download_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", CANVAS)
    source.write_bytes(source.read_bytes()[:-40])
    with pytest.raises(BadDownload, match="no zip, or it is cut off; download it again"):
        collected(source)
    with pytest.raises(BadDownload, match="there is no such folder or zip"):
        collected(tmp_path / "nowhere.zip")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ada/../../../evil.py", "its name leads out of the zip"),
        ("ada/a/b/c/d/e/f/g/h/i.py", "deeper than 8 folders"),
        ("ada\\..\\..\\evil.py", "its name leads out of the zip"),
    ],
)
def test_a_name_that_leads_out_is_left_out(name: str, sentence: str, tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {name: "evil", "ada/hw2.py": "ada = 1", **ALAN})
    before = outside(tmp_path)
    [problem] = collected(source).problems
    assert (problem.kind, problem.student) == ("left out", "s1")
    assert sentence in problem.why
    assert kept(source) == {"s1/hw2.py": "ada = 1", "s2/hw2.py": "alan = 1"}
    assert outside(tmp_path) == before | {"out"}


@pytest.mark.parametrize("name", ["/etc/evil.py", "../evil.py", "C:/evil.py"])
def test_a_name_that_begins_outside_is_nobodys(name: str, tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {name: "evil", **ALAN})
    before = outside(tmp_path)
    [problem] = collected(source).problems
    assert problem.kind == "unmatched"
    assert outside(tmp_path) == before | {"out"}
    collected(source, ())
    assert "evil" not in "".join(kept(source))


def test_a_link_in_a_zip_or_a_folder_is_not_followed(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("ada/link.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    source = zipped(tmp_path / "d.zip", ALAN)
    with zipfile.ZipFile(source, "a") as archive:
        archive.writestr(link, "/etc/passwd")
        archive.writestr("ada/hw2.py", "ada = 1")
    assert [each.why for each in collected(source).problems] == ["link.py is a link, and links are not followed."]
    (tmp_path / "2").mkdir()
    folder = unpacked(tmp_path / "2" / "d", {"ada/hw2.py": "ada = 1"})
    (folder / "ada" / "link.py").symlink_to("/etc/passwd")
    (folder / "alan").symlink_to("/etc")
    os.mkfifo(folder / "ada" / "pipe.py")
    whys = [each.why for each in collected(folder, platform="folder").problems]
    assert whys == [
        "link.py is a link, and links are not followed.",
        "pipe.py is not a file that can be read.",
    ]
    assert kept(folder) == {"s1/hw2.py": "ada = 1"}


def test_a_bomb_is_left_out(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"ada/zeros.py": b"\0" * 2_000_000, "ada/hw2.py": "ada = 1"})
    [problem] = collected(source).problems
    assert problem.why == "zeros.py was not read: it is packed more tightly than a program can be."
    assert kept(source) == {"s1/hw2.py": "ada = 1"}


def test_a_huge_file_is_left_out_and_the_rest_is_kept(tmp_path: Path) -> None:
    source = unpacked(tmp_path / "d", {"ada/hw2.py": "ada = 1"})
    with (source / "ada" / "film.mp4").open("wb") as stream:
        stream.truncate(60_000_000)
    [problem] = collected(source).problems
    assert problem.why == "film.mp4 was left out: at most 50 MB a file and 200 MB a student are kept."
    assert kept(source) == {"s1/hw2.py": "ada = 1"}


def test_names_that_some_systems_take_for_one_stay_apart(tmp_path: Path) -> None:
    names = [
        "hw.py",
        "HW.py",
        "e\u0301.py",
        "\u00e9.py",
        "a",
        "a/b.py",
        "con.py",
        "x\u202ey.py",
        "q?.py",
        "l" * 200 + ".py",
    ]
    source = zipped(tmp_path / "d.zip", {f"ada/{name}": str(place) for place, name in enumerate(names)})
    assert collected(source).problems == ()
    found = kept(source)
    assert sorted(found.values()) == sorted(map(str, range(len(names))))
    assert len({name.casefold() for name in found}) == len(names)
    assert {"s1/HW.py", "s1/con.py"} <= set(found)
    assert sum(name.endswith(".py") for name in found) == len(names) - 1
    assert collected(source).problems == ()  # the copy is known again


def test_the_same_name_twice_in_a_zip_loses_neither(tmp_path: Path) -> None:
    source = tmp_path / "d.zip"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("ada/hw.py", "one")
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("ada/hw.py", "two")
    collected(source)
    assert sorted(kept(source).values()) == ["one", "two"]


def test_names_in_utf_8_that_do_not_say_so_are_read(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", CANVAS)  # Ruby's zip leaves the flag out, and Canvas is written in Ruby
    flagged, data = (0x800).to_bytes(2, "little"), source.read_bytes()
    for signature, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(signature)
        while at >= 0:
            if data[at + place : at + place + 2] == flagged:
                data = data[: at + place] + b"\0\0" + data[at + place + 2 :]
            at = data.find(signature, at + 4)
    source.write_bytes(data)
    with zipfile.ZipFile(source) as archive:
        assert "├╝" in "".join(archive.namelist())
    assert collected(source).problems == ()


def test_zips_of_students_are_kept_shut(tmp_path: Path) -> None:
    inner = zipped(tmp_path / "hw2.zip", {"hw2.py": "ada = 1", "../evil.py": "evil"})
    deeper = zipped(tmp_path / "deep.zip", {"hw2.zip": inner.read_bytes()})
    files = {"lovelaceada_101_1_hw2.zip": inner.read_bytes(), "turingalan_102_2_deep.zip": deeper.read_bytes()}
    source = zipped(tmp_path / "d.zip", files)
    assert collected(source).problems == ()
    [ada, alan] = submissions_in(tmp_path / "out")
    assert [path.name for path in ada.iterdir()] == ["hw2.zip"]
    assert [each.file for each in read_submission(ada).sources] == ["hw2.py"]
    assert read_submission(ada).receipt == read_submission(inner).receipt  # what `pack` told the student
    assert [each.file for each in read_submission(alan).sources] == ["hw2.zip/hw2.py"]


def test_a_virtual_environment_is_left_behind(tmp_path: Path) -> None:
    files = {"ada/env/pyvenv.cfg": "", "ada/env/lib/x.py": "", "ada/pyvenv.cfg": "", "ada/hw2.py": "ada = 1"}
    source = zipped(tmp_path / "d.zip", {**files, "ada/node_modules/x.py": "", "ada/.git/config": ""})
    assert collected(source).problems == ()
    assert kept(source) == {"s1/hw2.py": "ada = 1"}


def test_names_of_people_are_no_formulas_in_the_table(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"=cmd|calc!A0_7_assignsubmission_file_/hw.py": "1", **MOODLE})
    collected(source)
    row = (tmp_path / "out" / "unmatched.csv").read_text("utf-8").splitlines()[1]
    assert row.startswith("unmatched,\"'=cmd|")
