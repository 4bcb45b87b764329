# %% mean_share from right/summed: mistake: mean of the shares
# e = Fraction(sum(p for p, n in chosen), sum(p + n for p, n in chosen)) => e = sum(Fraction(p, p + n) for p, n in chosen) / len(chosen)
# %% own_share from right/summed: mistake: share in the segment itself
# chosen = [full[i] for i in key] => chosen = [counts(members)]
# chosen = [counts(rows)] => chosen = [counts(members)]
# %% first from right/summed: mistake: first covering rule
# [full[i] for i in key] => [full[i] for i in key[:1]]
# %% best from right/summed: mistake: best covering rule
# e = Fraction(sum(p for p, n in chosen), sum(p + n for p, n in chosen)) => e = max(Fraction(p, p + n) for p, n in chosen)
# %% zero from right/summed: mistake: estimate 0 without a rule
# chosen = [counts(rows)] => chosen = [(0, 1)]
# %% rest from right/summed: mistake: share of the rest without a rule
# chosen = [counts(rows)] => chosen = [counts(members)]
# %% not_joined from right/means: mistake: equal estimates not joined
# abs(e - last) < 1e-9 => e == last + 1
# %% mean_counts from right/means: mistake: estimated counts in the ranking
# found.append((mp / (mp + mn), own, len(members) - own)) => found.append((mp / (mp + mn), mp, mn))
# abs(e - last) < 1e-9 => e == last + 1
# %% at_least from right/means: mistake: none that is known
# all(holds(i, r) == (i in some) for i in range(n)) => all(holds(i, r) for i in some)
# %% uncovered_left_out from right/summed: mistake: none that is known
#       for key, members in groups.items():
# +         if not key: continue
# %% any_condition from right/summed: mistake: none that is known
# full = [counts([r for r in rows if all( => full = [counts([r for r in rows if any(
# %% average_over_all_rules from right/means: mistake: none that is known
# mp, mn = sum(pos) / len(pos), sum(neg) / len(neg) => mp, mn = sum(pos) / max(1, n), sum(neg) / len(neg)
# %% largest_segment_first from right/means: mistake: none that is known
# key=lambda each: -each[0] => key=lambda each: (-each[0], each[1])
# found.sort( => found.sort(reverse=True, 
