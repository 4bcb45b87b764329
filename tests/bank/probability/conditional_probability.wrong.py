# %% first_of_event: mistake: none that is known
def conditional_probability(rows,event,given):
    g=[r for r in rows if all(r[k]==v for k,v in given.items())]
    k,v=next(iter(event.items())); return sum(r[k]==v for r in g)/len(g)
# %% both_of_all: mistake: divided by all rows
def conditional_probability(rows, event, given):
    both = 0
    for row in rows:
        if all(row[c] == v for c, v in event.items()) and all(row[c] == v for c, v in given.items()):
            both += 1
    return both / len(rows)
# %% given_the_event: mistake: the condition turned around
def count(rows, wanted):
    return sum(all(row[c] == v for c, v in wanted.items()) for row in rows)

def conditional_probability(rows, event, given):
    return count(rows, {**event, **given}) / count(rows, event)
# %% event_alone: mistake: condition ignored
def conditional_probability(rows, event, given):
    hits = [row for row in rows if event.items() <= row.items()]
    return len(hits) / len(rows)
# %% event_any: mistake: one column of the event is enough
def conditional_probability(rows, event, given):
    g = [r for r in rows if all(r[k] == v for k, v in given.items())]
    return sum(any(r[k] == v for k, v in event.items()) for r in g)/len(g)
# %% given_any: mistake: one column of the condition is enough
def conditional_probability(rows, event, given):
    g = [r for r in rows if any(r[k] == v for k, v in given.items())]
    return sum(all(r[k] == v for k, v in event.items()) for r in g)/len(g)
# %% first_given: mistake: one column of the condition used
def conditional_probability(rows, event, given):
    k0 = list(given)[0]
    g = [r for r in rows if r[k0] == given[k0]]
    return sum(all(r[k] == v for k, v in event.items()) for r in g)/len(g)
# %% product: mistake: columns of the event taken as independent
def conditional_probability(rows, event, given):
    g = [r for r in rows if all(r[k] == v for k, v in given.items())]
    x = 1
    for k, v in event.items():
        x *= sum(r[k] == v for r in g)/len(g)
    return x
# %% laplace: mistake: Laplace's estimate
def conditional_probability(rows, event, given):
    g = [r for r in rows if all(r[k] == v for k, v in given.items())]
    return (sum(all(r[k] == v for k, v in event.items()) for r in g)+1)/(len(g)+2)
# %% distinct: mistake: equal rows counted once
def conditional_probability(rows, event, given):
    rows = [dict(t) for t in {tuple(sorted(r.items())) for r in rows}]
    g = [r for r in rows if all(r[k] == v for k, v in given.items())]
    return sum(all(r[k] == v for k, v in event.items()) for r in g)/len(g)
