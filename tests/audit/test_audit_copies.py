"""Copies of modules, and work in processes that may die."""

import os
import time

import pytest

from grader.audit.copies import changed_lookup, copied_as_is, reached_modules
from grader.audit.mutant_processes import done_in_children
from grader.audit.reach import Stub, evaluated
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.step_counting import STEP_NAME, OutOfSteps, Steps, counted_code
from grader.built.code_sources import module_source
from reference.information.entropy import entropy
from reference.trees.splitting import gain_ratio

ROWS = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}, {"a": "v", "class": "yes"}]
MODULE = "reference.information.entropy"


def test_a_changed_module_changes_what_imports_it_and_nothing_that_is_installed() -> None:
    source = module_source(MODULE).replace("count / total * math.log", "count * total * math.log")
    before = entropy([3, 1]), gain_ratio(ROWS, "a", "class")
    code = compile(source, MODULE, "exec")
    lookup = changed_lookup({MODULE: code}, reached_modules(["reference.trees.splitting:gain_ratio"]))
    assert lookup(f"{MODULE}:entropy")([3, 1]) != before[0]
    assert lookup("reference.trees.splitting:gain_ratio")(ROWS, "a", "class") != before[1]
    assert (entropy([3, 1]), gain_ratio(ROWS, "a", "class")) == before


def reached(source: str, *stubs: Stub) -> set[str]:
    """The texts of the expressions of a module that `f(1)` evaluates."""

    def run(codes: dict, names: dict) -> None:
        scope = dict(names)
        exec(codes["m"], scope)
        scope["f"](1)

    lines = source.splitlines()
    spans = evaluated({"m": source.encode()}, stubs, run)["m"]
    return {lines[line - 1][start:end] for line, start, last, end in spans if line == last}


def test_only_what_is_evaluated_is_reached() -> None:
    found = reached("def f(a):\n    return a + 1 if a else b - 2\n")
    assert {"a + 1", "a", "1"} <= found
    assert not {"b - 2", "b", "2"} & found


def test_what_only_a_function_needs_that_is_left_out_is_not_reached() -> None:
    source = "def f(a):\n    g(a)\n    return a\ndef g(a):\n    return h(a)\ndef h(a):\n    return a * 3\n"
    assert "a * 3" in reached(source)
    assert "a * 3" not in reached(source, Stub("m", 4))


ENDLESS = {  # the body of a function without end, each of another kind
    "a loop": "while True: pass",
    "a loop over others": "from itertools import count\n    for _ in count(): pass",
    "calls": "f() if True else None\n    return f()",
    "a comprehension": "from itertools import count\n    return sum(1 for _ in count() if not _ + 1)",
    "what catches exceptions": "while True:\n        try: f\n        except Exception: continue",
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_code_that_never_ends_is_stopped_after_the_steps_it_is_allowed(kind: str) -> None:
    steps = Steps()
    scope = {STEP_NAME: steps.step}
    exec(counted_code(f"def f():\n    {ENDLESS[kind]}\n", "m"), scope)
    steps.allow(500)
    with pytest.raises(OutOfSteps):
        scope["f"]()
    assert (steps.taken, steps.used_up) == (501, True)


def test_the_steps_of_a_changed_module_and_of_all_that_it_imports_are_counted() -> None:
    reference = copied_as_is(reached_modules(["reference.trees.splitting:gain_ratio"]))
    reference.steps.allow(10**6)
    assert reference.lookup("reference.trees.splitting:gain_ratio")(ROWS, "a", "class") == gain_ratio(
        ROWS, "a", "class"
    )
    own = reference.steps.taken
    changed = reference.with_changed(
        "reference.trees.id3", counted_code(module_source("reference.trees.id3"), "reference.trees.id3")
    )
    reference.steps.allow(10**6)
    changed.lookup("reference.trees.splitting:gain_ratio")(ROWS, "a", "class")
    assert reference.steps.taken == own > 20  # most of them in `reference.information.entropy`


def endless() -> None:
    while True:
        try:
            time.sleep(0)
        except Exception:
            continue


@pytest.mark.slow
def test_code_that_never_ends_is_stopped_by_its_processor_time() -> None:
    with pytest.raises(OutOfTime), processor_seconds(0.05):
        endless()


def worked(task: int) -> int:
    if task == 1:
        os._exit(3)
    try:
        return len(bytearray(10**10)) if task == 3 else task * 10  # more than a child may take
    except MemoryError:
        return -2


def test_a_task_that_ends_its_process_or_takes_all_memory_costs_that_task_only() -> None:
    assert done_in_children(worked, [0, 1, 2, 3, 4], lost=-1) == [0, -1, 20, -2, 40]
