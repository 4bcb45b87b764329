"""Learning from rewards. Blockeel, chapter 14; Kubat, chapter 17; Mitchell, chapter 13.

A process is `{state: {action: [(probability, reward, next state), ...]}}`; a state without actions is terminal and has
the value 0.
"""
