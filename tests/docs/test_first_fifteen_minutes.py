"""The first fifteen minutes of a lecturer and of a student, with nothing but the documented commands.

The student's notebook is executed by a real kernel, and what the checker shows in it is looked at in a real browser.
"""

import csv
import html
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from grader.built.freeze import loads
from grader.built.variants import for_student
from grader.cli.handed_in import HandAnswering, written_by

pytestmark = [
    *(pytest.mark.slow, pytest.mark.in_turn("file")),
    pytest.mark.filterwarnings("default"),  # Jupyter's own warnings are not ours
]

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--hide-scrollbars"),
]

# What JupyterLab says of every output, and how it came out on ours. Labels once stood in columns of two letters.
JUPYTER = """
.jp-OutputArea-output dt { font-weight: bold; float: left; width: 20%; }
.jp-OutputArea-output dd { float: left; width: 80%; }
.jp-RenderedHTMLCommon ul:not(.list-inline) { padding-left: 2em; }
.jp-RenderedHTMLCommon :not(pre) > code { background-color: #eee; padding: 1px 5px; }
"""
LOOKED_UP = """
const style = (name) => getComputedStyle(document.querySelector(".markscheme " + name));
document.body.dataset.seen = [style("dt").float, style(".cases").paddingLeft, style("dd code").paddingLeft].join(" ");
"""
IN_NATS = """
from math import log

def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts if n)
"""
IN_BITS = IN_NATS.replace("import log\n", "import log2\n").replace("* log(", "* log2(")
BIAS_NEVER_MOVES = """
def perceptron_trace(examples, weights, rate):
    w, trace = list(weights), []
    def output(x):
        return 1 if sum(a * b for a, b in zip(w, [1, *x])) > 0 else 0
    for _ in range(20):
        for x, label in examples:
            change = rate * (label - output(x))
            w = [w[0]] + [a + change * b for a, b in zip(w[1:], x)]
            trace.append(w)
        if all(output(x) == label for x, label in examples):
            break
    return trace
"""


