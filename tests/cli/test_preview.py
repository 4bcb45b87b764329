"""`grader preview`: the student's page, made anew at every save, for this machine alone."""

import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.checks.local_code import TRUST_VARIABLE
from grader.cli.app import app
from grader.cli.preview import preview_server
from grader.cli.preview_page import preview_page
from tests.build.build_sample import ENTROPY, copied
from tests.build.test_own_code import RIGHT, exercise


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Path, int]]:
    """An exercise of its own, and the port on which its page is served."""
    file = copied(tmp_path, ENTROPY)
    server = preview_server(file, 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield file, server.server_port
    server.shutdown()
    server.server_close()
    thread.join()


def asked(port: int, path: str, host: str | None = None) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path, headers={} if host is None else {"Host": host})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def test_the_page_is_the_students_and_follows_every_save(served: tuple[Path, int]) -> None:
    file, port = served
    assert "/version" in asked(port, "/")[1]
    before, page = asked(port, "/version")[1], asked(port, "/page")[1]
    assert ("Entropy of a class distribution" in page, "natural logarithm" in page) == (True, False)
    assert asked(port, "/version")[1] == before
    file.write_text(file.read_text("utf-8").replace("title: Entropy of", "title: Disorder of"), "utf-8")
    assert asked(port, "/version")[1] != before
    assert "Disorder of a class distribution" in asked(port, "/page")[1]


def test_a_fault_stands_on_the_page_escaped_and_the_next_save_mends_it(served: tuple[Path, int]) -> None:
    file, port = served
    sound = file.read_text("utf-8")
    for broken in ("title: [<script>alert(1)</script>", sound.replace("title:", "titel: <script>x</script> #")):
        file.write_text(broken, "utf-8")
        page = asked(port, "/page")[1]
        assert ("1 fault" in page, "<script>" in page) == (True, False)
    assert "&lt;script&gt;" in page
    file.write_text(sound, "utf-8")
    assert "Entropy of a class distribution" in asked(port, "/page")[1]


def test_nobody_else_can_look(served: tuple[Path, int]) -> None:
    _, port = served
    assert asked(port, "/page", host=f"elsewhere.example:{port}")[0] == 403
    assert asked(port, "/../../etc/passwd")[0] == 404


def test_once_writes_the_page_and_exits_with_1_where_the_file_is_at_fault(tmp_path: Path) -> None:
    file = copied(tmp_path, ENTROPY)
    words = ["preview", str(file), "--once", "--out", str(tmp_path / "out")]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert "Entropy" in (tmp_path / "out" / "entropy.html").read_text("utf-8")
    file.write_text("points: many", "utf-8")
    assert CliRunner().invoke(app, words).exit_code == 1
    assert "fault" in (tmp_path / "out" / "entropy.html").read_text("utf-8")


@pytest.mark.in_turn
def test_own_code_that_never_ends_is_told_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = exercise(tmp_path, "def mean(xs):\n    while True:\n        pass\n")
    page, sound = preview_page(file)
    assert ("not trusted" in page, sound) == (True, False)
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    page, sound = preview_page(file, seconds=2)
    assert ("has not answered within 2 seconds" in page, sound) == (True, False)
    (file.parent / "solution.py").write_text(f"{RIGHT}# {tmp_path}, ends\n", "utf-8")
    page, sound = preview_page(file)
    assert ("2.33333" in page, sound) == (True, True)


def test_an_assignment_is_shown_whole(tmp_path: Path) -> None:
    copied(tmp_path, ENTROPY)
    homework = tmp_path / "hw.yaml"
    homework.write_text(
        "schema: 1\nid: hw\ntitle: First week\nsecret: {env: NOWHERE}\nexercises: [{id: information.entropy}]\n",
        "utf-8",
    )
    page, sound = preview_page(homework)
    assert ("First week" in page, "Entropy of a class" in page, sound) == (True, True, True)
