"""Mistakes in taking facts apart by example."""

from collections.abc import Sequence

from reference.logic.example_facts import Fact, Facts, external_facts, has_external_structure, interpretations

Apart = dict[str, list[Fact]]


def teams_with_facts(facts: Facts, ids: Sequence[str]) -> Apart:
    """The examples without facts are no keys."""
    return {name: about for name, about in interpretations(facts, ids).items() if about}


def team_kept(facts: Facts, ids: Sequence[str]) -> Apart:
    """The facts of each example with the example."""
    if has_external_structure(facts, ids):
        return interpretations(facts, ids)
    return {name: [tuple(fact) for fact in facts if fact[1] == name] for name in ids}


def links_by_players(facts: Facts, ids: Sequence[str]) -> Apart:
    """Facts whose second term stands in facts about another example, too, are links."""
    users: dict[str, set[str]] = {}
    for fact in facts:
        for term in fact[2:3]:
            users.setdefault(term, set()).add(fact[1])
    links = external_facts(facts, ids)
    links += [tuple(fact) for fact in facts if len(users.get((*fact, "", "")[2], ())) > 1 and tuple(fact) not in links]
    return {"links": links} if links else interpretations(facts, ids)


def links_to_itself(facts: Facts, ids: Sequence[str]) -> Apart:
    """A fact that names any example after its first term is a link, its own included."""
    links = [tuple(fact) for fact in facts if {*fact[2:]} & {*ids}]
    return {"links": links} if links else interpretations(facts, ids)


def own_name_left_out(facts: Facts, ids: Sequence[str]) -> Apart:
    """The facts without the example at any place."""
    if has_external_structure(facts, ids):
        return interpretations(facts, ids)
    return {
        name: [(about[0], *(term for term in about[2:] if term != name)) for about in facts if about[1] == name]
        for name in ids
    }


def links_left_out(facts: Facts, ids: Sequence[str]) -> Apart:
    """The facts taken apart without those that mention another example."""
    return interpretations([fact for fact in facts if not has_external_structure([fact], ids)], ids)
