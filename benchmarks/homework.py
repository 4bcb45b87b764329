"""The homework that is measured: eight functions, forty checks, and a class of which nobody hands in the same.

The eight are exercises of the bank, with one public and four drawn inputs each and without properties, so that every
grader makes the same forty calls and compares the same forty answers. A submission is put together from the solutions
that the tests keep: right ones that differ in algorithm, wrong ones that people really write, and crashes. It begins
with the imports that notebooks of such a course begin with, whether they are needed or not.
"""

import ast
import io
import json
import os
import random
import re
import tempfile
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from grader.engine.building_document import built_anew
from grader.paths import bank_dir
from grader.spec.faults import SpecFaults
from grader.spec.full_names import with_full_names
from grader.spec.yaml_tree import tree_of_file
from tests.corpora import Solution, solution, solutions

DRAWN = 4
MISTAKE_PLACE = re.compile(r"^misconceptions\[(\d+)\]")  # how a fault of lint names the place of a known mistake
SHARES = {"right": 0.60, "wrong": 0.28, "crashing": 0.12}


@dataclass(frozen=True, slots=True)
class Asked:
    """An exercise of the bank, its public and its drawn case, and the solutions of it that return plain values."""

    id: str
    public: str
    drawn: str
    right: tuple[str, ...]

    @property
    def target(self) -> str:
        """The function's name, which is that of the exercise."""
        return self.id.partition(".")[2]


HOMEWORK = (
    Asked(
        "information.entropy", "weather", "other counts", ("plain", "expected_surprise", "by_splitting", "with_numpy")
    ),
    Asked(
        "trees.gain_ratio",
        "weather, outlook",
        "other tables",
        ("plain", "by_sorting", "joint_entropy", "divergence", "with_numpy"),
    ),
    Asked("bayes.naive_bayes_posteriors", "weather", "other tables", ("plain", "counter", "logarithms", "odds")),
    Asked(
        "associations.itemset_supports", "five walks", "other baskets", ("plain", "apriori", "vertical", "recursive")
    ),
    Asked(
        "bayes_nets.enumeration",
        "from effect to cause",
        "other networks",
        ("ask", "full_joint", "elimination", "einsum"),
    ),
    Asked("clustering.kmeans_clusters", "six beehives", "other points", ("backwards", "labels")),
    Asked(
        "statistics.pearson",
        "four predictions",
        "other predictions",
        ("plain", "sums", "slopes", "standardised", "matrix"),
    ),
    Asked(
        "evaluation.auc",
        "six parcels, two with the same score",
        "with ties",
        ("pairs", "rank_sum", "sweep", "trapezoids", "with_numpy"),
    ),
)
CRASHES = (  # a name that does not exist, nothing there, a stub, an endless descent, a forgotten import, a typing error
    "def {target}(*given):\n    counts = tally(given)\n    return counts[0]\n",
    "def {target}(*given):\n    best = []\n    for each in given[:0]:\n        best.append(each)\n    return best[0]\n",
    "def {target}(*given):\n    raise NotImplementedError\n",
    "def {target}(*given):\n    return {target}(*given)\n",
    "def {target}(*given):\n    return special.xlogy(given[0], given[0]).sum()\n",
    "def {target}(*given)\n    return given[0]\n",
)
BEGINNING = "import numpy as np\nimport pandas as pd\n"
HANGING = "def {target}(*given):\n    while True:\n        pass\n"
REMARKS = (
    "# checked by hand on the first example",
    "# TODO: tidy this up",
    "# see the lecture, week {n}",
    "# took me {n} tries",
    "# same as on sheet {n}",
)


@dataclass(frozen=True, slots=True)
class Work:
    """What one student hands in: a piece of code per function, and in which form."""

    student: str
    sort: str
    pieces: tuple[str, ...]
    notebook: bool


