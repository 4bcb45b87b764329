"""The secret comes from where the assignment says, and its absence is one sentence."""

from pathlib import Path

import pytest

from grader.build.draw import Seeds
from grader.build.secret import NoSecret, secret_of
from grader.spec.assignment import Secret


def test_the_secret_is_read_from_each_place_without_blanks_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret.key").write_bytes(b"from a file\n")
    monkeypatch.setenv("COURSE_SECRET", " from the environment ")
    course = tmp_path / "courses"
    course.mkdir()
    assert secret_of(Secret(env="COURSE_SECRET"), course) == b"from the environment"
    assert secret_of(Secret(file="../secret.key"), course) == b"from a file"
    assert secret_of(Secret(public="for all to see"), course) == b"for all to see"


@pytest.mark.parametrize(
    ("secret", "sentence"),
    [
        (Secret(env="NOT_SET"), "set the environment variable NOT_SET"),
        (Secret(env="BLANK"), "set the environment variable BLANK"),
        (Secret(file="gone.key"), "the file gone.key that the assignment names: no such file or directory."),
        (Secret(file="."), "the file . that the assignment names: is a directory."),
        (Secret(file="empty.key"), "the file empty.key that the assignment names is empty."),
        (Secret(), "names no secret"),
    ],
)
def test_a_missing_secret_is_one_sentence_without_a_path_of_ours(
    secret: Secret, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLANK", "  ")
    (tmp_path / "empty.key").write_bytes(b"\n")
    with pytest.raises(NoSecret) as missing:
        secret_of(secret, tmp_path)
    text = str(missing.value)
    assert sentence in text
    assert text.endswith(".")
    assert "\n" not in text
    assert str(tmp_path) not in text


def test_a_secret_is_not_in_what_a_traceback_shows() -> None:
    assert "hush" not in repr(Seeds(b"hush", "hw", "information.entropy"))
