"""Collecting again: attempts are added, nothing is overwritten, and a stop in the middle costs nothing."""

import json
import resource
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from grader.collect import store
from grader.collect.attempts import collected_attempts, newest_attempt
from grader.collect.claimed_work import BadDownload
from grader.collect.store import folder_digest, only_one
from tests.collect.downloads import ADA, CANVAS, ROSTER, collected, kept, unpacked, zipped

FIRST = {"lovelaceada_101_9001_hw2.py": "first", "turingalan_102_9003_hw2.py": "alan"}
SECOND = {"lovelaceada_LATE_101_9105_hw2-1.py": "second", "turingalan_102_9003_hw2.py": "alan"}


def numbers(out: Path) -> list[tuple[str, int]]:
    return [(each.student, each.number) for each in collected_attempts(out)]


def test_a_newer_download_adds_attempts_and_an_older_one_none(tmp_path: Path) -> None:
    first, second = zipped(tmp_path / "1.zip", FIRST), zipped(tmp_path / "2.zip", SECOND)
    out = tmp_path / "out"
    collected(first)
    result = collected(second)
    assert ([each.number for each in result.new], result.known) == ([2], 1)
    assert kept(second) == {"s1/hw2.py": "second", "s2/hw2.py": "alan"}
    assert collected(first).new == ()  # the older again
    assert kept(first) == {"s1/hw2.py": "second", "s2/hw2.py": "alan"}
    texts = [(each.path(out) / "hw2.py").read_text("utf-8") for each in collected_attempts(out)]
    assert texts == ["first", "second", "alan"]


def test_uploads_count_in_their_own_order_whichever_is_collected_first(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "2.zip", SECOND))
    collected(zipped(tmp_path / "1.zip", FIRST))
    assert kept(tmp_path / "1.zip")["s1/hw2.py"] == "second"


def test_what_is_handed_in_anew_counts_though_it_was_there_before(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "1.zip", FIRST))
    collected(zipped(tmp_path / "2.zip", SECOND))
    third = zipped(tmp_path / "3.zip", {"lovelaceada_LATE_101_9200_hw2-2.py": "first"})
    collected(third)
    assert kept(third)["s1/hw2.py"] == "first"
    assert [number for student, number in numbers(tmp_path / "out") if student == "s1"] == [1, 2, 3]


def test_times_come_from_a_table_even_afterwards(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", CANVAS)
    collected(source)
    table = tmp_path / "times.csv"
    table.write_text("login,submitted\nada,2026-11-02T22:10:05+01:00\nALAN@example.org,-\n", "utf-8")
    result = collected(source, times=table)
    assert (result.new, result.known) == ((), 3)
    times = {each.student: each.submitted for each in collected_attempts(tmp_path / "out")}
    assert times == {"s1": "2026-11-02T22:10:05+01:00", "s2": "", "s3": ""}


def test_a_group_that_has_changed_is_recorded_and_another_source_knows_nothing_of_it(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"redpandas_101_9001_hw2.py": "ours"})
    pandas = tuple(replace(each, group="Red Pandas") for each in ROSTER)
    collected(source, (*pandas[:2], ROSTER[2]))
    assert [each.group for each in collected_attempts(tmp_path / "out")] == [("s2",), ("s1",)]
    result = collected(source, pandas)
    assert ([each.student for each in result.new], result.known) == (["s3"], 2)
    assert [each.group for each in collected_attempts(tmp_path / "out")] == [("s2", "s3"), ("s1", "s3"), ("s1", "s2")]
    assert collected(unpacked(tmp_path / "again", {"s1/hw2.py": "ours"})).known == 1
    assert collected_attempts(tmp_path / "out", "s1")[0].group == ("s2", "s3")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id,submitted\ns1,2026-11-02T22:10:05\n", "line 2: 2026-11-02T22:10:05: a time needs its zone"),
        ("id,submitted\n\ns1,noon\n", "line 3: noon: a time needs its zone"),
        ("id,when\ns1,noon\n", "one of them must be submitted"),
        ("", "one of them must be submitted"),
    ],
)
def test_a_table_of_times_that_cannot_be_read_stops_before_anything_is_written(
    text: str, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "times.csv").write_text(text, "utf-8")
    with pytest.raises(BadDownload, match=sentence):
        collected(zipped(tmp_path / "d.zip", CANVAS), times=tmp_path / "times.csv")
    assert not (tmp_path / "out").exists()


