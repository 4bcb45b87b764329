# %% floats
def weighted_covering_trace(rows, target, positive, bodies, decay):
    weights, chosen, out = [1.0] * len(rows), [], []
    def sums(body, use):
        inside = [i for i, r in enumerate(rows) if all(r[a] == v for a, v in body)]
        return (sum(use[i] for i in inside if rows[i][target] == positive),
                sum(use[i] for i in inside if rows[i][target] != positive))
    def quality(place):
        pos, neg = sums(bodies[place], weights)
        all_pos, all_neg = sums([], weights)
        recall = (1 + pos / all_pos - neg / all_neg) / 2
        return round(abs(recall - 0.5), 9)
    while 1.0 in weights and len(chosen) < len(bodies):
        best = max((p for p in range(len(bodies)) if p not in chosen), key=quality)
        chosen = chosen + [best]
        weights = [w * decay if all(r[a] == v for a, v in bodies[best]) else w for w, r in zip(weights, rows)]
        out.append({"chosen": chosen, "weights": weights})
    return out
# %% plain_totals from floats: mistake: totals not weighted
# all_pos, all_neg = sums([], weights) => all_pos, all_neg = sums([], [1.0] * len(rows))
# %% no_weights from floats: mistake: nothing weighted
# pos, neg = sums(bodies[place], weights) => pos, neg = sums(bodies[place], [1.0] * len(rows))
# all_pos, all_neg = sums([], weights) => all_pos, all_neg = sums([], [1.0] * len(rows))
# %% signed from floats: mistake: largest average recall
# round(abs(recall - 0.5), 9) => round(recall, 9)
# %% share from floats: mistake: accuracy
# recall = (1 + pos / all_pos - neg / all_neg) / 2 => recall = pos / (pos + neg) if pos + neg else 0.5
# %% only_positive from floats: mistake: only rows of the class become lighter
# w * decay if all => w * decay if r[target] == positive and all
# %% subtracted from floats: mistake: decay subtracted
# w * decay if all => max(w - 1 + decay, 0.0) if all
# all_pos, all_neg = sums([], weights) => all_pos, all_neg = [s or 1.0 for s in sums([], weights)]
# %% removed from floats: mistake: none that is known
# w * decay if all => w * 0.01 if all
# %% chosen_again from floats: mistake: none that is known
# (p for p in range(len(bodies)) if p not in chosen) => (p for p in range(len(bodies)) if p not in chosen[-1:])
# %% last_alone from floats: mistake: none that is known
# "chosen": chosen => "chosen": [best]
# %% by_count from floats: mistake: none that is known
# recall = (1 + pos / all_pos - neg / all_neg) / 2 => recall = 0.5 + pos - neg
# %% empty_body_nothing from right/plain: mistake: none that is known
# if all(r[a] == v for a, v in b)} for b in bodies] => if b and all(r[a] == v for a, v in b)} for b in bodies]
