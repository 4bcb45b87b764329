"""Mutants: what is changed, and what is left alone."""

import pytest

from grader.audit.mutants import mutants_of

CHANGES = {  # the body of a function of a and b: the texts that its mutants have instead
    "return a + b": {"None", "(a - b)", "(a * b)"},
    "return a ** 2": {"None", "(a * 2)", "(a + 2)", "3", "1"},
    "return a < b": {"(not a < b)", "(a >= b)", "(a <= b)"},
    "return a == b and a": {"(not (a == b and a))", "(a != b)", "(a == b or a)"},
    "return [x for x in a if x]": {"None", "([x for x in a])"},
    "return a if b else 0": {"None", "(0 if b else a)", "1", "-1"},
    "return a[0]": {"None", "1", "-1"},
    "return a[1:]": {"None", "2:", "0:"},
    "return max(a)": {"None", "min(a)"},
    "return f(a, b)": {"None", "f(b, a)"},
    "return sorted(a)": {"None", "sorted(a, reverse=True)"},
    "if a:\n        b += 1\n    return ()": {"(not a)", "b -= 1", "b *= 1", "2", "0"},
    "return True": {"False"},
}


@pytest.mark.parametrize("body", CHANGES)
def test_each_kind_of_expression_is_changed_in_its_own_ways(body: str) -> None:
    assert {mutant.text for mutant in mutants_of("m", f"def f(a, b):\n    {body}\n".encode())} == CHANGES[body]


@pytest.mark.parametrize(
    "body",
    [
        '"""One more than 1."""',
        "raise ValueError(1 + 1)",
        "if a > 1:\n        raise ValueError(a)",
        'print(f"{a + 1}")',
        "b: list[1] = a",
        "for x, y in zip(a, b, strict=True): pass",
    ],
)
def test_texts_guards_and_annotations_are_left_alone(body: str) -> None:
    assert mutants_of("m", f"def f(a, b):\n    {body}\n".encode()) == []


def test_only_what_is_reached_is_changed_and_of_the_defaults_only_those_asked_for() -> None:
    source = b"def f(a, base=2, *, low=0):\n    return a - base\n"
    assert mutants_of("m", source, reached=()) == []
    assert {each.text for each in mutants_of("m", source, (), {("f", "base")})} == {"3", "1"}
    assert {each.text for each in mutants_of("m", source, (), {("f", "low")})} == {"1", "-1"}


def test_a_change_is_spliced_into_the_source_where_bytes_and_characters_differ() -> None:
    source = "def f(a):\n    é = 'é'; return a + 1  # über\n".encode()
    [mutant] = [each for each in mutants_of("m", source) if each.text == "(a - 1)"]
    assert mutant.source_from(source).decode() == "def f(a):\n    é = 'é'; return (a - 1)  # über\n"
    assert mutant.diff_from(source).splitlines() == [
        "-    é = 'é'; return a + 1  # über",
        "+    é = 'é'; return (a - 1)  # über",
    ]


def test_what_stands_around_a_change_cannot_take_it_apart() -> None:
    source = b"def f(a):\n    return 2 / a ** 2\n"
    [mutant] = [each for each in mutants_of("m", source) if each.text == "(a * 2)"]
    scope: dict[str, object] = {}
    exec(mutant.source_from(source), scope)
    assert scope["f"](2) == 0.5  # type: ignore[operator]


def test_the_factors_of_a_product_are_not_exchanged() -> None:
    source = b"def product(p, q):\n    return p * q\n\ndef f(a, b):\n    return product(a, b) + g(a, b)\n"
    texts = {mutant.text for mutant in mutants_of("m", source)}
    assert "g(b, a)" in texts
    assert "product(b, a)" not in texts
