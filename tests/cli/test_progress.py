"""How far a command is: a bar on a terminal, lines elsewhere, silence where only JSON is wanted."""

import re

import pytest

from grader.cli.progress import counted_progress


def counted(total: int, *, quiet: bool = False) -> None:
    with counted_progress("grading", total, quiet=quiet) as count:
        for _ in range(total):
            count.advance()
        count.bar.refresh()


def test_a_long_run_without_a_terminal_tells_nine_lines(capsys: pytest.CaptureFixture[str]) -> None:
    counted(200)
    said = capsys.readouterr()
    assert said.out == ""
    lines = said.err.splitlines()
    assert [line.split(",")[0] for line in lines] == [f"grading: {done} of 200" for done in range(20, 200, 20)]
    assert all(
        re.fullmatch(r"grading: \d+ of 200, [\d.]+ a (second|minute), about \d+ (s|min|h) left", line) for line in lines
    )


@pytest.mark.parametrize(("total", "quiet"), [(20, False), (200, True)])
def test_a_short_run_and_a_quiet_one_tell_nothing(total: int, quiet: bool, capsys: pytest.CaptureFixture[str]) -> None:
    counted(total, quiet=quiet)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("plain", [True, False])
def test_a_terminal_gets_a_bar_with_rate_and_time_left_in_80_columns(
    plain: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "xterm-256color")
    if plain:
        monkeypatch.setenv("NO_COLOR", "1")
    else:
        monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    counted(30)
    err = capsys.readouterr().err
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", err)
    assert "30/30" in shown
    assert "a second" in shown
    assert re.search(r"\d:\d\d:\d\d", shown)
    assert max(len(line) for line in re.split(r"[\r\n]+", shown)) <= 80
    assert bool(re.search(r"\x1b\[(38|3[0-7])[;m]", err)) is not plain
