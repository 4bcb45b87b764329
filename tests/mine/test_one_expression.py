"""Functions of a few lines, as one expression."""

import ast

import pytest

from grader.mine.formula_texts import formula_text_of, without_own_names
from grader.mine.one_expression import expression_of
from grader.mine.plain_calls import NotOneExpression

WRITTEN = {
    "a variable": ("n = len(a)\n return b / n", "b / len(a)"),
    "a guard": ("if not a:\n  return 0\n return 1 / len(a)", "0 if not a else 1 / len(a)"),
    "two arms": ("if b:\n  n = 1\n else:\n  n = 2\n return n", "1 if b else 2"),
    "a sum": ("s = 0\n for c in a:\n  if c > b:\n   s += c\n return s", "sum(c for c in a if c > b)"),
    "a difference": ("s = 1\n for c in a:\n  s -= c\n return s", "1 - sum(c for c in a)"),
    "a product": ("s = 1\n for c in a:\n  s = s * c\n return s", "prod(c for c in a)"),
    "what is skipped": ("s = 0\n for c in a:\n  if c:\n   continue\n  s += 1\n return s", "sum(1 for c in a if not c)"),
    "a list": ("out = []\n for c in a:\n  out.append(c + b)\n return out", "[c + b for c in a]"),
    "a dictionary": ("d = {}\n for k, v in a.items():\n  d[k] = v\n return d", "{k: v for k, v in items(a)}"),
    "two loops": ("s = 0\n for r in a:\n  for c in r:\n   s += c\n return s", "sum(c for r in a for c in r)"),
    "a module": ("return math.log2(b)", "log2(b)"),
    "a default": ("return a.get(b, 0)", "a[b] if b in a else 0"),
    "a key": ("return max(a, key=a.get)", "argmax(a)"),
    "a helper": ("return half(b) + 1", "b / 2 + 1"),
    "the first of something": (
        "for c in a:\n  d = c * 2\n  if d > b:\n   return d\n return 0",
        "next((c * 2 for c in a if c * 2 > b), 0)",
    ),
    "arms of a loop": (
        "l = []\n for c in a:\n  if c:\n   l.append(1)\n  else:\n   l.append(b)\n return l",
        "[1 if c else b for c in a]",
    ),
    "counts": (
        "d = {}\n for c in a:\n  d[c] = d.get(c, 0) + 1\n return d",
        "{d: count([c for c in a], d) for d in distinct([c for c in a])}",
    ),
    "sums by key": (
        "d = defaultdict(int)\n for c, e in a:\n  d[c] += e\n return d",
        "{d: sum(e for c, e in a if c == d) for d in distinct([c for c, e in a])}",
    ),
    "a loop in a loop": (
        "l = []\n for r in a:\n  s = 0\n  for c in r:\n   s += c\n  l.append(s)\n return l",
        "[sum(c for c in r) for r in a]",
    ),
    "a function in it": ("def g(c):\n  return c * b\n return [g(c) for c in a]", "[c * b for c in a]"),
    "the best by a function": ("return min(a, key=lambda c: c - b)", "argmin({c: c - b for c in a})"),
    "what is mapped": ("return sum(map(half, a))", "sum([c / 2 for c in a])"),
    "the same name twice": ("return [half(sum(x for x in [x])) for x in a]", "[sum(y for y in [x]) / 2 for x in a]"),
    "a pair": ("x, y = a, b\n return y - x", "b - a"),
}
REFUSED = {
    "a loop that ends early": "for c in a:\n  if c:\n   break\n return c",
    "a loop without end": "while b:\n  b -= 1\n return b",
    "a lambda": "return sorted(a, key=lambda c: -c)",
    "what is changed in place": "a.sort()\n return a",
    "itself": "return f(a, b)",
    "a sum that its own terms need": "s = 0\n for c in a:\n  s += s + c\n return s",
}
HELPER = ast.parse("def half(x):\n return x / 2").body[0]


def function(body: str) -> ast.FunctionDef:
    found = ast.parse(f"def f(a, b):\n {body}").body[0]
    assert isinstance(found, ast.FunctionDef)
    return found


@pytest.mark.parametrize("what", WRITTEN)
def test_a_few_lines_are_one_expression(what: str) -> None:
    body, formula = WRITTEN[what]
    made = without_own_names(expression_of(function(body), {"half": HELPER}), ["a", "b"])
    # Variables get other names in the order of the text.
    assert formula_text_of(made) == formula_text_of(without_own_names(ast.parse(formula, mode="eval").body, ["a", "b"]))


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_more_than_compute_a_value_is_none(what: str) -> None:
    own = function(REFUSED[what])
    with pytest.raises(NotOneExpression):
        expression_of(own, {"f": own})


def test_what_doubles_with_every_line_is_given_up_soon() -> None:
    with pytest.raises(NotOneExpression):
        expression_of(function("\n ".join(["a = a + a"] * 60 + ["return a"])), {})


def test_the_variables_of_a_student_get_plain_names() -> None:
    node = ast.parse("sum(anna * counts[0] for anna in counts if anna in [x for x in other])", mode="eval").body
    text = "sum(x * counts[0] for x in counts if x in [y for y in other])"
    assert formula_text_of(without_own_names(node, ["counts", "other"])) == text
