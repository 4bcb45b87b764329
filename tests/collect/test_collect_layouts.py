"""Each system's download, zipped and unpacked, comes to the same folders."""

from pathlib import Path

import pytest

from grader.collect.attempts import collected_attempts
from grader.collect.claimed_work import BadDownload
from grader.collect.download import Download, TopEntry
from grader.collect.moments import iso_moment, platform_moment
from grader.intake.files import FileEntry
from grader.platforms.canvas import original_names, works_in
from tests.collect.downloads import (
    CANVAS,
    FOLDER,
    GRADESCOPE,
    METADATA,
    MOODLE,
    NBGRADER,
    collected,
    kept,
    unpacked,
    zipped,
)

LAYOUTS = {  # platform: (files, what `grade` will see, student to when and late)
    "canvas": (
        CANVAS,
        {
            "s1/helpers.py": "help = 1",
            "s1/hw2.py": "ada = 1",
            "s2/hw2.py": "alan = 1",
            "s3/my_file_2_b.ipynb": "{}",
            "s3/text.html": "<p>typed</p>",
        },
        {"s1": ("", False), "s2": ("", True), "s3": ("", False)},
    ),
    "moodle": (
        MOODLE,
        {
            "s1/hw2.py": "ada = 1",
            "s1/lib/helpers.py": "help = 1",
            "s1/onlinetext.html": "<p>typed</p>",
            "s2/hw2.py": "alan = 1",
            "s3/hw_2.py": "zoe = 1",
        },
        {"s1": ("", False), "s2": ("", False), "s3": ("", False)},
    ),
    "gradescope": (
        GRADESCOPE,
        {"s1/hw2.py": "both = 1", "s2/hw2.py": "both = 1", "s3/hw2.py": "zoe = 1"},
        {
            "s1": ("2026-11-02T22:10:05+00:00", False),
            "s2": ("2026-11-02T22:10:05+00:00", False),
            "s3": ("2026-11-02T23:00:00+00:00", False),
        },
    ),
    "nbgrader": (
        NBGRADER,
        {"s1/hw2.py": "ada = 1", "s2/hw2.py": "alan = 1", "s3/hw2.py": "zoe = 1"},
        {
            "s1": ("2026-11-02T22:10:05+01:00", False),
            "s2": ("2026-11-02T22:10:05+00:00", False),  # to nbgrader, no zone is UTC
            "s3": ("", False),
        },
    ),
    "folder": (
        FOLDER,
        {"s1/hw2.py": "ada = 1", "s2/alan@example.org.py": "alan = 1", "s3/sub/hw2.py": "zoe = 1"},
        {"s1": ("", False), "s2": ("", False), "s3": ("", False)},
    ),
}


@pytest.mark.parametrize("form", ["zip", "folder"])
@pytest.mark.parametrize("platform", LAYOUTS)
def test_a_download_becomes_one_folder_a_student(platform: str, form: str, tmp_path: Path) -> None:
    files, expected, times = LAYOUTS[platform]
    source = zipped(tmp_path / "d.zip", files) if form == "zip" else unpacked(tmp_path / "d", files)
    result = collected(source)
    assert (result.platform, result.problems, result.missing) == (platform, (), ())
    assert kept(source) == expected
    attempts = collected_attempts(tmp_path / "out")
    assert {each.student: (each.submitted, each.late) for each in attempts} == times
    assert {each.number for each in attempts} == {1}
    assert collected(source, platform=platform).known == len(attempts)


def test_a_wrapping_folder_is_seen_through(tmp_path: Path) -> None:
    for name, files in (("c", CANVAS), ("m", MOODLE)):
        source = zipped(tmp_path / f"{name}.zip", {f"submissions (1)/{each}": text for each, text in files.items()})
        (tmp_path / name).mkdir()
        moved = source.rename(tmp_path / name / "d.zip")
        assert (collected(moved).problems, len(kept(moved))) == ((), 5)


def test_a_group_is_told_of_in_each_of_its_records(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "d.zip", GRADESCOPE))
    assert {each.student: each.group for each in collected_attempts(tmp_path / "out")} == {
        "s1": ("s2",),
        "s2": ("s1",),
        "s3": (),
    }


@pytest.mark.parametrize(
    ("files", "platform", "sentence"),
    [
        ({**CANVAS, "notes.py": ""}, "auto", "looks like canvas, but not all of it: say which with --from"),
        ({"a/hw.py": ""}, "canvas", "there is no work in it that is laid out as canvas does it"),
        ({"a/hw.py": ""}, "gradescope", "There is no submission_metadata.yml"),
        ({"submission_metadata.yml": "[1"}, "auto", "cannot be read: export the submissions again"),
        ({**NBGRADER, "submitted/ada/hw1/hw1.py": ""}, "auto", "holds hw1, hw2: say which with --assignment"),
    ],
)
def test_what_cannot_be_told_is_asked_for(files: dict[str, str], platform: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadDownload, match=sentence):
        collected(zipped(tmp_path / "d.zip", files), platform=platform)
    assert not (tmp_path / "out").exists()


