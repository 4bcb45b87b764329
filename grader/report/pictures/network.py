"""Pictures of Bayesian networks from the inputs of a case: query, evidence, and the answer beside the expected one."""

from collections.abc import Mapping, Sequence

from grader.report.pictures import bars, read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import heading, key_line
from grader.report.pictures.svg import (
    SMALL,
    SOFT,
    WIDE,
    Panel,
    Point,
    arrow,
    fitted,
    label,
    picture,
    shown,
    width_of,
)
from grader.report.pictures.word_cards import HIGH, MEANS, card, kind_of, sample

MOST = 12  # nodes
MOST_ROWS = 12  # lines of the tables, which stand below the graph if they are few
LAYER = 62.0  # from layer to layer, with room for arrows

Parents = Mapping[str, Sequence[str]]


def draw(seen: Seen) -> str:
    """The picture of a network with the answer: its nodes marked in the graph, or its probabilities as bars."""
    net = read.found_in(network, seen.inputs)
    query, evidence = asked(seen.inputs, net)
    own, right = named(seen.yours, net), named(seen.expected, net) if seen.told else None
    panels = [graph_panel(net, query, evidence, own, right if own is not None else None)]
    if own is None:
        panels.append(
            bars.panel(
                f"P({query} | what was seen)" if query else "The probability",
                seen.yours,
                seen.expected if seen.told else None,
            )
        )
    panels += table_panel(read.found_in(tables, seen.inputs))
    return picture("Bayesian network", panels)


def network(value: Plain) -> Parents:
    """A value read as a network: the parents of each node, in an order with parents first; raises `NotDrawn`."""
    nodes = read.mapping(value, MOST)
    if any(not isinstance(node, dict) or "parents" not in node for node in nodes.values()):
        raise NotDrawn("network")
    parents = {name: read.texts(node["parents"], MOST) for name, node in nodes.items()}
    if any(parent not in parents for held in parents.values() for parent in held):
        raise NotDrawn("parents")
    ordered: dict[str, Sequence[str]] = {}
    while len(ordered) < len(parents):
        ready = [
            name for name, held in parents.items() if name not in ordered and all(each in ordered for each in held)
        ]
        if not ready:
            raise NotDrawn("a circle")
        ordered.update({name: parents[name] for name in ready})
    return ordered


def tables(value: Plain) -> list[str]:
    """The lines of a network's tables, as in "P(wet = t | rain = t) = 0.9"; of two values only the first."""
    found = []
    for name, node in read.mapping(value, MOST).items():
        parents = read.texts(node.get("parents"), MOST)
        for row in read.items(node.get("table") or [], 64):
            key, shares = read.items(row, 2)[0], read.mapping(row[1], 10)
            given = ", ".join(f"{a} = {b}" for a, b in zip(parents, read.texts(key), strict=False))
            told = list(shares.items())[: 1 if len(shares) == 2 else None]
            found += [
                f"P({name} = {each}{' | ' + given if given else ''}) = {shown(read.number(p))}" for each, p in told
            ]
    return found


def asked(inputs: Sequence[Plain], net: Parents) -> tuple[str, dict[str, str]]:
    """The query node, and the evidence by node, as far as the inputs have them."""
    query = next((each for each in inputs if isinstance(each, str) and each in net), "")
    held = next(
        (
            each
            for each in inputs
            if isinstance(each, dict)
            and each
            and each.keys() <= net.keys()
            and not any(isinstance(value, dict) for value in each.values())
        ),
        {},
    )
    return query, {name: read.text(value) for name, value in held.items()}


def named(value: Plain, net: Parents) -> set[str] | None:
    """The nodes that an answer lists; None for an answer of another kind."""
    if isinstance(value, list) and all(isinstance(each, str) and each in net for each in value):
        return set(value)
    return None


