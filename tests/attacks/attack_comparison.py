"""Answers that would be right if the student's own comparison were asked."""

from tests.attacks.attacked import Attack, attack

COMPARISON: dict[str, Attack] = {
    "an object equal to everything": attack(
        """
class Right:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __hash__(self): return 0
def entropy(counts): return Right()
""",
        "type",
    ),
    "a number whose difference from anything is nought": attack(
        """
class Right(float):
    __eq__ = __le__ = __ge__ = lambda self, other: True
    __sub__ = __rsub__ = lambda self, other: 0.0
    __abs__ = lambda self: 0.0
    __float__ = lambda self: float("nan")
def entropy(counts): return Right(77.0)
""",
        "value",
    ),
    "an integer that lies": attack(
        """
class Right(int):
    __eq__ = lambda self, other: True
    __index__ = __int__ = lambda self: 1 / 0
    __float__ = lambda self: 1 / 0
def entropy(counts): return Right(77)
""",
        "value",
    ),
    "an object that says it is a float": attack(
        """
class Right:
    __class__ = property(lambda self: float)
    def __float__(self): return 0.0
    def __eq__(self, other): return True
def entropy(counts): return Right()
""",
        "type",
    ),
    "an object that is another number each time": attack(
        """
class Right:
    asked = 0
    def __float__(self):
        Right.asked += 1
        return Right.asked / 10
    def __array__(self, *_, **__):
        import numpy
        return numpy.linspace(0, 3, 1000)
def entropy(counts): return Right()
""",
        "type",
    ),
    "an array that answers every comparison": attack(
        """
import numpy
class Right(numpy.ndarray):
    def __array_ufunc__(self, *_, **__): return numpy.True_
    def __array_function__(self, *_, **__): return numpy.True_
    def __eq__(self, other): return numpy.True_
    def item(self, *_): return 0.0
    def tolist(self): return 0.0
def entropy(counts): return numpy.full((), 77.0).view(Right)
""",
        "value",
    ),
    "a number that claims a coarse type": attack(
        """
from math import log2
import numpy
class Coarse(numpy.float64):
    dtype = numpy.dtype("float16")
    __class__ = property(lambda self: numpy.float16)
def entropy(counts):
    total = sum(counts)
    return Coarse(round(-sum(n / total * log2(n / total) for n in counts if n), 2) + 0.003)
""",
        "value",
    ),
    "not a number": attack("def entropy(counts): return float('nan')", "nan"),
    "infinity": attack("def entropy(counts): return float('inf')", "value"),
    "a complex number": attack("def entropy(counts): return complex(0.0, 1.0)", "type"),
    "a list of every answer there could be": attack(
        "def entropy(counts): return [n / 1000 for n in range(4000)]", "shape", "type"
    ),
    "a list that is another list each time": attack(
        """
class Right(list):
    def __iter__(self): return iter([0.0])
    def __len__(self): return 1
    def __getitem__(self, place): return 0.0
def entropy(counts): return Right([77.0, 78.0])
""",
        "shape",
    ),
    "a dictionary that holds every key": attack(
        """
class Right(dict):
    def __missing__(self, key): return 0.0
    def keys(self): return ["value"]
    def items(self): return [("value", 0.0)]
def entropy(counts): return Right()
""",
        "type",
    ),
    "a fraction with a numerator that lies": attack(
        """
from fractions import Fraction
class Right(Fraction):
    numerator = property(lambda self: 0)
    __eq__ = lambda self, other: True
def entropy(counts): return Right(77, 1)
""",
        "value",
    ),
    "a decimal that lies": attack(
        """
from decimal import Decimal
class Right(Decimal):
    __eq__ = lambda self, other: True
    __float__ = lambda self: 0.0
    as_tuple = lambda self: 1 / 0
def entropy(counts): return Right(77)
""",
        "value",
    ),
    "text that equals every text": attack(
        """
class Right(str):
    __eq__ = lambda self, other: True
    __hash__ = lambda self: 0
def entropy(counts): return Right("0.94")
""",
        "type",
    ),
    "a mapping in the form of our own codec": attack(
        """
def entropy(counts): return {"$": "float", "value": "0.94", "items": [["$", "nan"]]}
""",
        "type",
    ),
    "a frame that answers every comparison": attack(
        """
import pandas
class Right(pandas.Series):
    def __eq__(self, other): return True
    def item(self): return 0.0
    values = property(lambda self: [0.0])
def entropy(counts): return Right([77.0])
""",
        "value",
    ),
}
