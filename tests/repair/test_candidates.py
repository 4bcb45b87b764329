"""Candidates: small changes of a student's own text, in the order of their kinds, each a program of its own."""

import ast

import pytest

from grader.repair.candidates import KINDS, MAX_CANDIDATES, RepairCandidate, same_changes_together, single_candidates
from grader.repair.repaired_text import changed_lines, repaired_submission
from grader.repair.student_program import reached_functions
from grader.repair.systematic import WAYS, systematic_candidates
from grader.repair.words import SUBJECTS, WAY_VERBS, lines_sentence
from tests.repair.mended import LEAVES_OUT_SINGLES, submission


def candidates(text: str, name: str = "f") -> list[RepairCandidate]:
    return single_candidates(reached_functions(submission(text), {name}))


def changed(text: str, kind: str, name: str = "f") -> set[str]:
    """The lines that candidates of a kind put in the place of others."""
    work = submission(text)
    found = [each for each in candidates(text, name) if each.kind == kind]
    return {change.after for each in found for change in changed_lines(work, each)}


MENDED = {  # what is changed, how, into what
    "rounding": ("def f(x):\n    return round(x / 3, 2)\n", "return x / 3"),
    "divisor": ("def f(x):\n    return sum(x) / len(x)\n", "return sum(x) / (len(x) - 1)"),
    "exponential": ("def f(x):\n    return math.exp(-x)\n", "return math.exp(min(-x, 700))"),
    "boundary": ("def f(x):\n    return x < 3\n", "return x <= 3"),
    "order": ("def f(x):\n    return sorted(x)\n", "return sorted(x, reverse=True)"),
    "guard": ("def f(x, n):\n    return x / n\n", "return (x / n) if n else 0.0"),
    "dropped": ("def f(x):\n    return x * 2 + 1\n", "return x * 2"),
    "condition": ("def f(x):\n    return [a for a in x if a]\n", "return [a for a in x]"),
    "call": ("def f(x):\n    return math.log(x)\n", "return math.log2(x)"),
    "comparison": ("def f(x):\n    return x == 3\n", "return x != 3"),
    "constant": ("def f(x):\n    return x + 1\n", "return x + 2"),
    "arguments": ("def f(x, y):\n    return g(x, y)\n", "return g(y, x)"),
    "index": ("def f(x):\n    return x[1:]\n", "return x[:]"),
    "arithmetic": ("def f(x, y):\n    return x + y\n", "return x - y"),
    "form": ("def f(x, y):\n    return x, y\n", "return x"),
    "normalised": ("def f(x):\n    return x\n", "return [each / sum(x) for each in x]"),
    "shared": ("def f(x):\n    for a in x:\n        x.remove(a)\n    return x\n", "for a in x.copy():"),
    "overwritten": ("def f(x):\n    return sum({a for a in x})\n", "return sum([a for a in x])"),
    "start": ("def f(x):\n    best = 0\n    return max(best, x)\n", "best = -float('inf')"),
    "missing": ("def f(x, y):\n    return x or y\n", "return x if x is not None else y"),
    "nearness": ("def f(x, y):\n    return x == y\n", "return abs(x - y) < 1e-09"),
    "statement": ("def f(x):\n    x = 1\n    return x\n", ""),
    "variable": ("def f(x, y):\n    return x\n", "return y"),
    "length": ("def f(x):\n    return len(x)\n", "return len(x) - 1"),
    "value": ("def f(x):\n    return x\n", "return 1 - x"),
    "argument": ("def f(x, p):\n    return x**0.5\n", "return x**(1 / p)"),
}

MENDED_TOO = (  # kinds that have more than one way
    ("shared", "def f(x, a):\n    x.remove(a)\n    return x\n", "x = [each for each in x if each != a]"),
    ("shared", "def f(x):\n    x.sort()\n    return f(x)\n", "return f(x.copy())"),
    ("overwritten", "def f(x):\n    d[x, 1] = x\n    return d\n", "d[x, 1] = d.get((x, 1), 0) + x"),
    ("overwritten", "def f(x):\n    d[x] = x\n    return d\n", "d[x] += x"),
    ("overwritten", "def f(x):\n    return sum(set(x))\n", "return sum(list(x))"),
    ("start", "def f(x):\n    best, at = None, 0\n    return x\n", "best, at = float('inf'), 0"),
    ("start", "def f(d, k, p):\n    return d.get(k, p) + p\n", "return d.get(k, 0) + p"),
    ("form", "def f(x):\n    return np.array(x)\n", "return np.array(x, dtype=float)"),
    ("missing", "def f(x):\n    return [a for a in x if not a]\n", "return [a for a in x if a is None]"),
    ("nearness", "def f(x, y):\n    return x > y\n", "return x > y + 1e-09"),
    ("argument", "def f(x, p):\n    return math.sqrt(x)\n", "return x ** (1 / p)"),
    ("order", "def f(x):\n    return list(groupby(x))\n", "return list(groupby(sorted(x)))"),
)


@pytest.mark.parametrize(("kind", "text", "after"), MENDED_TOO)
def test_every_way_of_a_kind_is_tried(kind: str, text: str, after: str) -> None:
    assert after in changed(text, kind)


def test_no_copy_is_tried_where_nothing_is_changed() -> None:
    assert not changed("def f(x):\n    for a in x:\n        print(a)\n", "shared")