def test_moodles_worksheet_tells_times_once_its_zone_is_said(tmp_path: Path) -> None:
    from grader.collect.moments import zone_of

    files = {"Ada Lovelace_201_assignsubmission_file_/hw2.py": "1"}
    (tmp_path / "w.csv").write_text(
        "Identifier,Full name,Email address,Last modified (submission)\n"
        'Participant 201,Ada Lovelace,ada@example.org,"Monday, 2 November 2026, 11:10 PM"\n',
        "utf-8",
    )
    collected(zipped(tmp_path / "d.zip", files), times=tmp_path / "w.csv", zone=zone_of("Europe/Berlin"))
    assert [each.submitted for each in collected_attempts(tmp_path / "out")] == ["2026-11-02T23:10:00+01:00"]


def test_work_that_was_changed_by_hand_is_left_as_it_is(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "1.zip", FIRST))
    (tmp_path / "out" / "s1" / "hw2.py").write_text("mended", "utf-8")
    assert collected(zipped(tmp_path / "1.zip", FIRST)).problems == ()  # there is nothing newer
    second = zipped(tmp_path / "2.zip", SECOND)
    [problem] = collected(second).problems
    assert (problem.kind, problem.student) == ("changed", "s1")
    assert "attempt 2 is in" in problem.why
    assert kept(second)["s1/hw2.py"] == "mended"
    assert newest_attempt([each for each in collected_attempts(tmp_path / "out") if each.student == "s1"]).number == 2


@pytest.mark.parametrize("entry", ["s1/mine.py", "s1.py", "s1.zip"])
def test_what_lay_there_before_is_not_touched(entry: str, tmp_path: Path) -> None:
    unpacked(tmp_path / "out", {entry: "mine"})
    source = zipped(tmp_path / "1.zip", FIRST)
    [problem] = collected(source).problems
    assert (problem.kind, problem.student) == ("changed", "s1")
    assert (tmp_path / "out" / entry).read_text("utf-8") == "mine"
    assert numbers(tmp_path / "out") == [("s1", 1), ("s2", 1)]


def test_only_the_owner_can_read_what_was_collected(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "1.zip", {"ada/lib/hw.py": "1"}))
    modes = {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (tmp_path / "out").rglob("*")}
    assert modes == {0}
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o700


def test_the_index_tells_all_attempts(tmp_path: Path) -> None:
    collected(zipped(tmp_path / "1.zip", FIRST))
    first = json.loads((tmp_path / "out" / "collected.json").read_text("utf-8"))["attempts"][0]
    assert first == {
        "student": "s1",
        "number": 1,
        "submitted": "",
        "late": False,
        "source": "lovelaceada_101",
        "platform": "canvas",
        "account": "101",
        "order": 9001,
        "group": [],
        "digest": first["digest"],
    }


