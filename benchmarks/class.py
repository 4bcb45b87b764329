"""A class from end to end: `python benchmarks/class.py [all | class | large | dask | hanging] [COUNT]`.

`class` grades 200 submissions of eight functions and forty checks as `grader grade` does (results, HTML and Markdown
feedback, the tables), a second time unchanged, and beside it, in this process, does nothing but make the calls: the
floor. `large` compares the cost of 10,000 with that of 200, `dask` a cluster on this machine with `local` at 500,
`hanging` a class of which 5 % hang with what their limits dictate. Each bar is a line that says whether it was met.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import homework

from grader.built.document import BuiltAssignment
from grader.built.freeze import loads
from grader.codec.decode import decode
from grader.engine import grade_submission as one
from grader.engine import observing
from grader.engine import worker_task as finishing
from grader.engine.built_file import built_file
from grader.engine.worker_task import Settings, SubmissionTask, grading_worker
from grader.intake.read_submission import found_at
from grader.sandbox.run import isolation_for
from grader.sandbox.session import SandboxSession
from grader.score import results
from grader.texts.whole_files import write_whole

CORES = os.cpu_count() or 1
SAMPLE = 60  # submissions of which the floor and the stages are measured
LIMIT, LIVES = 2.0, 2  # seconds of a call, and calls of a function that may hang before the others are not made
COMMAND = """
import atexit, json, resource
@atexit.register
def measured():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    with open({report!r}, "w") as file:
        json.dump({{"megabytes": used[0].ru_maxrss / 1024, "cpu": sum(u.ru_utime + u.ru_stime for u in used)}}, file)
from grader.cli import program
program()
"""


@dataclass(frozen=True, slots=True)
class Run:
    """One run of `grader grade`: seconds, processor seconds of all processes, the parent's largest memory."""

    count: int
    seconds: float
    cpu: float
    megabytes: float

    @property
    def each(self) -> float:
        """Milliseconds a submission."""
        return self.seconds / self.count * 1e3


def graded(folder: Path, count: int, *, engine: str = "local", again: bool = False, **sort: Any) -> Run:
    """`grader grade` on a class of some sort that is laid out in a folder, or again on the one that was."""
    assignment, submissions = folder / "homework.yaml", folder / "submissions"
    if not again:
        folder.mkdir(parents=True, exist_ok=True)
        homework.lay_out(folder, count, **sort)
        built_file(assignment)
    report = folder / "used.json"
    command = ["grade", assignment, submissions, "--out", folder / f"out-{engine}", "--engine", engine]
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", COMMAND.format(report=str(report)), *map(str, command)],
        check=True,
        capture_output=True,
        env={key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"},
    )
    seconds = time.perf_counter() - began
    used = json.loads(report.read_text())
    return Run(count, seconds, used["cpu"], used["megabytes"])


def floor(built: BuiltAssignment, works: list[homework.Work]) -> float:
    """Seconds a submission for nothing but the code and its forty calls, in this process, without a check."""
    calls = [
        (call.target, [decode(arg) for arg in call.args or ()])
        for exercise in built.exercises
        for case in exercise.cases
        for instance in case.instances
        for call in instance.calls[:1]
    ]
    best = []
    for _ in range(3):
        began = time.process_time()
        with contextlib.redirect_stdout(io.StringIO()):
            for work in works:
                bare(work, calls)
        best.append((time.process_time() - began) / len(works))
    return min(best)


def bare(work: homework.Work, calls: list[tuple[str, list[Any]]]) -> None:
    """One submission's code run, and its calls made."""
    names: dict[str, Any] = {}
    for text in work.pieces:
        with contextlib.suppress(SyntaxError):
            exec(compile(text, "homework", "exec"), names)
    for target, args in calls:
        with contextlib.suppress(Exception):
            names[target](*args)


class Clock:
    """Seconds by stage, of functions that are replaced by timed ones; time in an inner stage is not the outer one's."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.running: list[list[float]] = []

    def timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, timed."""

        def call(*args: Any, **named: Any) -> Any:
            self.running.append([0.0])
            began = time.perf_counter()
            try:
                return function(*args, **named)
            finally:
                passed = time.perf_counter() - began
                inner = self.running.pop()[0]
                self.seconds[stage] = self.seconds.get(stage, 0.0) + passed - inner
                if self.running:
                    self.running[-1][0] += passed

        return call


STAGES = (
    ("reading", finishing, "submission_of"),
    ("what was meant", one, "meant_for"),
    ("sandbox, public calls", SandboxSession, "public"),
    ("sandbox, hidden calls", SandboxSession, "everything"),
    ("sandbox, asked again", SandboxSession, "further"),
    ("smallest public inputs", observing, "early_examples"),
    ("checks", one, "judge_exercise"),
    ("diagnosis", one, "findings_of"),
    ("scoring", results, "scored"),
    ("view", finishing, "student_view"),
    ("HTML", finishing.html, "page"),
    ("Markdown", finishing.markdown, "page"),
    ("result as text", finishing, "result_text"),
)


@contextlib.contextmanager
def timed_stages(clock: Clock) -> Iterator[None]:
    """Has every stage timed for a while."""
    before = [(module, name, getattr(module, name)) for _, module, name in STAGES if hasattr(module, name)]
    for stage, module, name in STAGES:
        if hasattr(module, name):
            setattr(module, name, clock.timed(stage, getattr(module, name)))
    try:
        yield
    finally:
        for module, name, function in before:
            setattr(module, name, function)


