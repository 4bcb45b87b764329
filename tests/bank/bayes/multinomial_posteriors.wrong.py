# %% blind/base from right/logarithms
# - from collections import Counter
# label in set(labels) => c in sorted(set(labels))
# +         own = [t for t, label in zip(texts, labels) if label == c]
# counts = Counter(w for t, c in zip(texts, labels) if c == label for w in t) => bag = [w for t in own for w in t]
# -         total = sum(counts.values())
# logs[label] = log(labels.count(label) / len(labels)) => value = log(len(own) / len(texts))
# logs[label] += log((counts[w] + 1) / (total => value += log((bag.count(w) + 1) / (len(bag)
# +         logs[c] = value
# weights = {c: exp(v - top) for c, v in logs.items()} => total = sum(exp(v - top) for v in logs.values())
# v / sum(weights.values()) for c, v in weights => exp(v - top) / total for c, v in logs
# %% blind/averaged from blind/base: mistake: shares averaged over texts
# -                 value += log((bag.count(w) + 1) / (len(bag) + len(vocabulary)))
# +                 value += log(sum((t.count(w) + 1) / (len(t) + len(vocabulary)) for t in own) / len(own))
# %% blind/new_once from blind/base: mistake: words of the new text counted once
# words: => set(words):
# %% blind/no_prior from blind/base: mistake: class prior left out
# log(len(own) / len(texts)) => 0.0
# %% blind/prior_by_words from blind/base: mistake: class prior by words
# (own) / len(texts) => (bag) / sum(len(t) for t in texts)
# %% blind/raw from blind/base: mistake: nothing added to the counts
# math import exp, log => fractions import Fraction
# logs = => joint =
# log(len(own) / => Fraction(len(own),
# += log((bag.count(w) + 1) / (len(bag) + len(vocabulary))) => *= Fraction(bag.count(w), len(bag))
# logs[c] => joint[c]
# top = max(logs => total = sum(joint
# -     total = sum(exp(v - top) for v in logs.values())
# exp(v - top) / total for c, v in logs => float(v / total) if total else 0.0 for c, v in joint
# %% blind/sets_of_words from blind/base: mistake: words of a text counted once
# w in t] => w in set(t)]
# %% blind/words_of_class from blind/base: mistake: different words of the class
# (vocabulary) => (set(bag))
# %% unsmoothed: mistake: nothing added to the counts
from fractions import Fraction
from math import prod
def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    joint = {}
    for c in set(labels):
        pool = [w for t, own in zip(texts, labels) if own == c for w in t]
        joint[c] = labels.count(c) * prod(Fraction(pool.count(w), len(pool)) for w in words if w in known)
    return {c: float(p / sum(joint.values())) for c, p in joint.items()}
# %% as_usual
from math import log, exp
def multinomial_posteriors(texts, labels, words):
    vocab = {w for t in texts for w in t}
    s = {}
    for c in dict.fromkeys(labels):
        ts = [t for t, l in zip(texts, labels) if l == c]
        ws = [w for t in ts for w in t]
        x = log(len(ts)/len(texts))
        for w in words:
            if w not in vocab: continue
            x += log((ws.count(w)+1)/(len(ws)+len(vocab)))
        s[c] = x
    m = max(s.values())
    e = {c: exp(v-m) for c, v in s.items()}
    t = sum(e.values())
    return {c: v/t for c, v in e.items()}
# %% unknown_kept from as_usual: mistake: unknown words kept
# -             if w not in vocab: continue
# %% vocab_all from as_usual: mistake: new words counted below
# {w for t in texts for w in t} => {w for t in texts for w in t}
# len(ws)+len(vocab) => len(ws)+len(vocab|set(words))
# %% laplace_prior from as_usual: mistake: class prior corrected too
# log(len(ts)/len(texts)) => log((len(ts)+1)/(len(texts)+len(set(labels))))
# %% one from as_usual: mistake: added to the denominator once
# len(ws)+len(vocab) => len(ws)+1
# %% two from as_usual: mistake: two added to the denominator
# len(ws)+len(vocab) => len(ws)+2
# %% word_unknown_in_class from as_usual: mistake: words that the class lacks left out
# if w not in vocab => if w not in ws
# %% doc_freq from as_usual: mistake: texts with the word
# (ws.count(w)+1)/(len(ws)+len(vocab)) => (sum(w in t for t in ts)+1)/(len(ts)+2)
# %% texts_over_words: mistake: texts with the word
import math


def multinomial_posteriors(texts, labels, words):
    vocab = set()
    for t in texts:
        vocab |= set(t)
    logs = {}
    for c in set(labels):
        mine = [t for t, l in zip(texts, labels) if l == c]
        n = sum(len(t) for t in mine)
        s = math.log(len(mine) / len(texts))
        for w in words:
            if w not in vocab:
                continue
            k = sum(1 for t in mine if w in t)
            s += math.log((k + 1) / (n + len(vocab)))
        logs[c] = s
    m = max(logs.values())
    e = {c: math.exp(s - m) for c, s in logs.items()}
    z = sum(e.values())
    return {c: x / z for c, x in e.items()}
