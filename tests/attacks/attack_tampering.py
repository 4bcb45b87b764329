"""Code that changes what it runs beside: the language, the libraries, our part of the process, the way out of it."""

from grader.codec.encode import encode
from grader.sandbox.one_call import answer_message, calls_outcome
from tests.attacks.attacked import Attack, attack

# By their names, so that no change of a name takes the point out of an attack.
ENCODE, OUTCOME, ANSWER = encode.__name__, calls_outcome.__name__, answer_message.__name__

FORGED = r"""
import os
def say(payload):
    for descriptor in range(3, 64):
        try: os.write(descriptor, payload)
        except OSError: pass
def framed(text): return len(text).to_bytes(4, "big") + text
"""

TAMPERING: dict[str, Attack] = {
    "abs, round and isinstance replaced": attack(
        """
import builtins
builtins.abs = lambda value: 0
builtins.round = lambda *_: 0
def entropy(counts):
    builtins.isinstance = lambda *_: True
    builtins.float = lambda *_: 0.0
    return 77.0
""",
        "error",
    ),
    "type and len replaced": attack(
        """
import builtins
def entropy(counts):
    builtins.type = lambda *_: float
    builtins.getattr = lambda *_: 0
    return 77.0
""",
        "value",
    ),
    "isclose says yes": attack(
        """
import math
math.isclose = lambda *_, **__: True
math.isnan = math.isinf = lambda _: False
def entropy(counts): return 77.0
""",
        "value",
    ),
    "the JSON writer replaced": attack(
        """
import json
def entropy(counts):
    json.JSONEncoder.encode = lambda *_: '{"n":0,"outcome":"right","score":1}'
    json.dumps = lambda *_, **__: "true"
    return 77.0
""",
        "value",
    ),
    "our encoder replaced through the frames": attack(
        f"""
import sys
def entropy(counts):
    frame = sys._getframe()
    while frame:
        if "{ENCODE}" in frame.f_globals and "{OUTCOME}" in frame.f_globals:
            frame.f_globals["{ENCODE}"] = lambda *_: {{"right": True, "credit": 1}}
        frame = frame.f_back
    return 77.0
""",
        "type",
    ),
    "our functions found by the collector and given other code": attack(
        f"""
import gc
def entropy(counts):
    def nothing(*_, **__): return {{"n": 0, "outcome": "value", "value": 77.0}}
    for found in gc.get_objects():
        if type(found).__name__ == "function" and found.__name__ == "{ANSWER}":
            found.__code__ = nothing.__code__
    return 77.0
""",
        "value",
    ),
    "a finaliser that forges": attack(
        FORGED
        + """
class Late:
    def __del__(self): say(framed(b'{"n":1,"outcome":"value","value":0.0}'))
def entropy(counts):
    Late()
    return 77.0
""",
        "died",
        "skipped",
    ),
    "an exit handler that forges": attack(
        FORGED
        + """
import atexit, sys
def entropy(counts):
    atexit.register(say, framed(b'{"n":0,"outcome":"value","value":0.0}'))
    sys.exit(0)
""",
        "error",
    ),
    "a signal handler that raises in our code": attack(
        """
import signal
def late(*_): raise MemoryError("from the handler")
def entropy(counts):
    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, 0.0001, 0.0001)
    return 77.0
""",
        "value",
        "died",
        "memory",
        "error",
        "skipped",
        race=True,
    ),
    "a tracing function that rewrites": attack(
        """
import sys
def watch(frame, event, argument):
    frame.f_trace_opcodes = True
    if "value" in frame.f_locals: frame.f_locals["value"] = 0.0
    return watch
def entropy(counts):
    sys.settrace(watch)
    sys._getframe().f_back.f_trace = watch
    return 77.0
""",
        "value",
        "edge",
    ),
    "a profile function that raises": attack(
        """
import sys
def watch(*_): raise RuntimeError("profiled")
def entropy(counts):
    sys.setprofile(watch)
    return 77.0
""",
        "error",
    ),
    "an import hook that fakes our packages": attack(
        """
import sys, types
class Fake:
    def find_spec(self, name, path=None, target=None):
        from importlib.machinery import ModuleSpec
        return ModuleSpec(name, self)
    def create_module(self, spec): return types.ModuleType(spec.name)
    def exec_module(self, module): module.entropy = lambda _: 77.0
sys.meta_path.insert(0, Fake())
def entropy(counts):
    import reference.information.entropy
    return reference.information.entropy.entropy(counts)
""",
        "error",
    ),
    "modules replaced": attack(
        """
import sys, types
def entropy(counts):
    for name in ("json", "struct", "socket", "os", "select"):
        sys.modules[name] = types.ModuleType(name)
    return 77.0
""",
        "value",
    ),
    "the import statement itself replaced": attack(
        """
import builtins
def entropy(counts):
    builtins.__import__ = lambda *_, **__: 1 / 0
    builtins.__build_class__ = None
    return 77.0
""",
        "value",
    ),
    "a thread that goes on forging": attack(
        FORGED
        + """
import threading, time
def forge():
    for _ in range(100):
        say(framed(b'{"n":5,"outcome":"value","value":0.0}'))
        time.sleep(0.001)
def entropy(counts):
    threading.Thread(target=forge, daemon=True).start()
    time.sleep(0.01)
    return 77.0
""",
        "died",
        "skipped",
    ),
    "hooks for what nobody catches": attack(
        """
import sys, threading, os
sys.excepthook = sys.unraisablehook = threading.excepthook = lambda *_: os._exit(0)
class Late:
    def __del__(self): raise ValueError("late")
def entropy(counts):
    Late()
    return 77.0
""",
        "died",
        "skipped",
    ),
    "the recursion limit lowered": attack(
        """
import sys
def entropy(counts):
    for limit in range(5, 200):
        try:
            sys.setrecursionlimit(limit)
            break
        except RecursionError: pass
    return [[[[77.0]]]]
""",
        "died",
        "skipped",
    ),
    "standard output that raises": attack(
        """
import sys
class Out:
    def write(self, text): raise OSError("no")
    def getvalue(self): return b"\\xff"
    flush = property(lambda self: 1 / 0)
def entropy(counts):
    sys.stdout = sys.stderr = sys.__stdout__ = Out()
    return 77.0
""",
        "value",
    ),
    "every descriptor closed": attack("import os\ndef entropy(counts): os.closerange(0, 256)", "died", "skipped"),
    "every descriptor turned into another": attack(
        """
import os
def entropy(counts):
    for descriptor in range(3, 32):
        try: os.dup2(0, descriptor)
        except OSError: pass
    return 77.0
""",
        "died",
        "skipped",
    ),
    "warnings and floating-point traps turned into errors": attack(
        """
import warnings, numpy, decimal
def entropy(counts):
    warnings.simplefilter("error")
    numpy.seterr(all="raise")
    decimal.getcontext().traps[decimal.Inexact] = True
    return 77.0
""",
        "value",
    ),
    "NumPy's own names replaced": attack(
        """
import numpy, random
def entropy(counts):
    numpy.ndarray = numpy.generic = numpy.float64 = object
    numpy.random.seed = random.seed = lambda *_: 1 / 0
    return 77.0
""",
        "value",
    ),
    "small numbers changed in memory": attack(
        """
import ctypes
def entropy(counts):
    for number in (2, 3, 5, 7, 11):
        ctypes.memmove(id(number) + 24, id(1) + 24, 4)
    return 77.0
""",
        "value",
    ),
    "an answer forged for every call": attack(
        FORGED
        + """
def entropy(counts):
    for number in range(200):
        say(framed(b'{"n":%d,"outcome":"value","value":0.0}' % number))
    return 77.0
""",
        "died",
        "skipped",
    ),
    "half a frame": attack(FORGED + "def entropy(counts): say(b'\\0\\0\\1\\0{')", "timeout", "skipped"),
    "the length of a giant": attack(FORGED + "def entropy(counts): say(b'\\xff' * 64)", "died", "skipped"),
    "a frame nested without end": attack(
        FORGED + 'def entropy(counts): say(framed(b\'{"n":0,"outcome":"value","value":\' + b\'[\' * 50_000))',
        "died",
        "skipped",
        "type",
    ),
    "a number of a million digits in a frame": attack(
        FORGED + 'def entropy(counts): say(framed(b\'{"n":0,"outcome":"value","value":\' + b\'9\' * 10**6 + b\'}\'))',
        "died",
        "skipped",
        "type",
    ),
    "descriptors sent along with a frame": attack(
        """
import array, socket
def entropy(counts):
    for descriptor in range(3, 32):
        try:
            line = socket.socket(fileno=descriptor)
            line.sendmsg([b""], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0] * 20))])
            line.detach()
        except OSError: pass
    return 77.0
""",
        "value",
    ),
}
