"""Code that remembers from call to call, in every way we could think of: each defines f(n), which tells it."""

from collections.abc import Mapping

TOLD = "\ndef f(n):\n    seen.append(n)\n    return len(seen)\n"
LISTS = {  # how a file comes by a list
    "of its own": "seen = []",
    "after a semicolon": "import math; seen = []",
    "on the line of a print": "print(1); seen = []; print(2)",
    "where a print goes on": 'print(len("#")\n); seen = []',
    "between two texts": 'print("""a)\n"""); seen = []; print("""\n""")',
    "in an argument": "print(seen := [])",
    "in an annotation": "def g(n: (seen := []) = 0): return n",
    "in a number": "SIZE = float(len(seen := []))",
    "in a list": "others = [seen := []]",
    "after a form feed": "  \fseen = []",
    "of what is left": "first, *seen = 1, 2",
    "in a loop": "for seen in [[]]: pass",
    "in a match": "match []:\n    case seen: pass",
    "in the rest of a match": "match [1, 2]:\n    case [_, *seen]: pass",
    "in a block": "if True:\n    seen = []",
    "with something": "from contextlib import nullcontext\nwith nullcontext([]) as seen: pass",
    "by a number of that name": "seen = 1\nseen = []",
    "by adding to a tuple": "seen = ()\nseen += ([],)\nseen = seen[0]",
    "by its own names": "locals()['seen'] = []",
    "in a tuple that is made": "seen = tuple([[]])[0]",
    "of an object's": "class Box: pass\nbox = Box()\nbox.items = []\nseen = box.items",
    "of a module's": "from keyword import kwlist as seen",
    "by an import that is none": "from fractions import Fraction as seen\nseen = []",
}
HIDDEN = {  # what stands in a function that uses the list, and has its name for something else, too
    "by a comprehension": "[seen for seen in ()]",
    "by a comprehension of itself": "[seen for seen in seen if not seen]",
    "by an inner function": "def g(seen): return seen",
    "by a lambda": "g = lambda seen: seen",
    "by a name of an inner function": "def g():\n        seen = 1\n        return seen",
    "by a class": "class A:\n        seen = 1",
}
SETTING = {  # how a function sets an attribute of its own
    "alone": "f.n = {}",
    "with a gap": "f . n = {}",
    "by another name": "me = f\n    me.n = {}",
    "by adding": "f.n = f.n if hasattr(f, 'n') else 0\n    f.n += n",
    "among others": "f.n, m = {}, 1",
    "last of all": "m, f.n = 1, {}",
    "in a chain": "m = f.n, o = {}, 1",
    "in brackets": "(f.n) = {}",
    "in a list": "[f.n] = [{}]",
    "on two lines": "(f.n,\n     m) = {}, 1",
    "on two lines, last": "(m,\n     f.n) = 1, {}",
    "after a backslash": "f.n \\\n        = {}",
    "as what is left": "m, *f.n = 1, {}\n    f.n = sum(f.n)",
    "with a type": "f.n: int = {}",
    "in a loop": "for f.n in [{}]: pass",
    "in a loop, among others": "for m, f.n in [(1, {})]: pass",
    "in a loop on two lines": "for (f.n,\n         m) in [({}, 1)]: pass",
    "in a comprehension": "[0 for f.n in [{}]]",
    "with something": "with nullcontext({}) as f.n: pass",
    "on the line of a condition": "if n: f.n = {}",
    "from a function inside": "def g(): f.n = {}\n    g()",
    "as an argument": "def g(own): own.n = {}\n    g(f)",
    "in a class": "class A:\n        def g(self, own): own.n = {}\n    A().g(f)",
    "by its name": "setattr(f, 'n', {})",
    "in its annotations": "f.__annotations__['n'] = {}\n    f.n = f.__annotations__['n']",
    "in its names": "f.__dict__['n'] = {}",
}
OTHERS = """
#: a default
def f(n, seen=[]):
    seen.append(n)
    return len(seen)
#: a default, after a number
def f(n, m=0, seen=[]):
    seen.append(n)
    return len(seen)
#: a default that is split
def f(n, seen="a b".split()):
    seen.append(n)
    return len(seen)
#: a default in doubt
def f(n, seen=None or []):
    seen.append(n)
    return len(seen)
#: a default on another line
def f(n,
      seen=[]):
    seen.append(n)
    return len(seen)
#: a default by its own name
seen = []
def f(n, seen=seen):
    seen.append(n)
    return len(seen)
#: a default by another name
memo = []
def f(n, *, seen=memo):
    seen.append(n)
    return len(seen)
#: a default of an object's
from types import SimpleNamespace
box = SimpleNamespace(seen=[])
def f(n, seen=box.seen):
    seen.append(n)
    return len(seen)
#: a default of a lambda
f = lambda n, seen=[]: seen.append(n) or len(seen)
#: a default of a lambda that is a default
def f(n, g=lambda n, seen=[]: seen.append(n) or len(seen)):
    return g(n)
#: a list, by a lambda that is a default
seen = []
def f(n, g=lambda n: seen.append(n) or len(seen)):
    return g(n)
#: a default in a block
if True:
    def f(n, seen=[]):
        seen.append(n)
        return len(seen)
#: a default of a method
class A:
    def g(self, n, seen=[]):
        seen.append(n)
        return len(seen)
def f(n): return A().g(n)
#: a global
total = 0
def f(n):
    global total
    total += n
    return total
#: a global on the line of its function
total = 0
def g(n): global total; total += n
def f(n):
    g(n)
    return total
#: a global in a method
class A:
    def add(self, n):
        global total
        total = total + n
        return total
total = 0
def f(n): return A().add(n)
#: a closure
def make():
    seen = []
    def g(n):
        seen.append(n)
        return len(seen)
    return g
f = make()
#: a closure with a type
def make():
    total = 0
    def g(n):
        nonlocal total
        total += n
        return total
    return g
f: object = make()
#: a closure among others
def make():
    seen = []
    return lambda n: seen.append(n) or len(seen)
(f, g) = (make(), 1)
#: a closure by a loop
def make():
    seen = []
    return lambda n: seen.append(n) or len(seen)
for f in (make(),): pass
#: a closure that another calls
def make():
    seen = []
    return lambda n: seen.append(n) or len(seen)
g = make()
def f(n): return g(n)
#: a decorator
def counted(g):
    seen = []
    return lambda n: seen.append(n) or len(seen)
@counted
def f(n): return n
#: a decorator in a block
def counted(g):
    seen = []
    return lambda n: seen.append(n) or len(seen)
if True:
    @counted
    def f(n): return n
#: a decorator of a class
def dataclass(own):
    seen = []
    own.g = lambda self, n: seen.append(n) or len(seen)
    return own
@dataclass
class A: pass
def f(n): return A().g(n)
#: a decorator that goes by a trusted name
def staticmethod(g):
    seen = []
    return lambda *_: seen.append(1) or len(seen)
class A:
    @staticmethod
    def g(n): return n
def f(n): return A().g(n)
#: a function that goes by a trusted name
memo = []
def float(n): return memo
NUMBER = float(1)
def f(n):
    NUMBER.append(n)
    return len(NUMBER)
#: a cache whose list grows
from functools import cache
@cache
def g(): return []
def f(n):
    g().append(n)
    return len(g())
#: a cache that goes by a trusted name
from functools import cache as override
class A:
    @override
    def g(self=None): return []
def f(n):
    A.g().append(n)
    return len(A.g())
#: an object that is called
class A:
    def __init__(self): self.seen = []
    def __call__(self, n):
        self.seen.append(n)
        return len(self.seen)
f = A()
#: an object's method
class A:
    def __init__(self): self.n = 0
    def add(self, n):
        self.n += n
        return self.n
f = A().add
#: an object of the file's
class A:
    def __init__(self): self.n = 0
    def add(self, n):
        self.n += n
        return self.n
a = A()
def f(n): return a.add(n)
#: an object among a class's members
class B:
    def add(self, n):
        self.n = (self.n if hasattr(self, "n") else 0) + n
        return self.n
class A:
    b = B()
def f(n): return A().b.add(n)
#: a class
class A:
    n = 0
def f(n):
    A.n += n
    return A.n
#: a class, by its object
class A:
    n = 0
    def add(self, n):
        type(self).n += n
        return self.n
def f(n): return A().add(n)
#: a class, by another name
class A:
    n = 0
    def add(self, n):
        own = type(self)
        own.n += n
        return self.n
def f(n): return A().add(n)
#: a class, which is its own self
class A:
    n = 0
    def add(self, n):
        self.n += n
        return self.n
def f(n): return A.add(A, n)
#: a class, which a lambda is given
class A:
    n = 0
    def add(self, n):
        self.n += n
        return self.n
def f(n): return (lambda own: own.add(own, n))(A)
#: a class, found as the type of something
class A:
    n = 0
    def add(self, n):
        self.n += n
        return self.n
def f(n): return type(A()).add(type(A()), n)
#: a class, which a method makes its self
class A:
    n = 0
    def add(self, n):
        self = A
        self.n += n
        return self.n
def f(n): return A().add(n)
#: a class, which a function inside has as its self
class A:
    n = 0
    def add(self, n):
        def g(self): self.n += n
        g(A)
        return A.n
def f(n): return A().add(n)
#: a class, by a method of classes
class A:
    n = 0
    @classmethod
    def add(cls, n):
        cls.n += n
        return cls.n
def f(n): return A.add(n)
#: a class, by a method of nobody's
class A:
    n = 0
    @staticmethod
    def add(own, n):
        own.n += n
        return own.n
def f(n): return A().add(A, n)
#: a class's list
class A:
    seen = []
    def add(self, n):
        self.seen.append(n)
        return len(self.seen)
def f(n): return A().add(n)
#: a class's list, in a block
if True:
    class A:
        seen = []
def f(n):
    A.seen.append(n)
    return len(A.seen)
#: a class's list, in an annotation
class A:
    n: (seen := []) = 0
    def add(self, n):
        self.seen.append(n)
        return len(self.seen)
def f(n): return A().add(n)
#: the one object of a class
class A:
    one = None
    def __new__(cls):
        if cls.one is None:
            cls.one = object.__new__(cls)
        return cls.one
    def add(self, n):
        self.n = (self.n if hasattr(self, "n") else 0) + n
        return self.n
def f(n): return A().add(n)
#: a class of classes
class M(type):
    def __call__(cls, n):
        cls.n = cls.n + n
        return cls.n
class A(metaclass=M):
    n = 0
def f(n): return A(n)
#: a class of classes, called by a trusted name
class object(type):
    def add(cls, n):
        cls.n = cls.n + n
        return cls.n
A = object("A", (), {"n": 0})
def f(n): return A.add(n)
#: a member that is counted
from enum import Enum
class A(Enum):
    ONE = 1
    def add(self, n):
        self.total = (self.total if hasattr(self, "total") else 0) + n
        return self.total
def f(n): return A.ONE.add(n)
#: numbers of objects
from dataclasses import dataclass, field
from itertools import count
@dataclass
class A:
    number: int = field(default_factory=count().__next__)
def f(n): return A().number
#: numbers of objects, by a function
from dataclasses import dataclass, field
from itertools import count
numbers = count()
@dataclass
class A:
    number: int = field(default_factory=lambda: next(numbers))
def f(n): return A().number
#: a field that objects share
from dataclasses import dataclass, field
class Box:
    n = 0
box = Box()
@dataclass
class A:
    box: Box = field(default=box)
    def add(self, n):
        self.box.n += n
        return self.box.n
def f(n): return A().add(n)
#: a default of a named tuple
from collections import namedtuple
A = namedtuple("A", "seen", defaults=[[]])
def f(n):
    A().seen.append(n)
    return len(A().seen)
#: a generator
def numbers(): yield from range(9)
coming = numbers()
def f(n): return next(coming)
#: a generator, written as an expression
coming = (n for n in range(9))
def f(n): return next(coming)
#: an iterator
coming = iter((1, 2, 3, 4))
def f(n): return next(coming)
#: an iterator's method
f = [1, 2, 3, 4].pop
#: a count
from itertools import count
coming = count()
def f(n): return next(coming)
#: a dict's method
known = {}
first = known.setdefault
def f(n): return first("n", n)
#: an attribute deleted
def f(n):
    if hasattr(f, "n"):
        del f.n
        return 1
    return 0
f.n = 1
#: a module's number
import math
def f(n):
    math.pi += n
    return math.pi
#: a module's number by another name
import math
def f(n):
    own = math
    own.pi += n
    return own.pi
#: a module's number deleted
import math
def f(n):
    if hasattr(math, "tau"):
        del math.tau
        return 1
    return 0
#: a module's function
import numpy as np
def f(n):
    said = float(np.log(n))
    np.log = lambda _: -1
    return said
#: a module's list
import keyword
def f(n):
    keyword.kwlist.append(n)
    return len(keyword.kwlist)
#: a module's list, imported inside
def f(n):
    from keyword import kwlist
    kwlist.append(n)
    return len(kwlist)
#: a module's list, imported after another
import math, keyword
def f(n):
    keyword.kwlist.append(n)
    return len(keyword.kwlist)
#: a module's list, imported on the line of a condition
def f(n):
    if n: import keyword
    keyword.kwlist.append(n)
    return len(keyword.kwlist)
#: a module's names
import math
def f(n):
    math.__dict__["n"] = math.__dict__.get("n", 0) + n
    return math.n
#: a module's names in disguise
import math
def f(n):
    names = getattr(math, "__di" + "ct__")
    names["n"] = names.get("n", 0) + n
    return names["n"]
#: the file's names
def f(n):
    globals()["total"] = globals().get("total", 0) + n
    return total
#: the file itself
import work
def f(n):
    work.total = (work.total if hasattr(work, "total") else 0) + n
    return work.total
#: code that is made
seen = []
def f(n): return eval("seen.append(n) or len(seen)", {"seen": seen, "n": n})
#: how far recursion goes
import sys
def f(n):
    sys.setrecursionlimit(sys.getrecursionlimit() + n)
    return sys.getrecursionlimit()
#: how warnings are taken
import warnings
def f(n):
    warnings.filterwarnings("ignore", str(len(warnings.filters)))
    return len(warnings.filters)
#: how decimals are rounded
from decimal import getcontext
def f(n):
    getcontext().prec += n
    return getcontext().prec
#: what decimals trap
import decimal
def f(n):
    traps = decimal.getcontext().traps
    traps[decimal.Inexact] = not traps[decimal.Inexact]
    return bool(traps[decimal.Inexact])
#: how NumPy divides by zero
import numpy as np
def f(n):
    said = np.geterr()["divide"]
    np.seterr(divide="raise" if n == 1 else "warn")
    return said
#: how NumPy prints
import numpy as np
def f(n):
    said = str(np.array([1 / 3]))
    np.set_printoptions(precision=2)
    return said
#: a class, in an annotation that is called
class A:
    n = 0
    def add(self, n):
        self.n += n
        return self.n
def f(n):
    def g(m: A.add(A, n)): return m
    return A().n
#: a class, as the self of what makes its objects
class A:
    n = 0
    def __new__(self):
        self.n += 1
        return object.__new__(self)
def f(n): return A().n
#: a class, as the self of what is asked of it by a key
class A:
    n = 0
    def __class_getitem__(self, n):
        self.n += n
        return self.n
def f(n): return A[n]
#: a class, which something else is told to be
class A:
    def add(self, n):
        self.n = (self.n if hasattr(self, "n") else 0) + n
        return self.n
def f(n): return A.add(f, n)
#: a generator of random numbers
import random
draws = random.Random(1)
def f(n): return draws.random()
"""


def samples() -> Mapping[str, str]:
    """All of them, by what they are."""
    counted = "(f.n if hasattr(f, 'n') else 0) + n"
    found = {f"a list {how}": code + TOLD for how, code in LISTS.items()}
    found |= {
        f"a name hidden {how}": "seen = []" + TOLD.replace("(n)\n", f"(n)\n    {code}\n")
        for how, code in HIDDEN.items()
    }
    found |= {f"an attribute {how}": function(code.format(counted)) for how, code in SETTING.items()}
    return found | titled(OTHERS)


def titled(text: str) -> dict[str, str]:
    """Pieces of code by their titles, which stand above them."""
    pieces = (piece.partition("\n") for piece in text.split("#: ")[1:])
    return {title: code for title, _, code in pieces}


def function(body: str) -> str:
    """A function that sets its own attribute."""
    imported = "from contextlib import nullcontext\n" if "nullcontext" in body else ""
    return f"{imported}def f(n):\n    {body}\n    return f.n\n"
