# %% no_check from right/sets: mistake: contradiction not noticed
# -     if yes & no:
# -         return {"S": [], "G": [], "open": []}
# %% negatives from right/sets: mistake: negative examples in G
# "G": rest => "G": no
# %% untold from right/sets: mistake: only unseen instances in G
# "G": rest => "G": rest - yes
# %% seen_values_only from right/sets: mistake: none that is known
# product(*domains) => product(*[sorted({x[i] for x, _ in examples} or d) for i, d in enumerate(domains)])
# %% open_is_all from right/sets: mistake: none that is known
# "open": rest - yes => "open": set(product(*domains))
# %% conjunction from right/sets: mistake: conjunction of the positive examples
# {"S": yes, => {"S": set(product(*[d if len({x[i] for x in yes}) > 1 else {x[i] for x in yes} for i, d in enumerate(domains)])),
# %% open_negatives from right/sets: mistake: everything open that is not positive
# "open": rest - yes => "open": set(product(*domains)) - yes
# %% exchanged from right/sets: mistake: S and G exchanged
# {"S": yes, "G": rest, => {"S": rest, "G": yes,
