"""What the sandbox costs next to a bare `exec` in this process: `python benchmarks/sandbox.py`.

Bars (issue 5): a submission of eight functions and forty calls at most 6 ms over bare (10 ms with pandas), a pipelined
call of `entropy([9, 5])` at most 150 µs, many submissions in a row with flat memory and descriptors. The two ways are
timed in turns, so that a busy machine slows both.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from grader.checks.calls import Call
from grader.intake.submission import Cell, Source, Submission
from grader.sandbox.run import Sandbox

FUNCTION = """
def entropy{n}(counts):
    total = sum(counts)
    return -sum(count / total * math.log2(count / total) for count in counts if count)
"""
EIGHT = "import math\n" + "".join(FUNCTION.format(n=n) for n in range(8))
CALLS = [Call(f"entropy{n % 8}", ([9, 5],)) for n in range(40)]


def submission(text: str) -> Submission:
    return Submission("s", (Source("hw", "hw.py", (Cell(text, ""),)),), {}, (), "", "")


def seconds(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def bare(text: str) -> None:
    names: dict[str, Callable[[object], float]] = {}
    exec(compile(text, "hw.py", "exec"), names)
    for call in CALLS:
        names[call.target](*call.args or ())


def over_bare(sandbox: Sandbox, text: str, rounds: int) -> tuple[float, float]:
    """The medians of a bare run and of a sandboxed one, in seconds."""
    work = submission(text)
    sandbox.run(work, CALLS)
    pairs = [(seconds(lambda: bare(text)), seconds(lambda: sandbox.run(work, CALLS))) for _ in range(rounds)]
    return statistics.median(one for one, _ in pairs), statistics.median(other for _, other in pairs)


def per_call(sandbox: Sandbox, rounds: int) -> float:
    """The median cost of a pipelined call, in seconds: of 840 calls less 40, shared among 800."""
    work = submission(EIGHT)
    differences = [
        seconds(lambda: sandbox.run(work, CALLS * 21)) - seconds(lambda: sandbox.run(work, CALLS))
        for _ in range(rounds)
    ]
    return statistics.median(differences) / 800


def held(process: int | str) -> tuple[int, int]:
    """The resident memory of a process in kB, and its open descriptors."""
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(resident.split()[1]), len(os.listdir(f"/proc/{process}/fd"))


def main(rounds: int = 100) -> None:
    with Sandbox() as sandbox:
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        print(f"start of a worker: {seconds(lambda: sandbox.worker('numpy')) * 1e3:.0f} ms")
        for name, text, bar in (("numpy", EIGHT, 6), ("pandas", "import pandas\n" + EIGHT, 10)):
            alone, boxed = over_bare(sandbox, text, rounds)
            figures = f"{alone * 1e3:.2f} ms bare, {boxed * 1e3:.2f} ms in the sandbox"
            print(f"{name}, eight functions, forty calls: {figures}: {(boxed - alone) * 1e3:.2f} ms over (bar {bar})")
        print(f"entropy([9, 5]), pipelined: {per_call(sandbox, max(3, rounds // 10)) * 1e6:.0f} µs a call (bar 150)")
        processes = ("self", sandbox.workers["numpy"].process.pid)
        before = [held(process) for process in processes]
        many = seconds(lambda: [sandbox.run(submission(EIGHT), CALLS) for _ in range(10 * rounds)])
        after = [held(process) for process in processes]
        print(f"{10 * rounds} submissions: {many:.1f} s; (kB, descriptors) of us and of the worker {before} -> {after}")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]))
