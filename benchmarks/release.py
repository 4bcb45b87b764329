"""How long a personalised release to a class takes, and how large it is.

    python benchmarks/release.py [students] [exercise ...]

Without exercises it takes eight like the demo's: functions, a trace, a model and hand work that is drawn for each.
"""

import sys
import tempfile
import time
from pathlib import Path

from grader.built.freeze import loads
from grader.cli.release import Student, write_releases
from grader.engine.building_document import released_file

EIGHT = (
    "information.entropy",
    "trees.gain_ratio",
    "linear.perceptron_trace",
    "associations.frequent_itemsets",
    "trees.id3_model",
    "bayes.posterior_by_hand",
    "bayes.naive_bayes_by_hand",
    "associations.which_rules_hold",
)
HEAD = "schema: 1\nid: hw\ntitle: Homework\nsecret: {public: a benchmark}\npersonalise: per_student\nexercises:\n"


def main(count: int, exercises: tuple[str, ...]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hw.yaml"
        file.write_text(HEAD + "".join(f"  - id: {id_}\n" for id_ in exercises), "utf-8")
        students = [Student(f"s{number:04}") for number in range(count)]
        start = time.perf_counter()
        frozen = released_file(file, [student.id for student in students])
        drawn = time.perf_counter()
        built = loads(frozen.data)
        written = list(write_releases(built, students, Path(folder) / "out"))
        end = time.perf_counter()
        total = sum(path.stat().st_size for path in (Path(folder) / "out").rglob("*"))
        print(f"{count} students, {len(exercises)} exercises, {len(built.personal)} of them personal")
        print(f"drawn and frozen  {drawn - start:6.1f} s   {len(frozen.data) / 1e6:.2f} MB")
        print(f"read and written  {end - drawn:6.1f} s   {total / 1e6:.1f} MB, {len(written)} folders")
        print(f"altogether        {end - start:6.1f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 300, tuple(sys.argv[2:]) or EIGHT)
