"""Solutions of an exercise as cells of one file: each is written out, or given by what differs from another cell.

    # %% plain: algorithm: two loops, and a test after each epoch
    def perceptron_trace(examples, weights, rate):
        ...
    # %% no_rate from plain: mistake: learning rate left out
    # rate * error => error             a part of a line that stands in `plain` once, and what takes its place
    # -         break                   a line of `plain` that goes
    # +         return history          a line that comes, after the line above or before all others
    #       history.append(w)           a line that stays, and says where the next one comes

A heading has a name, a kind and a sentence. A cell without a kind is no solution: others begin from it. A base stands
above the cells that begin from it; a wrong solution may also begin from `right/<name>`. Blank lines do not count.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

# A corpus is written only where it is not the file's own: `blind/` in a file of wrong solutions.
HEADING = re.compile(
    r"# %% (?P<name>(?:blind/)?\w+)(?: from (?P<base>(?:\w+/)?\w+))?"
    r"(?:: (?P<kind>algorithm|type|mistake|near miss): (?P<said>.+))?"
)
# `old => new` within a line (Python has no such arrow), a signed line, or `#` alone, which ends an edit.
EDIT = re.compile(r"# (?P<old>(?:(?! =>).)*\S) =>(?: (?P<new>.*))?|# (?P<sign>[-+ ]) (?P<line>.+)|#")
TOP = re.compile(r"\n(?=def |class |@)")  # the end of a line above a definition of the file's own

Lines = tuple[str, ...]
Numbered = tuple[int, str]  # where a line stands in its file, and the line


class CellFault(ValueError):
    """A cell that cannot be read: the file, the line and what is the matter."""

    def __init__(self, file: Path, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")


@dataclass(frozen=True, slots=True)
class SolutionCell:
    """One cell as read: `name` is as written, with `blind/` if it has it; `kind` is empty for a mere base."""

    name: str
    kind: str
    said: str
    lines: Lines

    @property
    def text(self) -> str:
        """The solution as a student would hand it in: blank lines stand before functions and classes only."""
        return TOP.sub("\n\n\n", "\n".join([*self.lines, ""]))


def read_cells(file: Path, bases: Mapping[str, Lines] | None = None) -> dict[str, SolutionCell]:
    """Every cell of a file by its name; `bases` are the lines of cells elsewhere that these may begin from."""
    known = dict(bases or {})
    cells: dict[str, SolutionCell] = {}
    for (number, heading), body in split_cells(file):
        found = HEADING.fullmatch(heading)
        if found is None:
            raise CellFault(file, number, "a heading is `# %% name: kind: sentence`, or `# %% name from base: ...`")
        name, base = found["name"], found["base"]
        if name in cells:
            raise CellFault(file, number, f"a cell above is called `{name}` too")
        if base is not None and base not in known:
            raise CellFault(file, number, f"no cell above is called `{base}`")
        lines = tuple(line for _, line in body) if base is None else edited(file, known[base], body)
        cells[name] = SolutionCell(name, found["kind"] or "", found["said"] or "", lines)
        known[name] = lines
    return cells


def split_cells(file: Path) -> Iterator[tuple[Numbered, list[Numbered]]]:
    """Every heading of a file with the lines below it that are not blank."""
    lines = [(number, line.rstrip()) for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)]
    written = [(number, line) for number, line in lines if line]
    starts = [place for place, (_, line) in enumerate(written) if line.startswith("# %%")]
    if written and starts[:1] != [0]:
        raise CellFault(file, written[0][0], "a file of solutions begins with a heading, `# %% name: kind: sentence`")
    for start, end in zip(starts, [*starts[1:], len(written)], strict=True):
        yield written[start], written[start + 1 : end]


def edited(file: Path, base: Lines, body: list[Numbered]) -> Lines:
    """The lines of a base after all edits of a cell, one after the other."""
    lines = base
    for edit in edits_of(file, body):
        places = edit.places(lines)
        if len(places) != 1:
            told = "\n".join(edit.old)
            raise CellFault(file, edit.number, f"this must stand in the base once, not {len(places)} times: {told}")
        lines = edit.applied(lines, places[0])
    return lines


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit: lines, or a part of a line, that stand in a text once, and the lines in their place."""

    number: int
    old: Lines
    new: Lines
    within: bool  # the old is a part of one line; the first of the new replaces that part, the others come below

    def places(self, lines: Lines) -> list[int]:
        """The numbers of the lines where the old begins; a line that has it twice is there twice."""
        if self.within:
            return [place for place, line in enumerate(lines) for _ in range(line.count(self.old[0]))]
        if not self.old:  # lines that come before all else
            return [0]
        size = len(self.old)
        return [place for place in range(len(lines) - size + 1) if lines[place : place + size] == self.old]

    def applied(self, lines: Lines, place: int) -> Lines:
        """The lines with the new in the place of the old."""
        new = (lines[place].replace(self.old[0], self.new[0]), *self.new[1:]) if self.within else self.new
        return (*lines[:place], *new, *lines[place + len(self.old) :])


def edits_of(file: Path, body: list[Numbered]) -> Iterator[Edit]:
    """The edits of a cell. An edit ends where lines have come, or a text was replaced, and another is named."""
    group: list[tuple[int, re.Match[str]]] = []
    for number, line in body:
        found = EDIT.fullmatch(line)
        if found is None:
            raise CellFault(file, number, "an edit is `# old => new`, `# - line`, `# + line` or `#   line`")
        if group and found["sign"] != "+" and not (found["sign"] and group[-1][1]["sign"] in ("-", " ")):
            yield edit_of(group)
            group = []
        if line != "#":
            group.append((number, found))
    if group:
        yield edit_of(group)


def edit_of(group: list[tuple[int, re.Match[str]]]) -> Edit:
    """The edit that a group of lines tells."""
    number, first = group[0]
    old = tuple(found["line"] for _, found in group if found["sign"] in ("-", " "))
    new = tuple(found["line"] for _, found in group if found["sign"] in ("+", " "))
    if first["old"] is None:
        return Edit(number, old, new, within=False)
    return Edit(number, (first["old"],), (first["new"] or "", *new), within=True)
