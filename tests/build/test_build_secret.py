"""The secret comes from where the assignment says, and its absence is one sentence."""

import os
import secrets
from pathlib import Path

import pytest

from grader.build.draw import Seeds
from grader.build.secret import NoSecret, WeakSecret, secret_of
from grader.build.spec_lint import faults_in
from grader.engine.building_document import released_file
from grader.engine.built_file import built_file
from grader.spec.assignment import Secret

KEY = "8c1f5ab07e3d92644be1d7f0a9355c8e"
HOMEWORK = "schema: 1\nid: hw\ntitle: HW\nsecret: {env: COURSE_SECRET}\nexercises:\n  - id: information.entropy\n"


def test_the_secret_is_read_from_each_place_without_blanks_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret.key").write_text(f"{KEY}\n")
    monkeypatch.setenv("COURSE_SECRET", f" {KEY.upper()} ")
    course = tmp_path / "courses"
    course.mkdir()
    assert secret_of(Secret(env="COURSE_SECRET"), course) == KEY.upper().encode()  # as it is: draws stay what they were
    assert secret_of(Secret(file="../secret.key"), course) == KEY.encode()
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


GUESSABLE = {
    "a letter": "a",
    "words": "correct horse battery staple, and some more of them",
    "words without blanks": "CorrectHorseBatteryStapleAndSomeMoreOfThem2026",
    "too few digits": KEY[:31],
    "base64": "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=",
    "one digit": "a" * 64,
    "zeros": "0" * 64,
    "digits counted up": "0123456789abcdef" * 4,
    "digits counted up, and cut": ("0123456789abcdef" * 4)[:50],
    "digits counted up and down": "0123456789abcdeffedcba9876543210",
    "a word again and again": "deadbeef" * 8,
    "a random half twice": KEY[:16] * 2,
    "a decimal number": "31415926535897932384626433832795",
    "two lines": f"{KEY}\n{KEY}",
    "digits of another script": "\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668" * 8,
    "a key with a word before it": f"key={KEY}",
    "far too long": secrets.token_hex(3000),
}


@pytest.mark.parametrize("what", GUESSABLE)
@pytest.mark.parametrize("place", ["env", "file"])
def test_a_secret_that_could_be_guessed_is_refused_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, place: str
) -> None:
    monkeypatch.setenv("COURSE_SECRET", GUESSABLE[what])
    (tmp_path / "secret.key").write_text(GUESSABLE[what], "utf-8")
    secret = Secret(env="COURSE_SECRET") if place == "env" else Secret(file="secret.key")
    with pytest.raises(WeakSecret) as weak:
        secret_of(secret, tmp_path)
    text = str(weak.value)
    assert ("COURSE_SECRET" if place == "env" else "secret.key") in text
    assert "secrets.token_hex(32)" in text
    assert what == "a letter" or GUESSABLE[what] not in text
    assert "\n" not in text


def test_random_keys_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in (16, 20, 32, 64) * 50:
        monkeypatch.setenv("COURSE_SECRET", key := secrets.token_hex(size))
        assert secret_of(Secret(env="COURSE_SECRET"), tmp_path) == key.encode()


@pytest.mark.parametrize("what", ["/dev/zero", "pipe", "far.key", "\0"])
def test_a_name_that_leads_to_what_never_ends_is_refused(tmp_path: Path, what: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "far.key").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(NoSecret):
        secret_of(Secret(file=what), tmp_path)


def test_whatever_builds_refuses_it_and_lint_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hw.yaml"
    file.write_text(HOMEWORK, "utf-8")
    monkeypatch.setenv("COURSE_SECRET", "a")
    for building in (lambda: built_file(file), lambda: released_file(file, ["ada"])):
        with pytest.raises(WeakSecret):
            building()
    [fault] = faults_in(file)
    assert (fault.field, fault.line) == ("secret", 4)
    assert "could be guessed" in fault.problem
    monkeypatch.delenv("COURSE_SECRET")
    assert faults_in(file) == ()  # whoever checks a file need not have its secret
    assert sorted(os.listdir(tmp_path)) == ["hw.yaml"]
