"""Digests of code: a definition keeps its digest wherever it stands, and loses it when what it computes may differ."""

import ast
import json
import subprocess
import sys
from collections.abc import Mapping
from threading import Thread

import pytest

from grader.audit.mutants import mutants_of
from grader.built.code_digests import SCHEME, DigestedCode, code_digest, code_digests, digest_like, installed
from grader.built.code_names import Defined, Everything, SourceNames, WholeModule
from grader.built.code_sources import is_source, module_source, texts_digest
from grader.built.resolve import Unresolved, module_names

Texts = Mapping[str, str]

MEASURES = '''
"""Measures."""
import math
from collections.abc import Iterable

BASE = 2
Counts = Iterable[float]


def entropy(counts: Counts, *, base: float = BASE) -> float:
    """In bits."""
    present = [count for count in counts if count]  # 0 log 0 is 0
    total = sum(present)
    return sum(share(count, total) * math.log(total / count, base) for count in present)


def share(part: float, total: float) -> float:
    return part / total
'''
TREES = """
from dataclasses import dataclass
from functools import cache

from lib.measures import entropy


class Node:
    def size(self):
        return 1


@dataclass(frozen=True)
class Leaf(Node):
    label: str = "yes"


@cache
def gain(whole, parts):
    return entropy(whole) - sum(entropy(part) for part in parts)


def grown(node: Node, whole):
    return node.size() * gain(whole, ())


LEFT, RIGHT = "left", "right"
WAYS = {LEFT: gain, RIGHT: lambda whole, parts: gain(parts, whole)}
"""
BASE = {"lib": "", "lib.measures": MEASURES, "lib.trees": TREES}


def code_of(texts: Texts) -> DigestedCode:
    return DigestedCode(SourceNames(texts.__contains__, texts.__getitem__), lambda: texts)


def digest(texts: Texts, module: str, name: str) -> str:
    return code_of(texts).digest(module, name)


def changed(module: str, old: str, new: str) -> dict[str, str]:
    assert old in BASE[module]
    return {**BASE, module: BASE[module].replace(old, new)}


def moved() -> dict[str, str]:
    """The measures in a module below; the one where they stood only imports them from there."""
    return {
        "lib": "",
        "lib.deep": "",
        "lib.deep.purity": MEASURES,
        "lib.measures": "from lib.deep.purity import entropy, share",
        "lib.trees": TREES,
    }


KEPT = {
    "comments and docstrings": changed("lib.measures", '"""In bits."""', '"""In nats, or not."""\n    # Shannon'),
    "no docstring": changed("lib.measures", '"""In bits."""', ""),
    "hints": changed("lib.measures", "counts: Counts, *, base: float = BASE) -> float", "counts, *, base: int = BASE)"),
    "a hint of a constant": changed("lib.measures", "BASE = 2", "BASE: int = 2"),
    "another module": moved(),
    "an alias": {
        **BASE,
        "lib.trees": TREES.replace("import entropy", "import entropy as bits").replace("entropy(", "bits("),
    },
    "through its module": {
        **BASE,
        "lib.trees": TREES.replace("from lib.measures import entropy", "import lib.measures").replace(
            "entropy(", "lib.measures.entropy("
        ),
    },
    "through its module by another name": {
        **BASE,
        "lib.trees": TREES.replace("from lib.measures import entropy", "from lib import measures as m").replace(
            "entropy(", "m.entropy("
        ),
    },
    "imported where it is used": {
        **BASE,
        "lib.trees": TREES.replace("from lib.measures import entropy", "").replace(
            "    return entropy(whole)", "    from lib.measures import entropy\n\n    return entropy(whole)"
        ),
    },
    "a library imported otherwise": {
        **BASE,
        "lib.measures": MEASURES.replace("import math\n", "from math import log as ln\n").replace("math.log(", "ln("),
    },
    "another name of a function": {
        **BASE,
        "lib.measures": MEASURES.replace("share(", "portion("),
    },
    "a definition that nothing here uses": changed(
        "lib.measures", "BASE = 2", "BASE = 2\nUNUSED = 3\ndef other(): ..."
    ),
    "the order of definitions": {
        **BASE,
        "lib.measures": MEASURES.replace("BASE = 2", "").replace("Counts =", "BASE = 2\nCounts ="),
    },
    "re-exported": {**moved(), "lib": "from lib.deep.purity import entropy", "lib.measures": "from lib import entropy"},
    "by a star": {**moved(), "lib.measures": "from lib.deep.purity import *"},
    "only for types": changed("lib.measures", "BASE = 2", "if TYPE_CHECKING:\n    import numpy\nBASE = 2"),
}
AGED = {
    "body": changed("lib.measures", "if count]", "if count > 1]"),
    "default": changed("lib.measures", "base: float = BASE", "base: float = 3"),
    "name of a parameter": {**BASE, "lib.measures": MEASURES.replace("counts", "numbers")},
    "kind of a parameter": changed("lib.measures", "*, base", "base"),
    "constant": changed("lib.measures", "BASE = 2", "BASE = 2.0"),
    "helper": changed("lib.measures", "return part / total", "return total / part"),
    "library": changed("lib.measures", "math.log(", "math.log2("),
    "operator": changed("lib.trees", "- sum(", "+ sum("),
    "decorator": changed("lib.trees", "@cache\n", ""),
    "something else at run time": changed("lib.measures", "BASE = 2", "BASE = 2\nTABLE = {}\nTABLE['x'] = entropy"),
    "a second definition": changed("lib.measures", "BASE = 2", "BASE = 2\nBASE = 10"),
    "another of the same name": {
        **BASE,
        "lib.other": MEASURES.replace("BASE = 2", "BASE = 10"),
        "lib.trees": TREES.replace("lib.measures", "lib.other"),
    },
}


