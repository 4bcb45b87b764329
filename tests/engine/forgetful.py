"""Code that keeps nothing from call to call, and is seen to keep nothing."""

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
#: a table that no function uses
TABLE = {1: 2}
print(TABLE)
def f(n):
    return n
#: a tuple
NAMES = ('a', 'b')
def f(n):
    return NAMES[n]
#: a definition in a block
if True:
    def f(n):
        return n
else:
    def f(n):
        return -n
#: a function that remembers, and that nobody uses
def g(n, seen=[]):
    seen.append(n)
def f(n):
    return n
#: a mistake in typing
def f(n)
    return n
def g(n):
    return n
#: a head of two lines
def f(n,
      k=2):
    return n * k
#: an item deleted
def f(n):
    a = {1: 2}
    del a[1]
    return a
#: a model
class Model:
    """Counts what it is shown."""
    depth = 3
    def __init__(self, depth=None):
        self.depth = depth
    def fit(self, rows):
        self._rows = [row for row in rows]
        self.counts = {}
        for row in self._rows:
            self.counts[row] = self.counts.get(row, 0) + 1
        return self
    def predict(self, n):
        return self.counts.get(n, self.depth)
def f(n):
    return Model(2).fit([1, 2, n]).predict(n)
#: objects inside objects
class Node:
    def __init__(self, left: "Node", right):
        self.left, self.right = left, right
def grown(n) -> Node:
    return Node(grown(n - 1), None) if n else None
def f(n):
    return isinstance(grown(n), Node)
#: what is tried out
def f(n):
    return n
result = f(3)
for k in (1, 2):
    print(f(k), result)
try:
    f(-1)
except ValueError as problem:
    print(problem)
''')
