"""Pictures of Bayesian networks from the inputs of a case: query, evidence, and the answer beside the expected one."""

from collections.abc import Mapping, Sequence

from grader.report.pictures import bars, read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading
from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    Panel,
    Point,
    fitted_text,
    number_text,
    svg_arrow,
    svg_picture,
    svg_text,
    text_width,
)
from grader.report.pictures.word_cards import CARD_HEIGHT, CARD_MEANINGS, card, card_kind, card_sample

MAX_NODES = 12  # nodes
MAX_TABLE_LINES = 12  # lines of the tables, which stand below the graph if they are few
LAYER_HEIGHT = 62.0  # from layer to layer, with room for arrows

Parents = Mapping[str, Sequence[str]]


def draw(seen: Drawable) -> str:
    """The picture of a network with the answer: its nodes marked in the graph, or its probabilities as bars."""
    net = read.first_required(node_parents, seen.inputs)
    query, evidence = query_and_evidence(seen.inputs, net)
    own, right = nodes_named(seen.yours, net), nodes_named(seen.expected, net) if seen.told else None
    panels = [graph_panel(net, query, evidence, own, right if own is not None else None)]
    if own is None:
        panels.append(
            bars.bars_panel(
                f"P({query} | what was seen)" if query else "The probability",
                seen.yours,
                seen.expected if seen.told else None,
            )
        )
    panels += table_panel(read.first_required(table_lines, seen.inputs))
    return svg_picture("Bayesian network", panels)


def node_parents(value: DrawableValue) -> Parents:
    """A value read as a network: the parents of each node, in an order with parents first; raises `NotDrawn`."""
    nodes = read.as_mapping(value, MAX_NODES)
    if any(not isinstance(node, dict) or "parents" not in node for node in nodes.values()):
        raise NotDrawn("network")
    parents = {name: read.as_texts(node["parents"], MAX_NODES) for name, node in nodes.items()}
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


def table_lines(value: DrawableValue) -> list[str]:
    """The lines of a network's tables, as in "P(wet = t | rain = t) = 0.9"; of two values only the first."""
    found = []
    for name, node in read.as_mapping(value, MAX_NODES).items():
        parents = read.as_texts(node.get("parents"), MAX_NODES)
        for row in read.as_items(node.get("table") or [], 64):
            key, shares = read.as_items(row, 2)[0], read.as_mapping(row[1], 10)
            given = ", ".join(f"{a} = {b}" for a, b in zip(parents, read.as_texts(key), strict=False))
            told = list(shares.items())[: 1 if len(shares) == 2 else None]
            found += [
                f"P({name} = {each}{' | ' + given if given else ''}) = {number_text(read.as_number(p))}"
                for each, p in told
            ]
    return found


def query_and_evidence(inputs: Sequence[DrawableValue], net: Parents) -> tuple[str, dict[str, str]]:
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
    return query, {name: read.as_text(value) for name, value in held.items()}


def nodes_named(value: DrawableValue, net: Parents) -> set[str] | None:
    """The nodes that an answer lists; None for an answer of another kind."""
    if isinstance(value, list) and all(isinstance(each, str) and each in net for each in value):
        return set(value)
    return None


def graph_panel(
    net: Parents, query: str, evidence: Mapping[str, str], own: set[str] | None, right: set[str] | None
) -> Panel:
    """The panel of the graph, parents above their children."""
    places, bottom = placed_nodes(net, {name: node_text(name, query, evidence) for name in net})
    kinds = {
        name: "plain" if own is None else card_kind(name in own, None if right is None else name in right)
        for name in net
    }
    shapes = [panel_heading("The network")]
    for name, parents in net.items():
        shapes += [
            svg_arrow(
                (places[each][0][0], places[each][0][1] + CARD_HEIGHT / 2),
                (places[name][0][0], places[name][0][1] - CARD_HEIGHT / 2 - 1),
                stroke=SOFT,
            )
            for each in parents
        ]
    for name, (place, across) in places.items():
        kind = "given" if kinds[name] == "plain" and name in {query, *evidence} else kinds[name]
        shapes.append(card(place, across, node_text(name, query, evidence), kind))
    used = [kind for kind in ("yours", "extra", "missing") if kind in kinds.values()]
    key, end = key_line(
        [(card_sample(kind), CARD_MEANINGS[kind] if kind != "yours" else "in your answer") for kind in used], bottom
    )
    return Panel(end, "".join(shapes) + key, network_words(net, query, evidence, kinds))


def node_text(name: str, query: str, evidence: Mapping[str, str]) -> str:
    """A node's name with its value in the evidence, or with a question mark for the query."""
    return f"{name} = {evidence[name]}" if name in evidence else f"{name} = ?" if name == query else name


def placed_nodes(net: Parents, notes: Mapping[str, str]) -> tuple[dict[str, tuple[Point, float]], float]:
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
        room = (PICTURE_WIDTH - 12) / len(layer)
        for place, name in enumerate(layer):
            # A lone node of every second layer is moved, or its arrow would run through the node between.
            x = 6 + (place + 0.5) * room + (14 if level % 2 and len(layer) == 1 else 0)
            found[name] = ((x, 44 + level * LAYER_HEIGHT), min(text_width(notes[name]) + 24, room - 8))
    return found, 44 + max(depth.values()) * LAYER_HEIGHT + CARD_HEIGHT / 2 + 4


def table_panel(rows: Sequence[str]) -> list[Panel]:
    """The panel of the tables in small lines; none if they are many."""
    if not 0 < len(rows) <= MAX_TABLE_LINES:
        return []
    shapes = [
        svg_text((8, 16 + 15 * place), fitted_text(row, PICTURE_WIDTH - 16, SMALL_SIZE), size=SMALL_SIZE, fill=SOFT)
        for place, row in enumerate(rows)
    ]
    return [Panel(15.0 * len(rows) + 14, "".join(shapes), (f"Tables: {'; '.join(rows)}.",))]


def network_words(net: Parents, query: str, evidence: Mapping[str, str], kinds: Mapping[str, str]) -> tuple[str, ...]:
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
