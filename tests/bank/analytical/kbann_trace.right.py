# %% recursion: algorithm: outputs by recursion, error terms by the chain rule down from the target, memoised
import math
def build(theory, attributes, W, extra):
    net = {}
    for head in {h for h, _ in theory}:
        bodies = [b for h, b in theory if h == head]
        names = [head] if len(bodies) == 1 else [f"{head} {k + 1}" for k in range(len(bodies))]
        for name, body in zip(names, bodies):
            unit = {a: extra for a in attributes}
            unit["bias"] = 0.5 * W
            for each in body:
                if isinstance(each, str):
                    unit[each] = W
                    unit["bias"] -= W
                else:
                    unit[each[1]] = -W
            net[name] = unit
        if len(bodies) > 1:
            net[head] = {"bias": -W / 2, **{name: W for name in names}}
    return net

def kbann_trace(theory, rows, target, weight, extra, rate, epochs):
    net = build(theory, [c for c in rows[0] if c != target], weight, extra)
    steps = []
    for row in list(rows) * epochs:
        outputs, deltas = {}, {}
        def value(name):
            if name not in net:
                return 1.0 if row[name] else 0.0
            if name not in outputs:
                s = net[name]["bias"] + sum(w * value(i) for i, w in net[name].items() if i != "bias")
                outputs[name] = 1 / (1 + math.exp(-s))
            return outputs[name]
        def delta(name):
            if name not in deltas:
                o = value(name)
                if name == target:
                    e = (1.0 if row[target] else 0.0) - o
                else:
                    e = sum(delta(k) * u[name] for k, u in net.items() if name in u)
                deltas[name] = o * (1 - o) * e
            return deltas[name]
        for name in net:
            value(name), delta(name)
        net = {
            name: {i: w + rate * deltas[name] * (1 if i == "bias" else value(i)) for i, w in unit.items()}
            for name, unit in net.items()
        }
        steps.append({"outputs": dict(outputs), "deltas": dict(deltas), "network": net})
    return steps
# %% differences: algorithm: complex-step differentiation of half the squared error, no rule for error terms
import cmath
def outputs_of(net, row, target):
    values = {k: float(v) for k, v in row.items() if k != target}
    done = {}
    while len(done) < len(net):
        for name, unit in net.items():
            if name not in done and all(i == "bias" or i in values for i in unit):
                s = sum(w * (1 if i == "bias" else values[i]) for i, w in unit.items())
                done[name] = values[name] = 1 / (1 + cmath.exp(-s))
    return done

def kbann_trace(theory, rows, target, weight, extra, rate, epochs):
    heads = [h for h, _ in theory]
    seen, net = {}, {}
    for head, body in theory:
        seen[head] = seen.get(head, 0) + 1
        name = f"{head} {seen[head]}" if heads.count(head) > 1 else head
        pos = [b for b in body if isinstance(b, str)]
        neg = [b[1] for b in body if not isinstance(b, str)]
        unit = {c: extra for c in rows[0] if c != target}
        unit.update({p: weight for p in pos}, **{p: -weight for p in neg}, bias=-(len(pos) - 0.5) * weight)
        net[name] = unit
        if name != head:
            net.setdefault(head, {"bias": -weight / 2})[name] = weight
    trace = []
    for row in rows * epochs:
        outs = {k: v.real for k, v in outputs_of(net, row, target).items()}
        label = 1 if row[target] else 0
        def fall(name, i):
            moved = {k: dict(u) for k, u in net.items()}
            moved[name][i] = complex(moved[name][i], 1e-30)
            return -((label - outputs_of(moved, row, target)[target]) ** 2 / 2).imag / 1e-30
        changes = {name: {i: fall(name, i) for i in unit} for name, unit in net.items()}
        net = {name: {i: w + rate * changes[name][i] for i, w in unit.items()} for name, unit in net.items()}
        trace.append((outs, {name: each["bias"] for name, each in changes.items()}, net))
    return trace
# %% in_order: algorithm: units sorted once, errors collected downwards; a dict for each step in another order
import math
from copy import deepcopy
def kbann_trace(theory, rows, target, weight, extra, rate, epochs):
    columns = [c for c in rows[0].keys() if c != target]
    net = {}
    groups = {}
    for head, body in theory:
        groups.setdefault(head, []).append(body)
    for head, bodies in groups.items():
        for number, body in enumerate(bodies, 1):
            name = head if len(bodies) == 1 else "{} {}".format(head, number)
            net[name] = {"bias": weight * 0.5}
            for c in columns:
                net[name][c] = extra
            for b in body:
                if isinstance(b, list):
                    net[name][b[1]] = -weight
                else:
                    net[name][b] = weight
                    net[name]["bias"] -= weight
        if len(bodies) > 1:
            net[head] = {"{} {}".format(head, n): weight for n in range(1, len(bodies) + 1)}
            net[head]["bias"] = -weight / 2
    order = []
    while len(order) < len(net):
        order += [n for n in net if n not in order and all(i in order or i in columns or i == "bias" for i in net[n])]
    trace = []
    for _ in range(epochs):
        for row in rows:
            values = {c: int(row[c]) for c in columns}
            values["bias"] = 1
            for name in order:
                values[name] = 1 / (1 + math.exp(-sum(w * values[i] for i, w in net[name].items())))
            error = {name: 0.0 for name in order}
            error[target] = int(row[target]) - values[target]
            deltas = {}
            for name in order[::-1]:
                deltas[name] = error[name] * values[name] * (1 - values[name])
                for i, w in net[name].items():
                    if i in error:
                        error[i] += w * deltas[name]
            for name in order:
                for i in net[name]:
                    net[name][i] += rate * deltas[name] * values[i]
            trace.append({"network": deepcopy(net), "deltas": deltas, "outputs": {n: values[n] for n in order}})
    return trace
