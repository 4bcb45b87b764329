"""What the sandbox costs next to a bare `exec` in this process: `python benchmarks/sandbox.py [ROUNDS] [ISOLATION...]`.

Bars (issue 5): a submission of eight functions and forty calls at most 6 ms over bare (10 ms with pandas), a pipelined
call of `entropy([9, 5])` at most 150 µs in the median, a thousand submissions in a row with flat memory and descriptors
(and a matrix product of 600 by 600). Bare and sandboxed runs are timed in turns, so that a busy machine slows both; the
fastest tenth says what the sandbox itself costs when nothing else runs. `chrt -r 1` before it keeps others off.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy

from grader.checks.calls import Call
from grader.intake.submission import CodeCell, Source, Submission
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.run import Sandbox
from grader.sandbox.selftest import isolation_weakness

FUNCTION = """
def entropy{n}(counts):
    total = sum(counts)
    return -sum(count / total * math.log2(count / total) for count in counts if count)
"""
EIGHT = "import math\n" + "".join(FUNCTION.format(n=n) for n in range(8))
CALLS = [Call(f"entropy{n % 8}", ([9, 5],)) for n in range(40)]
PRODUCT = "import numpy\ndef product():\n    a = numpy.ones((600, 600))\n    return float((a @ a).sum())\n"
PAUSE = 0.02  # seconds that a grader takes between two submissions, to judge and to write


def submission(text: str) -> Submission:
    return Submission("s", (Source("hw", "hw.py", (CodeCell(text, ""),)),), {}, (), "", "")


def seconds(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def bare(text: str) -> None:
    names: dict[str, Callable[[object], float]] = {}
    exec(compile(text, "hw.py", "exec"), names)
    for call in CALLS:
        names[call.target](*call.args or ())


def tenth(times: list[float]) -> float:
    """The time that a tenth of them stay below."""
    return sorted(times)[len(times) // 10]


def over_bare(sandbox: Sandbox, text: str, rounds: int, pause: float) -> str:
    """What a bare run and a sandboxed one take, and the difference, in the median and in the fastest tenth."""
    work = submission(text)
    sandbox.run(work, CALLS)
    alone, boxed = [], []
    for _ in range(rounds):
        time.sleep(pause)
        alone.append(seconds(lambda: bare(text)))
        boxed.append(seconds(lambda: sandbox.run(work, CALLS)))
    over = [(of(boxed) - of(alone)) * 1e3 for of in (statistics.median, tenth)]
    figures = f"{statistics.median(alone) * 1e3:.2f} ms bare, {statistics.median(boxed) * 1e3:.2f} ms in the sandbox"
    return f"{figures}: {over[0]:.2f} ms over, fastest tenth {over[1]:.2f}"


def per_call(sandbox: Sandbox, rounds: int) -> float:
    """The median cost of a pipelined call, in seconds: of 840 calls less 40, shared among 800."""
    work = submission(EIGHT)
    differences = [
        seconds(lambda: sandbox.run(work, CALLS * 21)) - seconds(lambda: sandbox.run(work, CALLS))
        for _ in range(rounds)
    ]
    return statistics.median(differences) / 800


def product(sandbox: Sandbox) -> str:
    """What a matrix product takes here and inside, where a call costs next to nothing beside it."""
    alone = seconds(lambda: numpy.ones((600, 600)) @ numpy.ones((600, 600)))
    boxed = seconds(lambda: sandbox.run(submission(PRODUCT), [Call("product", (), 20.0)]))
    return f"{alone * 1e3:.0f} ms bare (all threads), {boxed * 1e3:.0f} ms in the sandbox (one)"


def innermost(process: int) -> int:
    """The worker itself: bubblewrap stands around it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return int(children[0]) if "bwrap" in Path(f"/proc/{process}/comm").read_text() else process


def held(process: int | str) -> tuple[int, int]:
    """The resident memory of a process in kB, and its open descriptors."""
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(resident.split()[1]), len(os.listdir(f"/proc/{process}/fd"))


def in_a_row(sandbox: Sandbox, count: int) -> str:
    """What many submissions take, and what they leave in this process and in the worker."""
    processes = ("self", innermost(sandbox.jails["numpy"].process.pid))
    work = submission(EIGHT)
    before = [held(process) for process in processes]
    many = sum(seconds(lambda: sandbox.run(work, CALLS)) for _ in range(count))  # which keeps none of the answers
    after = [held(process) for process in processes]
    return f"{many / count * 1e3:.2f} ms each; (kB, descriptors) of us and of the worker {before} -> {after}"


def measure(isolation: str, rounds: int) -> None:
    isolation_weakness.cache_clear()
    tested = seconds(lambda: isolation_weakness(isolation, ("numpy", "pandas")))
    if weakness := isolation_weakness(isolation, ("numpy", "pandas")):
        print(f"{isolation}: does not work here: {weakness}")
        return
    with Sandbox(isolation) as sandbox:
        started = seconds(lambda: sandbox.jail("numpy"))
        print(f"{isolation}: self-test {tested * 1e3:.0f} ms, start of a worker {started * 1e3:.0f} ms")
        for name, text, bar in (("numpy", EIGHT, 6), ("pandas", "import pandas\npandas.NA\n" + EIGHT, 10)):
            print(f"  {name}, eight functions, forty calls (bar {bar} ms over)")
            print(f"    with a pause between: {over_bare(sandbox, text, rounds, PAUSE)}")
            print(f"    one after the other:  {over_bare(sandbox, text, rounds, 0)}")
        print(f"  entropy([9, 5]), pipelined: {per_call(sandbox, max(3, rounds // 10)) * 1e6:.0f} µs a call (bar 150)")
        print(f"  product of 600 by 600: {product(sandbox)}")
        print(f"  {10 * rounds} submissions in a row: {in_a_row(sandbox, 10 * rounds)}")


def main(rounds: int = 100, *isolations: str) -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    for isolation in isolations or STRONGEST_FIRST:
        measure(isolation, rounds)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]), *sys.argv[2:])
