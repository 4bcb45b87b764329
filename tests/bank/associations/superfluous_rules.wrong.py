# %% swept_noconf: mistake: whatever the confidence
def drop_superfluous(rules):
    out = []
    for r in rules:
        ok = True
        for o in rules:
            if set(o['head']) == set(r['head']) and set(o['body']) < set(r['body']):
                ok = False
        if ok: out.append(r)
    return out
# %% swept_gt from swept_noconf: mistake: equal confidence is kept
# ]): => ]) and o['confidence'] > r['confidence']:
# %% swept_nohead from swept_noconf: mistake: heads not compared
# head']) == set(r['head']) and set(o['body']) < set(r['body']) => body']) < set(r['body']) and o['confidence'] >= r['confidence']
# %% swept_size from swept_noconf: mistake: lengths of bodies compared
# set(o['body']) < set(r['body']) => len(o['body']) < len(r['body']) and o['confidence'] >= r['confidence']
# %% swept_oneless from swept_noconf: mistake: one item less only
# ]): => ]) and len(o['body']) == len(r['body']) - 1 and o['confidence'] >= r['confidence']:
# %% swept_order from swept_noconf: mistake: order of the items
# set(o['head']) == set(r['head']) and set(o['body']) < set(r['body']) => o['head'] == r['head'] and set(o['body']) < set(r['body']) and o['confidence'] >= r['confidence']
# %% swept_earlier from swept_noconf: mistake: earlier rules only
# o in rules: => o in rules[:rules.index(r)]:
# ]): => ]) and o['confidence'] >= r['confidence']:
# %% swept_superflu from swept_noconf: mistake: superfluous rules returned
# ]): => ]) and o['confidence'] >= r['confidence']:
# ok: => not ok:
# %% swept_subhead from swept_noconf: mistake: larger heads taken for the same
# == set(r['head']) and set(o['body']) < set(r['body']) => >= set(r['head']) and set(o['body']) < set(r['body']) and o['confidence'] >= r['confidence']
