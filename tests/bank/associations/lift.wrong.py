# %% confidence: mistake: confidence
def lift(body, head, transactions):
    with_body = [t for t in transactions if set(body) <= set(t)]
    return sum(set(head) <= set(t) for t in with_body) / len(with_body)
# %% counts: mistake: number of baskets left out
def lift(body, head, transactions):
    def count(items):
        return sum(set(items) <= set(t) for t in transactions)
    return count(body + head) / (count(body) * count(head))
# %% difference from counts: mistake: difference instead of ratio
# def count => def share
# in transactions) => in transactions) / len(transactions)
# count(body + head) / (count(body) * count(head)) => share(body + head) - share(body) * share(head)
# %% reverse from counts: mistake: divided by the reverse rule
# return count(body + head) / (count(body) * count(head)) => there = count(body + head) / count(body)
# +     back = count(body + head) / count(head)
# +     return there / back if back else 0.0
# %% blind/raw_counts: mistake: number of baskets left out
def lift(body, head, transactions):
    n = len(transactions)
    both = sum(1 for t in transactions if set(body) | set(head) <= set(t))
    with_body = sum(1 for t in transactions if set(body) <= set(t))
    with_head = sum(1 for t in transactions if set(head) <= set(t))
    return both / (with_body * with_head)
# %% blind/any_item from blind/raw_counts: mistake: none that is known
# set(body) <= => not body or set(body) &
# (with_body * with_head) => n / (with_body / n * with_head / n)
# %% blind/confidence from blind/raw_counts: mistake: confidence
# (with_body * with_head) => with_body
# %% blind/leverage from blind/raw_counts: mistake: difference instead of ratio
# (with_body * with_head) => n - (with_body / n * with_head / n)
# %% blind/reverse from blind/raw_counts: mistake: divided by the reverse rule
# both / (with_body * with_head) => (both / with_body) / (both / with_head) if both else 0.0
# %% one_item_will_do: mistake: any item is enough
def has(basket, items):
    return any(item in basket for item in items)
def lift(body, head, transactions):
    n = len(transactions)
    both = sum(has(t, body) and has(t, head) for t in transactions) / n
    p_body = sum(has(t, body) for t in transactions) / n
    p_head = sum(has(t, head) for t in transactions) / n
    return both / (p_body * p_head)
# %% swept_equalonce: mistake: equal baskets counted once
def lift(body, head, transactions):
    T = [set(t) for t in {frozenset(t) for t in transactions}]
    n = len(T)
    b = sum(set(body) <= t for t in T)
    h = sum(set(head) <= t for t in T)
    bh = sum(set(body) | set(head) <= t for t in T)
    return bh * n / (b * h)
# %% swept_leverage from swept_equalonce: mistake: difference instead of ratio
# {frozenset(t) for t in transactions} => transactions
# * n / (b * h) => / n - b * h / n / n
# %% swept_firstitem from swept_equalonce: mistake: first items only
# -     T = [set(t) for t in {frozenset(t) for t in transactions}]
# +     T = [set(t) for t in transactions]
# +     body, head = body[:1], head[:1]
# %% swept_exact from swept_equalonce: mistake: whole baskets counted
# {frozenset(t) for t in transactions} => transactions
#  set(head) <= t for t in T) =>  set(head) == t for t in T)
