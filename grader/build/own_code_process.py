"""Work on a spec with its author's own code, in a process apart: code that never ends is ended there, and told."""

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import astuple
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeAlias

from grader.build.own_code import CALL_TEXT_BYTES, CallWatch, own_code_fault, own_code_files, watch_own_code
from grader.checks.local_code import trust
from grader.checks.own_call_limit import OwnCodeHangs, hanging_problem
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import load_exercise
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import tree_of_file

LOOK_SECONDS = 0.1  # between two looks at what the process does
# Texts are put into sets in another order under each. The first is for all work, the second to compare with it.
HASH_SEEDS = ("1", "2")
ENDED_REMEDY = "Leave out what ends Python: `exit`, `os._exit`, endless recursion."
Work: TypeAlias = Callable[..., Any]  # from a file and further arguments to a document


class OwnCodeFailed(RuntimeError):
    """Work in the process apart failed, and not through the author's code; the text says how."""


def done_apart(file: Path, work: Work, args: tuple[Any, ...], seconds: float, seed: str = HASH_SEEDS[0]) -> Any:
    """What some work on a file gives in a new process, as a document; raises `SpecFaults`, `OwnCodeFailed`.

    Own code that does not end in time, or ends the process, is a fault.
    """
    context = multiprocessing.get_context("spawn")
    watch = CallWatch(context.RawValue("Q", 0), context.RawArray("c", CALL_TEXT_BYTES + 1))
    receiving, sending = context.Pipe(duplex=False)
    process = context.Process(target=work_in_process, args=(sending, watch, file, work, args), daemon=True)
    with hash_seed(seed):
        process.start()
    sending.close()
    try:
        return document_from(receiving, watch, file, seconds)
    finally:
        process.kill()
        process.join()
        receiving.close()


def document_from(receiving: Connection, watch: CallWatch, file: Path, seconds: float) -> Any:
    """The document that the process sends; raises `SpecFaults`, `OwnCodeFailed`."""
    files = own_code_files(file)
    if (hanging := hanging_call(receiving, watch, seconds)) is not None:
        raise SpecFaults((own_code_fault(files, hanging[0], *hanging_problem(*hanging, seconds)),))
    try:
        told = json.loads(receiving.recv_bytes())
    except EOFError:
        name, shown = watch.running() or ("", "")
        problem = f"ended the whole process{f', on {shown}' if shown else ''}"
        raise SpecFaults((own_code_fault(files, name, problem, ENDED_REMEDY),)) from None
    if "hanging" in told:
        name, shown = told["hanging"]
        raise SpecFaults((own_code_fault(files, name, *hanging_problem(name, shown, seconds)),))
    if "error" in told:
        raise OwnCodeFailed(f"{file}: {told['error']}")
    if told["faults"]:
        raise SpecFaults(Fault(Path(place), *rest) for place, *rest in told["faults"])
    return told["done"]


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


def work_in_process(sending: Connection, watch: CallWatch, file: Path, work: Work, args: tuple[Any, ...]) -> None:
    """Does the work in the new process, and sends what comes of it."""
    trust()
    try:
        for each in own_code_files(file):
            load_watched(each, watch)
        told: dict[str, Any] = {"faults": [], "done": work(file, *args)}
    except SpecFaults as error:
        told = {"faults": [[str(fault.file), *astuple(fault)[1:]] for fault in error.faults]}
    except OwnCodeHangs as error:  # noticed here first
        told = {"hanging": [error.name, error.shown]}
    except Exception as error:  # told by the process that waits
        told = {"error": f"{type(error).__name__}: {error}"}
    sending.send_bytes(json.dumps(told).encode())


def load_watched(file: Path, watch: CallWatch) -> None:
    """Loads the code of an exercise with a note of it, and lets it note its calls from then on."""
    names = sorted({name.removeprefix("./").partition(":")[0] for _, name in own_names_in(tree_of_file(file).value)})
    watch.begin(names[0], "")
    try:
        load_exercise(file)
    except SpecFaults:  # told by the work itself
        pass
    finally:
        watch.end()
    watch_own_code(watch)
