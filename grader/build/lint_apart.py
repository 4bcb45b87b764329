"""Lint in a process of its own for files that name their author's code: code that never ends does not hang lint."""

import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from grader.build.answer_proofs import AGAIN_REMEDY
from grader.build.built_exercise import build_exercise
from grader.build.own_code import (
    CALL_TEXT_BYTES,
    CallWatch,
    own_code_fault,
    own_code_files,
    watch_own_code,
)
from grader.build.secret import PUBLIC_SECRET
from grader.build.spec_lint import LINT_ASSIGNMENT_ID, exercise_faults, faults_in, finder_of, variant_faults
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.reference_answers import reference_answer
from grader.built.resolve import resolve
from grader.built.student_calls import args_text
from grader.checks.local_code import trust
from grader.codec.decode import decode
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import load_exercise
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import tree_of_file

OWN_CALL_SECONDS = 10.0  # that one call of own code may take: a time limit is 20 times what the reference needs
LOOK_SECONDS = 0.1  # between two looks at what the process does
HASH_SEEDS = ("1", "2")  # texts are put into sets in another order under each
Answers = list[list[Any]]  # inputs with the reference's answers to them, encoded


def faults_apart(file: Path, variants: int = 0, seconds: float = OWN_CALL_SECONDS) -> tuple[Fault, ...]:
    """The faults of a file with own code, and of its further variants; a call of that code that never ends is one.

    None for a file without such code, which need not be run apart.
    """
    files = own_code_files(file)
    if not files:
        return ()
    told = told_by_process(files, seconds, HASH_SEEDS[0], ("lint", str(file), variants, []))
    if isinstance(told, Fault):
        return (told,)
    if told["faults"]:
        return tuple(Fault(Path(place), *rest) for place, *rest in told["faults"])
    again = told_by_process(files, seconds, HASH_SEEDS[1], ("compare", str(file), 0, told["answers"]))
    if isinstance(again, Fault):
        return (again,)
    return tuple(changed_fault(files, shown) for shown in again["changed"][:1])


def changed_fault(files: tuple[Path, ...], shown: str) -> Fault:
    """The fault of a reference that gives something else in another process."""
    _, name = next(own_names_in(tree_of_file(files[0]).value))
    problem = f"gives something else in another process, on {shown[:200]}"
    return own_code_fault(files, name.removeprefix("./"), problem, AGAIN_REMEDY)


def told_by_process(files: tuple[Path, ...], seconds: float, seed: str, task: tuple[Any, ...]) -> Any:
    """What a new process finds, as a document; a `Fault` where own code hangs in it, or ends it."""
    context = multiprocessing.get_context("spawn")
    watch = CallWatch(context.RawValue("Q", 0), context.RawArray("c", CALL_TEXT_BYTES + 1))
    receiving, sending = context.Pipe(duplex=False)
    process = context.Process(target=lint_in_process, args=(sending, watch, task), daemon=True)
    with hash_seed(seed):
        process.start()
    sending.close()
    try:
        hanging = hanging_call(receiving, watch, seconds)
        if hanging is not None:
            name, shown = hanging
            return own_code_fault(files, name, *hanging_problem(name, shown, seconds))
        try:
            return json.loads(receiving.recv_bytes())
        except EOFError:
            name, shown = watch.running() or ("", "")
            problem = f"ended the whole process{f', on {shown}' if shown else ''}"
            return own_code_fault(
                files, name, problem, "Leave out what ends Python: `exit`, `os._exit`, endless recursion."
            )
    finally:
        process.kill()
        process.join()
        receiving.close()


@contextmanager
def hash_seed(seed: str) -> Iterator[None]:
    """Sets the seed of Python's hashes for the processes that are started meanwhile."""
    before = os.environ.get("PYTHONHASHSEED")
    os.environ["PYTHONHASHSEED"] = seed
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONHASHSEED"]
        else:
            os.environ["PYTHONHASHSEED"] = before


def hanging_call(receiving: Connection, watch: CallWatch, seconds: float) -> tuple[str, str] | None:
    """The call that has run for longer than it may; None once the process has something to tell, or has ended."""
    seen, since = 0, time.monotonic()
    while not receiving.poll(LOOK_SECONDS):
        if watch.calls.value != seen:
            seen, since = watch.calls.value, time.monotonic()
        elif seen % 2 and time.monotonic() - since > seconds:
            return watch.running()
    return None


def hanging_problem(name: str, shown: str, seconds: float) -> tuple[str, str]:
    """The problem and the remedy of code that does not end."""
    if ":" not in name:
        return (
            f"{name} has not been read within {seconds:g} seconds",
            f"{name} runs as a whole when it is read: let it only define.",
        )
    return (
        f"has not answered within {seconds:g} seconds, on {shown}",
        "Look for a loop that does not end; if it is only slow, draw smaller inputs.",
    )


def lint_in_process(sending: Connection, watch: CallWatch, task: tuple[Any, ...]) -> None:
    """Does a task in the new process, and sends what it finds."""
    doing, name, variants, answers = task
    file = Path(name)
    trust()
    for each in own_code_files(file):
        load_watched(each, watch)
    found = compared(file, answers) if doing == "compare" else linted(file, variants)
    sending.send_bytes(json.dumps(found).encode())


def load_watched(file: Path, watch: CallWatch) -> None:
    """Loads the code of an exercise with a note of it, and lets it note its calls from then on."""
    names = sorted({name.removeprefix("./").partition(":")[0] for _, name in own_names_in(tree_of_file(file).value)})
    watch.begin(names[0], "")
    try:
        load_exercise(file)
    except SpecFaults:  # told by lint
        pass
    finally:
        watch.end()
    watch_own_code(watch)


def linted(file: Path, variants: int) -> dict[str, Any]:
    """The faults of a file and its variants; of a sound exercise, the reference's answers."""
    further = (variant_faults(file, number + 1) for number in range(variants))
    faults = faults_in(file) or next(filter(None, further), ())
    written = [[str(fault.file), *astuple(fault)[1:]] for fault in faults]
    return {"faults": written, "answers": [] if faults else reference_answers(file)}


def reference_answers(file: Path) -> Answers:
    """The first input of each case of an exercise in code, with the answer to it; none for other files."""
    if finder_of(file) is not exercise_faults:
        return []
    built = build_exercise(load_exercise(file), assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET)
    return [[instance.args, instance.expected] for case in built.cases for instance in case.instances]


def compared(file: Path, answers: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """The inputs on which the reference does not give what it gave before, by the exercise's own check."""
    if not answers:
        return {"changed": []}
    built = build_exercise(load_exercise(file), assignment_id=LINT_ASSIGNMENT_ID, secret=PUBLIC_SECRET)
    record = built.trace.record if built.trace else ()
    changed = []
    for args, before in answers:
        now = reference_answer(resolve(built.reference), args, built.bound, record)
        if not verdict_on_answer(built, args, decode(before), now, accepted_on(built, args)).passed:
            changed.append(args_text(args))
    return {"changed": changed}
