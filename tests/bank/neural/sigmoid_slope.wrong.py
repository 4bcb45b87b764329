# %% overflows: mistake: none that is known
import math
def sigmoid_slope(z):
    return math.exp(-z) / (1 + math.exp(-z)) ** 2
# %% overflows_above from overflows: mistake: none that is known
# math.exp(-z) / (1 + math.exp(-z)) => math.exp(z) / (1 + math.exp(z))
# %% sigmoid
import math
def sigmoid(z):
    if z < -700:
        return 0.0
    return 1 / (1 + math.exp(-z))
# %% times_one_minus_z: mistake: formula of the output on the sum
def sigmoid_slope(z):
    return z * (1 - z)
# %% twice from sigmoid: mistake: slope at the output
#       return 1 / (1 + math.exp(-z))
# + def slope(z):
# +     return sigmoid(z) * (1 - sigmoid(z))
# + def sigmoid_slope(z):
# +     out = sigmoid(z)
# +     return slope(out)
# %% only_the_sigmoid from sigmoid: mistake: value for the slope
# sigmoid(z) => sigmoid_slope(z)
# %% one_minus from sigmoid: mistake: one factor only
#       return 1 / (1 + math.exp(-z))
# + def sigmoid_slope(z):
# +     return 1 - sigmoid(z)
# %% swept_base from only_the_sigmoid
# return 1 / (1 + math.exp(-z)) => if z > 700:
# +         return 0.0
# +     s = 1 / (1 + math.exp(-z))
# +     return s * (1 - s)
# %% one_far_swept from swept_base: mistake: 1 far above zero
#       if z > 700:
# -         return 0.0
# +         return 1.0
# %% tanh_swept from swept_base: mistake: square of the output
# s * (1 - s) => 1 - s ** 2
