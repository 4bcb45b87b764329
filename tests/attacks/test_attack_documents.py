"""Course folders and built documents of somebody else: nothing they name is run, read or written beyond its use."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from grader.build.built_assignment import build
from grader.build.spec_lint import faults_in
from grader.built.freeze import BadDocument, dumps, loads
from grader.codec.write_records import record_json
from grader.engine.stale import changed_code
from grader.release.public import public_part
from grader.release.public_file import NoPublic, read_public
from grader.spec.load import load_assignment_spec
from tests.attacks.test_attack_specs import SOUND

ASSIGNMENT = "schema: 1\nid: hw\ntitle: Homework\nsecret: {public: words}\nexercises:\n"
BUILT = ASSIGNMENT + "  - {id: information.entropy}\n"


@pytest.fixture
def document(tmp_path: Path) -> dict[str, Any]:
    """A built document as it is written."""
    (tmp_path / "hw.yaml").write_text(BUILT, "utf-8")
    found: dict[str, Any] = json.loads(dumps(build(load_assignment_spec(tmp_path / "hw.yaml"), b"any")))
    return found


FORGED = {  # what: (keys on the way to it, what is put there)
    "an id that is a path": (("id",), "../../x"),
    "an id that is a whole path": (("id",), "/tmp/x"),
    "an id with a line end": (("id",), "hw\n"),
    "an id of an exercise that is code": (("exercises", 0, "id"), 'x"); import os; os.system("id'),
    "points of very many digits": (("exercises", 0, "points"), "1e999999999"),
    "points that divide by zero": (("exercises", 0, "points"), "1/0"),
    "points of a long text": (("exercises", 0, "points"), "1" * 100_000),
    "a weight of very many digits": (("exercises", 0, "cases", 0, "weight"), "1e-999999999"),
    "code of its own": (("local",), {"local_0123456789abcdef": "open('ran', 'w')"}),
    "templates": (("templates",), "/etc"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_document_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, document: dict[str, Any], what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    way, value = FORGED[what]
    place: Any = document
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value
    start = time.process_time()
    with pytest.raises(BadDocument) as refused:
        loads(json.dumps(document).encode())
    assert time.process_time() - start < 2
    assert len(str(refused.value)) < 500
    assert os.listdir(tmp_path) == ["hw.yaml"]


@pytest.mark.parametrize("data", [b"[" * 10**6, b'{"schema":' + b"9" * 10**5 + b"}", b'{"a":' * 10**5, b"\xff", b"NaN"])
def test_bytes_that_are_no_document_are_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(BadDocument):
        loads(data)


def test_code_that_a_document_names_is_not_imported(document: dict[str, Any]) -> None:
    names = [
        "os:system",
        "antigravity:x",
        "../../etc/passwd",
        "pip==1.0:x",
        "local_0123456789abcdef:f",
        "reference.os:x",
    ]
    document["code"] = dict.fromkeys(names, "sha256:0")
    assert changed_code(loads(json.dumps(document).encode())) == tuple(names)


@pytest.mark.parametrize("name", ["../../x", "x/y", "a b", "hw\n"])
def test_a_public_document_whose_id_is_a_path_is_refused(tmp_path: Path, document: dict[str, Any], name: str) -> None:
    public = record_json(public_part(loads(json.dumps(document).encode())))
    file = tmp_path / "hw.public.json"
    file.write_text(json.dumps(public), "utf-8")
    assert read_public(file).id == "hw"
    file.write_text(json.dumps({**public, "id": name}), "utf-8")
    with pytest.raises(NoPublic):
        read_public(file)


SIGNATURES = [
    "entropy(counts: __import__('os').system('id')) -> float",
    "entropy(counts: list[int] = print('ran')) -> float",
    "entropy(counts: list[int]) -> [x for x in (1,)]",
    "entropy(counts: (lambda: 1)) -> float",
    "entropy(counts: f'{1}') -> float",
    "entropy(counts: (y := 3)) -> float",
]


@pytest.mark.parametrize("signature", SIGNATURES)
def test_a_signature_has_types_and_values_in_it_and_no_code(tmp_path: Path, signature: str) -> None:
    (tmp_path / "mine.yaml").write_text(SOUND.replace("entropy(counts: list[int]) -> float", signature), "utf-8")
    assert "signature" in [fault.field for fault in faults_in(tmp_path / "mine.yaml")]


def test_a_signature_may_have_any_type_and_default(tmp_path: Path) -> None:
    signature = "entropy(counts: list[int] | None, base: float = -2.0, of: dict[str, tuple[int, ...]] = {}) -> 'float'"
    (tmp_path / "mine.yaml").write_text(SOUND.replace("entropy(counts: list[int]) -> float", signature), "utf-8")
    assert not [fault for fault in faults_in(tmp_path / "mine.yaml") if "types" in fault.problem]


PROVIDED = SOUND + "provided: [{name: majority, file: majority.py}]\n"


@pytest.mark.parametrize("kind", ["a link out of the folder", "a pipe", "a device", "a very large file"])
def test_what_is_provided_is_a_small_file_beside_the_exercise(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "bank"
    folder.mkdir()
    (tmp_path / "solution.py").write_text("def majority(labels):\n    return 'hidden-canary'\n", "utf-8")
    file = folder / "majority.py"
    match kind:
        case "a link out of the folder":
            file.symlink_to(tmp_path / "solution.py")
        case "a pipe":
            os.mkfifo(file)
        case "a device":
            file.symlink_to("/dev/zero")
        case _:
            with file.open("wb") as stream:
                stream.truncate(1 << 40)
    (folder / "mine.yaml").write_text(PROVIDED, "utf-8")
    assert [fault.field for fault in faults_in(folder / "mine.yaml")] == ["provided[0].file"]


@pytest.mark.parametrize("kind", ["a pipe", "a device", "a very large file", "a folder"])
def test_a_spec_that_is_no_small_file_is_a_fault(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "mine.yaml"
    match kind:
        case "a pipe":
            os.mkfifo(file)
        case "a device":
            file.symlink_to("/dev/zero")
        case "a folder":
            file.mkdir()
        case _:
            with file.open("wb") as stream:
                stream.truncate(1 << 40)
    [fault] = faults_in(file)
    assert "cannot be read" in fault.problem or "too large" in fault.problem


def test_thousands_of_unknown_exercises_are_told_as_one_fault(tmp_path: Path) -> None:
    many = "".join(f"  - {{id: informatian.entrapy{number}}}\n" for number in range(7000))
    (tmp_path / "hw.yaml").write_text(ASSIGNMENT + many, "utf-8")
    start = time.process_time()
    [fault] = faults_in(tmp_path / "hw.yaml")
    assert (fault.field, time.process_time() - start < 20) == ("exercises", True)


def test_a_cell_of_very_many_digits_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("x\n" + "9" * 5000 + "\n", "utf-8")
    text = "schema: 1\nid: mine\ncolumns: {x: {number: [0, .inf]}}\nrows: mine.csv\n"
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    assert faults_in(tmp_path / "mine.yaml") != ()


@pytest.mark.parametrize("rows", ["../../etc/passwd", "/etc/passwd", "pipe", "zero"])
def test_a_dataset_has_its_rows_in_a_file_beside_it(tmp_path: Path, rows: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    text = f"schema: 1\nid: mine\ncolumns: {{x: {{number: [0, 1]}}}}\nrows: {rows}\n"
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    assert [fault.field for fault in faults_in(tmp_path / "mine.yaml")] == ["rows"]