@contextmanager
def workspace() -> Iterator[Path]:
    """A folder to measure in, gone afterwards; or one below BENCH_FOLDER, which stays.

    ext4 looks for a minute and more past every file that was deleted before it makes a new one: a class that is graded
    after another was deleted takes up to a third longer. `make bench` deletes in the end.
    """
    kept = os.environ.get("BENCH_FOLDER")
    if kept:
        yield Path(tempfile.mkdtemp(dir=kept))
        return
    with tempfile.TemporaryDirectory(prefix="markscheme-") as folder:
        yield Path(folder)


def lay_out(folder: Path, count: int, *, forty_calls: bool = False, **sort: Any) -> tuple[Path, Path]:
    """The assignment's file and the folder of submissions, both written below a folder; `sort` says which class.

    With `forty_calls`, code is asked what other graders ask, and no more: no other inputs, and no repairs.
    """
    assignment = write_assignment(folder, exercises(), forty_calls=forty_calls)
    submissions = folder / "submissions"
    submissions.mkdir(exist_ok=True)
    for work in class_of(count, **sort):
        if work.notebook:
            (submissions / f"{work.student}.ipynb").write_text(notebook_text(work.pieces), encoding="utf-8")
        else:
            (submissions / f"{work.student}.py").write_text("\n\n".join(work.pieces), encoding="utf-8")
    return assignment, submissions


def write_assignment(folder: Path, documents: Mapping[str, Any], *, forty_calls: bool = False) -> Path:
    """Writes the exercises and the assignment of them below a folder."""
    bank = folder / "bank" / "homework"
    bank.mkdir(parents=True, exist_ok=True)
    for target, document in documents.items():
        (bank / f"{target}.yaml").write_text(json.dumps(document), encoding="utf-8")
    assignment = folder / "homework.yaml"
    document = assignment_document()
    if forty_calls:
        document["policy"] |= {"other_inputs": False, "repair": {"search": False}}
    assignment.write_text(json.dumps(document), encoding="utf-8")
    return assignment


@cache
def exercises() -> dict[str, Any]:
    """The eight exercises by their functions, without the known mistakes that five inputs cannot tell."""
    documents: dict[str, Any] = {asked.target: exercise_of(asked) for asked in HOMEWORK}
    with tempfile.TemporaryDirectory(prefix="markscheme-") as folder:
        while True:
            try:
                built_anew(write_assignment(Path(folder), documents))
            except SpecFaults as found:
                untold = {(fault.file.stem, int(MISTAKE_PLACE.findall(fault.field)[0])) for fault in found.faults}
                for target, place in sorted(untold, reverse=True):
                    del documents[target]["misconceptions"][place]
            else:
                return documents


def exercise_of(asked: Asked) -> dict[str, object]:
    """The exercise with five inputs and no properties, as a document."""
    # In full: the homework's own id names no topic.
    written = with_full_names(tree_of_file(bank_dir().joinpath(*asked.id.split(".")).with_suffix(".yaml")).value).value
    kept = {key: value for key, value in written.items() if key not in ("properties", "source")}
    # A convention may name a mistake that five inputs cannot tell.
    kept["conventions"] = [each["says"] if isinstance(each, dict) else each for each in kept.get("conventions", [])]
    cases = {case["name"]: case for case in written["cases"]}
    public = {key: value for key, value in cases[asked.public].items() if key != "printed"}
    drawn = {**cases[asked.drawn], "count": DRAWN}
    return {**kept, "id": f"homework.{asked.target}", "cases": [public, drawn]}


def assignment_document() -> dict[str, Any]:
    """The assignment of the eight."""
    return {
        "schema": 1,
        "id": "homework",
        "title": "Eight functions",
        "secret": {"public": "a benchmark has no secrets"},
        "exercises": [{"id": f"homework.{asked.target}"} for asked in HOMEWORK],
        "policy": {"packages": ["numpy", "pandas"], "hidden": {"while_open": "hint", "after_close": "input"}},
    }


