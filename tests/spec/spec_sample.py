"""Sound spec files of every kind, which the tests spoil one line at a time."""

FUNCTION = """\
schema: 1
id: trees.gain
kind: function
title: Information gain
concepts: [trees.gain_ratio]
points: 4
signature: "gain(rows: list[dict], attribute: str, target: str = 'class') -> float"
reference: reference.trees.id3:gain
with: {base: 2}
prompt: Return the gain.
cases:
  - name: loans
    public: true
    args: {rows: {$dataset: loans}, attribute: income, target: risk}
    printed: {value: "0.156", where: "Witten, table 4.7"}
  - name: other tables
    count: 20
    draw:
      rows: {$table: {rows: [6, 30], columns: {a: 3, class: 2}}}
      attribute: {$column: rows, except: [class]}
check: {close: {rtol: 1e-6}}
properties:
  - within: [0, 1]
  - unchanged_by: {shuffle: rows}
misconceptions:
  - {is: nats, with: {base: 2.7}, hint: Base 2.}
  - {is: not weighted, reference: "reference.trees.mistakes.splitting:unweighted", hint: Weigh.}
"""

TRACE = """\
schema: 1
id: linear.steps
kind: trace
title: Steps
concepts: [linear.perceptron]
points: 6
signature: "steps(weights: list[float]) -> list"
reference: reference.linear.perceptron:STEPS
state: {record: [weights, error], carry: [weights]}
align: {initial: optional, last: required}
prompt: Return the steps.
cases:
  - {name: one, public: true, args: {weights: [0.5]}}
check:
  parts:
    weights: {close: {}}
    error: {exact: {}}
follow: {share: 0.5, void_if: [zero]}
credit: fraction
"""

VALUES = """\
schema: 1
id: bayes.hand
kind: values
title: By hand
concepts: [bayes.bayes_rule]
minutes: 5
given:
  prior: {$float: [0.1, 0.9, 2]}
  other: {$make: reference.shared.draws.probabilities:probability, apart_from: {$use: prior}}
prompt: Compute.
answers: {digits: 3, forms: [decimal, fraction]}
parts:
  - {name: joint, ask: P, points: 1, reference: "reference.bayes:joint", args: {p: {$use: prior}}, check: {close: {}}}
  - name: posterior
    ask: Q
    points: 2
    reference: reference.bayes.rule:conditional
    args: {joint: {$part: joint}, n: {$use: other}}
    check: {close: {}}
follow: {share: 1, void_if: [zero, one]}
misconceptions:
  - {is: no prior, part: joint, reference: "reference.bayes.mistakes.rule:none", hint: Think.}
printed:
  - {given: {prior: 0.5, other: 0.25}, parts: {joint: "0.125"}, where: "Mitchell, section 6.2"}
"""

MODEL = """\
schema: 1
id: trees.model
kind: model
title: A tree
concepts: [trees.id3]
points: 8
signature: "class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]"
reference: reference.trees.id3:predictions
prompt: Write a class.
cases:
  - {name: loans, public: true, fit: {rows: {$dataset: loans}, target: risk}, predict: {rows: {$dataset: loans}}}
  - name: drawn
    count: 6
    draw: {train: {$table: {rows: [10, 30], columns: {a: 3, class: 2}}}}
    fit: {rows: {$use: train}, target: class}
    predict: {rows: {$use: train}}
check: {exact: {}}
"""

CHOICE = """\
schema: 1
id: nets.pairs
kind: choice
title: Which pairs?
concepts: [bayes.bayes_rule]
points: 3
reference: reference.bayes_nets.inference:separated
choose: all
given:
  net: {$make: reference.bayes_nets.draws.networks:network, nodes: 5}
options: {from: "reference.bayes_nets.draws.networks:pairs", net: {$use: net}, count: 6}
args: {net: {$use: net}, pair: {$option: true}}
prompt: Which?
"""

TEXT = """\
schema: 1
id: evaluation.why
kind: text
title: Why not accuracy?
concepts: [evaluation.error_rate]
points: 3
prompt: Say when accuracy misleads.
rubric:
  - {points: 1, for: names unequal class sizes}
  - {points: 2, for: a confusion matrix}
"""

ASSIGNMENT = """\
schema: 1
id: hw2
title: "Homework 2"
due: "2026-12-04T23:59:00+01:00"
secret: {env: GRADER_SECRET}
personalise: none
exercises:
  - {id: trees.gain, points: 5}
  - id: linear.perceptron_trace
    override: {with: {max_epochs: 5}, cases: {other points: {count: 4, weight: 3}}}
  - {id: bayes.posterior_by_hand, optional: true}
policy:
  packages: [numpy]
  hidden: {while_open: hint, after_close: input}
  late: {per_day: 0.1, most: 0.5}
  pass: 0.5
"""

DATASET = """\
schema: 1
id: pets
columns: {kind: [cat, dog], age: {number: [0, 30]}}
target: kind
rows: pets.csv
"""
EXERCISES = {"function": FUNCTION, "trace": TRACE, "values": VALUES, "model": MODEL, "choice": CHOICE, "text": TEXT}


def spoilt(text: str, *changes: tuple[str, str]) -> str:
    """The text with each first piece replaced by its second; a piece that is not there is a mistake of the test."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    return text
