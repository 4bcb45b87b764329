"""type: an array of one number, node after node."""

import numpy as np


def joint_probability(net, assignment):
    def rest(names):
        if not names:
            return np.ones(1)
        node = net[names[0]]
        above = [assignment[p] for p in node["parents"]]
        index = [key for key, _ in node["table"]].index(above)
        return rest(names[1:]) * node["table"][index][1][assignment[names[0]]]

    return rest(list(net))
