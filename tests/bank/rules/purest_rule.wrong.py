# %% only_purity from right/plain: mistake: only purity counts
# max(behind[k].values()), sum(behind[k].values())), sum(behind[k].values()))) => max(behind[k].values()), sum(behind[k].values()))))
# %% by_estimate from right/plain: mistake: Laplace's estimate
# Fraction(max(behind[k].values()), sum(behind[k].values())), sum => Fraction(max(behind[k].values()) + 1, sum(behind[k].values()) + 2), sum
# %% no_better from right/plain: mistake: stops when no condition helps
#           body = body + [best]
# +         now = Counter(r[target] for r in pool)
# +         if Fraction(max(behind[best].values()), sum(behind[best].values())) <= Fraction(max(now.values()), len(pool)): break
# %% one_class from right/plain: mistake: class fixed before
#       free = [a for a in rows[0] if a != target]
# +     first = Counter(r[target] for r in rows).most_common(1)[0][0]
# Fraction(max(behind[k].values()), sum(behind[k].values())), sum(behind[k].values()))) => Fraction(behind[k][first], sum(behind[k].values())), behind[k][first]))
# %% most_of_one_class from right/plain: mistake: largest class
# (Fraction(max(behind[k].values()), sum(behind[k].values())), sum(behind[k].values()))) => max(behind[k].values()))
# %% label_of_all from right/plain: mistake: label fixed before
# behind[best].most_common(1)[0][0] => Counter(r[target] for r in rows).most_common(1)[0][0]
# %% one_condition from right/plain: mistake: none that is known
# while free and => while free and not out and
# %% last_condition_alone from right/plain: mistake: none that is known
# {"body": body, => {"body": [best],
# %% label_of_the_first_row from right/plain: mistake: none that is known
# behind[best].most_common(1)[0][0] => pool[0][target]
# %% most_rows from right/plain: mistake: none that is known
# (Fraction(max(behind[k].values()), sum(behind[k].values())), sum(behind[k].values()))) => sum(behind[k].values()))
