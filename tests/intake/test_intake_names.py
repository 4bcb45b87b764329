import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.texts.safe_names import MAX_NAME_CHARACTERS, module_name, safe_name, shown_name

KEPT = ["s0001", "Zoë O'Brien", "doe_jane_12345_assignsubmission_file", "a.b", "jane@uni.edu", "Müller, K.-H. jr"]
CHANGED = [
    "",
    ".",
    "..",
    "../x",
    "-rf",
    "a/b",
    "a\\b",
    "a\nb",
    "abc\u202egpj.exe",
    "CON",
    "nul.txt",
    "=1+1",
    "x ",
    "x" * 300,
]
CHANGED += ["a\0b", "\ud800", "e\u0301"]  # the last looks like é, which some systems would make of it


@pytest.mark.parametrize("name", KEPT)
def test_an_ordinary_id_stays_as_it_is(name: str) -> None:
    assert safe_name(name) == name


def test_ids_that_are_no_file_names_stay_apart() -> None:
    names = [safe_name(name) for name in CHANGED]
    assert len({*names, *CHANGED}) == 2 * len(CHANGED)


@given(st.one_of(st.text(), st.sampled_from(CHANGED)))
def test_a_safe_name_names_one_file_in_a_folder(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    name = safe_name(text)
    path = tmp_path_factory.getbasetemp() / f"{name}.json"
    path.write_text("{}")
    assert path.name in os.listdir(path.parent)
    assert Path(name).name == name
    assert name.isprintable()
    assert not name.startswith(("-", "."))
    assert safe_name(name) == name


@given(st.text(), st.lists(st.text()))
def test_a_module_name_is_an_identifier_that_is_not_taken(stem: str, stems: list[str]) -> None:
    taken: list[str] = []
    for other in (*stems, stem, stem):
        name = module_name(other, taken)
        assert name.isidentifier()
        assert name not in taken
        taken.append(name)


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("hw2", "hw2"),
        ("hw 2 (1)", "hw_2_1"),
        ("my-code", "my_code"),
        ("übung", "übung"),
        ("class", "file_class"),
        ("numpy", "file_numpy"),
        ("__main__", "file___main"),
        ("...", "file"),
    ],
)
def test_a_module_is_named_like_its_file(stem: str, name: str) -> None:
    assert module_name(stem) == name


def test_a_shown_name_is_one_short_line() -> None:
    assert shown_name("a\nb\u202e\x1b[31m" + "x" * 100) == "a?b??[31m" + "x" * (MAX_NAME_CHARACTERS - 10) + "…"
