# %% swept_base from right/branches
# grown = => e =
# grown / (1 + grown => e / (1 + e
# %% sign_swept from swept_base: mistake: sign of the exponent
#   def sigmoid(z):
# +     z = -z
# %% mixed_swept from swept_base: mistake: two forms mixed
# return 1 / => return math.exp(z) /
# return e / (1 => return e * e / (1
# %% abs_swept from swept_base: mistake: sign of z left out
#   def sigmoid(z):
# +     z = abs(z)
# %% zero_both_swept: mistake: 0 far above zero
import math
def sigmoid(z):
    try:
        if abs(z) > 700:
            return 0.0
        return 1 / (1 + math.exp(-z))
    except OverflowError:
        return 0.0
# %% except1_swept from swept_base: mistake: 1 far below zero
# if z >= 0 => try
# -     e = math.exp(z)
# -     return e / (1 + e)
# +     except OverflowError:
# +         return 1.0
# %% tanh_swept from swept_base: mistake: hyperbolic tangent
#   def sigmoid(z):
# +     return math.tanh(z)
# %% odds_swept: mistake: odds
import math
def sigmoid(z):
    return math.exp(z)
# %% sat4_swept from swept_base: mistake: none that is known
#   def sigmoid(z):
# +     if z > 4:
# +         return 1.0
# +     if z < -4:
# +         return 0.0
# %% tanh_not_halved: mistake: tangent of z instead of half of it
import math
def sigmoid(z):
    return 0.5 + 0.5 * math.tanh(z)
