import math
from pathlib import Path

import pytest
import yaml

from grader.spec import yaml_tree as tree_module
from grader.spec.yaml_tree import MAX_SPEC_BYTES, MAX_YAML_DEPTH, UNREAD, YamlTree, tree_of_file, tree_of_text

SCALARS = {  # as written: as read by YAML 1.2 core
    "no": "no",
    "yes": "yes",
    "on": "on",
    "y": "y",
    "true": True,
    "FALSE": False,
    "null": None,
    "~": None,
    "": None,
    "1e-6": 1e-6,
    "1.5E+3": 1500.0,
    ".5": 0.5,
    "5.": 5.0,
    "-0.0": -0.0,
    "0o17": 15,
    "0x1F": 31,
    "017": 17,
    "+12": 12,
    "-.inf": -math.inf,
    ".INF": math.inf,
    "0b101": "0b101",
    "1_000": "1_000",
    "190:20:30": "190:20:30",
    "2026-12-04": "2026-12-04",
    "2026-12-04T23:59:00+01:00": "2026-12-04T23:59:00+01:00",
    "'1'": "1",
    '"true"': "true",
    "1.2.3": "1.2.3",
    "<<": "<<",
    "9" * 250: 10**250 - 1,
    "9" * 251: "9" * 251,  # what does not fit a float could break any check that compares with it
}


@pytest.mark.parametrize("written", SCALARS)
def test_scalars_are_read_as_yaml_1_2_core(written: str) -> None:
    value = tree_of_text(f"a: {written}").value["a"]
    assert (value, type(value)) == (SCALARS[written], type(SCALARS[written]))


def test_nan_is_a_number() -> None:
    assert math.isnan(tree_of_text("a: .nan").value["a"])


def test_a_block_text_that_looks_like_a_number_is_a_text() -> None:
    assert tree_of_text("a: |\n  12\nb: >-\n  no\n").value == {"a": "12\n", "b": "no"}


def test_every_key_and_item_has_its_line() -> None:
    tree = tree_of_text("a: 1\nb:\n  - x\n  - {c: 1,\n     d: 2}\n")
    assert tree.lines == {
        (): 1,
        ("a",): 1,
        ("b",): 2,
        ("b", 0): 3,
        ("b", 1): 4,
        ("b", 1, "c"): 4,
        ("b", 1, "d"): 5,
    }


FAULTS = {  # what it is: (text, line, path, problem, remedy)
    "an alias": ("a: 1\nb: *x", 2, ("b",), "alias", "Write the value out"),
    "an anchor": ("a: 1\nb: &x 1", 2, ("b",), "anchor", "Remove it"),
    "a tag": ("a: 1\nb: !!str 1", 2, ("b",), "tag", "Remove it"),
    "a tag on a mapping": ("a: !python/object {}", 1, ("a",), "tag", "Remove it"),
    "a key twice": ("a: 1\nb: 2\na: {a: 1}", 3, ("a",), "stands twice, first on line 1", "Remove one"),
    "a key twice, quoted once": ('a: 1\n"a": 2', 2, ("a",), "stands twice, first on line 1", "Remove one"),
    "a key twice, deep": ("a:\n - b: 1\n   b: 2", 3, ("a", 0, "b"), "stands twice, first on line 2", "Remove one"),
    "a list as key": ("a: 1\n? [1, 2]\n: 3", 2, (), "neither a text nor a number", "in quotes"),
    "null as key": ("a: 1\n~: 3", 2, (), "neither a text nor a number", "in quotes"),
    "a tab": ("a:\n\tb: 1", 2, (), "is not YAML", "Indent with spaces"),
    "a key too far in": ("a: 1\n b: 2", 2, (), "is not YAML", "Indent it by 0 spaces, like `a: 1`."),
    "an item too far out": ("a:\n  - 1\n - 2", 3, (), "is not YAML", "Indent it by 2 spaces, like `- 1`."),
    "no space after a colon": ("a: 1\nb:2\nc: 3", 3, (), "is not YAML", "Write a space after the colon: `b: 2`."),
    "a colon in a text": ("a: 1\nb: of these: two", 2, (), "is not YAML", "in double quotes"),
    "a backquote": ("a: `x` is", 1, (), "is not YAML", "in double quotes"),
    "an open bracket": ("a: [1, 2\nb: 3", 2, (), "is not YAML", "in double quotes"),
    "a control character": ("a: 1\nb: \x01", 2, (), "does not allow", "Remove it"),
    "two documents": ("a: 1\n---\nb: 1", 3, (), "more than one YAML document", "one spec a file"),
    "nothing": ("# only a comment\n", 1, (), "is empty", "Write a mapping"),
    "too deep": ("a: 1\nb: " + "[" * (MAX_YAML_DEPTH + 5), 2, (), "nested more than", "dataset"),
    "too deep in a key": ("a: 1\n? " + "[" * (MAX_YAML_DEPTH + 5), 2, (), "nested more than", "dataset"),
}


def faults(tree: YamlTree) -> list[tuple[int, tuple[object, ...], str, str]]:
    return [(each.line or tree.lines[each.path], each.path, each.problem, each.remedy) for each in tree.problems]


@pytest.mark.parametrize("loader", ["libyaml", "pure Python"])
@pytest.mark.parametrize("what", FAULTS)
def test_what_specs_do_not_allow_is_told_once(what: str, loader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if loader == "pure Python":
        monkeypatch.setattr(tree_module, "YAML_LOADER", yaml.SafeLoader)
    text, line, path, problem, remedy = FAULTS[what]
    [(found_line, found_path, found_problem, found_remedy)] = faults(tree_of_text(text))
    assert (found_line, found_path) == (line, path)
    assert problem in found_problem
    assert remedy in found_remedy


def test_all_tags_and_anchors_are_told_and_the_rest_is_read() -> None:
    tree = tree_of_text("a: &x [1]\nb: !y {c: 2}\nd: *x\ne: 3")
    assert [path for _, path, _, _ in faults(tree)] == [("a",), ("b",), ("d",)]
    assert tree.value == {"a": [1], "b": {"c": 2}, "d": UNREAD, "e": 3}


FILES = {  # what it is: (bytes, line, problem)
    "too large": (b"a: " + b"x" * MAX_SPEC_BYTES, 1, "is too large"),
    "UTF-16": ("a: é".encode("utf-16"), 1, "is not UTF-8"),
    "Latin-1 on the second line": ("a: 1\nb: é".encode("latin-1"), 2, "is not UTF-8"),
}


@pytest.mark.parametrize("what", FILES)
def test_a_file_that_cannot_be_text_is_one_fault(what: str, tmp_path: Path) -> None:
    data, line, problem = FILES[what]
    (tmp_path / "a.yaml").write_bytes(data)
    [(found_line, _, found_problem, _)] = faults(tree_of_file(tmp_path / "a.yaml"))
    assert (found_line, found_problem.partition(" (")[0]) == (line, problem)


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    [(_, _, problem, _)] = faults(tree_of_file(tmp_path / "none.yaml"))
    assert problem == "cannot be read: No such file or directory"


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes("a: é".encode("utf-8-sig"))
    assert tree_of_file(tmp_path / "a.yaml").value == {"a": "é"}
