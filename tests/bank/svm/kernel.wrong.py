# %% swept_base
import math
def kernel_value(x, y, kernel):
    dot = sum(a * b for a, b in zip(x, y))
    d = math.sqrt(sum((a - b) ** 2 for a, b in zip(x, y)))
    if kernel['name'] == 'linear':
        return dot
    if kernel['name'] == 'polynomial':
        return (dot + kernel['offset']) ** kernel['degree']
    return math.exp(-d ** 2 / (2 * kernel['sigma'] ** 2))
# %% no_offset_swept from swept_base: mistake: offset left out
# (dot + kernel['offset']) => dot
# %% offset1_swept from swept_base: mistake: offset of 1
# kernel['offset'] => 1
# %% offset_after_swept from swept_base: mistake: offset after the power
# (dot + kernel['offset']) ** kernel['degree => dot ** kernel['degree'] + kernel['offset
# %% degree2_swept from swept_base: mistake: always of degree 2
# kernel['degree'] => 2
# %% times_swept from swept_base: mistake: times the degree
# ) ** kernel[ => ) * kernel[
# %% no_two_swept from swept_base: mistake: two left out
# 2 / (2 * kernel[ => 2 / (1 * kernel[
# %% dist1_swept from swept_base: mistake: distance not squared
# -d ** 2 / ( => -d / (
# %% precedence_swept from swept_base: mistake: multiplied by the variance
# (2 * kernel['sigma'] ** 2) => 2 * kernel['sigma'] ** 2
# %% gamma_swept from swept_base: mistake: sigma as a factor
# d ** 2 / (2 * kernel['sigma'] ** 2) => kernel['sigma'] * d ** 2
# %% normal_swept from swept_base: mistake: density of a normal distribution
# return math. => return 1 / (kernel["sigma"] * math.sqrt(2 * math.pi)) * math.
# %% plus_swept from swept_base: mistake: exponent without its sign
# (-d => (d
# %% cityblock_swept from swept_base: mistake: city-block distance
# math.sqrt(sum((a - b) ** 2 for a, b in zip(x, y) => sum(abs(a - b) for a, b in zip(x, y
# %% sigma1_swept from swept_base: mistake: sigma not squared
# ] ** 2) => ])
