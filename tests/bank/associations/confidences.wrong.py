# %% base from right/plain
# basket in transactions if set(part) <= set(basket) => t in transactions if set(part).issubset(t)
# found = => answer =
# size in => k in
# size => k
# found. => answer.
# found => answer
# %% also_the_whole from base: mistake: none that is known
# len(items) => len(items) + 1
# %% as_text from base: near miss: text for numbers
# count(items) / count(body) => str(count(items) / count(body))
# %% by_all from base: mistake: divided by all baskets
# count(body) => len(transactions)
# %% each_once from base: mistake: none that is known
# return answer => return sorted(set(answer))
# %% lifts from base: mistake: lift
#       answer = []
# +     n = len(transactions)
# answer.append(count(items) / count(body)) => head = set(items) - set(body)
# +             confidence = count(items) / count(body)
# +             answer.append(confidence / (count(head) / n))
# %% one_in_the_body from base: mistake: one item as body
# k in range(1, len(items)) => i in items
# -         for body in combinations(items, k):
#             answer.append(count(items) / count(body)) =>         answer.append(count(items) / count([i]))
# %% one_in_the_head from base: mistake: one item concluded
# k in range(1, len(items)) => head in items
# for body in combinations(items, k): => body = [i for i in items if i != head]
#             answer =>         answer
# %% per_cent from base: near miss: percentages
# count(items) => 100 * count(items)
