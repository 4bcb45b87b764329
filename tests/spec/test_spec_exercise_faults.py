# ruff: noqa: E501  one row a mistake
"""One row for each way in which an exercise can be wrong: what was written, and the one fault it gives."""

from pathlib import Path

import pytest

from grader.spec.load import SpecFaults, load_exercise
from tests.spec.spec_sample import CHOICE, EXERCISES, FUNCTION, MODEL, TRACE, VALUES, spoilt

DRAWN_ROWS = "rows: {$table: {rows: [6, 30], columns: {a: 3, class: 2}}}"
COLUMN = "attribute: {$column: rows, except: [class]}"
FIXED = "args: {rows: {$dataset: loans}, attribute: income, target: risk}"
PRINTED = 'printed: {value: "0.156", where: "Witten, table 4.7"}'
SIGNATURE = "\"gain(rows: list[dict], attribute: str, target: str = 'class') -> float\""
NATS = "{is: nats, with: {base: 2.7}, hint: Base 2.}"
CLASS = MODEL.partition("signature: ")[2].partition("\n")[0]


def given(provided: str) -> tuple[str, str]:
    """What is written, and written instead, to provide something."""
    return "points: 4", f"points: 4\nprovided: [{provided}]"


ROWS = {  # what is wrong: (sound file, written, written instead, "line: field: problem", piece of the remedy)
    # fields
    "unknown field": (FUNCTION, "title:", "titel:", "4: titel: unknown field", "Did you mean `title`?"),
    "unknown field, far": (FUNCTION, "title: I", "zzz: 1\ntitle: I", "4: zzz: unknown field", "Known: `cases`, `check`"),
    "field of another kind": (FUNCTION, "with: {base: 2}", "credit: all", "9: credit: unknown field", "Known: `cases`"),
    "unknown field deep": (FUNCTION, "    count: 20", "    coutn: 20", "17: cases[1].coutn: unknown field", "`count`?"),
    "field twice, near": (FUNCTION, "points: 4", "points: 4\npoint: 4", "7: point: unknown field", "Did you mean `points`?"),
    "misspelt list": (FUNCTION, "cases:", "case:", "11: case: unknown field", "Did you mean `cases`?"),
    "number as field": (FUNCTION, "points: 4", "points: 4\n7: 4", "7: [7]: unknown field", "Known"),
    "missing field": (FUNCTION, "title: Information gain\n", "", "1: title: missing field", "Write `title: ...`"),
    "missing field deep": (VALUES, "    points: 2\n", "", "14: parts[1].points: missing field", "Write `points: ...`"),
    "text wanted": (FUNCTION, "title: Information gain", "title: 5", "4: title: must be a text, and is a number", "quotes"),
    "empty": (FUNCTION, "prompt: Return the gain.", "prompt:", "10: prompt: must be a text, and is empty", "quotes"),
    "number wanted": (FUNCTION, "points: 4", 'points: "4"', "6: points: must be a number, and is a text", "without quotes"),
    "truth value wanted": (FUNCTION, "public: true", "public: yes", "13: cases[0].public: must be true or false", "Write true"),
    "whole number wanted": (FUNCTION, "count: 20", "count: 2.5", "17: cases[1].count: must be a whole number, and is 2.5", "whole"),
    "whole number, not text": (FUNCTION, "count: 20", "count: many", "17: cases[1].count: must be a whole number, and is a text", "quotes"),
    "finite number wanted": (FUNCTION, "points: 4", "points: .inf", "6: points: must be a finite number", "finite"),
    "too small": (FUNCTION, "points: 4", "points: 0", "6: points: must be greater than 0, and is 0", "greater than 0"),
    "too large": (FUNCTION, "count: 20", "count: 501", "17: cases[1].count: must be at most 500, and is 501", "at most 500"),
    "list wanted": (FUNCTION, "[trees.gain_ratio]", "trees.gain_ratio", "5: concepts: must be a list, and is a text", "[a, b]"),
    "empty list": (FUNCTION, "[trees.gain_ratio]", "[]", "5: concepts: is empty", "at least 1"),
    "mapping wanted": (FUNCTION, "with: {base: 2}", "with: base", "9: with: must be a mapping, and is a text", "{name: value}"),
    "mapping of fields wanted": (TRACE, "state: {record: [weights, error], carry: [weights]}", "state: [weights]",
                                 "9: state: must be a mapping, and is a list", "{name: value}"),
    "item is no mapping": (VALUES, "  - {is: no prior, part: joint, reference: \"reference.bayes.mistakes.rule:none\", hint: Think.}",
                           "  - no prior", "22: misconceptions[0]: must be a mapping, and is a text", "{name: value}"),
    "wrong choice, near": (TRACE, "credit: fraction", "credit: fractions", "19: credit: cannot be `fractions`", "mean `fraction`?"),
    "wrong choice, far": (CHOICE, "choose: all", "choose: some", "8: choose: cannot be `some`", "Write `one` or `all`."),
    "wrong choice in a list": (TRACE, "[zero]", "[outside_range]", "18: follow.void_if[0]: cannot be `outside_range`", "`constant`"),
    "wrong schema": (FUNCTION, "schema: 1", "schema: 2", "1: schema: cannot be `2`", "Write `1`."),
    # kinds, ids, names
    "unknown kind, near": (FUNCTION, "kind: function", "kind: functoin", "3: kind: unknown kind `functoin`", "mean `function`?"),
    "unknown kind, far": (FUNCTION, "kind: function", "kind: poem", "3: kind: unknown kind `poem`", "Kinds: `choice`"),
    "kind is no text": (FUNCTION, "kind: function", "kind: [function]", "3: kind: unknown kind", "mean `function`?"),
    "missing kind": (FUNCTION, "kind: function\n", "", "1: kind: missing field", "Kinds: function, trace"),
    "misspelt kind": (FUNCTION, "kind: function", "knd: function", "3: knd: unknown field", "Did you mean `kind`?"),
    "not an id": (FUNCTION, "id: trees.gain", "id: trees/gain", "2: id: `trees/gain` is not an id", "joined by dots"),
    "id elsewhere in the bank": (FUNCTION, "id: trees.gain", "id: rules.gain", "2: id: `rules.gain` does not agree", "`trees.gain`"),
    "unknown concept": (FUNCTION, "[trees.gain_ratio]", "[trees.gain_rato]", "5: concepts[0]: unknown concept", "`trees.gain_ratio`?"),
    "unknown topic": (FUNCTION, "[trees.gain_ratio]", "[zzz]", "5: concepts[0]: unknown concept `zzz`", "concepts.yaml"),
    "concept twice": (FUNCTION, "[trees.gain_ratio]", "[trees.id3, trees.id3]", "5: concepts[1]: another concept has", "its own"),
    "not a reference": (FUNCTION, "reference.trees.id3:gain\n", "trees.gain\n", "8: reference: `trees.gain` is not the name", "`MODULE:NAME` of the exercise's topic"),
    "reference of one's own": (FUNCTION, "reference.trees.id3:gain\n", "./mine.py:gain\n", "8: reference: `./mine.py:gain` is code beside the spec", "--trust-local"),
    "not a reference in a part": (VALUES, "reference.bayes.rule:conditional", "math.log", "17: parts[1].reference: `math.log`", "reference.TOPIC.MODULE"),
    # keys that do not work yet
    # the student's source
    "imports that are a list": (FUNCTION, "points: 4", "points: 4\nsource: {imports: [os]}", "7: source.imports: must be a mapping", "{name: value}"),
    "source of something else": (FUNCTION, "points: 4", "points: 4\nsource: {import: {forbid: [os]}}", "7: source.import: unknown field", "`imports`?"),
    "nothing forbidden": (FUNCTION, "points: 4", "points: 4\nsource: {}", "7: source: forbids nothing", "`imports` or `names`"),
    "imports allowed and forbidden": (FUNCTION, "points: 4", "points: 4\nsource: {imports: {allow: [math], forbid: [os]}}",
                                      "7: source.imports: has both `allow` and `forbid`", "one of the two"),
    "imports of nothing": (FUNCTION, "points: 4", "points: 4\nsource: {imports: {}}", "7: source.imports: has neither", "one of the two"),
    "a module that is no name": (FUNCTION, "points: 4", "points: 4\nsource: {imports: {allow: [math, import os]}}",
                                 "7: source.imports.allow[1]: `import os` is not a name", "as code does"),
    "an attribute as a module": (FUNCTION, "points: 4", "points: 4\nsource: {imports: {forbid: [.sort]}}",
                                 "7: source.imports.forbid[0]: `.sort` is not a name", "as code does"),
    "no names": (FUNCTION, "points: 4", "points: 4\nsource: {names: {forbid: []}}", "7: source.names.forbid: is empty", "at least 1"),
    # checks that ask a reference
    "a name that is no reference": (FUNCTION, "{close: {rtol: 1e-6}}", "{one_of: best}", "21: check.one_of.reference: `reference` cannot be 'best'", "MODULE:NAME"),
    "no reference to ask": (FUNCTION, "{close: {rtol: 1e-6}}", "{one_of: {by: {close: {}}}}", "21: check.one_of: No reference is named", "reference.TOPIC.MODULE:NAME"),
    "an option beside the reference": (FUNCTION, "{close: {rtol: 1e-6}}", '{verify: {reference: "reference.a:b", margin: 1}}',
                                       "21: check.verify.margin: `margin` is not an option", "`reference`"),
    "a bare name for another check": (FUNCTION, "{close: {rtol: 1e-6}}", '{same_predictions: "reference.a:b"}',
                                      "21: check.same_predictions: its options are a text", "inside the braces"),
    "one of several in a part": (FUNCTION, "{close: {rtol: 1e-6}}", '{parts: {best: {one_of: "reference.a:b"}}}',
                                 "21: check.parts.best.one_of: asks a reference", "the check of the exercise"),
    "one of several in a step": (TRACE, "  parts:\n    weights: {close: {}}\n    error: {exact: {}}", '  one_of: "reference.a:b"',
                                 "15: check.one_of: asks a reference", "another check"),
    "one of several by hand": (VALUES, "    check: {close: {}}", '    check: {one_of: "reference.a:b"}', "19: parts[1].check.one_of: asks a reference", "choose another"),
    "unknown picture": (FUNCTION, "points: 4", "points: 4\npicture: tre", "7: picture: cannot be `tre`", "`tree`?"),
    "personalise as a text": (VALUES, "prompt: C", "personalise: sure\nprompt: C", "10: personalise: must be true or false", "true or false"),
    "personalised without draws": (TRACE, "prompt: R", "personalise: true\nprompt: R", "11: personalise: nothing in this exercise is drawn", "draw something"),
    "a check of one's own": (FUNCTION, "check: {close: {rtol: 1e-6}}", "check: ./ours.py:f", "21: check: `./ours.py:f` is code beside the spec", "--trust-local"),
    # checks and properties
    "unknown check": (FUNCTION, "{close: {rtol", "{clos: {rtol", "21: check.clos: unknown check", "Did you mean `close`?"),
    "a check by name alone": (FUNCTION, "check: {close: {rtol: 1e-6}}", "check: exact", "21: check: is not one check", "Write `{exact: {}}`."),
    "two checks": (FUNCTION, "{close: {rtol: 1e-6}}", "{close: {}, exact: {}}", "21: check: is not one check", "{close: {}}"),
    "trace is no check": (FUNCTION, "{close: {rtol: 1e-6}}", "{trace: {}}", "21: check.trace: unknown check", "Did you mean `table`?"),
    "unknown check option": (FUNCTION, "{rtol: 1e-6}", "{rtoll: 1e-6}", "21: check.close.rtoll: `rtoll` is not an option", "`rtol`?"),
    "bad check option": (FUNCTION, "{rtol: 1e-6}", "{rtol: small}", "21: check.close.rtol: `rtol` cannot be 'small'", "zero or more"),
    "options are a list": (FUNCTION, "{rtol: 1e-6}", "[1e-6]", "21: check.close: its options are a list, not a mapping", "{close: {}}"),
    "unknown check in a part": (TRACE, "error: {exact: {}}", "error: {exat: {}}", "17: check.parts.error.exat: unknown check", "`exact`?"),
    "no parts": (FUNCTION, "{close: {rtol: 1e-6}}", "{parts: {}}", "21: check.parts: There are no parts", "{close: {}}"),
    "weight of a part": (FUNCTION, "check: {close: {rtol: 1e-6}}", "check: {parts: {a: {close: {}, weight: 0}}}", "21: check.parts: The weight of `a` cannot be 0", "whole number"),
    "check of a part": (VALUES, "    check: {close: {}}", "    check: {near: {}}", "19: parts[1].check.near: unknown check", "Checks"),
    "unknown property": (FUNCTION, "within: [0, 1]", "wihtin: [0, 1]", "23: properties[0].wihtin: unknown property", "mean `within`?"),
    "a property by name alone": (FUNCTION, "within: [0, 1]", "within", "23: properties[0]: is not one property", "within: [0, 1]"),
    "bad property option": (FUNCTION, "within: [0, 1]", "within: 1", "23: properties[0].within: the options are not sound", "two numbers"),
    "property of no argument": (FUNCTION, "{shuffle: rows}", "{shuffle: row}", "24: properties[1].unchanged_by: the options", "`row` is no argument"),
    # signatures and cases
    "bad signature": (FUNCTION, SIGNATURE, '"gain rows"', "7: signature: is not a Python signature", "list[dict]"),
    "code in a signature": (FUNCTION, SIGNATURE, '"gain(rows): pass; x"', "7: signature: is not a Python signature", "gain("),
    "keyword-only": (FUNCTION, SIGNATURE, '"gain(rows, attribute, *, target)"', "7: signature: has parameters that cannot be given by position", "gain("),
    "bad class signature": (MODEL, "class Tree: fit", "Tree: fit", "7: signature: is not a Python signature", "class Tree: fit"),
    "class without a name": (MODEL, "class Tree: fit", "class : fit", "7: signature: is not a class with its methods", "class Tree: fit"),
    "three functions": (MODEL, CLASS, '"fit(rows, target); predict(model, rows); score(model)"', "7: signature: is neither a class with", "class Tree"),
    "a pair of one name": (MODEL, CLASS, '"fit(rows, target); fit(model, rows)"', "7: signature: is neither a class with", "class Tree"),
    "a pair without a model": (MODEL, CLASS, '"fit(rows, target); predict()"', "7: signature: must let `predict` take the model first", "class Tree"),
    "unknown argument of predict": (MODEL, "    predict: {rows: {$use: train}}", "    predict: {row: {$use: train}}",
                                    "16: cases[1].predict.row: `predict` has no parameter `row`", "`rows`?"),
    "property of no argument of a model": (MODEL, "check: {exact: {}}", "check: {exact: {}}\nproperties:\n  - unchanged_by: {shuffle: rows}",
                                           "19: properties[0].unchanged_by: the options", "there is fit.rows, fit.target, predict.rows"),
    # what is provided; `beside.py` lies beside the exercise
    "provided: no such file": (FUNCTION, *given("{name: f, file: f.py}"), "7: provided[0].file: there is no file `f.py` beside", "same folder"),
    "provided: a path": (FUNCTION, *given("{name: f, file: ../f.py}"), "7: provided[0].file: `../f.py` is not the name of a Python file", "majority.py"),
    "provided: no Python file": (FUNCTION, *given("{name: f, file: f.txt}"), "7: provided[0].file: `f.txt` is not the name of a Python file", "majority.py"),
    "provided: not defined": (FUNCTION, *given("{name: helpr, file: beside.py}"), "7: provided[0].file: `beside.py` does not define `helpr`", "def helpr"),
    "provided: only inside": (FUNCTION, *given("{name: inner, file: beside.py}"), "7: provided[0].file: `beside.py` does not define `inner`", "top level"),
    "provided: too large": (FUNCTION, *given("{name: f, file: large.py}"), "7: provided[0].file: `large.py` is larger than 32 KiB", "short"),
    "provided: no Python": (FUNCTION, *given("{name: f, file: broken.py}"), "7: provided[0].file: `broken.py` is not Python: ", "short Python file"),
    "provided: no text": (FUNCTION, *given("{name: f, file: bytes.py}"), "7: provided[0].file: `bytes.py` cannot be read", "UTF-8"),
    "provided: no identifier": (FUNCTION, *given("{name: a-b, file: beside.py}"), "7: provided[0].name: `a-b` is not an identifier", "name"),
    "provided twice": (FUNCTION, *given("{name: helper, file: beside.py}, {name: helper, file: beside.py}"),
                       "7: provided[1].name: another provided name has this name already: `helper`", "its own"),
    "what the student is to write": (FUNCTION, *given("{name: gain, file: beside.py}"), "7: provided[0].name: `gain` is what the student is to write", "else"),
    "provided without file": (FUNCTION, *given("{name: helper}"), "7: provided[0].file: missing field", "Write `file: ...`"),
    "provided: an unknown field": (FUNCTION, *given("{name: helper, fiel: beside.py}"), "7: provided[0].fiel: unknown field", "`file`?"),
    "provided: not a reference": (FUNCTION, *given("{name: helper, file: beside.py, reference: math.log}"), "7: provided[0].reference: `math.log` is not", "reference.TOPIC.MODULE"),
    "$provided of nothing": (FUNCTION, FIXED, "args: {rows: {$provided: f}, attribute: a}", "14: cases[0].args.rows.$provided: nothing is provided as `f`", "none"),
    "$provided of a list": (FUNCTION, FIXED, "args: {rows: {$provided: [f]}, attribute: a}", "14: cases[0].args.rows.$provided: `$provided` is not written so", "NAME"),
    "$provided by hand": (VALUES, "{$float: [0.1, 0.9, 2]}", "{$provided: f}", "8: given.prior.$provided: `$provided` stands only in the inputs of a case", "value"),
    "class without predict": (MODEL, "predict(rows: list[dict]) -> list[str]", "score(rows)", "7: signature: must have the methods", "class Tree"),
    "unknown argument": (FUNCTION, "attribute: income,", "attribut: income,", "14: cases[0].args.attribut: `gain` has no parameter `attribut`", "`attribute`?"),
    "extra argument": (FUNCTION, "attribute: income,", "attribute: income, zz: 1,", "14: cases[0].args.zz: `gain` has no parameter `zz`", "Parameters"),
    "argument with a number for a name": (FUNCTION, "attribute: income,", "attribute: income, 7: 1,", "14: cases[0].args[7]: must be a text", "quotes"),
    "missing argument": (FUNCTION, "attribute: income,", "", "14: cases[0].args: `attribute` is missing", "Write a value for `attribute`"),
    "missing drawn argument": (FUNCTION, f"      {COLUMN}\n", "", "18: cases[1].draw: `attribute` is missing", "Write a value"),
    "missing argument of fit": (MODEL, "fit: {rows: {$use: train}, target: class}", "fit: {rows: {$use: train}}", "15: cases[1].fit: `target` is missing", "Write"),
    "args and draw": (FUNCTION, "    count: 20", "    args: {rows: [], attribute: a}\n    count: 20", "16: cases[1]: has both `args` and `draw`", "fixed"),
    "neither args nor draw": (FUNCTION, f"    {FIXED}\n", "", "12: cases[0]: has neither `args` nor `draw`", "`draw` for a drawn family"),
    "misspelt args": (FUNCTION, "args:", "arg:", "14: cases[0].arg: unknown field", "Did you mean `args`?"),
    "count without draw": (FUNCTION, "    public: true", "    public: true\n    count: 3", "14: cases[0].count: `count` without `draw`", "Remove it"),
    "public and drawn": (FUNCTION, "    count: 20", "    count: 20\n    public: true", "18: cases[1].public: a drawn family cannot be public", "fixed inputs"),
    "printed and drawn": (FUNCTION, "    count: 20", f"    count: 20\n    {PRINTED}", "18: cases[1].printed: a drawn family has no printed", "fixed case"),
    "case name twice": (FUNCTION, "name: other tables", "name: loans", "16: cases[1].name: another case has this name already: `loans`", "its own"),
    "args of a model": (MODEL, "    count: 6", "    args: {}\n    count: 6", "13: cases[1].args: unknown field", "Known"),
    "printed number": (FUNCTION, '"0.156"', "0.156", "15: cases[0].printed.value: `0.156` is not a text", "in quotes"),
    "printed numbers": (FUNCTION, '"0.156"', '{last: ["1", 2, 3]}', "15: cases[0].printed.value.last[1]: `2` is not a text", "in quotes"),
    # expressions
    "unknown $-key": (FUNCTION, "$dataset:", "$datset:", "14: cases[0].args.rows.$datset: unknown expression", "Did you mean `$dataset`?"),
    "two $-keys": (FUNCTION, "{$dataset: loans}", "{$dataset: loans, $use: a}", "14: cases[0].args.rows.$use: `$use` must be the first and only", "as $$"),
    "$-key not first": (FUNCTION, COLUMN, "attribute: {except: [class], $column: rows}", "20: cases[1].draw.attribute.$column: `$column` must be the first", "as $$"),
    "key beside $use": (VALUES, "n: {$use: other}", "n: {$use: other, plus: 1}", "18: parts[1].args.n.plus: `$use` takes no `plus`", "{$use: NAME}"),
    "$int of three": (FUNCTION, DRAWN_ROWS, "rows: {$int: [1, 2, 3]}", "19: cases[1].draw.rows.$int: `$int` is not written so", "{$int: [low, high]}"),
    "$int downwards": (FUNCTION, DRAWN_ROWS, "rows: {$int: [2, 1]}", "19: cases[1].draw.rows.$int: `$int` is not written so", "[low, high]"),
    "$float without decimals": (VALUES, "[0.1, 0.9, 2]", "[0.1, 0.9]", "8: given.prior.$float: `$float` is not written so", "decimals"),
    "$pick of nothing": (FUNCTION, DRAWN_ROWS, "rows: {$pick: []}", "19: cases[1].draw.rows.$pick: `$pick` is not written so", "[a, b]"),
    "$table of a list": (FUNCTION, DRAWN_ROWS, "rows: {$table: [6, 30]}", "19: cases[1].draw.rows.$table: `$table` is not written so", "columns"),
    "$column excepting a number": (FUNCTION, "except: [class]", "except: [1]", "20: cases[1].draw.attribute.$column: `$column` is not", "except: [a, b]"),
    "$make outside draws": (VALUES, "reference.shared.draws.probabilities:probability", "reference.bayes.rule:joint", "9: given.other.$make: `$make` is not written so", "{$make: GENERATOR}"),
    "$use of nothing": (VALUES, "{$use: prior}}\n", "{$use: prio}}\n", "9: given.other.apart_from.$use: there is no earlier name `prio`", "`prior`?"),
    "$use of a later name": (VALUES, "{$float: [0.1, 0.9, 2]}", "{$use: other}", "8: given.prior.$use: `other` is not defined before it", "top to bottom"),
    "$column of no table": (FUNCTION, "{$column: rows", "{$column: table", "20: cases[1].draw.attribute.$column: there is no earlier name", "`rows`"),
    "unknown dataset": (FUNCTION, "{$dataset: loans}", "{$dataset: loan}", "14: cases[0].args.rows.$dataset: there is no dataset `loan`", "`loans`?"),
    "dataset by a path": (FUNCTION, "{$dataset: loans}", "{$dataset: ../loans}", "14: cases[0].args.rows.$dataset: there is no dataset", "`loans`?"),
    "$part of nothing": (VALUES, "{$part: joint}", "{$part: jont}", "18: parts[1].args.joint.$part: there is no earlier part `jont`", "`joint`?"),
    "$part of itself": (VALUES, "{$part: joint}", "{$part: posterior}", "18: parts[1].args.joint.$part: the part `posterior` does not come before", "order"),
    "$part in given": (VALUES, "{$float: [0.1, 0.9, 2]}", "{$part: joint}", "8: given.prior.$part: `$part` stands only in the `args` of a part", "value"),
    "$option of no choice": (VALUES, "{$float: [0.1, 0.9, 2]}", "{$option: true}", "8: given.prior.$option: `$option` stands only", "value"),
    "$option of false": (CHOICE, "{$option: true}", "{$option: false}", "12: args.pair.$option: `$option` is not written so", "true"),
    # parts, states and mistakes
    "part name twice": (VALUES, "name: posterior", "name: joint", "14: parts[1].name: another part has this name already", "its own"),
    "part name with a space": (VALUES, "name: posterior", "name: the posterior", "14: parts[1].name: `the posterior` is not an identifier", "answers.yaml"),
    "carry not in record": (TRACE, "carry: [weights]", "carry: [weight]", "9: state.carry[0]: there is no field in `record` named `weight`", "`weights`?"),
    "check of no field": (TRACE, "    error: {exact", "    err: {exact", "17: check.parts.err: there is no field in `record`", "`error`?"),
    "field without check": (TRACE, "    error: {exact: {}}\n", "", "15: check.parts: no check for `error`", "error: {close: {}}"),
    "mistake with neither": (FUNCTION, NATS, "{is: nats, hint: Base 2.}", "26: misconceptions[0]: has no `reference`, no `gives` and no `with`", "one of them"),
    "mistake with both": (FUNCTION, NATS, '{is: nats, with: {a: 1}, reference: "reference.a:b", hint: B}', "26: misconceptions[0]: has both `reference` and `with`", "one of them"),
    "mistake with a variant and a formula": (FUNCTION, NATS, '{is: nats, gives: "1", reference: "reference.a:b", hint: B}', "26: misconceptions[0]: has both `reference` and `gives`", "one of them"),
    "mistake twice": (FUNCTION, "is: not weighted", "is: nats", "27: misconceptions[1].is: another mistake has this name", "its own"),
    "ways of a mistake by hand": (VALUES, "part: joint,", "part: joint, also: [reference.a:b],", "22: misconceptions[0].also: only a function, a trace or a model", "another mistake"),
    "way of a mistake with no name": (FUNCTION, NATS, "{is: nats, with: {base: 2.7}, also: [zzz], hint: Base 2.}", "26: misconceptions[0].also[0]: line 1, column 1 of the formula: `zzz` is unknown", "`rows`, `attribute`, `target`, `base`"),
    "way of a mistake with no module": (FUNCTION, NATS, "{is: nats, with: {base: 2.7}, also: ['./a'], hint: Base 2.}", "26: misconceptions[0].also[0]: `./a` is code beside the spec", "--trust-local"),
    "formula of an unknown name": (FUNCTION, NATS, "{is: nats, gives: len(row), hint: B}", "26: misconceptions[0].gives: line 1, column 5 of the formula: `row` is unknown", "`rows`?"),
    "formula of an unknown function": (FUNCTION, NATS, "{is: nats, gives: gain_ratoi(rows), hint: B}", "26: misconceptions[0].gives: line 1, column 1 of the formula: `gain_ratoi` is unknown", "Did you mean `gain_ratio`?"),
    "formula of another topic": (FUNCTION, NATS, "{is: nats, gives: entropy(rows), hint: B}", "26: misconceptions[0].gives: line 1, column 1 of the formula: `entropy` is unknown", "`reference.information.entropy.entropy`?"),
    "formula of no full name": (FUNCTION, NATS, "{is: nats, gives: reference.trees.gini.gin(rows), hint: B}", "26: misconceptions[0].gives: line 1, column 1 of the formula: there is no `reference.trees.gini.gin`", "`gini`?"),
    "formula with an attribute": (FUNCTION, NATS, "{is: nats, gives: len(rows.x), hint: B}", "26: misconceptions[0].gives: line 1, column 5 of the formula: attributes are not", "Write `x[...]`"),
    "formula that calls nothing": (FUNCTION, NATS, "{is: nats, gives: gini, hint: B}", "26: misconceptions[0].gives: line 1, column 1 of the formula: `gini` is not called", "`gini(...)`"),
    "formula that is a number": (FUNCTION, NATS, "{is: nats, gives: 1, hint: B}", "26: misconceptions[0].gives: must be a text", "quotes"),
    "formula of several lines": (FUNCTION, NATS, "{is: nats, gives: \"len(rows) +\\n  len(row)\", hint: B}", "26: misconceptions[0].gives: line 2, column 7 of the formula: `row` is unknown", "`rows`?"),
    "formula of a trace": (TRACE, "credit: fraction\n", "credit: fraction\nmisconceptions: [{is: a, gives: weights, hint: B}]\n", "20: misconceptions[0].gives: a formula gives one value", "process"),
    "reference of a whole hand calculation": (VALUES, "minutes: 5", "reference: a:b", "6: reference: is no field any more", "each part has a `reference`"),
    "example of another given name": (VALUES, "{prior: 0.5,", "{priors: 0.5,", "24: printed[0].given.priors: there is no given name `priors`", "`prior`?"),
    "example of another part": (VALUES, "{joint: \"0.125\"}", "{joit: \"0.125\"}", "24: printed[0].parts.joit: there is no part `joit`", "`joint`?"),
    "example without figures": (VALUES, "{joint: \"0.125\"}", "{}", "24: printed[0].parts: ", ""),
    "figure of an example as a number": (VALUES, "\"0.125\"", "0.125", "24: printed[0].parts.joint: `0.125` is not a text", "in quotes"),
    "$use in an example": (VALUES, "prior: 0.5, other: 0.25", "prior: {$use: other}, other: 0.25", "24: printed[0].given.prior.$use: `other` is not defined before it", "top to bottom"),
    "mistake in no part": (VALUES, "part: joint,", "part: join,", "22: misconceptions[0].part: there is no part `join`", "`joint`?"),
    # YAML itself; more of it in test_spec_tree.py
    "key twice": (FUNCTION, "points: 4", "points: 4\nid: trees.gain", "7: id: stands twice, first on line 2", "Remove one"),
    "anchor": (FUNCTION, "points: 4", "points: &p 4", "6: points: `&p` is an anchor", "Remove it"),
    "alias": (FUNCTION, "points: 4", "points: *p", "6: points: `*p` is an alias", "Write the value out"),
    "tag": (FUNCTION, "points: 4", "points: !!int 4", "6: points: `tag:yaml.org,2002:int` is a tag", "Remove it"),
    "another word for a field": (VALUES, "minutes: 5", "time: 5", "6: time: unknown field", "Did you mean `minutes`?"),
    "not YAML": (FUNCTION, "title: Information gain", "title: Gain: an example", "4: (file): is not YAML", "double quotes"),
    "a list": (FUNCTION, FUNCTION, "- schema: 1", "1: (file): must be a mapping, and is a list", "schema: 1"),
}  # fmt: skip


