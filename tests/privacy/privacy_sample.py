"""A small class: collected from Canvas, graded with a gradebook, as an instructor would have it on disk."""

import json
import zipfile
from pathlib import Path

from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import one_sentence
from tests.entropy_week import ASSIGNMENT, RIGHT

PEOPLE = {  # id: (name, Canvas's number); the ids are pseudonyms
    "p07": ("Zilvina Lovejoyce", 101),
    "p11": ("Ouzhan Turgutlu", 102),
    "p11.b": ("Wrenna Hoppenfels", 103),  # an id that begins as another does, with a dot behind
    "p23": ("Kjartan Thorsson", 104),
}
WORK = dict(
    zip(
        PEOPLE,
        [RIGHT.format(log="log2"), RIGHT.format(log="log"), "def entropy(c):\n    return c[9]\n", "entropy = len\n"],
        strict=True,
    )
)


def run(*command: str | Path) -> tuple[int, str]:
    """The exit code and what was said on stdout."""
    try:
        with one_sentence():
            done = CliRunner().invoke(app, [str(each) for each in command], catch_exceptions=False)
    except SystemExit as end:
        return int(str(end.code)), ""
    return done.exit_code, done.output


def course(folder: Path) -> Path:
    """The assignment, the roster apart from all else, and a download of two attempts of the first student."""
    (folder / "course").mkdir()
    (folder / "apart").mkdir()
    (folder / "course" / "week1.yaml").write_text(json.dumps(ASSIGNMENT), "utf-8")
    rows = [f"{id_},{name},{number}" for id_, (name, number) in PEOPLE.items()]
    (folder / "apart" / "roster.csv").write_text("\n".join(["id,name,canvas_id", *rows]) + "\n", "utf-8")
    for upload, names in enumerate((list(PEOPLE), list(PEOPLE)[:1])):
        with zipfile.ZipFile(folder / "apart" / f"download{upload}.zip", "w") as made:
            for id_ in names:
                name, number = PEOPLE[id_]
                plain = "".join(reversed(name.lower().split()))
                text = WORK[id_] + "# again\n" * upload
                made.writestr(f"{plain}_{number}_{900 + number + 100 * upload}_week1.py", text)
    return folder


def graded(folder: Path) -> Path:
    """The course with the downloads collected into `work` and graded into `graded`."""
    course(folder)
    for upload in (0, 1):
        source = folder / "apart" / f"download{upload}.zip"
        options = ("--from", "canvas", "--roster", folder / "apart" / "roster.csv", "--out", folder / "course" / "work")
        assert run("collect", source, *options)[0] == 0
    out = folder / "course" / "graded"
    command = ("grade", folder / "course" / "week1.yaml", folder / "course" / "work", "--out", out)
    assert run(*command, "--workers", "1", "--isolation", "process")[0] == 0
    return folder


def mentions(folder: Path, text: str) -> list[str]:
    """The files below a folder that have a text in their names or in what they hold."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(
        str(path.relative_to(folder))
        for path in files
        if text in str(path.relative_to(folder)) or text.encode() in path.read_bytes()
    )
