"""KBANN: a network that begins as a domain theory and learns by backpropagation. Mitchell, section 12.3.

A network has a dict for every unit by its name: the `bias`, and a weight for each of its inputs. A unit has the name of
the head it stands for. Of several clauses with one head, each has a unit `head 1`, `head 2`, ...; `head` joins them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from reference.analytical.propositional import Antecedent, Row, Theory, heads_of, proposition_of
from reference.neural.units import sigmoid
from reference.process import Process

BIAS = "bias"
Unit = dict[str, float]
Network = Mapping[str, Unit]


def rule_to_unit(body: Sequence[Antecedent], *, weight: float = 4.0) -> Unit:
    """The unit of one clause: W and -W for antecedents and negated ones, bias -(n - 0.5) W.

    Negated antecedents do not count in n. The slides leave W open; 4 is customary.

    >>> rule_to_unit(["graspable", ("not", "heavy")])
    {'bias': -2.0, 'graspable': 4.0, 'heavy': -4.0}
    """
    weights = {proposition_of(each): weight if isinstance(each, str) else -weight for each in body}
    plain = sum(isinstance(each, str) for each in body)
    return {BIAS: -(plain - 0.5) * weight, **weights}


def or_unit(names: Iterable[str], *, weight: float = 4.0) -> Unit:
    """The unit that is on if one of some units is: weights W, bias -W/2, which the slides do not print."""
    return {BIAS: -weight / 2, **dict.fromkeys(names, weight)}


def kbann_network(
    theory: Theory,
    weight: float = 4.0,
    *,
    unit_of: Callable[..., Unit] = rule_to_unit,
    join: Callable[..., Unit] = or_unit,
) -> dict[str, Unit]:
    """The network that computes what a domain theory proves, by the names of its units.

    >>> kbann_network([("cup", ["flat"]), ("cup", ["light"])])["cup"]
    {'bias': -2.0, 'cup 1': 4.0, 'cup 2': 4.0}
    """
    network: dict[str, Unit] = {}
    for head in heads_of(theory):
        units = [unit_of(body, weight=weight) for name, body in theory if name == head]
        names = [f"{head} {number}" for number in range(1, len(units) + 1)] if len(units) > 1 else [head]
        network.update(zip(names, units, strict=True))
        if len(units) > 1:
            network[head] = join(names, weight=weight)
    return network


def connected(network: Network, attributes: Iterable[str], extra: float) -> dict[str, Unit]:
    """A network in which every unit of a clause also has a small weight from each attribute that is new to it."""
    added = dict.fromkeys(attributes, extra)
    return {
        name: dict(unit) if joins_clauses(name, unit) else {**unit, **new_to(unit, added)}
        for name, unit in network.items()
    }


def joins_clauses(name: str, unit: Unit) -> bool:
    """Whether a unit joins the units of several clauses."""
    return f"{name} 1" in unit


def new_to(unit: Unit, weights: Mapping[str, float]) -> Unit:
    """The weights whose input the unit does not have yet."""
    return {name: weight for name, weight in weights.items() if name not in unit}


def weighted_sum(unit: Unit, values: Mapping[str, float]) -> float:
    """The bias of a unit plus its weights times their inputs."""
    return unit[BIAS] + sum(weight * values[name] for name, weight in unit.items() if name != BIAS)


def step(total: float) -> float:
    """1 for a sum above 0, else 0."""
    return float(total > 0)


def kbann_output(network: Network, row: Row, *, unit: str = "sigmoid") -> dict[str, float]:
    """The output of every unit for a row, in an order in which units come after their inputs.

    Units are `sigmoid` or `step`; with steps the outputs are exactly what the theory proves.

    >>> network = kbann_network([("cup", ["stable", "light"]), ("stable", ["flat"])])
    >>> kbann_output(network, {"flat": True, "light": True}, unit="step")
    {'stable': 1.0, 'cup': 1.0}
    """
    activation = {"sigmoid": sigmoid, "step": step}[unit]
    values = {name: float(value) for name, value in row.items() if name not in network}
    outputs: dict[str, float] = {}
    while len(outputs) < len(network):
        for name, own in network.items():
            if name not in outputs and all(other == BIAS or other in values for other in own):
                outputs[name] = values[name] = activation(weighted_sum(own, values))
    return outputs


@dataclass(frozen=True, slots=True)
class KbannState:
    """The network after `shown` examples; the outputs and error terms of the last one came from the network before."""

    shown: int
    network: dict[str, Unit]
    outputs: dict[str, float] = field(default_factory=dict)
    deltas: dict[str, float] = field(default_factory=dict)


def kbann_deltas(network: Network, outputs: Mapping[str, float], target: str, label: float) -> dict[str, float]:
    """The error term of every unit: o (1 - o) times label - o, or times what comes back from the units it feeds."""
    deltas: dict[str, float] = {}
    for name in reversed(list(outputs)):  # units that a unit feeds come after it in `outputs`
        back = sum(deltas[other] * unit[name] for other, unit in network.items() if name in unit)
        error = label - outputs[name] if name == target else back
        deltas[name] = outputs[name] * (1 - outputs[name]) * error
    return deltas


def kbann_step(network: Network, row: Row, target: str, rate: float) -> KbannState:
    """The outputs, error terms and new weights after one example."""
    outputs = kbann_output(network, row)
    deltas = kbann_deltas(network, outputs, target, float(row[target]))
    values = {**{name: float(value) for name, value in row.items()}, **outputs, BIAS: 1.0}
    moved = {
        name: {each: weight + rate * deltas[name] * values[each] for each, weight in unit.items()}
        for name, unit in network.items()
    }
    return KbannState(1, moved, outputs, deltas)


def kbann_start(
    theory: Theory, rows: Sequence[Row], target: str, weight: float, extra: float, **_: float
) -> KbannState:
    """The network of the theory, with its extra connections, before any example."""
    attributes = [name for name in rows[0] if name != target]
    return KbannState(0, connected(kbann_network(theory, weight), attributes, extra))


def kbann_successors(
    state: KbannState,
    theory: Theory,
    rows: Sequence[Row],
    target: str,
    weight: float,
    extra: float,
    rate: float,
    epochs: int,
) -> tuple[KbannState, ...]:
    """The state after the next example; none after `epochs` epochs."""
    if state.shown == epochs * len(rows):
        return ()
    after = kbann_step(state.network, rows[state.shown % len(rows)], target, rate)
    return (KbannState(state.shown + 1, after.network, after.outputs, after.deltas),)


KBANN = Process(kbann_start, kbann_successors)