def stages(folder: Path, works: list[homework.Work]) -> dict[str, float]:
    """Seconds a submission by stage, one after the other in this process."""
    data = (folder / "homework.built.json").read_bytes()
    held = isolation_for("auto", finishing.packages_of(data)).name
    settings = Settings(data, folder / "staged", datetime.now(UTC), held)
    clock = Clock()
    with timed_stages(clock), grading_worker(settings) as finish:
        tasks = [SubmissionTask(work.student, found_at(entry_of(folder, work))) for work in works]
        finish(tasks[0])
        clock.seconds.clear()
        whole = clock.timed("the rest", finish)
        writing = clock.timed("writes", write_whole)
        for task in tasks:
            done = whole(task)
            for suffix, text in ((".json", done.text), (".html", done.html), (".md", done.markdown)):
                writing(settings.out / f"{done.filed.attempt.student}{suffix}", text)
    return {stage: seconds / len(works) for stage, seconds in clock.seconds.items()}


def entry_of(folder: Path, work: homework.Work) -> Path:
    """Where a student's work lies."""
    return folder / "submissions" / f"{work.student}{'.ipynb' if work.notebook else '.py'}"


def bar(what: str, found: float, most: float, unit: str) -> None:
    """Says whether a bar was met."""
    print(f"  {'met   ' if found <= most else 'MISSED'}  {what}: {found:.2f} {unit}, at most {most:g}")


def measure_class(folder: Path, count: int = 200) -> None:
    """A class of 200, its floor and its stages, and a second run."""
    first = graded(folder, count)
    second = graded(folder, count, again=True)
    plain = graded(folder / "plain", count, forty_calls=True)
    works = list(homework.class_of(min(count, SAMPLE)))
    built = loads((folder / "homework.built.json").read_bytes())
    least = floor(built, works)
    print(f"{count} submissions, {CORES} cores: {first.seconds:.2f} s, {count / first.seconds:.1f} a second")
    print(f"  {first.each:.1f} ms each, {first.cpu / count * 1e3:.1f} ms of processor; {first.megabytes:.0f} MB here")
    print(f"  {plain.each:.1f} ms each, {plain.cpu / count * 1e3:.1f} ms of processor, with the forty calls alone")
    found = stages(folder, works)
    whole = sum(found.values())
    print(f"  stages, of {whole * 1e3:.1f} ms a submission one after the other (floor: {least * 1e3:.2f} ms):")
    for stage, seconds in sorted(found.items(), key=lambda each: -each[1]):
        print(f"    {stage:22}{seconds * 1e3:7.2f} ms {seconds / whole:6.1%}")
    bar("forty calls per core, beside the floor", plain.seconds * min(CORES, count) / count / least, 8, "times")
    bar("a second, unchanged run", second.seconds, 2, "s")
    bar("memory of the parent", first.megabytes, 400, "MB")


def measure_large(folder: Path, count: int = 10_000) -> None:
    """What a submission costs in a large class."""
    small = graded(folder / "small", 200)
    large = graded(folder / "large", count)
    print(f"200: {small.each:.1f} ms each; {count}: {large.each:.1f} ms each, {large.megabytes:.0f} MB here")
    bar(f"cost at {count} beside that at 200", large.each / small.each, 1.1, "times")
    bar("memory of the parent", large.megabytes, 400, "MB")


def measure_dask(folder: Path, count: int = 500) -> None:
    """A cluster on this machine beside our own processes, and whether both write the same."""
    ours = graded(folder, count)
    theirs = graded(folder, count, engine="dask", again=True)
    print(f"{count}: local {ours.seconds:.2f} s, dask {theirs.seconds:.2f} s")
    bar("dask beside local", theirs.seconds / ours.seconds, 1.5, "times")
    different = [
        file.name
        for kind in ("results", "feedback")
        for file in sorted((folder / "out-local" / kind).iterdir())
        if file.read_bytes() != (folder / "out-dask" / kind / file.name).read_bytes()
    ]
    bar("files that differ", len(different), 0, "files")


def measure_hanging(folder: Path, count: int = 200) -> None:
    """What submissions that hang cost, beside what their limits dictate."""
    clean = graded(folder / "clean", count)
    slow = graded(folder / "hanging", count, hanging=0.05)
    hang = sum(work.sort == "hanging" for work in homework.class_of(count, hanging=0.05))
    dictated = clean.seconds + hang * LIVES * LIMIT / CORES
    print(
        f"{count}, {hang} of them hang: {slow.seconds:.2f} s; without {clean.seconds:.2f} s, dictated {dictated:.2f} s"
    )
    times = [json.loads(line) for line in (folder / "hanging" / "out-local" / "timings.jsonl").read_text().splitlines()]
    waiting = {work.student for work in homework.class_of(count, hanging=0.05) if work.sort == "hanging"}
    own = sorted(each["seconds"] for each in times if each["student"] not in waiting)
    print(f"  the others: {own[len(own) // 2] * 1e3:.1f} ms in the median, {own[-1] * 1e3:.0f} ms at most")
    bar("beside what the limits dictate", slow.seconds / (dictated + LIVES * LIMIT), 1.1, "times")


MEASURES: dict[str, Callable[..., None]] = {
    "class": measure_class,
    "large": measure_large,
    "dask": measure_dask,
    "hanging": measure_hanging,
}


def main(which: str = "class", *count: str) -> None:
    """Measures one thing, or all."""
    print(f"load {os.getloadavg()[0]:.1f} on {CORES} cores")
    for name, measure in MEASURES.items():
        if which in (name, "all"):
            with homework.workspace() as folder:
                measure(folder, *map(int, count))


if __name__ == "__main__":
    main(*sys.argv[1:])