def test_one_of_nbgraders_assignments_is_taken(tmp_path: Path) -> None:
    files = {**NBGRADER, "submitted/ada/hw1/hw1.py": ""}
    collected(zipped(tmp_path / "d.zip", files), platform="nbgrader", assignment="hw2")
    assert set(kept(tmp_path / "d.zip")) == {"s1/hw2.py", "s2/hw2.py", "s3/hw2.py"}


def test_every_attempt_in_nbgraders_exchange_is_kept(tmp_path: Path) -> None:
    files = {
        "ada+hw2+2026-11-02 10:00:00.5 UTC+x1/hw2.py": "second",
        "ada+hw2+2026-11-01 10:00:00 UTC/hw2.py": "first",
        "alan+hw2+2026-11-01 10:00:00 +0100/hw2.py": "one",
    }
    result = collected(unpacked(tmp_path / "d", files))
    assert [(each.student, each.number, each.submitted) for each in result.new] == [
        ("s1", 1, "2026-11-01T10:00:00+00:00"),
        ("s1", 2, "2026-11-02T10:00:00+00:00"),
        ("s2", 1, "2026-11-01T10:00:00+01:00"),
    ]
    assert kept(tmp_path / "d")["s1/hw2.py"] == "second"


def test_gradescope_tells_what_is_missing_or_nobodys(tmp_path: Path) -> None:
    more = {"submission_13": "", "submission_14": "\n  :submitters: []", "submission_15": "\n  :submitters: 3"}
    metadata = METADATA + "".join(f"{name}:{text}\n" for name, text in more.items() if text)
    files = {
        "submission_metadata.yml": metadata,
        "submission_11/a.py": "",
        "submission_13/a.py": "",
        "submission_14/a": "",
    }
    result = collected(zipped(tmp_path / "d.zip", files))
    assert [(each.source, each.why) for each in result.problems] == [
        ("submission_12", "stands in submission_metadata.yml, and is not in the export."),
        ("submission_15", "stands in submission_metadata.yml, and is not in the export."),
        ("submission_13", "does not stand in submission_metadata.yml."),
        ("submission_14", "has no submitter."),
    ]


@pytest.mark.parametrize(
    ("name", "source", "file", "late", "order"),
    [
        ("lovelaceada_101_9001_hw2.py", "lovelaceada_101", "hw2.py", False, 9001),
        ("van_der_berg_jan_LATE_101_9001_a_1_2_b.py", "van_der_berg_jan_101", "a_1_2_b.py", True, 9001),
        ("lovelaceada_late_101_9001_hw2.py", "lovelaceada_101", "hw2.py", True, 9001),
        ("late_101_9001_hw2.py", "late_101", "hw2.py", False, 9001),  # somebody's name
        ("anon_x7Gh2_9001_hw2.py", "anon_x7Gh2", "hw2.py", False, 9001),
        ("LATE_anon_x7Gh2_9001_hw2.py", "anon_x7Gh2", "hw2.py", True, 9001),
        ("lovelaceada_LATE_101_text.html", "lovelaceada_101", "text.html", True, 0),
    ],
)
def test_a_name_of_canvass_is_taken_apart(name: str, source: str, file: str, late: bool, order: int) -> None:
    [work] = works_in(Download("d", (TopEntry(name, False, (FileEntry(name, 0, lambda _: b""),)),)), {"101"}).works
    assert (work.source, work.entries[0].name, work.late, work.order) == (source, file, late, order)


@pytest.mark.parametrize(
    ("name", "original"),
    [
        ("hw2-1.py", "hw2.py"),
        ("hw2.py", "hw2.py"),
        ("a-b.py", "a-b.py"),
        ("hw2-7.tar.gz", "hw2.tar.gz"),
        ("hw2-0b5ce0a4-9a3c-4a5e-8a48-2f7e1c2d3e4f.ipynb", "hw2.ipynb"),
        ("report-2026.pdf", "report-2026.pdf"),
        ("-1.py", "-1.py"),
    ],
)
def test_what_canvas_puts_behind_a_name_is_taken_away(name: str, original: str) -> None:
    assert original_names([name]) == {name: original}


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("2026-11-02 22:10:05.123456789 Z", "2026-11-02T22:10:05+00:00"),
        ("2026-11-02T22:10:05-0800", "2026-11-02T22:10:05-08:00"),
        ("2026-11-02 22:10 America/New_York", "2026-11-02T22:10:00-05:00"),
        ("2026-11-02 22:10:05 PST", ""),
        ("2026-11-02 22:10:05", ""),
        ("2026-11-02 25:10:05 Z", ""),
        ("2026-11-02 22:10:05 +99:00", ""),
        ("yesterday", ""),
        ("", ""),
    ],
)
def test_a_time_is_known_with_its_zone_or_not_at_all(written: str, moment: str) -> None:
    assert iso_moment(platform_moment(written)) == moment
