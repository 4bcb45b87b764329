# %% failed_kept from right/plain: mistake: failed lggs kept
# if not look(general): => if not look(clause := general):
# %% once from right/plain: mistake: finished after one lgg
# clause, again = general, True => clause = general
# %% left_only from right/plain: mistake: only what is left as partners
# for example in positives: => for example in left:
# %% all_seeds from right/plain: mistake: covered examples as seeds
# left = [e for e in left if not covers(clause, e)] => left = left[1:]
# %% no_negatives from right/plain: mistake: negative examples ignored
# bad = [i for i, n in enumerate(negatives) if covers(clause, n)] => bad = []
# %% flat_only from right/plain: mistake: only atoms about the head
# return reduce(head, body) => return reduce(head, [b for b in body if set(b[1:]) <= set(head[1:])])
# %% not_again from right/text_answers: mistake: none that is known
# clause, at = new, 0 => clause = new
# %% one_clause from right/plain: mistake: none that is known
# left = [e for e in left if not covers(clause, e)] => left = []
# %% thrown_away_not_listed from right/text_answers: mistake: none that is known
# out.append({"clause": text(new), "covered": bad}) => bad or out.append({"clause": text(new), "covered": bad})
# %% fresh_pairs_only from right/text_answers: mistake: none that is known
# (x if x == y else (x, y) for x, y in zip(a[1:], b[1:])) => (x if x == y else (x,) for x, y in zip(a[1:], b[1:]))
# %% covered_by_number from right/plain: mistake: none that is known
# [i for i, n in enumerate(negatives) if covers(clause, n)] => [i for i, n in enumerate(negatives, 1) if covers(clause, n)]
# %% best_partner_last from right/plain: mistake: none that is known
# for example in positives: => for example in positives[::-1]:
