"""Formulas: that they give what Python gives, and that no text of any kind costs much or reaches anything."""

import math
import time
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.built.formula import CostlyFormula, Formula
from grader.built.formula_names import code_behind, formula_text, full_form, is_formula, named_formula
from grader.built.formula_text import FormulaFault
from grader.built.reference_answers import missing_parameters, parameters
from grader.built.resolve import Unresolved, resolve

GIVEN: dict[str, Any] = {
    "counts": [9, 5, 0],
    "rows": [{"a": 1, "b": "x"}, {"a": 4, "b": "y"}],
    "pairs": [(1, 2, 3), (4, 5, 6)],
    "by": {"x": 2, "y": 7, "z": 7},
    "word": "abc",
    "exact": [Fraction(1, 3), Fraction(1, 6)],
}
IN_PYTHON: dict[str, object] = {**vars(math), "fraction": Fraction, "values": dict.values, "items": dict.items}


def formula(text: str, names: Mapping[str, Any] = GIVEN) -> Formula:
    """A formula over some arguments."""
    found: Formula = resolve(full_form(text, names, {}))
    return found


SAME = [  # what Python's own `eval` gives too
    "sum(log2(sum(counts) / n) for n in counts if n)",
    "1 - max(counts) / sum(counts) if sum(counts) else 0.0",
    "-counts[0] ** 2 + 7 // 2 % 3 - 2 ** -1",
    "[row['a'] * 2 for row in rows][::-1] + [0] * 3 + counts[1:]",
    "{row['b']: row['a'] for row in rows if row['a'] > 1}",
    "{n % 2 for n in counts} | {7} & {7, 8} ^ {1}",
    "sorted(counts, reverse=True)[:2], tuple(counts), [*counts, *word], (1, 2)",
    "1 < counts[1] <= 5 != 6 and not 3 in counts or 0",
    "counts[0] or 'none', 0 or '', 1 and 0 and 2",
    "[a + c for a, *_, c in pairs]",
    "[[a, b, c] for a, (b, *c) in enumerate(pairs)]",
    "[(x, y) for x in counts for y in word if x and y != 'b']",
    "list(zip(*pairs)), list(reversed(counts)), dict(zip(word, counts))",
    "any(n > 8 for n in counts), all(n > 8 for n in counts), min(3, 1, 2), max(counts, default=0), min([], default=4)",
    "sum(counts, 10), sum([[1], [2]], []), sum(0.1 for n in range(10)), sum(exact), sum([])",
    "round(2.675, 2), round(2.5), abs(-3), floor(-1.5), ceil(1.2), sqrt(2), exp(1), log(8, 2), log10(100)",
    "fsum([0.1] * 10), prod(counts), prod(exact), factorial(5), comb(5, 2), hypot(3, 4), dist([0, 0], [3, 4])",
    "counts[0] is None, counts[0] is not None, {**by, 'x': 0}, len(by), divmod(7, 3), isclose(1, 1 + 1e-12)",
    "sorted(items(by)), sum(values(by)), fraction(1, 3) + fraction(2), 2 * pi, e, inf > 1",
    "len([n for n in counts if n == max(counts)]) / len(counts)",
    "word[0] + 'x' * 2, word < 'b', 'b' in word, word[-1]",
    "[[x * y for x in counts] for y in counts]",
]


@pytest.mark.parametrize("text", SAME)
def test_a_formula_gives_what_python_gives(text: str) -> None:
    wanted = eval(text, {**IN_PYTHON, **GIVEN})
    found = formula(text)(**GIVEN)
    assert (found, type(found)) == (wanted, type(wanted))


OURS: dict[str, object] = {
    "argmax(by), argmin(by), argmax(counts), argmin(counts)": ("y", "x", 0, 2),
    "count(word, 'a'), index(word, 'c'), keys(by)": (1, 2, ["x", "y", "z"]),
    "running(counts)": [9, 14, 14],
    "mean(counts), median(counts)": (pytest.approx(14 / 3), 5),
    "next(n for n in counts if n < 9), next((n for n in counts if n > 9), None)": (5, None),
    "n for n in counts": [9, 5, 0],  # what is left to do is done
}


@pytest.mark.parametrize("text", OURS)
def test_the_functions_of_ours_give_what_their_names_say(text: str) -> None:
    assert formula(text)(**GIVEN) == OURS[text]


RAISING = ["1 / 0", "counts[3]", "by['w']", "log(0)", "1 + word", "[a for a, b in pairs]", "counts()", "sum(word, '')"]


@pytest.mark.parametrize("text", RAISING)
def test_a_formula_raises_where_python_does(text: str) -> None:
    with pytest.raises(Exception) as wanted:  # noqa: PT011  each its own
        eval(text, {**IN_PYTHON, **GIVEN})
    with pytest.raises(type(wanted.value)):
        formula(text)(**GIVEN)


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8))
def test_numbers_are_those_of_the_same_code_to_the_last_bit(counts: list[int]) -> None:
    shares = formula("[n / sum(counts) for n in counts if n]", {"counts": 0})(counts=counts)
    assert shares == [n / sum(counts) for n in counts if n]
    assert formula("sum(n * 0.1 for n in counts)", {"counts": 0})(counts=counts) == sum(n * 0.1 for n in counts)


COSTLY = {  # text: line and column of what costs too much, and what that would do
    "9**9**9": (1, 1, "number of more than"),
    "1 + 2**10**9": (1, 5, "number of more than"),
    "fraction(1, 3) ** 10**6": (1, 1, "number of more than"),
    "2 ** fraction(10**6)": (1, 1, "number of more than"),
    "prod(range(1, 40000))": (1, 1, "number of more than"),
    "(3**6000) * (3**6000)": (1, 1, "number of more than"),
    "sum([fraction(1, n) for n in range(1, 30000)])": (1, 1, "steps"),
    "factorial(10**9)": (1, 1, "number of more than"),
    "comb(10**9, 10**8)": (1, 1, "number of more than"),
    "[0]*10**9": (1, 1, "items"),
    '"a"*10**9': (1, 1, "items"),
    "10**9 * 'a'": (1, 1, "items"),
    "range(10**12)": (1, 1, "items"),
    "sum(range(10**30, -10**30, -1))": (1, 5, "items"),
    "[0] +\n  list(range(10**9))": (2, 8, "items"),
    "round(1, 10**9)": (1, 1, "decimals"),
    "round(1, -10**9)": (1, 1, "decimals"),
    "sum([[0] * 900 for i in range(900)], [])": (1, 6, "steps"),
    "sum([[i] for i in range(9000)], [])": (1, 1, "steps"),
    "[i for i in range(40000) for j in range(40000)]": (1, 1, "steps"),
    "len([list(range(40000)) for i in range(40000)])": (1, 6, "steps"),
    "[1.5 in range(40000) for i in range(40000)]": (1, 2, "steps"),
    "[sorted(zip(range(9999), range(9999))) for i in range(999)]": (1, 9, "steps"),
    "[word + word for word in ['a' * 40000] for i in range(9)]": (1, 2, "items"),
    "[max(range(40000)) for i in range(99)]": (1, 2, "steps"),
    "é + 9**9**9": (1, 5, "number of more than"),
}


@pytest.mark.parametrize("text", COSTLY)
def test_what_costs_too_much_is_refused_at_once_with_line_and_column(text: str) -> None:
    line, column, what = COSTLY[text]
    before = time.perf_counter()
    with pytest.raises(CostlyFormula) as refused:
        formula(text, {"é": 1})(é=1)
    assert (
        time.perf_counter() - before < 2
    )  # most are refused within a millisecond; 200,000 steps take a quarter second
    assert refused.value.problem.startswith(f"line {line}, column {column} of the formula: `")
    assert what in refused.value.problem
    assert "name it with `reference`" in refused.value.remedy


REFUSED = {  # text: line, column, and what is told
    "(lambda: 1)": (1, 2, "`lambda` is not possible"),
    "(x := 1)": (1, 2, "`:=` is not possible"),
    "f'{counts}'": (1, 1, "a text with values in it"),
    "1 << 10**9": (1, 1, "`<<` is not possible"),
    "1 >> 1": (1, 1, "`>>` is not possible"),
    "~1": (1, 1, "`~` is not possible"),
    "counts @ counts": (1, 1, "`@` is not possible"),
    "counts.sort()": (1, 1, "attributes are not possible"),
    "().__class__.__bases__": (1, 1, "attributes are not possible"),
    "reference.__init__.x": (1, 1, "attributes are not possible"),
    "[n\n for n in counts.x]": (2, 11, "attributes are not possible"),
    "counts[0](1)": (1, 1, "by its name"),
    "(sum if 1 else max)(counts)": (1, 1, "by its name"),
    "dict(**by)": (1, 1, "`**` is not possible in a call"),
    "1j": (1, 1, "numbers, texts"),
    "b'x'": (1, 1, "numbers, texts"),
    "...": (1, 1, "numbers, texts"),
    "yield": (1, 1, "`yield`"),
    "(await counts)": (1, 2, "`await`"),
    "[n async for n in counts]": (1, 14, "`async`"),
    "sum": (1, 1, "`sum` is a function"),
    "sorted(counts, key=abs)": (1, 20, "`abs` is a function"),
    "1 +": (1, 4, "cannot be read"),
    "1; 2": (1, 2, "cannot be read"),
    "x = 1": (1, 1, "cannot be read"),
    "import os": (1, 1, "cannot be read"),
    "": (1, 1, "is empty"),
    "  \n ": (1, 1, "is empty"),
    "'\\d'": (1, 2, "a backslash"),
    "counts\0": (1, 1, "cannot be read"),
    "open('/etc/passwd')": (1, 1, "`open` stands for nothing"),
    "__import__('os')": (1, 1, "`__import__` stands for nothing"),
    "eval('1')": (1, 1, "`eval` stands for nothing"),
    "[n for m in counts]": (1, 2, "`n` stands for nothing"),
    "[n for n in n]": (1, 13, "`n` stands for nothing"),
    "[1 for a in by for b in by for c in by for d in by]": (1, 1, "more than 3 `for`s"),
    "[[[[1 for a in by] for b in by] for c in by] for d in by]": (1, 4, "more than 3 `for`s"),
    "-" * 900 + "1": (1, 41, "levels deep"),
    "(" * 450 + "1" + ")" * 450: (1, 200, "cannot be read"),
    "[" * 150 + "]" * 150: (1, 41, "levels deep"),
    "1" + "+1" * 300: (1, 1, "levels deep"),
    "[" + "1," * 499 + "]": (1, 1, "is too long"),
    "x" * 1_000_000: (1, 1, "1000000 characters"),
    "(" * 1_000_000: (1, 1, "1000000 characters"),
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:40])
def test_what_the_grammar_does_not_have_is_refused_with_line_and_column(text: str) -> None:
    line, column, what = REFUSED[text]
    before = time.perf_counter()
    with pytest.raises(Unresolved) as refused:
        formula(text)
    assert time.perf_counter() - before < 1
    assert refused.value.problem.startswith(f"line {line}, column {column} of the formula: ")
    assert what in refused.value.problem
    assert refused.value.remedy


def test_a_text_is_not_formatted_as_a_width_in_it_would_take_all_memory() -> None:
    with pytest.raises(TypeError):
        formula("'%999999999d' % 1")()


def test_no_argument_reaches_more_than_its_value() -> None:
    """An argument that hides a function of the list is called, and fails, as a list is no function."""
    with pytest.raises(TypeError):
        formula("sum(counts)", {"sum": 0, "counts": 0})(sum=[1], counts=[1])


def test_the_full_form_has_what_a_formula_needs_and_what_its_names_stand_for() -> None:
    name = full_form("gini(counts) / 2", ["counts"], {"gini": "reference.trees.gini:gini"})
    found = resolve(name)
    assert is_formula(name)
    assert formula_text(name) == "gini(counts) / 2"
    assert code_behind(name) == ("reference.trees.gini:gini",)
    assert code_behind("reference.trees.gini:gini") == ("reference.trees.gini:gini",)
    assert parameters(found) == frozenset({"counts"})
    assert missing_parameters(found, ["rows"]) == ("counts",)
    assert found(counts=[9, 5], rows="not used") == pytest.approx(0.2296, abs=1e-4)
    assert resolve(name) is found


def test_a_name_may_be_written_in_full() -> None:
    name = full_form("reference.trees.gini.gini(counts) / 2", ["counts"], {})
    assert code_behind(name) == ("reference.trees.gini:gini",)
    assert resolve(name)(counts=[5, 5]) == 0.25


@pytest.mark.parametrize(
    "name",
    [
        "gives(",
        "gives(counts)",
        "gives(counts: sum(counts)",
        "gives(f=os:system): f('true')",
        "gives(f=reference.trees.gini:nothing): f(1)",
        "gives(f=reference.trees.__init__:f): f(1)",
        "gives(): reference.trees.gini.nothing(1)",
        "gives(): math.log(1)",
    ],
)
def test_a_full_form_of_any_document_reaches_nothing_but_the_reference(name: str) -> None:
    with pytest.raises(Unresolved):
        resolve(name)


def test_a_full_form_that_is_none_is_a_fault_of_its_own() -> None:
    with pytest.raises(FormulaFault, match="is no formula"):
        named_formula("gives")
