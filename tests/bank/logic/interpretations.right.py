# %% lookup: algorithm: first look for links, then sort facts into a dict
def interpretations(facts, ids):
    teams = set(ids)
    links = [fact for fact in facts if (teams - {fact[1]}) & set(fact[2:])]
    if links:
        return {"links": links}
    sorted_facts = {team: [] for team in ids}
    for predicate, team, *rest in facts:
        sorted_facts[team].append([predicate, *rest])
    return sorted_facts


# %% by_team: algorithm: team by team, with the links noted on the way
def interpretations(facts, ids):
    answer, links = {}, set()
    for team in ids:
        about = set()
        for fact in facts:
            if fact[1] == team:
                for term in fact[2:]:
                    if term != team and term in ids:
                        links.add(tuple(fact))
                about.add(tuple([fact[0]] + list(fact[2:])))
        answer[team] = about
    return {"links": links} if links else answer