BESIDE = {
    "beside.py": b"def helper(rows):\n    inner = 1\n    return inner\ngain = helper\n",
    "large.py": b"f = 1  # " + b"x" * 40_000,
    "broken.py": b"def f(:\n",
    "bytes.py": b"f = '\xff'\n",
}


def faults_in(text: str, folder: Path) -> list[str]:
    """The faults of an exercise file in a bank, as lines are printed, without the file's name."""
    name = next((line.partition(".")[2] for line in text.splitlines() if line.startswith("id:")), "gain")
    topic = next((line[4:].partition(".")[0] for line in text.splitlines() if line.startswith("id:")), "trees")
    file = folder / "bank" / topic / f"{name}.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    try:
        load_exercise(file)
    except SpecFaults as found:
        return [str(fault).removeprefix(f"{file}:") for fault in found.faults]
    return []


@pytest.mark.parametrize("kind", EXERCISES)
def test_the_samples_are_sound(kind: str, tmp_path: Path) -> None:
    assert faults_in(EXERCISES[kind], tmp_path) == []


@pytest.mark.parametrize("what", ROWS)
def test_a_mistake_is_one_fault_with_its_line_field_problem_and_remedy(what: str, tmp_path: Path) -> None:
    sound, written, instead, problem, remedy = ROWS[what]
    file = tmp_path / "bank" / "trees" / "gain.yaml"
    file.parent.mkdir(parents=True)
    text = spoilt(sound, (written, instead))
    if sound != FUNCTION:  # only the function sample lies in a bank
        file = tmp_path / "exercise.yaml"
    file.write_text(text, "utf-8")
    for name, content in BESIDE.items():
        (file.parent / name).write_bytes(content)
    with pytest.raises(SpecFaults) as found:
        load_exercise(file)
    assert [fault.file for fault in found.value.faults] == [file], [str(fault) for fault in found.value.faults]
    first, second = str(found.value).splitlines()
    assert first.startswith(f"{file}:{problem}")
    assert remedy in second