def snapshot(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("written", range(4))  # the files and the record of the new attempt, and its copy
def test_stopped_at_any_write_the_next_run_comes_to_the_same(
    written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = zipped(tmp_path / "1.zip", FIRST), zipped(tmp_path / "2.zip", SECOND)
    collected(first)
    before = snapshot(tmp_path / "out")
    real, left = store.write_bytes, [written]

    def until_stopped(file: Path, data: bytes) -> None:
        real(file, data[: len(data) // 2] if left[0] == 0 else data)
        if left[0] == 0:
            raise KeyboardInterrupt
        left[0] -= 1

    monkeypatch.setattr(store, "write_bytes", until_stopped)
    try:
        collected(second)
    except KeyboardInterrupt:
        after = snapshot(tmp_path / "out")
        assert {name: data for name, data in after.items() if name in before} == before  # all is whole
        assert not [*(tmp_path / "out").rglob("*.part"), *(tmp_path / "out").glob(".attempts/.new/*")]
    monkeypatch.undo()
    collected(second)
    assert kept(second) == {"s1/hw2.py": "second", "s2/hw2.py": "alan"}
    assert numbers(tmp_path / "out") == [("s1", 1), ("s1", 2), ("s2", 1)]


def test_what_a_killed_run_left_is_cleared_away(tmp_path: Path) -> None:
    source = zipped(tmp_path / "1.zip", FIRST)
    collected(source)
    out = tmp_path / "out"
    unpacked(out / ".attempts" / "s1" / "2.part", {"files/half.py": "ha"})
    unpacked(out / ".attempts" / ".new" / "s2", {"files/half.py": "ha"})
    (out / ".attempts" / ".old").mkdir()
    (out / "s1").rename(out / ".attempts" / ".old" / "s1")  # between two renames
    assert collected(source).problems == ()
    assert kept(source) == {"s1/hw2.py": "first", "s2/hw2.py": "alan"}
    assert sorted(path.name for path in (out / ".attempts").iterdir()) == [".lock", "s1", "s2"]
    assert sorted(path.name for path in (out / ".attempts" / "s1").iterdir()) == ["1", "placed"]


def test_two_at_once_do_not_mix(tmp_path: Path) -> None:
    source = zipped(tmp_path / "1.zip", FIRST)
    with only_one(tmp_path / "out"), pytest.raises(BadDownload, match="another `grader collect` is at work"):
        collected(source)
    assert collected(source).problems == ()


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """Every write beyond fails, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_write_that_fails_is_one_sentence_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    source = zipped(tmp_path / "1.zip", {"ada/hw.py": "1", "alan/big.py": "#" * 50_000})
    with files_of_at_most(20_000), pytest.raises(BadDownload) as found:
        collected(source)
    assert "what was filed so far is whole, and the same command goes on from there." in str(found.value)
    assert "\n" not in str(found.value)
    assert numbers(tmp_path / "out") == [("s1", 1)]
    assert [path.name for path in (tmp_path / "out" / ".attempts" / "s2").iterdir()] == []
    assert collected(source).problems == ()
    assert set(kept(source)) == {"s1/hw.py", "s2/big.py"}


@pytest.mark.parametrize("out", [".", "in/side"])
def test_nothing_is_written_into_what_is_collected(out: str, tmp_path: Path) -> None:
    from grader.platforms.collecting import CollectionOptions, collect_download

    source = unpacked(tmp_path / "d", {"ada/hw.py": "1"})
    with pytest.raises(BadDownload, match="choose a folder outside"):
        collect_download(CollectionOptions(source, source / out, roster=(ADA,)))
    assert [path.name for path in source.iterdir()] == ["ada"]


@pytest.mark.in_turn
@pytest.mark.slow
def test_killed_at_any_time_every_attempt_is_whole_and_the_next_run_goes_on(tmp_path: Path) -> None:
    files = {f"s{n}/{part}.py": f"{n}{part}" * 200 for n in range(40) for part in "abc"}
    source = zipped(tmp_path / "d.zip", files)
    command = [sys.executable, "-m", "grader.cli", "collect", str(source), "--from", "folder", "--out"]
    out = tmp_path / "out"
    for there in (1, 15, 35):
        running = subprocess.Popen([*command, str(out)], stdout=subprocess.DEVNULL)
        while running.poll() is None and len(list(out.glob(".attempts/*/1"))) < there:
            time.sleep(0.002)
        running.kill()
        running.wait()
        attempts = collected_attempts(out)
        assert len(attempts) == len(list(out.glob(".attempts/*/1")))
        assert [folder_digest(each.path(out)) for each in attempts] == [each.digest for each in attempts]
    collected(source, (), "folder")
    subprocess.run([*command, str(tmp_path / "whole")], check=True, stdout=subprocess.DEVNULL)
    assert snapshot(out) == snapshot(tmp_path / "whole")
