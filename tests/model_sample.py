"""A small model exercise and what it provides: a class, and the same as a pair of functions."""

from collections.abc import Sequence
from pathlib import Path

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.spec.load import load_exercise

CLASS = '"class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]"'
PAIR = '"grow(rows: list[dict], target: str) -> dict; ask(model: dict, rows: list[dict]) -> list[str]"'
MODEL = f"""\
schema: 1
id: trees.stump
kind: model
title: A tree with one split
concepts: [trees.id3]
points: 4
signature: {CLASS}
reference: reference.trees.id3:id3_predictions
prompt: "Write a class that learns the class of each value of `a`, which is the only attribute."
provided: [{{name: majority, file: majority.py}}]
cases:
  - name: two values
    public: true
    fit: {{rows: [{{a: u, class: "yes"}}, {{a: v, class: "no"}}, {{a: v, class: "no"}}], target: class}}
    predict: {{rows: [{{a: v}}, {{a: u}}]}}
    printed: {{value: ["no", "yes"], where: "by hand"}}
  - name: other tables
    covers: more values
    count: 5
    weight: 3
    draw: {{train: {{$table: {{rows: [5, 12], columns: {{a: [3, 5], class: 2}}, consistent: true}}}}}}
    fit: {{rows: {{$use: train}}, target: class}}
    predict: {{rows: {{$make: reference.shared.draws.tables:whole_domain, rows: {{$use: train}}}}}}
    require: [informative]
check: {{exact: {{}}}}
properties:
  - unchanged_by: {{shuffle: fit.rows}}
"""
MAJORITY = '''\
from collections import Counter


def majority(labels):
    """The label that occurs most often."""
    return Counter(labels).most_common(1)[0][0]
'''

RIGHT = """
class Tree:
    def fit(self, rows, target):
        labels = {}
        for row in rows:
            labels.setdefault(row["a"], []).append(row[target])
        self.labels = {value: majority(found) for value, found in labels.items()}

    def predict(self, rows):
        return [self.labels[row["a"]] for row in rows]
"""


def written(folder: Path, *changes: tuple[str, str], files: Sequence[tuple[str, str]] = ()) -> Path:
    """The exercise in a folder, some pieces of it replaced, with the file that it provides."""
    text = MODEL
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    for name, content in (("majority.py", MAJORITY), *files):
        (folder / name).write_text(content, "utf-8")
    file = folder / "stump.yaml"
    file.write_text(text, "utf-8")
    return file


def built(file: Path) -> BuiltExercise:
    return build_exercise(load_exercise(file), assignment_id="hw", secret=b"a secret")


def assignment(*exercises: BuiltExercise) -> BuiltAssignment:
    return BuiltAssignment(id="hw", title="Homework", variant="v", policy={}, code={}, exercises=exercises)
