# %% unchecked from right/plain: mistake: not checked
# [c for c in joined if all(c[:n] + c[n + 1 :] in rows for n in range(len(c)))] => joined
# %% any_pair from right/plain: mistake: any common items
# if a[:-1] == b[:-1]: => if len(set(a) | set(b)) == len(a) + 1 and sorted(set(a) | set(b)) not in joined:
# a + b[-1:] => sorted(set(a) | set(b))
# %% any_item: mistake: any item added
def candidate_sets(frequent):
    known = {frozenset(s) for s in frequent}
    items = {i for s in known for i in s}
    joined = {s | {i} for s in known for i in items if i not in s}
    return {"joined": joined, "candidates": {c for c in joined if all(c - {i} in known for i in c)}}


# %% listed: mistake: items as listed
def candidate_sets(frequent):
    known = {frozenset(s) for s in frequent}
    joined = {frozenset(a) | {b[-1]} for a in frequent for b in frequent if a[:-1] == b[:-1] and a != b}
    return {"joined": joined, "candidates": {c for c in joined if all(c - {i} in known for i in c)}}


# %% rejected from right/plain: mistake: what is rejected
# if all( => if not all(
# %% one_subset from right/plain: mistake: none that is known
# if all(c => if any(c
# %% first_item_only from right/plain: mistake: none that is known
# a[:-1] == b[:-1] => a[:1] == b[:1] and a[-1] != b[-1]
# %% neighbours from right/plain: mistake: none that is known
# rows[i + 1 :]: => rows[i + 1 : i + 2]:
# %% pairs_frequent from right/from_larger: mistake: none that is known
# if all(p in known for p in parents): => if len(larger) < 4 or all(any({i, j} <= s for s in known) for i in larger for j in larger):
# %% lower from right/plain: mistake: none that is known
# rows = sorted(sorted(s) for s in frequent) => rows = sorted(sorted(s, key=str.lower) for s in frequent)
