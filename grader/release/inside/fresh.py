"""A run of the saved work from the top, in a process of its own, as grading will run it.

The two sides talk through files: what a student's code prints, reads or does to its streams disturbs nothing. The
new process is the checker itself, started with `--fresh` and the request's file.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from grader.checks.calls import Call, Observation, Raised
from grader.codec.decode import DecodeError
from grader.codec.wire import cut_form
from grader.intake.submission import Source
from grader.release.inside.notebook_session import seeded_session, told_as_late
from grader.release.inside.time_limits import WITHOUT_PROCESSES, call_seconds, within
from grader.sandbox.child_answers import whole_observation
from grader.sandbox.frames import FrameError, packed_frame
from grader.sandbox.loading import SubmissionProgram
from grader.sandbox.one_call import answer_message, native_hooks, random_seeder
from grader.sandbox.printing import OutputStreams

FILES_RAN = b"ran"  # the first line of the answers: the files themselves have run
FRESH_VARIABLE = "MARKSCHEME_FRESH_RUN"  # set for the new process and all that it starts, so that none starts another
CELL_LABEL = re.compile(
    r"\((cell \d+)\)$"
)  # at the end of an exception's text, where it was raised in a notebook's cell
NUMPY_IMPORT = re.compile(r"\b(numpy|pandas)\b")  # in the text of the work: only then NumPy is imported for it


@dataclass(frozen=True, slots=True)
class FreshQuestion:
    """One call of the fresh run, and the exercise it belongs to."""

    exercise: str
    call: Call


@dataclass(frozen=True, slots=True)
class FreshRun:
    """The observation of every question; `unfinished` if the run of the files themselves did not end."""

    observations: tuple[Observation, ...]
    unfinished: bool = False


def fresh_run(
    checker: Path,
    sources: Sequence[Source],
    provided: dict[str, str],
    questions: Sequence[FreshQuestion],
    seconds: float,
) -> FreshRun:
    """The observations of a fresh run; after a call that hangs or dies, the other exercises are asked in a new run."""
    answers: dict[int, Observation] = {}
    while left := [number for number in range(len(questions)) if number not in answers]:
        request = {
            "sources": [asdict(source) for source in sources],
            "provided": provided,
            "calls": [{"n": number, **asdict(questions[number].call)} for number in left],
        }
        run = _run_here if sys.platform in WITHOUT_PROCESSES else _one_run
        come, ended = run(checker, request, lambda at: _limit(at, left, questions, seconds))
        if come is None:
            return FreshRun(tuple(Observation(ended) for _ in questions), unfinished=True)
        answers |= dict(zip(left, come, strict=False))
        if len(come) < len(left):
            answers |= _lost(left[len(come) :], questions, ended)
    return FreshRun(tuple(answers[number] for number in range(len(questions))))


def _limit(at: int, left: Sequence[int], questions: Sequence[FreshQuestion], seconds: float) -> float:
    """The seconds for the next line of answers: first for the files to run, then for each call."""
    return seconds if at == 0 else call_seconds(questions[left[at - 1]].call)


def _lost(left: Sequence[int], questions: Sequence[FreshQuestion], ended: Any) -> dict[int, Observation]:
    """Observations for a call that did not come back and for the other calls of its exercise, which are skipped."""
    first = left[0]
    others = [number for number in left[1:] if questions[number].exercise == questions[first].exercise]
    return {first: Observation(ended), **{number: Observation("skipped") for number in others}}


def _one_run(
    checker: Path, request: dict[str, Any], limit: Callable[[int], float]
) -> tuple[list[Observation] | None, Any]:
    """The observations of one process, None if not even the files ran; and how it ended, `timeout` or `died`."""
    # On Windows a process that has just ended may still hold a file.
    with tempfile.TemporaryDirectory(prefix="check-", ignore_cleanup_errors=True) as folder:
        asked, answered = Path(folder, "asked.json"), Path(folder, "answered")
        asked.write_text(json.dumps(request), encoding="utf-8")
        # It is read before the process has written anything.
        answered.touch()
        process = subprocess.Popen(  # noqa: S603  # ourselves
            [sys.executable, str(checker), "--fresh", str(asked), str(answered)],
            cwd=checker.parent,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # A group of its own, so that all processes that the work starts can be ended with it.
            start_new_session=True,
            # Sets come in the same order as in grading, and Matplotlib opens no window.
            env={**os.environ, FRESH_VARIABLE: "1", "PYTHONHASHSEED": "0", "MPLBACKEND": "agg"},
        )
        try:
            ended = _waited(process, answered, limit, 1 + len(request["calls"]))
        finally:
            _end(process)
        # What follows the last newline is an answer that was not finished.
        lines = answered.read_bytes().split(b"\n")[:-1]
    return _observations(lines, request), ended


def _observations(lines: Sequence[bytes], request: dict[str, Any]) -> list[Observation] | None:
    """The observations on the lines of a run; None if not even the files ran."""
    numbers = [call["n"] for call in request["calls"]]
    return [*map(_observation, lines[1:], numbers)] if lines[:1] == [FILES_RAN] else None


def _run_here(
    checker: Path, request: dict[str, Any], limit: Callable[[int], float]
) -> tuple[list[Observation] | None, Any]:
    """The observations of a run in this very process, for Python in a browser, which can start no other."""
    streams = sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__
    modules, finders = set(sys.modules), list(sys.meta_path)
    answers = _answers(request)
    lines: list[bytes] = []
    try:
        with seeded_session():
            while len(lines) <= len(request["calls"]) and (
                line := within(limit(len(lines)), partial(next, answers, b""), b"")
            ):
                lines.append(line)
    finally:
        sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__ = streams  # type: ignore[misc]
        sys.meta_path[:] = finders
        # A second run imports the student's files anew; what was installed stays.
        for name in {source["name"] for source in request["sources"]} - modules:
            sys.modules.pop(name, None)
    return _observations(lines, request), "timeout"


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a process and, on systems with process groups, all that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _waited(process: "subprocess.Popen[bytes]", answered: Path, limit: Callable[[int], float], most: int) -> str:
    """Waits while lines come in time; gives "died", "timeout", or "" if all lines came."""
    come, since = 0, time.monotonic()
    while come < most:
        over = process.poll() is not None
        lines = answered.read_bytes().count(b"\n")
        if lines > come:
            come, since = lines, time.monotonic()
        elif over:
            return "died"
        elif time.monotonic() - since > limit(come):
            return "timeout"
        else:
            # Looked at again in a moment: the answers come through a file, which nobody can wait for.
            time.sleep(0.02)
    return ""


def _observation(line: bytes, number: int) -> Observation:
    try:
        return told_as_late(whole_observation(line, number))
    except DecodeError:  # the student's code wrote there
        return Observation("died")


def answer_request(asked: str, answered: str) -> None:
    """Runs in the new process: runs the files, answers one call after another into a file, and ends the process."""
    request = json.loads(Path(asked).read_text(encoding="utf-8"))
    # Without a buffer: each answer is in the file before the next call, which may end the process.
    with open(answered, "ab", buffering=0) as out:
        if any(NUMPY_IMPORT.search(cell["text"]) for source in request["sources"] for cell in source["cells"]):
            with suppress(ImportError):
                import numpy.random  # noqa: F401, PLC0415  # before it is asked for its seed
        out.writelines(line + b"\n" for line in _answers(request))
    os._exit(0)  # a thread of the student's may still run


def _answers(request: dict[str, Any]) -> Iterator[bytes]:
    streams, seeded = OutputStreams(), random_seeder()
    streams.place()
    seeded()
    program = SubmissionProgram(request["sources"], 0)
    program.provide(request["provided"])
    program.run()
    yield FILES_RAN
    hooks = {**native_hooks(), "function": lambda value: program.provided[value.name]}
    for call in request["calls"]:
        said = answer_message(call, program, streams, seeded, hooks)
        try:
            # Without the four bytes of length: here a line is an answer.
            yield packed_frame(said)[4:]
        except FrameError:
            yield packed_frame({**said, "value": cut_form("size")})[4:]


def raising_line(sources: Sequence[Source], error: Raised | None) -> str:
    """The student's line that raised an exception, if only one line can be meant; else ""."""
    if error is None or error.line is None:
        return ""
    label = found[1] if (found := CELL_LABEL.search(error.text)) else ""
    cells = [cell for source in sources for cell in source.cells if cell.label == label]
    lines = cells[0].text.split("\n") if len(cells) == 1 else []
    return lines[error.line - 1].strip() if error.line <= len(lines) else ""