def test_all_faults_of_a_file_come_at_once_in_the_order_of_its_lines(tmp_path: Path) -> None:
    text = spoilt(
        FUNCTION,
        ("title:", "titel:"),
        ("[trees.gain_ratio]", "[trees.gain_rato]"),
        ("points: 4", "points: -1"),
        ("public: true", "public: maybe"),
        ('"0.156"', "0.156"),
        ("count: 20", "coutn: 2.5"),  # two mistakes in one line: the name, and the value under the name that was meant
        ("except: [class]", "excpt: [class]"),
        ("{rtol: 1e-6}", "{rtol: -1, atoll: 1}"),
        ("{shuffle: rows}", "{shuffle: row}"),
    )
    file = tmp_path / "exercise.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(SpecFaults) as found:
        load_exercise(file)
    assert [(fault.line, fault.field) for fault in found.value.faults] == [
        (4, "titel"),
        (5, "concepts[0]"),
        (6, "points"),
        (13, "cases[0].public"),
        (15, "cases[0].printed.value"),
        (17, "cases[1].coutn"),
        (17, "cases[1].count"),
        (20, "cases[1].draw.attribute.excpt"),
        (21, "check.close.rtol"),
        (21, "check.close.atoll"),
        (24, "properties[1].unchanged_by"),
    ]


def test_what_stands_under_a_misspelt_field_is_checked_with_its_own_line(tmp_path: Path) -> None:
    text = spoilt(FUNCTION, ("cases:", "case:"), ("name: loans", "nam: loans"), ("count: 20", "count: 0"))
    file = tmp_path / "exercise.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(SpecFaults) as found:
        load_exercise(file)
    assert [(fault.line, fault.field) for fault in found.value.faults] == [
        (11, "case"),
        (12, "case[0].nam"),
        (17, "cases[1].count"),
    ]
