import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.magics import cell_magic, plain_python

PLAIN = {  # what it is: (as the student wrote it, as Python)
    "a line magic": ("%matplotlib inline\nx = 1", "\nx = 1"),
    "a shell line": ("!pip install numpy\nx = 1", "\nx = 1"),
    "a shell line with an odd quote": ("!echo it's (odd\nx = 1", "\nx = 1"),
    "a shell line on two lines": ("!echo a \\\n  b\nx = 1", "\n\nx = 1"),
    "a shell line in a block": ("for d in ds:\n    !ls {d}\nx = 1", "for d in ds:\n    pass\nx = 1"),
    "help before": ("?sorted\nx = 1", "\nx = 1"),
    "help after": ("np.mean??  \nx = 1", "\nx = 1"),
    "help in a block": ("if a:\n\tb?\n", "if a:\n\tpass\n"),
    "help on two lines": ("f(1,\n  2)?\nx", "\n\nx"),
    "assigned from the shell": ("files = !ls *.csv\nx = 1", "files = None\nx = 1"),
    "assigned from the shell on two lines": ("files = !ls \\\n  -l\nx = 1", "files = None\n\nx = 1"),
    "assigned from a magic": ("  t = %timeit -o f()", "  t = None"),
    "a timed statement": ("%time model = fit(rows)", "model = fit(rows)"),
    "a timed statement in a block": ("if a:\n    %time b = f()", "if a:\n    b = f()"),
    "pip without its sign": ("pip install numpy\nx = 1", "\nx = 1"),
    "a magic after an unclosed string": ("x = 'oh\n!ls", "x = 'oh\n"),
}
PYTHON = [
    's = """\n%not a magic\n!nor a command\nreally?\n"""\n',
    "s = '''it's\n% \"quoted\"\n'''\n",
    "s = 'a\\\n!b'\n",
    "y = (5\n  % 3)\n",
    "y = 5 \\\n  % 3\n",
    "y %= 3\nz = y != 3\nw = y == 3\n",
    "s = '%d?' % 3  # why?\n",
    "s = '=!x', \"= %y\"\n",
    "d = {'a': '?',\n'b': [\n'!']}\n",
    "def pip(): pass\npip\n",
    "raw = r'\\'  # '\n!r' if False else r'\\\\'\n".replace("\n!r", " "),
    "f = f'{x!r:>{width}}'\n",
    "lines = ['''\n''' '%x',\n'''!\n''']\n",
    "if x:\n    pass\n\n    \ny = 1\n",
]


@pytest.mark.parametrize("what", PLAIN)
def test_what_only_a_notebook_understands_is_taken_out(what: str) -> None:
    written, python = PLAIN[what]
    assert plain_python(written) == python


@pytest.mark.parametrize("python", PYTHON)
def test_python_stays_as_it_is(python: str) -> None:
    assert plain_python(python) == python


PIECES = st.sampled_from(
    ["'", '"', "'''", '"""', "\n", "%", "!", "?", "=", "\\", "#", "(", ")", " ", "    ", "a", "pip install", "%time "]
)
CODE = st.lists(PIECES, max_size=30).map("".join)


@given(CODE)
def test_lines_keep_their_numbers(written: str) -> None:
    python = plain_python(written)
    assert python.count("\n") == written.count("\n")


@given(CODE)
def test_nothing_is_taken_out_of_what_is_python(written: str) -> None:
    try:
        ast.parse(written)
    except (SyntaxError, ValueError):
        return
    assert plain_python(written) == written


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("%%time\nx = 1", ("time", "\nx = 1")),
        ("\n\n%%bash\nls", ("bash", "\n\n\nls")),
        ("%%!\nls", ("", "\nls")),
        ("x = 1\n%%time", None),
        ("", None),
    ],
)
def test_a_cell_magic_stands_on_the_first_line(text: str, found: tuple[str, str] | None) -> None:
    assert cell_magic(text) == found


@pytest.mark.parametrize("hostile", ["'''" + "\\'''\n" * 50_000, "(" * 300_000, "\n?" * 100_000, "a=%" * 100_000])
def test_long_nonsense_is_read_in_one_pass(hostile: str) -> None:
    assert plain_python(hostile).count("\n") == hostile.count("\n")
