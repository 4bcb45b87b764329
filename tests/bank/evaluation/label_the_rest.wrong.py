# %% dictpoint: mistake: one minute for each label
import math
def label_the_rest(examples):
    by = {}
    for s, x, l in examples:
        if l:
            by.setdefault(s, {})[l] = x
    return [l or min(by[s], key=lambda k: math.dist(by[s][k], x)) for s, x, l in examples]
# %% first: mistake: first number only
def label_the_rest(examples):
    return [
        e[2]
        or min(
            (o for o in examples if o[0] == e[0] and o[2] is not None), key=lambda o: abs(o[1][0] - e[1][0])
        )[2]
        for e in examples
    ]
# %% grouped: mistake: in the order of the sleepers
import math
def label_the_rest(examples):
    out = []
    for s in dict.fromkeys(e[0] for e in examples):
        g = [e for e in examples if e[0] == s]
        lab = [e for e in g if e[2] is not None]
        out += [e[2] or min(lab, key=lambda o: math.dist(o[1], e[1]))[2] for e in g]
    return out
# %% inplace: mistake: found labels learned
import math
def label_the_rest(examples):
    for e in examples:
        if e[2] is None:
            e[2] = min(
                (o for o in examples if o[0] == e[0] and o[2] is not None),
                key=lambda o: math.dist(o[1], e[1]),
            )[2]
    return [e[2] for e in examples]
# %% manhattan: mistake: city-block distances
def label_the_rest(examples):
    d = lambda a, b: sum(abs(x - y) for x, y in zip(a, b))
    return [
        e[2]
        or min((o for o in examples if o[0] == e[0] and o[2] is not None), key=lambda o: d(o[1], e[1]))[2]
        for e in examples
    ]
# %% onlyrest: mistake: only the others returned
import math
def label_the_rest(examples):
    return [
        min((o for o in examples if o[0] == e[0] and o[2] is not None), key=lambda o: math.dist(o[1], e[1]))[
            2
        ]
        for e in examples
        if e[2] is None
    ]
# %% twod from manhattan: mistake: none that is known
# sum(abs(x - y) for x, y in zip(a, b) => (a[0] - b[0]) ** 2 + ((a[1] - b[1]) ** 2 if len(a) > 1 else 0
# %% allsleepers: mistake: sleepers mixed
import math
def label_the_rest(examples):
    lab=[e for e in examples if e[2] is not None]
    return [e[2] if e[2] is not None else min(lab,key=lambda o:math.dist(o[1],e[1]))[2] for e in examples]
# %% majority: mistake: most frequent label
def label_the_rest(examples):
    out=[]
    for e in examples:
        if e[2]: out.append(e[2]); continue
        ls=[o[2] for o in examples if o[0]==e[0] and o[2]]
        out.append(max(ls,key=ls.count))
    return out
# %% relabel: mistake: expert overruled
import math
def label_the_rest(examples):
    out=[]
    for i,e in enumerate(examples):
        c=[o for j,o in enumerate(examples) if j!=i and o[0]==e[0] and o[2] is not None]
        out.append(min(c,key=lambda o:math.dist(o[1],e[1]))[2] if c else e[2])
    return out
