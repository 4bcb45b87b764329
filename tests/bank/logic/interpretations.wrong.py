# %% only_seen from right/lookup: mistake: teams without facts left out
# return sorted_facts => return {team: about for team, about in sorted_facts.items() if about}
# %% kept from right/lookup: mistake: team kept
# [predicate, *rest] => [predicate, team, *rest]
# %% shared_names from right/lookup: mistake: common players are links
#       links = [fact for fact in facts if (teams - {fact[1]}) & set(fact[2:])]
# +     users = lambda name: {fact[1] for fact in facts if fact[2:3] == [name]}
# +     links += [fact for fact in facts if fact not in links and len(fact) > 2 and len(users(fact[2])) > 1]
# %% own_too from right/by_team: mistake: own name is a link
# term != team and term in ids => term in ids
# %% everywhere from right/lookup: mistake: team left out everywhere
# [predicate, *rest] => [predicate, *[term for term in rest if term != team]]
# %% never_links from right/by_team: mistake: links not looked for
# {"links": links} if links else answer => answer
# %% rest_apart from right/lookup: mistake: facts of linked teams
# -         return {"links": links}
# +         facts = [fact for fact in facts if fact not in links]
# %% first_term_only from right/lookup: mistake: none that is known
# set(fact[2:]) => set(fact[2:3])
# %% last_fact from right/lookup: mistake: none that is known
# sorted_facts[team].append([predicate, *rest]) => sorted_facts[team] = [[predicate, *rest]]
# %% part_of_text from right/lookup: mistake: none that is known
# if (teams - {fact[1]}) & set(fact[2:])] => if any(t in " ".join(fact[2:]) for t in teams - {fact[1]})]
# %% last_term from right/lookup: mistake: none that is known
# & set(fact[2:])] => & set(fact[-1:])]