def run(command: str, folder: Path, code: int = 0) -> str:
    """What a command line says that somebody types in this folder."""
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": f"{tools(folder)}:{os.environ['PATH']}", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def tools(folder: Path) -> Path:
    """A folder on the path with `grader` and `python`, as an activated environment has."""
    top = next(each for each in (folder, *folder.parents) if (each / "tools").is_dir())
    return top / "tools"


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the lecturer works."""
    top = tmp_path_factory.mktemp("fifteen")
    (top / "tools").mkdir()
    for name, target in {"grader": "-m grader.cli", "python": ""}.items():
        (top / "tools" / name).write_text(f'#!/bin/sh\nexec {sys.executable} {target} "$@"\n', encoding="utf-8")
        (top / "tools" / name).chmod(0o755)
    (top / "desk").mkdir()
    return top / "desk"


@pytest.fixture(scope="module")
def course(desk: Path) -> Path:
    """A course with one assignment, released to thirty students."""
    run("grader init ml2026", desk)
    course = desk / "ml2026"
    assert "trees.gain_ratio" in run("grader list --topic trees", course)
    said = run(
        'grader new hw1 --title "Homework 1" --due 2030-01-15T23:59:00+01:00 --exercise information.entropy '
        "--exercise linear.perceptron_trace --exercise bayes.posterior_by_hand --exercise bayes.which_posterior",
        course,
    )
    assert "hw1.yaml" in said
    run("sed -i 's/^exercises:/personalise: per_student\\nexercises:/' hw1.yaml", course)
    assert "none at fault" in run("grader lint hw1.yaml", course)
    rows = "\n".join(f"s{number:04},Student {number}" for number in range(1, 31))
    (course / "roster.csv").write_text(f"id,name\n{rows}\n", encoding="utf-8")
    said = run("grader release hw1.yaml --out released --roster roster.csv", course)
    assert "to 30 students" in said
    assert "30 different variants" in said
    return course


TRIED = {  # exercise: some of the attempts, and what each gets
    "information.entropy": {"the reference": "2/2 right", "natural logarithm": "0/2 wrong"},
    "bayes.which_posterior": {"the reference": "1/1 right", "every option": "0/1 wrong", "a blank": "0/1 missing"},
    "trees.why_gain_ratio": {"an answer": "0/4 manual", "a blank": "0/4 missing"},
}


@pytest.mark.parametrize("id_", TRIED)
def test_an_exercise_is_tried_before_it_is_given(desk: Path, id_: str) -> None:
    said = " ".join(run(f"grader try {id_} --out tried", desk).split())
    for attempt, gets in TRIED[id_].items():
        assert f"{attempt} {gets}" in said
    page = (desk / "tried" / f"{id_}.html").read_text("utf-8")
    assert all(f">{attempt}</label>" in page for attempt in TRIED[id_])
    assert "<script>" not in page


@pytest.fixture(scope="module")
def notebook(course: Path) -> Path:
    """The notebook of one student, worked on and executed from top to bottom."""
    folder = course / "released" / "s0007"
    work = nbformat.read(folder / "hw1.ipynb", as_version=4)
    places = {cell.source: number for number, cell in enumerate(work.cells)}
    written = next(number for source, number in places.items() if source.startswith("def entropy"))
    traced = next(number for source, number in places.items() if source.startswith("def perceptron_trace"))
    by_hand = next(number for source, number in places.items() if "bayes_posterior_by_hand__hit = None" in source)
    chosen = next(number for source, number in places.items() if "bayes_which_posterior = None" in source)
    right = answers(course, "s0007")
    work.cells[traced].source = BIAS_NEVER_MOVES
    work.cells[by_hand].source = filled(work.cells[by_hand].source, right["bayes.posterior_by_hand"])
    work.cells[chosen].source = work.cells[chosen].source.replace("= None", f'= "{right["bayes.which_posterior"][""]}"')
    work.cells[written].source = IN_NATS
    again = [nbformat.v4.new_code_cell(source) for source in (IN_BITS, "check(entropy)")]
    work.cells[written + 2 : written + 2] = again  # below the check: the student sees it fail, and writes it anew
    nbformat.write(work, folder / "hw1.ipynb")  # saved, as `check_all` reads what is saved
    NotebookClient(work, kernel_name="python3", resources={"metadata": {"path": str(folder)}}, timeout=120).execute()
    nbformat.write(work, folder / "executed.ipynb")
    return folder / "executed.ipynb"


def answers(course: Path, student: str) -> dict[str, dict[str, str]]:
    """What somebody writes by hand who can do it."""
    return written_by(HandAnswering(), for_student(loads((course / "hw1.built.json").read_bytes()), student))


def filled(cell: str, right: dict[str, str]) -> str:
    """The cell with the answers where `None` stands."""
    for part, text in right.items():
        cell = cell.replace(f"__{part} = None", f"__{part} = {text}")
    return cell


def shown(notebook: Path) -> Iterator[tuple[str, str]]:
    """Each code cell, and the HTML below it."""
    for cell in nbformat.read(notebook, as_version=4).cells:
        if cell.cell_type == "code":
            yield cell.source, "".join(one.data.get("text/html", "") for one in cell.outputs if "data" in one)


def words(markup: str) -> str:
    """What is read of a page."""
    return " ".join(html.unescape(re.sub(r"<style.*?</style>|<[^>]+>", " ", markup, flags=re.DOTALL)).split())


def test_the_checker_shows_a_named_mistake_and_then_that_it_is_right(notebook: Path) -> None:
    checked = [words(markup) for source, markup in shown(notebook) if source == "check(entropy)"]
    assert len(checked) == 2
    assert "natural logarithm" in checked[0].lower()
    assert "2 of 2 public right" in checked[1]
    [trace] = [words(markup) for source, markup in shown(notebook) if source == "check(perceptron_trace)"]
    assert "bias never moves" in trace.lower()
    assert all("Traceback" not in markup for _, markup in shown(notebook))


def test_check_all_reruns_what_is_saved_and_pack_gives_a_receipt(notebook: Path) -> None:
    source, markup = list(shown(notebook))[-1]
    assert source.startswith("check_all()\npack(")
    last = nbformat.read(notebook, as_version=4).cells[-1]
    told = words(markup) + " ".join(str(one.get("text", "")) for one in last.outputs)
    told += " ".join(one.data.get("text/plain", "") for one in last.outputs if "data" in one)
    assert "bias never moves" in told.lower()
    assert re.search(r"receipt is (?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}\.", told)
    assert (notebook.parent / "hw1-s0007.zip").exists()


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here to look with")
def test_what_the_checker_shows_is_seen_in_a_browser(notebook: Path, tmp_path: Path) -> None:
    page = tmp_path / "notebook.html"
    output = '<div class="jp-OutputArea-output jp-RenderedHTMLCommon">'
    pieces = [f"<pre>{html.escape(source)}</pre>{output}{markup}</div>" for source, markup in shown(notebook)]
    head = f"<!doctype html><meta charset=utf-8><style>{JUPYTER}</style>"
    page.write_text(f"{head}{''.join(pieces)}<script>{LOOKED_UP}</script>", encoding="utf-8")
    browse = [str(CHROMIUM), *QUIET, f"--user-data-dir={tmp_path / 'profile'}", "--window-size=1000,1600"]
    picture = tmp_path / "seen.png"
    for wanted in ("--dump-dom", f"--screenshot={picture}"):
        done = subprocess.run([*browse, wanted, page.as_uri()], capture_output=True, text=True, check=True, timeout=120)
        if wanted == "--dump-dom":
            assert "natural logarithm" in words(done.stdout).lower()
            assert done.stdout.count('class="markscheme"') >= 4
            assert 'data-seen="none 0px 0px"' in done.stdout
    assert colours_in(picture) > 50


def colours_in(picture: Path) -> int:
    """How many colours a picture has; a blank page has one or two."""
    image = pytest.importorskip("PIL.Image")
    return len(image.open(picture).convert("RGB").getcolors(maxcolors=1 << 24))


def test_the_lecturer_grades_what_came_back(course: Path, notebook: Path) -> None:
    handed_in = course / "submissions"
    handed_in.mkdir()
    shutil.copy(notebook.parent / "hw1-s0007.zip", handed_in)
    for student, code in {"s0001": IN_BITS, "s0002": IN_NATS}.items():
        (handed_in / f"{student}.py").write_text(code, encoding="utf-8")
    assert "3 graded" in run("grader grade hw1.yaml submissions --out graded", course)
    with (course / "graded" / "grades.csv").open(encoding="utf-8") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}
    assert rows.keys() == {"s0001", "s0002", "s0007"}
    page = words((course / "graded" / "feedback" / "s0007.html").read_text("utf-8")).lower()
    assert "bias never moves" in page
    assert "natural logarithm" not in page  # the last definition counts
    assert "natural logarithm" in (course / "graded" / "feedback" / "s0002.html").read_text("utf-8").lower()
