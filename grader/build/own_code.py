"""Code of an author's own in a spec: which files name it, and the watch that is kept while it runs."""

import functools
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from grader.checks.local_code import LOCAL_MODULE_NAME, is_trusted
from grader.checks.own_call_limit import shown_call
from grader.spec.bank_places import banks_of, exercise_file
from grader.spec.faults import Fault, KeyPath, field_of, path_line
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import YamlTree, tree_of_file
from reference.process import Process

CALL_TEXT_BYTES = 400  # bytes of a call that are kept to tell where code hangs


@dataclass(frozen=True, slots=True)
class CallWatch:
    """Shared memory in which a process notes each call of own code, for another process to read.

    `calls` is odd while a call runs, and counts twice for each, so that one number says whether anything moves.
    """

    calls: Any  # a shared number
    text: Any  # shared bytes: the code's name, a line break, its arguments

    def begin(self, name: str, shown: str) -> None:
        """Notes that a call has begun."""
        self.text.value = f"{name}\n{shown}".encode()[:CALL_TEXT_BYTES].decode(errors="ignore").encode()
        self.calls.value += 1

    def end(self) -> None:
        """Notes that the call has ended."""
        self.calls.value += 1

    def running(self) -> tuple[str, str] | None:
        """The name and the arguments of the call that runs; None between calls."""
        if self.calls.value % 2 == 0:
            return None
        name, _, shown = self.text.value.decode(errors="replace").partition("\n")
        return name, shown


def own_code_files(file: Path) -> tuple[Path, ...]:
    """The exercise files that name code beside them: the file itself, or those of an assignment; none without trust."""
    if not is_trusted():
        return ()
    tree = tree_of_file(file)
    uses = tree.value.get("exercises") if isinstance(tree.value, dict) else None
    if not isinstance(uses, list):
        return (file,) if any(own_names_in(tree.value)) else ()
    ids = [use.get("id") for use in uses if isinstance(use, dict)]
    found = [exercise_file(each, banks_of(file)) for each in ids if isinstance(each, str)]
    return tuple(each for each in found if each and any(own_names_in(tree_of_file(each).value)))


def own_code_fault(files: tuple[Path, ...], name: str, problem: str, remedy: str) -> Fault:
    """A fault of own code, at the place that names it as `FILE.py:NAME`, or names anything of `FILE.py`."""
    trees = {file: tree_of_file(file) for file in files}
    found = [(file, path, named) for file, tree in trees.items() for path, named in own_names_in(tree.value)]
    best = next((each for each in found if each[2] == f"./{name}"), None)
    best = best or next(
        each for each in found if each[2].startswith(f"./{name.partition(':')[0]}") or each is found[-1]
    )
    return placed_fault(best[0], trees[best[0]], best[1], problem, remedy)


def placed_fault(file: Path, tree: YamlTree, path: KeyPath, problem: str, remedy: str) -> Fault:
    """A fault at a place of a file's tree."""
    return Fault(file, path_line(path, tree.lines), field_of(path), problem, remedy)


def watch_own_code(watch: CallWatch) -> None:
    """Lets every function of the own code that is loaded note its calls."""
    for name, module in list(sys.modules.items()):
        if LOCAL_MODULE_NAME.fullmatch(name):
            watch_module(module, watch)


def watch_module(module: ModuleType, watch: CallWatch) -> None:
    """Lets the functions and processes of one module note their calls."""
    file = Path(str(module.__file__)).name
    inside: list[None] = []  # one entry a call that runs: only the outermost is noted
    for own, found in list(vars(module).items()):
        if isinstance(found, FunctionType) and found.__module__ == module.__name__:
            setattr(module, own, noted(found, f"{file}:{own}", watch, inside))
        elif isinstance(found, Process):
            steps = noted(found.successors, f"{file}:{own}", watch, inside)
            setattr(
                module, own, replace(found, start=noted(found.start, f"{file}:{own}", watch, inside), successors=steps)
            )


def noted(function: Callable[..., Any], name: str, watch: CallWatch, inside: list[None]) -> Callable[..., Any]:
    """The function, with a note of each call that no other noted call has made."""

    @functools.wraps(function)
    def watched(*args: Any, **named: Any) -> Any:
        if inside:
            return function(*args, **named)
        watch.begin(name, shown_call(args, named))
        inside.append(None)
        try:
            return function(*args, **named)
        finally:
            inside.pop()
            watch.end()

    return watched
