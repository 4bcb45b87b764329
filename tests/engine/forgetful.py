"""Code that keeps nothing from call to call: the most ordinary first, then what is seen to be so once it is parsed."""

from tests.engine.remembering import titled

PLAIN = titled('''
#: a function
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
#: two, and a number
RATE = 0.5
def f(n):
    return g(n) * RATE
def g(n):
    return n
#: imports
import math
import numpy as np, itertools
from collections import Counter, defaultdict  # both
def f(n):
    return n
#: defaults
def f(n, base=2, tol=1e-6, kind='gini', start=None, loud=False, *, low=-1.0):
    return n
#: types
def f(n: list[int], k: int = 3) -> dict[str, float]:
    return {}
#: texts
"""Work of mine; all of it."""
def f(n):
    """What n is; see below."""
    return n  # as it is; really
#: lists in a function
def f(n):
    seen = []
    seen.append(n)
    a, b = seen[0], n
    seen[0] += 1
    return seen
#: functions in a function
def f(n):
    memo = {}
    def g(k, m=[]):
        memo[k] = m
        return k
    return g(n)
#: loops over methods
def f(n):
    for key, value in n.items():
        n[key] = [x for x in value.keys() if x in n]
    return n
#: methods among arguments
def f(n):
    best = max(n, key=n.get)
    return sorted(n.items(), key=lambda p: p[1], reverse=True), best
#: tries at the end
def f(n):
    return n
print(f(3))
print('f', f(4), sep=', ')
''')
PARSED = titled('''
#: a table of the file's
NAMES = ('a', 'b')
TABLE = {1: 2}
def f(n):
    return NAMES[n]
#: what a function is called at first
import math
log = math.log2
def f(n):
    return log(n)
#: a lambda
f = lambda n, k=2: n * k
#: a tuple of frozen things
KINDS = frozenset({'a', 'b'})
INFINITE = float('inf')
def f(n):
    return n in KINDS, INFINITE
#: a name that is the function's own
counts = [9, 5]
print(counts)
def f(counts):
    return [counts for counts in counts]
#: a definition in a block
if True:
    def f(n):
        return n
else:
    def f(n):
        return -n
#: an import in a block
try:
    import numpy as np
except ImportError:
    np = None
def f(n):
    return n
#: a class
class A:
    """It fits."""
    rate = 0.5
    def __init__(self, n=1):
        self.n = n
    def fit(self, rows):
        self.rows, self.k = rows, len(rows)
        return self
    @property
    def half(self):
        return self.n / 2
#: a class below another
class A:
    def fit(self, n):
        self.n = n
class B(A):
    def fit(self, n):
        super().__init__()
        self.n = n + 1
def f(n):
    b = B()
    b.fit(n)
    return b.n
#: a dataclass
from dataclasses import dataclass, field
@dataclass(frozen=True)
class A:
    n: int
    rows: list = field(default_factory=list)
def f(n):
    return A(n).rows
#: a named tuple
from collections import namedtuple
from typing import NamedTuple
A = namedtuple('A', 'x y')
class B(NamedTuple):
    x: int
def f(n):
    return A(n, 1), B(n)
#: a method that looks like something set
def f(n):
    return sorted(n, key=n.get, reverse=True)
#: a mistake in typing
def f(n)
    return n
def g(n):
    return n
#: a head of two lines
def f(n,
      k=2):
    return n * k
#: an inner name given away
def f(n):
    a = {1: 2}
    del a[1]
    if (k := n) > 2:
        return k
    return a
#: a list that no function uses
seen = []
for n in range(3):
    pass
def f(n):
    return n
#: what is tried out
def f(n):
    return n
result = f(3)
for k in (1, 2):
    print(f(k))
''')