@pytest.mark.parametrize("texts", KEPT.values(), ids=KEPT)
def test_where_a_definition_stands_and_what_is_said_of_it_do_not_count(texts: Texts) -> None:
    for name in ("gain", "WAYS"):
        assert digest(texts, "lib.trees", name) == digest(BASE, "lib.trees", name)


@pytest.mark.parametrize("texts", AGED.values(), ids=AGED)
def test_what_may_be_computed_otherwise_has_another_digest(texts: Texts) -> None:
    for name in ("gain", "WAYS"):
        assert digest(texts, "lib.trees", name) != digest(BASE, "lib.trees", name)


def test_a_definition_keeps_its_digest_in_a_module_of_another_name() -> None:
    here, there = (
        code_of(BASE),
        code_of({"lib": "", "lib.x": MEASURES, "lib.y": TREES.replace("lib.measures", "lib.x")}),
    )
    for name in ("gain", "grown", "Node", "Leaf", "LEFT", "RIGHT", "WAYS"):
        assert here.digest("lib.trees", name) == there.digest("lib.y", name), name
    assert here.digest("lib.trees", "LEFT") != here.digest("lib.trees", "RIGHT")


@pytest.mark.parametrize(
    ("old", "new", "aged"),
    [
        ("return 1", "return 2", {"Node", "Leaf", "grown"}),  # a base, and the class of an argument
        ('label: str = "yes"', 'label: str = "no"', {"Leaf"}),
        ('label: str = "yes"', 'label: int = "yes"', {"Leaf"}),  # dataclasses read what stands in a class
        ("frozen=True", "frozen=False", {"Leaf"}),
        ("class Leaf(Node)", "class Leaf(object)", {"Leaf"}),
        ('"left", "right"', '"left", "r"', {"LEFT", "RIGHT", "WAYS"}),
        ("gain(parts, whole)", "gain(whole, parts)", {"WAYS"}),
    ],
)
def test_only_what_uses_a_changed_definition_has_another_digest(old: str, new: str, aged: set[str]) -> None:
    before, after = code_of(BASE), code_of(changed("lib.trees", old, new))
    names = {"gain", "grown", "Node", "Leaf", "LEFT", "RIGHT", "WAYS"}
    assert {name for name in names if before.digest("lib.trees", name) != after.digest("lib.trees", name)} == aged


EVEN = "def even(n): return n == 0 or odd(n - 1)\n"
ODD = "def odd(n): return n != 0 and even(n - 1)\n"


def test_definitions_that_use_each_other_are_digested_together() -> None:
    together = code_of({"a": EVEN + ODD})
    apart = code_of({"a": "from b import odd\n" + EVEN, "b": "from a import even\n" + ODD})
    renamed = code_of({"a": (ODD + EVEN).replace("odd", "uneven").replace("even", "pair").replace("unpair", "odd_one")})
    assert together.digest("a", "even") == apart.digest("a", "even") == renamed.digest("a", "pair")
    assert together.digest("a", "odd") == apart.digest("b", "odd") == renamed.digest("a", "odd_one")
    assert together.digest("a", "even") != together.digest("a", "odd")
    other = code_of({"a": EVEN + ODD.replace("n != 0", "n > 0")})
    assert other.digest("a", "even") != together.digest("a", "even")
    assert other.digest("a", "odd") != together.digest("a", "odd")


