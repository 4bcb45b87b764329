# %% confidence: mistake: confidence
def lift(body, head, transactions):
    with_body = [t for t in transactions if set(body) <= set(t)]
    return sum(set(head) <= set(t) for t in with_body) / len(with_body)
# %% counts: mistake: number of baskets left out
def lift(body, head, transactions):
    def count(items):
        return sum(set(items) <= set(t) for t in transactions)
    return count(body + head) / (count(body) * count(head))
# %% difference from counts: mistake: none that is known
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
# %% blind/leverage from blind/raw_counts: mistake: none that is known
# (with_body * with_head) => n - (with_body / n * with_head / n)
# %% blind/reverse from blind/raw_counts: mistake: divided by the reverse rule
# both / (with_body * with_head) => (both / with_body) / (both / with_head) if both else 0.0