@pytest.mark.parametrize("kind", MENDED)
def test_every_kind_of_change_is_made_in_the_students_own_words(kind: str) -> None:
    text, after = MENDED[kind]
    assert after in changed(text, kind)


def test_every_kind_has_a_case_here_and_words_for_students() -> None:
    assert [kind for kind, _ in KINDS] == list(MENDED) == list(SUBJECTS)
    assert list(WAYS) == list(WAY_VERBS)


def test_kinds_come_in_their_order_and_every_program_once() -> None:
    found = candidates(LEAVES_OUT_SINGLES, "entropy")
    order = [kind for kind, _ in KINDS]
    places = [order.index(each.kind) for each in found]
    assert places == sorted(places)
    assert len({each.key for each in found}) == len(found) > 50


def test_every_candidate_is_python_and_differs_from_the_students_program() -> None:
    work = submission(LEAVES_OUT_SINGLES)
    functions = reached_functions(work, {"entropy"})
    singles = single_candidates(functions)
    for each in (*singles, *same_changes_together(singles), *systematic_candidates(functions)):
        text = repaired_submission(work, each).sources[0].cells[0].text
        assert text != LEAVES_OUT_SINGLES
        ast.parse(text)


def test_docstrings_are_not_changed() -> None:
    text = 'def f(x):\n    """If x < 3, 1 / x."""\n    "x > 4"\n    return x\n'
    assert all("If x < 3" in each.units[0][1].decode() for each in candidates(text))
    assert all('"x > 4"' in each.units[0][1].decode() for each in candidates(text))


def test_only_functions_that_the_exercise_leads_to_are_changed() -> None:
    text = "def f(x):\n    return g(x)\ndef g(x):\n    return x + 1\ndef unused(x):\n    return x + 2\n"
    assert {name for each in candidates(text) for name in each.functions} == {"f", "g"}


def test_brackets_stay_where_they_are_needed() -> None:
    text = "def f(a, b, c):\n    return (a + b) * c\n"
    assert "return (a + b) / c" in changed(text, "arithmetic")
    assert "return (a * b) * c" in changed(text, "arithmetic")
    assert "return (a + b) + c" in changed(text, "arithmetic")


def test_letters_that_are_not_ascii_stay_whole() -> None:
    text = "def f(x):\n    größe = 'ä'  # ö\n    return x - größe\n"
    assert "return größe - x" in changed(text, "arguments")


def test_a_method_is_compiled_alone_and_a_class_that_says_super_as_a_whole() -> None:
    plain = "class M:\n    def fit(self, x):\n        return x + 1\n"
    [unit] = {each.units[0][0].owner for each in candidates(plain, "M")}
    assert unit == "M"
    assert next(iter(candidates(plain, "M"))).changes[0][2].startswith("def fit")
    whole = plain.replace("return x + 1", "return super().fit(x) + 1")
    assert {each.units[0][0].owner for each in candidates(whole, "M")} == {""}


def test_a_change_is_made_at_all_places_together_too() -> None:
    text = "def f(x):\n    a = x[1]\n    b = x[1]\n    return a + b\n"
    [together] = [
        each
        for each in same_changes_together(candidates(text))
        if b"x[0]" in each.units[0][1] and b"x[1]" not in each.units[0][1]
    ]
    assert sorted(line for _, line in together.lines) == [2, 3]


def test_rounding_and_dividing_by_n_are_mended_everywhere_at_once() -> None:
    text = "def f(x):\n    m = round(sum(x) / 3, 2)\n    return round(m / len(x), 2)\n"
    found = systematic_candidates(reached_functions(submission(text), {"f"}))
    [both] = [each for each in found if each.kind == "rounding and divisor by n"]
    assert both.units[0][1].decode() == "def f(x):\n    m = sum(x) / 3\n    return m / (len(x) - 1)"
    assert [(way, line) for way, _, _, line in both.ways] == [("rounding", 2), ("rounding", 3), ("divisor by n", 3)]


def test_a_long_program_has_no_more_candidates_than_the_budget() -> None:
    text = "def f(a, b, c, d):\n" + "".join(f"    a = a + b * c - d / {n}\n" for n in range(1, 80)) + "    return a\n"
    assert len(candidates(text)) == MAX_CANDIDATES


def test_removing_comes_before_changing_a_word_and_that_before_adding() -> None:
    text = "def f(x, y):\n    return x + y\n"
    rank = {changed_lines(submission(text), each)[0].after: each.rank for each in candidates(text)}
    assert (rank["return x"], rank["return x - y"], rank["return 1 - (x + y)"]) == (0, 1, 2)


@pytest.mark.parametrize("text", ["def f(:\n", "x = 1\n", "", "f = lambda x: x\n"])
def test_code_without_a_function_to_change_has_no_candidates(text: str) -> None:
    assert candidates(text) == []


def test_sentences_name_one_line_or_several() -> None:
    one = lines_sentence([("a.py", 3)], "f", whole=True, files=False)
    assert one == "All inputs come out right if only line 3, in `f`, is changed."
    two = lines_sentence([("a.py", 3), ("a.py", 7)], "f", whole=True, files=True)
    assert two == "All inputs come out right if only lines 3 of a.py and 7 of a.py, in `f`, are changed."
    part = lines_sentence([("a.py", 3)], "f", whole=False, files=False)
    assert part.startswith("Line 3, in `f`, is one of several things to look at")