def test_the_order_in_which_digests_are_asked_for_does_not_matter() -> None:
    chain = "".join(f"def f{n}(x): return f{(n + 1) % 7}(x) + g(x) if x else {n}\n" for n in range(7))
    texts = {"a": chain + "def g(x): return h(x)\ndef h(x): return g(x - 1) if x else f3(0)\n"}
    names = [*(f"f{n}" for n in range(7)), "g", "h"]
    first = [{name: code_of(texts).digest("a", name)} for name in names]
    code = code_of(texts)
    assert first == [{name: code.digest("a", name)} for name in reversed(names)][::-1]
    assert len({value for each in first for value in each.values()}) == len(names)


def test_a_thread_that_asks_meanwhile_changes_no_digest() -> None:
    texts = {"a": "from b import odd\n" + EVEN, "b": "from a import even\n" + ODD}
    threads: list[Thread] = []

    def source_of_meanwhile(module: str) -> str:
        if module == "b" and not threads:  # while the first is half way through the two
            threads.append(Thread(target=code.digest_of, args=(Defined("b", "odd"),)))
            threads[0].start()
            threads[0].join(0.2)
        return texts[module]

    code = DigestedCode(SourceNames(texts.__contains__, source_of_meanwhile), lambda: texts)
    found = code.digest("a", "even")
    threads[0].join()
    assert (found, code.digest("b", "odd")) == (digest(texts, "a", "even"), digest(texts, "b", "odd"))


def test_a_decorator_is_no_base() -> None:
    named = "from enum import unique as A\n"
    assert digest({"a": f"{named}@A\nclass f: ..."}, "a", "f") != digest({"a": f"{named}class f(A): ..."}, "a", "f")


def test_a_function_that_calls_itself_is_told_from_one_that_calls_another() -> None:
    itself = digest({"a": "def f(n): return f(n - 1)"}, "a", "f")
    assert itself == digest({"a": "def g(n): return g(n - 1)"}, "a", "g")
    assert itself != digest({"a": "def g(n): return 0\ndef f(n): return g(n - 1)"}, "a", "f")


LOCAL_NAMES = {
    "a parameter": "def f(helper): return helper(1)",
    "a local variable": "def f(x):\n    helper = x\n    return helper",
    "of a loop": "def f(x):\n    for helper in x: print(helper)",
    "of a comprehension": "def f(x): return [helper for helper in x]",
    "of a lambda": "f = lambda helper: helper",
    "of a function inside": "def f(x):\n    def helper(y): return y\n    return helper(x)",
    "of a match": "def f(x):\n    match x:\n        case [helper, *_]: return helper",
    "of an exception": "def f(x):\n    try: return x\n    except ValueError as helper: raise helper",
    "assigned in an expression": "def f(x): return [(helper := y) for y in x], helper",
}


@pytest.mark.parametrize("text", LOCAL_NAMES.values(), ids=LOCAL_NAMES)
def test_a_local_name_is_not_taken_for_a_definition(text: str) -> None:
    assert digest({"a": text}, "a", "f") == digest({"a": f"def helper(): return 1\n{text}"}, "a", "f")


GLOBAL_NAMES = {
    "in a default": "def f(x=helper): return x",
    "in a decorator": "@helper\ndef f(): ...",
    "beside a comprehension's": "def f(): return [helper for helper in helper()]",
    "in a method, beside a name of the class": "class f:\n    helper = 1\n    def g(self): return helper",
    "declared global": "def f():\n    global helper\n    helper = 2",
    "read before a class binds it": "class f:\n    x = helper\n    def helper(self): ...",
    "in a hint of a decorated function": "import functools\n@functools.singledispatch\ndef f(x: helper): ...",
    "in a match": "def f(x):\n    match x:\n        case helper(): return 1",
    "in text": "def f(x): return f'{helper()}'",
}


@pytest.mark.parametrize("text", GLOBAL_NAMES.values(), ids=GLOBAL_NAMES)
def test_a_definition_is_found_wherever_its_name_is_read(text: str) -> None:
    one, other = (f"def helper(): return {number}\n{text}" for number in (1, 2))
    assert digest({"a": one}, "a", "f") != digest({"a": other}, "a", "f")


DYNAMIC = [
    "def f(): return globals()['x']",
    "def f(text): return eval(text)",
    "import importlib\ndef f(): return importlib.import_module('b').x",
    "from importlib import import_module as get\ndef f(): return get('b').x",
    "import sys\ndef f(): return sys.modules['b'].x",
    "def f(g): return g.__name__",
    "def f(g): return g.__doc__",
    "from .b import x\ndef f(): return x",
]


@pytest.mark.parametrize("text", DYNAMIC)
def test_code_that_looks_names_up_while_it_runs_counts_with_all_source_there_is(text: str) -> None:
    code = code_of({"a": text, "b": "x = 1"})
    code.digest("a", "f")
    assert Everything() in code.known
    assert code.digest("a", "f") != digest({"a": text, "b": "x = 2"}, "a", "f")


