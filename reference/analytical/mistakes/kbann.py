"""Known mistakes about the network of a domain theory, and about its training."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from reference.analytical.kbann import (
    BIAS,
    KbannState,
    Network,
    Unit,
    connected,
    joins_clauses,
    kbann_network,
    kbann_output,
    kbann_start,
    kbann_step,
    kbann_successors,
    rule_to_unit,
)
from reference.analytical.propositional import Antecedent, Row, Theory, heads_of
from reference.process import Process


def unit_counting_all(body: Sequence[Antecedent], *, weight: float) -> Unit:
    """The unit of a clause, with negated antecedents counted in its bias."""
    return {**rule_to_unit(body, weight=weight), BIAS: -(len(body) - 0.5) * weight}


def unit_of_the_other_half(body: Sequence[Antecedent], *, weight: float) -> Unit:
    """The unit of a clause, with -(n + 0.5) W for a bias."""
    unit = rule_to_unit(body, weight=weight)
    return {**unit, BIAS: unit[BIAS] - weight}


def unit_with_threshold(body: Sequence[Antecedent], *, weight: float) -> Unit:
    """The unit of a clause, with its bias on the other side, as a threshold."""
    unit = rule_to_unit(body, weight=weight)
    return {**unit, BIAS: -unit[BIAS]}


def unit_without_signs(body: Sequence[Antecedent], *, weight: float) -> Unit:
    """The unit of a clause, with W for negated antecedents too."""
    return {name: value if name == BIAS else weight for name, value in rule_to_unit(body, weight=weight).items()}


def and_unit(names: Iterable[str], *, weight: float) -> Unit:
    """A unit that is on only if all clauses of its head apply."""
    return rule_to_unit(list(names), weight=weight)


def network_of_last_clauses(theory: Theory, weight: float) -> dict[str, Unit]:
    """The network of the last clause of each head."""
    heads = [head for head, _ in theory]
    return kbann_network([each for place, each in enumerate(theory) if each[0] not in heads[place + 1 :]], weight)


def network_of_joined_clauses(theory: Theory, weight: float) -> dict[str, Unit]:
    """The network with one unit for each head, of the antecedents of all its clauses."""
    bodies = {head: [each for name, body in theory if name == head for each in body] for head in heads_of(theory)}
    return kbann_network([*bodies.items()], weight)


def trained(
    start: Callable[..., KbannState] = kbann_start, step: Callable[..., KbannState] = kbann_step
) -> Process[Any]:
    """KBANN with another start, or another step."""

    def successors(state: KbannState, **args: Any) -> tuple[KbannState, ...]:
        rows = args["rows"]
        if state.shown == args["epochs"] * len(rows):
            return ()
        after = step(state.network, rows[state.shown % len(rows)], args["target"], args["rate"])
        return (KbannState(state.shown + 1, after.network, after.outputs, after.deltas),)

    return Process(start, successors)


def start_without_extra(theory: Theory, weight: float, **_: Any) -> KbannState:
    """The network of the theory, without extra connections."""
    return KbannState(0, kbann_network(theory, weight))


def start_counting_all(
    theory: Theory, rows: Sequence[Row], target: str, weight: float, extra: float, **_: Any
) -> KbannState:
    """The start with negated antecedents counted in the biases."""
    attributes = [name for name in rows[0] if name != target]
    return KbannState(0, connected(kbann_network(theory, weight, unit_of=unit_counting_all), attributes, extra))


def step_by(
    *,
    sign: float = 1,
    output_slope: bool = True,
    hidden_slope: bool = True,
    weighted: bool = True,
    moves: Callable[[str, str], bool] = lambda name, each: True,
) -> Callable[..., KbannState]:
    """One step of training with other error terms, or in which only some weights move."""

    def step(network: Network, row: Row, target: str, rate: float) -> KbannState:
        outputs = kbann_output(network, row)
        deltas: dict[str, float] = {}
        for name in reversed(list(outputs)):
            o = outputs[name]
            back = sum(deltas[k] * (unit[name] if weighted else 1) for k, unit in network.items() if name in unit)
            last = name == target
            slope = o * (1 - o) if (output_slope if last else hidden_slope) else 1
            deltas[name] = slope * (sign * (float(row[target]) - o) if last else back)
        return KbannState(1, changed(network, row, outputs, deltas, rate, moves), outputs, deltas)

    return step


def changed(
    network: Network,
    row: Row,
    outputs: Mapping[str, float],
    deltas: Mapping[str, float],
    rate: float,
    moves: Callable[[str, str], bool],
) -> dict[str, Unit]:
    """A network in which some weights have moved by rate times error term times input."""
    values = {**{name: float(value) for name, value in row.items()}, **outputs, BIAS: 1.0}
    return {
        name: {
            each: weight + rate * deltas[name] * values[each] if moves(name, each) else weight
            for each, weight in unit.items()
        }
        for name, unit in network.items()
    }


def fixed_joints(network: Network, row: Row, target: str, rate: float) -> KbannState:
    """One step in which units that join clauses keep their weights."""
    after = kbann_step(network, row, target, rate)
    kept = {name: dict(network[name]) if joins_clauses(name, unit) else unit for name, unit in after.network.items()}
    return KbannState(1, kept, after.outputs, after.deltas)


KBANN_WITHOUT_EXTRA = trained(start=start_without_extra)
KBANN_COUNTING_ALL = trained(start=start_counting_all)
KBANN_TURNED_ROUND = trained(step=step_by(sign=-1))
KBANN_PLAIN_ERRORS = trained(step=step_by(output_slope=False))
KBANN_NO_HIDDEN_SLOPE = trained(step=step_by(hidden_slope=False))
KBANN_UNWEIGHTED = trained(step=step_by(weighted=False))
KBANN_FIXED_BIASES = trained(step=step_by(moves=lambda name, each: each != BIAS))
KBANN_FIXED_JOINTS = trained(step=fixed_joints)
KBANN_DOUBLE_RATE = Process(
    kbann_start, lambda state, **args: kbann_successors(state, **{**args, "rate": 2 * args["rate"]})
)
