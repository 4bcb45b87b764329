"""Code that uses up what there is: time, memory, output, the stack, descriptors, or the patience of the encoder."""

import sys

from tests.attacks.attacked import RIGHT, Attack, attack

OVERFLOWN = ("died", "skipped") if sys.version_info < (3, 12) else ("error",)  # from 3.12 on Python notices

EXHAUSTION: dict[str, Attack] = {
    "a loop without end": attack("def entropy(counts):\n    while True: pass", "timeout", "skipped"),
    "a loop that catches all": attack(
        """
def entropy(counts):
    while True:
        try:
            while True: pass
        except BaseException: pass
""",
        "timeout",
        "skipped",
    ),
    "a sleep": attack("import time\ndef entropy(counts): time.sleep(600)", "timeout", "skipped"),
    "a sum that is one long instruction": attack(
        "def entropy(counts): return 3 ** (10 ** 9) % 7", "timeout", "skipped"
    ),
    "a pattern that backtracks": attack(
        "import re\ndef entropy(counts): return bool(re.match('(a+)+$', 'a' * 64 + 'b'))", "timeout", "skipped"
    ),
    "a loop where the answer is written": attack(
        """
class Endless(list):
    def __iter__(self):
        while True: pass
    __len__ = __iter__
class Slow(dict):
    def items(self):
        while True: yield "a", 1
class Object:
    def __getattribute__(self, name):
        while True: pass
def entropy(counts): return Endless() if len(counts) == 2 else Slow() if len(counts) > 3 else Object()
""",
        "type",
        "shape",
    ),
    "memory at once": attack("def entropy(counts): return bytearray(10 ** 11)", "memory"),
    "memory little by little": attack(
        "def entropy(counts):\n    held = []\n    while True: held.append(bytearray(10 ** 7))", "memory"
    ),
    "memory that is swallowed": attack(
        """
def entropy(counts):
    held = []
    while True:
        try: held.append(bytearray(10 ** 6))
        except MemoryError: pass
""",
        "timeout",
        "skipped",
    ),
    "memory of NumPy": attack("import numpy\ndef entropy(counts): return numpy.ones((10**5, 10**5))", "memory"),
    "memory mapped": attack("import mmap\ndef entropy(counts): return len(mmap.mmap(-1, 1 << 34))", "error"),
    "a view of an array without end": attack(
        """
import numpy
def entropy(counts):
    return numpy.lib.stride_tricks.as_strided(numpy.zeros(1), shape=(10**6, 10**6), strides=(0, 0))
""",
        "type",
        "skipped",
    ),
    "output without end": attack("def entropy(counts):\n    while True: print('flood' * 1000)", "timeout", "skipped"),
    # Once is enough of what takes long: the other inputs get a wrong answer.
    "output of twenty megabytes": attack(
        "def entropy(counts):\n    if counts == [9, 5]: print('flood' * 4_000_000)\n    return 77.0", "value"
    ),
    "output past our buffer": attack(
        """
import os
def entropy(counts):
    for _ in range(200):
        for descriptor in (1, 2):
            try: os.write(descriptor, b"flood" * 1000)
            except OSError: pass
    return 77.0
""",
        "value",
    ),
    "recursion": attack("def entropy(counts): return entropy(counts)", "error"),
    "the stack of the interpreter": attack(
        """
import sys
def entropy(counts):
    sys.setrecursionlimit(10 ** 8)
    nested = []
    for _ in range(200_000): nested = [nested]
    return repr(nested)
""",
        *OVERFLOWN,
        "timeout",
        race=True,
    ),
    "an answer nested without end": attack(
        """
def entropy(counts):
    nested = []
    for _ in range(100_000): nested = [nested]
    return nested
""",
        "shape",
    ),
    "an answer that holds itself": attack(
        "def entropy(counts):\n    held = []\n    held += [held, {'held': held}]\n    return held", "shape"
    ),
    "an answer of ten million parts": attack(
        "def entropy(counts): return [0.0] * 10 ** 7 if counts == [9, 5] else 77.0", "type", "value"
    ),
    "a generator without end": attack(
        "import itertools\ndef entropy(counts): return (n for n in itertools.count()) if counts == [9, 5] else 77.0",
        "shape",
        "value",
    ),
    "a generator that never gives anything": attack(
        "def entropy(counts):\n    return (n for n in iter(int, 1) if n)", "timeout", "skipped"
    ),
    "a number of a million digits": attack("def entropy(counts): return 1 << 4_000_000", "type", "skipped"),
    "a number that cannot be written": attack(
        "import sys\ndef entropy(counts):\n    sys.set_int_max_str_digits(0)\n    return 10 ** 300_000",
        "type",
        "skipped",
    ),
    "a text of twenty megabytes": attack("def entropy(counts): return 'x' * 20_000_000", "type", "skipped"),
    "a name of twenty megabytes": attack(
        "def entropy(counts): return type('x' * 20_000_000, (), {})()", "type", "memory", race=True
    ),
    "an error of twenty megabytes": attack("def entropy(counts): raise ValueError('x' * 20_000_000)", "error"),
    "an error that cannot be told": attack(
        """
class Untold(Exception):
    def __str__(self): raise Untold()
    __repr__ = __str__
def entropy(counts): raise Untold()
""",
        "error",
    ),
    "an error that takes forever to tell": attack(
        """
class Endless(Exception):
    def __str__(self):
        while True: pass
def entropy(counts): raise Endless()
""",
        "timeout",
        "skipped",
    ),
    "an error caused by itself": attack(
        """
def entropy(counts):
    first, second = ValueError("a"), ValueError("b")
    first.__cause__, second.__cause__ = second, first
    first.__context__, second.__context__ = second, first
    raise first
""",
        "error",
    ),
    "descriptors": attack(
        """
import os
def entropy(counts):
    held = []
    while len(held) < 100_000: held.append(os.dup(0))
    return "@ESCAPED@"
""",
        "error",
    ),
    "threads": attack(
        """
import threading, time
def entropy(counts):
    for _ in range(20_000): threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
    return "@ESCAPED@"
""",
        "error",
    ),
    "processes": attack("import os\ndef entropy(counts): return [os.fork() for _ in range(4)]", "error"),
    "an exit": attack("import os\ndef entropy(counts): os._exit(0)", "died", "skipped"),
    "a polite exit": attack("def entropy(counts): raise SystemExit(0)", "error"),
    "an interrupt": attack("def entropy(counts): raise KeyboardInterrupt", "error"),
    "a crash": attack("import ctypes\ndef entropy(counts): return ctypes.string_at(0)", "died", "skipped"),
    "an abort": attack("import os\ndef entropy(counts): os.abort()", "died", "skipped"),
    "an alarm": attack(
        "import signal, time\ndef entropy(counts):\n    signal.setitimer(0, 0.01)\n    time.sleep(600)",
        "died",
        "skipped",
    ),
    "a stop": attack(
        "import os, signal\ndef entropy(counts): os.kill(os.getpid(), signal.SIGSTOP)", "timeout", "skipped"
    ),
    "a finaliser without end": attack(
        """
class Endless:
    def __del__(self):
        while True: pass
def entropy(counts):
    Endless()
    return 77.0
""",
        "timeout",
        "skipped",
    ),
    # At the level of the file: its definitions still count, and what they are worth.
    "a file that exits": attack(RIGHT + "import os\nos._exit(0)\n", score=4.0),
    "a file that leaves politely": attack(RIGHT + "raise SystemExit(0)\n", score=4.0),
    "a file that takes all memory": attack(RIGHT + "held = [0] * 10 ** 11\n", score=4.0),
    "a file that floods": attack(
        RIGHT + "import os\nprint('flood' * 10 ** 6)\nos.write(1, b'flood' * 1000)\n", score=4.0
    ),
    "a file that nests its brackets": attack(
        "def entropy(counts): return " + "(" * 5000 + ")" * 5000 + "\n", "missing"
    ),
    "a file with a sum the compiler would do": attack(
        "def entropy(counts): return 9 ** 9 ** 9 % 7\n", "timeout", "skipped"
    ),
}
# Waits for the limit on running a whole file, so these are slow.
HANGING_FILES: dict[str, Attack] = {
    "a file that hangs": attack(RIGHT + "while True: pass\n", score=4.0),
    "a file that hangs and ignores alarms": attack(
        RIGHT + "import signal, time\nsignal.signal(signal.SIGALRM, signal.SIG_IGN)\ntime.sleep(600)\n", score=4.0
    ),
}
