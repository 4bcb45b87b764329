"""Cells of solutions as people write them: what is read from them, and what is refused, with its line."""

from pathlib import Path

import pytest

from grader.cli.solution_cells import CellFault, read_cells
from tests.corpora import solutions

PLAIN = """\
# %% plain: algorithm: a sum of shares: one for each class
from math import log2
def share(n, total):
    return n / total

def entropy(counts):
    total = sum(counts)
    parts = [share(n, total) for n in counts if n]
    return -sum(p * log2(p) for p in parts)
"""


def lines_of(folder: Path, cells: str) -> list[str]:
    """The last cell of a file as it is read."""
    file = folder / "entropy.wrong.py"
    file.write_text(PLAIN + cells, "utf-8")
    return list(list(read_cells(file).values())[-1].lines)


def test_a_cell_that_is_written_out_is_read_without_blank_lines(tmp_path: Path) -> None:
    file = tmp_path / "entropy.right.py"
    file.write_text(PLAIN + "\n\n# %% zero: type: always\nentropy = lambda counts: 0  # %% no heading\n", "utf-8")
    plain, zero = read_cells(file).values()
    assert (plain.name, plain.kind, plain.said) == ("plain", "algorithm", "a sum of shares: one for each class")
    assert plain.text == PLAIN.partition("\n")[2].replace("\n\n", "\n").replace("\ndef ", "\n\n\ndef ")
    assert (zero.name, zero.kind, zero.text) == ("zero", "type", "entropy = lambda counts: 0  # %% no heading\n")


EDITS = {  # what is edited: the edits, lines that are new, lines that are gone
    "a part of a line": (
        "# log2(p) => p",
        ["    return -sum(p * p for p in parts)"],
        ["    return -sum(p * log2(p) for p in parts)"],
    ),
    "a part with signs": ("# * log2(p) for => + log2(p) for", ["    return -sum(p + log2(p) for p in parts)"], None),
    "a part that goes": ("# if n] => ]", ["    parts = [share(n, total) for n in counts ]"], None),
    "a part in the place of which nothing comes": ("# -sum =>", ["    return (p * log2(p) for p in parts)"], None),
    "an indent": ("#     return n =>         return n", ["        return n / total"], ["    return n / total"]),
    "a line": ("# -     return n / total\n# +     return n", ["    return n"], ["    return n / total"]),
    "lines in the place of a part": (
        "# sum(counts) => 0\n# +     for n in counts:\n# +         total += n",
        ["    total = 0", "    for n in counts:", "        total += n"],
        ["    total = sum(counts)"],
    ),
    "a line after one that stays": ("#   def entropy(counts):\n# +     counts = []", ["    counts = []"], []),
    "a line before all others": ("# + import math", ["import math"], []),
    "two lines one below the other": ("# - def share(n, total):\n# -     return n / total", [], None),
    "two lines apart": ("# - from math import log2\n#\n# -     total = sum(counts)", [], None),
    "a text that an edit made": ("# log2(p) => log10(p)\n# log10 => log", None, None),
}


@pytest.mark.parametrize("what", EDITS)
def test_what_is_edited(tmp_path: Path, what: str) -> None:
    edits, new, gone = EDITS[what]
    before = lines_of(tmp_path, "")
    after = lines_of(tmp_path, f"# %% other from plain: mistake: none that is known\n{edits}\n")
    assert [line for line in after if line not in before] == (
        new if new is not None else ["    return -sum(p * log(p) for p in parts)"]
    )
    if gone is not None:
        assert [line for line in before if line not in after] == gone


def test_lines_come_where_they_are_put(tmp_path: Path) -> None:
    edits = "# + import math\n#   def entropy(counts):\n# +     counts = list(counts)\n# n / total => n\n# + pass\n"
    lines = lines_of(tmp_path, f"# %% other from plain: near miss: percentages\n{edits}")
    assert lines[:4] == ["import math", "from math import log2", "def share(n, total):", "    return n"]
    assert lines[4:7] == ["pass", "def entropy(counts):", "    counts = list(counts)"]


def test_a_cell_may_begin_from_a_base_that_is_no_solution_or_from_an_edited_one(tmp_path: Path) -> None:
    file = tmp_path / "entropy.wrong.py"
    file.write_text(
        "# %% base from right/plain\n# log2(p) => 1\n"
        "# %% blind/one from base: mistake: one\n# n / total => n\n"
        "# %% one from blind/one: mistake: one\n# parts = => shares =\n",
        "utf-8",
    )
    base, blind, one = read_cells(file, {"right/plain": tuple(PLAIN.splitlines()[1:])}).values()
    assert (base.kind, blind.name, one.name) == ("", "blind/one", "one")
    assert "    shares = [share(n, total) for n in counts if n]" in one.lines
    assert {"    return n", "    return -sum(p * 1 for p in parts)"} < set(one.lines)


FAULTS = {  # a file below PLAIN, which has 9 lines: the line that is at fault, and what is said
    "# %% other from plain: mistake: x\n# log10 => log": (11, "once, not 0 times: log10"),
    "# %% other from plain: mistake: x\n# total => n": (11, "once, not 4 times: total"),
    "# %% other from plain: mistake: x\n# - return n": (11, "once, not 0 times: return n"),
    "# %% other from plain: mistake: x\n#   def share(n, total):\n# -     total = 1": (
        11,
        "once, not 0 times: def share",
    ),
    "# %% other from plain: mistake: x\ndef entropy(counts): return 0": (11, "an edit is `# old => new`"),
    "# %% other from plain: mistake: x\n# I wonder": (11, "an edit is `# old => new`"),
    "# %% other from below: mistake: x\n# %% below: mistake: y": (10, "no cell above is called `below`"),
    "\n# %% plain: mistake: x": (11, "a cell above is called `plain` too"),
    "# %% other: misstake: x": (10, "a heading is `# %% name: kind: sentence`"),
    "# %%": (10, "a heading is"),
}


@pytest.mark.parametrize("cells", FAULTS)
def test_what_cannot_be_read_is_refused_with_its_line(tmp_path: Path, cells: str) -> None:
    line, problem = FAULTS[cells]
    with pytest.raises(CellFault) as refused:
        lines_of(tmp_path, cells)
    assert str(refused.value).startswith(f"{tmp_path / 'entropy.wrong.py'}:{line}: ")
    assert problem in str(refused.value)


def test_code_above_the_first_heading_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.right.py").write_text("\nimport math\n# %% plain: algorithm: x\n", "utf-8")
    with pytest.raises(CellFault, match=r"a\.right\.py:2: a file of solutions begins with a heading"):
        read_cells(tmp_path / "a.right.py")


def test_every_solution_of_the_bank_is_python() -> None:
    """`#     if x: => if True:` takes the indent away; a cell that stops with a syntax error loses marks, too."""
    broken = [each.key for each in solutions() if not is_python(each.text)]
    assert broken == []


def is_python(text: str) -> bool:
    try:
        compile(text, "cell", "exec")
    except SyntaxError:
        return False
    return True
