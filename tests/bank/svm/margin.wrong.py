# %% band from right/matrix: mistake: width of the band
# w = np.array(w, dtype=float) => d = (np.array(points) @ np.array(w) + b) / np.linalg.norm(w) * np.array(labels)
# np.min(np.array(labels) * (np.array(points) @ w + b)) / np.linalg.norm(w) => 2 * d.min()
# %% blind/base from right/loop
# best = float("inf") => length = math.sqrt(sum(c * c for c in w))
# +     distances = []
# total = => s =
# weight, value => wi, xi
# total += weight * value => s += wi * xi
# best = min(best, y * total / math.sqrt(sum(weight * weight for weight in w))) => distances.append(y * s / length)
# best => min(distances)
# %% blind/absolute from blind/base: mistake: sides not looked at
# x, y in zip(points, labels) => x in points
# y * s / => abs(s) /
# %% blind/band from blind/base: mistake: width of the band
# return min => return 2 * min
# %% blind/bias_in_norm from blind/base: mistake: bias in the length of w
# sum => b * b + sum
# %% blind/city_norm from blind/base: mistake: sizes of the weights added up
# - import math
# math.sqrt(sum(c * c for c in w)) => sum(abs(c) for c in w)
# %% blind/mean from blind/base: mistake: mean distance
# return min => return sum(distances) / len
# %% blind/no_root from blind/base: mistake: root forgotten
# - import math
# math.sqrt(sum(c * c for c in w)) => sum(c**2 for c in w)
# %% blind/positive_class from blind/base: mistake: none that is known
# s / length => s / length if y == 1 else math.inf
# (distances) => (distances) if min(distances) < math.inf else 0
# %% blind/functional: mistake: not divided by the length
def margin(w, b, points, labels):
    return min(y * (sum(p * q for p, q in zip(w, x)) + b) for x, y in zip(points, labels))
# %% swept_base
import math
def margin(w, b, points, labels):
    n = math.sqrt(w[0] ** 2 + w[1] ** 2)
    return min(t * (w[0] * p[0] + w[1] * p[1] + b) / n for p, t in zip(points, labels))
# %% nearest_sign_swept from swept_base: mistake: nearest point with its sign
# t * (w[0] * p[0] + w[1] * p[1] + b) / n for p, t in zip(points, labels) => (t * (w[0] * p[0] + w[1] * p[1] + b) / n for p, t in zip(points, labels)), key=abs
# %% nearest_then_neg_swept from swept_base: mistake: nearest distance made negative
#       n = math.sqrt(w[0] ** 2 + w[1] ** 2)
# +     d = min(abs(w[0] * p[0] + w[1] * p[1] + b) / n for p in points)
# +     if any(t * (w[0] * p[0] + w[1] * p[1] + b) < 0 for p, t in zip(points, labels)):
# +         return -d
# %% right_only_swept from swept_base: mistake: points on the right side only
# )) => ) if t * (w[0] * p[0] + w[1] * p[1] + b) >= 0)
# %% zero_wrong_swept from swept_base: mistake: zero for a wrong side
# min(t * (w[0] * p[0] + w[1] * p[1] + b) / n for p, t in zip(points, labels => max(0, min(t * (w[0] * p[0] + w[1] * p[1] + b) / n for p, t in zip(points, labels)
# %% no_label_swept from swept_base: mistake: labels left out
# (t * ( => ((
# %% minus_b_swept from swept_base: mistake: b subtracted
# ] + b => ] - b