def class_of(count: int, *, hanging: float = 0.0, beginning: str = BEGINNING) -> Iterator[Work]:
    """The class: the same for the same count, and of a larger one the first are those of a smaller."""
    for number in range(count):
        draws = random.Random(f"student {number}")
        sort = draws.choices(list(SHARES), list(SHARES.values()))[0]
        first, *others = pieces_of(draws, sort)
        pieces = (f"{beginning}{first}", *others)
        if draws.random() < hanging:
            sort, pieces = "hanging", (*pieces[:-1], HANGING.format(target=HOMEWORK[-1].target))
        yield Work(f"s{number:05}", sort, pieces, notebook=number % 2 == 0)


def pieces_of(draws: random.Random, sort: str) -> tuple[str, ...]:
    """A piece of code per function."""
    spoilt = frozenset(draws.sample(range(len(HOMEWORK)), draws.randint(1, 3))) if sort != "right" else frozenset()
    bound: dict[str, str] = {}  # what imports of the pieces so far have bound
    return tuple(
        remarked(draws, own_piece(draws, asked, number, sort if number in spoilt else "right", bound))
        for number, asked in enumerate(HOMEWORK)
    )


def own_piece(draws: random.Random, asked: Asked, number: int, sort: str, bound: dict[str, str]) -> str:
    """One function, right, wrong or crashing, that gets on with the imports of the pieces before it."""
    if sort == "crashing":
        return draws.choice(CRASHES).format(target=asked.target)
    names = list(asked.right if sort == "right" else wrong_names(asked.id))
    draws.shuffle(names)
    for name in names:
        text, imports = piece(solution(asked.id, name, sort), asked.target, number)
        if all(bound.get(local, meant) == meant for local, meant in imports.items()):
            bound.update(imports)
            return text
    raise LookupError(f"{asked.id}: no {sort} solution goes with what stands before it")


@cache
def wrong_names(exercise: str) -> tuple[str, ...]:
    """The wrong solutions of an exercise."""
    return tuple(each.name for each in solutions("wrong") if each.exercise == exercise)


@cache
def piece(work: Solution, target: str, number: int) -> tuple[str, dict[str, str]]:
    """A solution whose own names, but the function's, are told apart from those of others; and what it imports."""
    tree = ast.parse(work.text)
    own = {name for node in tree.body for name in defined(node)} - {target}
    imports = {local: meant for node in ast.walk(tree) for local, meant in imported(node)}
    return renamed(work.text, {name: f"{name}_{number}" for name in own}), imports


def defined(node: ast.stmt) -> Iterator[str]:
    """The names that a statement defines, imports aside."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign):
        yield from (name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name))


def imported(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Local names and what an import binds them to."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        module = getattr(node, "module", "")
        yield from ((alias.asname or alias.name, f"{module}.{alias.name}") for alias in node.names)


def renamed(text: str, names: dict[str, str]) -> str:
    """The text with other names, attributes left alone."""
    lines, before = text.splitlines(keepends=True), ""
    found = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and token.string in names and before != ".":
            found.append(token)
        before = token.string
    for token in reversed(found):
        row, start = token.start
        line = lines[row - 1]
        lines[row - 1] = line[:start] + names[token.string] + line[token.end[1] :]
    return "".join(lines)


def remarked(draws: random.Random, text: str) -> str:
    """The text as this student left it: with a remark, or a blank line more."""
    remark = draws.choice(REMARKS).format(n=draws.randint(1, 14))
    return f"{remark}\n{text}" if draws.random() < 0.6 else f"\n{text}{remark}\n"


def notebook_text(pieces: Sequence[str]) -> str:
    """A notebook with a heading and a cell per piece."""
    cells = [
        cell
        for number, text in enumerate(pieces)
        for cell in (
            {"cell_type": "markdown", "id": f"m{number}", "metadata": {}, "source": f"## Question {number + 1}"},
            {
                "cell_type": "code",
                "id": f"c{number}",
                "metadata": {},
                "source": text,
                "execution_count": None,
                "outputs": [],
            },
        )
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}, indent=1)