@pytest.mark.parametrize(
    "text",
    [
        "import b\ndef f(name): return getattr(b, name)",
        "import b\nALL = (b,)\ndef f(): return [each.x for each in ALL]",
        "import b\ndef f(): return b.not_there",
    ],
)
def test_a_module_that_is_handed_on_counts_as_a_whole(text: str) -> None:
    code = code_of({"a": text, "b": "x = 1"})
    code.digest("a", "f")
    assert WholeModule("b") in code.known
    assert code.digest("a", "f") != digest({"a": text, "b": "x = 2"}, "a", "f")
    assert code.digest("a", "f") != digest({"a": text, "b": "x = 1\ny = 2"}, "a", "f")


def test_a_definition_that_a_statement_may_change_counts_with_it() -> None:
    texts = {"a": "TABLE = {}\ndef add(g): TABLE[1] = g; return g\n@add\ndef g(): return 1\ndef f(): return TABLE"}
    other = {"a": texts["a"].replace("return 1", "return 2")}
    assert digest(texts, "a", "f") != digest(other, "a", "f")
    guarded = {"a": "try:\n    import quick as way\nexcept ImportError:\n    way = None\ndef f(): return way"}
    other = {"a": guarded["a"].replace("way = None", "way = 1")}
    assert digest(guarded, "a", "f") != digest(other, "a", "f")


@pytest.mark.slow
def test_nothing_in_the_reference_has_to_be_counted_as_a_whole() -> None:
    code = installed()
    for module in sorted(module_names()):
        known = code.names.module(module)
        assert known.effects == (), f"{module}: a statement at its top does more than define"
        for name in known.bound:
            code.digest_of(Defined(module, name))
    assert [each for each in code.known if isinstance(each, Everything | WholeModule)] == []


def test_what_is_not_there_is_unresolved() -> None:
    for name in (
        "reference.os:x",
        "reference.information.entropy:nothing",
        "reference.information.entropy:math",
        "os:system",
    ):
        with pytest.raises(Unresolved):
            code_digest(name)
        assert digest_like(f"{SCHEME}0", name) == ""


NAMED = [
    "reference.linear.perceptron:PERCEPTRON",
    "reference.trees.splitting:gain_ratio",
    "reference.trees.mistakes.splitting:gain_per_value",
    "reference.trees.verify:id3_flaws",
    "reference.shared.draws.tables:table",
    "reference.trees.conditions.nominal:gains_apart",
    "reference.ensembles.boosting:ADABOOST",
]


class _Moved(ast.NodeTransformer):
    """Imports rewritten for modules that have another name."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        return ast.ImportFrom(self.names.get(node.module or "", node.module), node.names, node.level)


def test_the_reference_keeps_its_digests_when_all_of_its_modules_are_renamed() -> None:
    here = DigestedCode(SourceNames(is_source, module_source), module_names)
    names = [(module, name) for each in NAMED for module, _, name in [each.partition(":")]]
    for module, name in names:
        here.digest(module, name)
    renamed = {module: f"moved.m{place}" for place, module in enumerate(sorted(here.names.read))}
    texts = {new: ast.unparse(_Moved(renamed).visit(ast.parse(module_source(old)))) for old, new in renamed.items()}
    there = code_of(texts)
    assert [there.digest(renamed[module], name) for module, name in names] == [here.digest(*each) for each in names]


def test_every_mutant_that_the_audit_makes_has_another_digest() -> None:
    module = "reference.information.entropy"
    source = module_source(module).encode()
    mutants = mutants_of(module, source)
    assert len(mutants) > 20
    names = installed().names.module(module).bound
    before = {name: installed().digest(module, name) for name in names}
    for mutant in mutants:
        text = mutant.source_from(source).decode()
        code = DigestedCode(
            SourceNames(
                installed().names.is_source, lambda each, text=text: text if each == module else module_source(each)
            ),
            module_names,
        )
        assert any(code.digest(module, name) != digest for name, digest in before.items()), mutant


def test_digests_are_the_same_in_every_process() -> None:
    script = (
        "import json, sys; from grader.built.code_digests import code_digests;"
        "print(json.dumps(code_digests(sys.argv[1:])))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", script, *NAMED[:3]],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert json.loads(said[0]) == json.loads(said[1]) == code_digests(NAMED[:3])


def test_a_digest_of_before_is_compared_by_the_rule_it_was_made_by() -> None:
    name = "reference.linear.perceptron:PERCEPTRON"
    assert digest_like("sha256:0", name) == texts_digest("reference.linear.perceptron")
    assert digest_like(f"{SCHEME}0", name) == code_digest(name)
    assert digest_like("sha256:0", "reference.gone:x") == digest_like(f"{SCHEME}0", "reference.gone:x") == ""
