# %% keeps_one from right/columns: mistake: first of two values kept
# min(values, default="?") => next((v for v in column if v != "?"), "?")
# len(values) > 1 => False
# %% skips_none from right/columns: mistake: None left out
# clash = [], [], len(some) < len(hypotheses) => clash = [], [], False
# %% none_first from right/pairwise: mistake: none that is known
# -         if high is None:
# +         if high is None or h is None:
# %% marks_counted from right/columns: mistake: none that is known
# column[0] if len(set(column)) == 1 else "?" => column[0] if column.count(column[0]) > len(column) / 2 else "?"
# %% empty_for_none from right/columns: mistake: none that is known
# None if clash => ["?"] * len(up) if clash
# %% last_two from right/columns: mistake: none that is known
#       some = [h for h in hypotheses if h is not None]
# +     some = some[-2:]
# %% swapped from right/pairwise: mistake: lgg and meet exchanged
# return high, low => return low, high
# %% clash_free from right/columns: mistake: question mark for a conflict
# min(values, default="?") => min(values) if len(values) == 1 else "?"
# len(values) > 1 => False
# %% keeps_values from right/columns: mistake: values kept beside question marks
# column[0] if len(set(column)) == 1 else "?" => min(values) if len(values) == 1 else "?"
# %% none_wins from right/columns: mistake: lgg None because of a None
# return tuple(up), => return None if len(some) < len(hypotheses) else tuple(up),
# %% two_only from right/pairwise: mistake: first two only
# hypotheses[1:] => hypotheses[1:2]