def graph_panel(
    net: Parents, query: str, evidence: Mapping[str, str], own: set[str] | None, right: set[str] | None
) -> Panel:
    """The panel of the graph, parents above their children."""
    places, bottom = laid_out(net, {name: noted(name, query, evidence) for name in net})
    kinds = {
        name: "plain" if own is None else kind_of(name in own, None if right is None else name in right) for name in net
    }
    shapes = [heading("The network")]
    for name, parents in net.items():
        shapes += [
            arrow(
                (places[each][0][0], places[each][0][1] + HIGH / 2),
                (places[name][0][0], places[name][0][1] - HIGH / 2 - 1),
                stroke=SOFT,
            )
            for each in parents
        ]
    for name, (place, across) in places.items():
        kind = "given" if kinds[name] == "plain" and name in {query, *evidence} else kinds[name]
        shapes.append(card(place, across, noted(name, query, evidence), kind))
    used = [kind for kind in ("yours", "extra", "missing") if kind in kinds.values()]
    key, end = key_line([(sample(kind), MEANS[kind] if kind != "yours" else "in your answer") for kind in used], bottom)
    return Panel(end, "".join(shapes) + key, words(net, query, evidence, kinds))


def noted(name: str, query: str, evidence: Mapping[str, str]) -> str:
    """A node's name with its value in the evidence, or with a question mark for the query."""
    return f"{name} = {evidence[name]}" if name in evidence else f"{name} = ?" if name == query else name


def laid_out(net: Parents, notes: Mapping[str, str]) -> tuple[dict[str, tuple[Point, float]], float]:
    """The place and width of each node, one layer below its lowest parent; and the y coordinate where they end."""
    depth: dict[str, int] = {}
    for name, parents in net.items():
        depth[name] = 1 + max((depth[each] for each in parents), default=-1)
    found: dict[str, tuple[Point, float]] = {}
    for level in range(max(depth.values()) + 1):
        layer = [name for name in net if depth[name] == level]
        # Beside their parents, so that fewer arrows cross.
        layer.sort(key=lambda name: sum(found[each][0][0] for each in net[name]) / max(len(net[name]), 1))
        # Six names side by side would have no room.
        if len(layer) > 5:
            raise NotDrawn("too wide")
        room = (WIDE - 12) / len(layer)
        for place, name in enumerate(layer):
            # A lone node of every second layer is moved, or its arrow would run through the node between.
            x = 6 + (place + 0.5) * room + (14 if level % 2 and len(layer) == 1 else 0)
            found[name] = ((x, 44 + level * LAYER), min(width_of(notes[name]) + 24, room - 8))
    return found, 44 + max(depth.values()) * LAYER + HIGH / 2 + 4


def table_panel(rows: Sequence[str]) -> list[Panel]:
    """The panel of the tables in small lines; none if they are many."""
    if not 0 < len(rows) <= MOST_ROWS:
        return []
    shapes = [
        label((8, 16 + 15 * place), fitted(row, WIDE - 16, SMALL), size=SMALL, fill=SOFT)
        for place, row in enumerate(rows)
    ]
    return [Panel(15.0 * len(rows) + 14, "".join(shapes), (f"Tables: {'; '.join(rows)}.",))]


def words(net: Parents, query: str, evidence: Mapping[str, str], kinds: Mapping[str, str]) -> tuple[str, ...]:
    """The network in sentences: nodes with their parents, query, evidence, and the nodes of the answer."""
    said = [
        f"{name} has {'the parents ' + ', '.join(parents) if parents else 'no parents'}."
        for name, parents in net.items()
    ]
    said += [f"Asked: {query}."] if query else []
    said += [f"Seen: {', '.join(f'{name} = {value}' for name, value in evidence.items())}."] if evidence else []
    for kind, what in (
        ("yours", "In your answer"),
        ("extra", "Only in yours: differs"),
        ("missing", "Missing: differs"),
    ):
        held = [name for name in net if kinds[name] == kind]
        said += [f"{what}: {', '.join(held)}."] if held else []
    return tuple(said)
