# %% counted from right/by_text: mistake: repeats counted
# positive = {str(a) for a in head} | {str(l[1]) for l in body if l[0] == "not"} => positive = [str(a) for a in head] + [str(l[1]) for l in body if l[0] == "not"]
# %% head_alone from right/by_text: mistake: negations left in the body
# positive = {str(a) for a in head} | {str(l[1]) for l in body if l[0] == "not"} => positive = {str(a) for a in head}
# negative = {str(l) for l in body if l[0] != "not"} => negative = {str(l) for l in body}
# %% by_negations: mistake: body counted for the head
def clause_kinds(head, body):
    pos = {str(a) for a in head} | {str(l[1]) for l in body if l[0] == "not"}
    neg = {str(l) for l in body if l[0] != "not"}
    def var(t):
        return any(var(x) for x in t[1:]) if isinstance(t, list) else isinstance(t, str) and not t[0].islower()
    found = ["horn"] if len(neg) <= 1 else []
    found += ["definite"] if len(neg) == 1 else []
    found += ["fact"] if len(neg) == 1 and not pos else []
    return found + ([] if any(var(a) for a in head + body) else ["ground"])
# %% outside from right/by_text: mistake: variables inside terms overlooked
# if not any(has_variable(a) for a in head + body): => if not any(isinstance(t, str) and not t[0].islower() for a in head + body for t in (a[1] if a[0] == "not" else a)[1:]):
# %% negations_dropped from right/by_text: mistake: none that is known
# | {str(l[1]) for l in body if l[0] == "not"} => | set()
# %% rules_are_definite from right/by_text: mistake: none that is known
#       if len(positive) == 1:
# -         words.append("definite")
# +         if negative:
# +             words.append("definite")
# %% head_ground from right/by_text: mistake: none that is known
# if not any(has_variable(a) for a in head + body): => if not any(has_variable(a) for a in head):
