"""Reinforcement learning. Blockeel, chapter 14; Kubat, chapter 17; Mitchell, chapter 13.

A process is `{state: {action: [(probability, reward, next state), ...]}}`; a state without actions is terminal and has
the value 0.
"""

CONCEPTS = {
    "reinforcement.discounted_return": "returns:discounted_return",
    "reinforcement.epsilon_greedy": "greedy:epsilon_greedy",
    "reinforcement.greedy_policy": "greedy:greedy_policy",
    "reinforcement.mdp_validity": "decision_process:is_valid_policy",
    "reinforcement.optimal_values": "decision_process:optimal_values",
    "reinforcement.policy_evaluation": "dynamic_programming:POLICY_EVALUATION",
    "reinforcement.policy_iteration": "dynamic_programming:POLICY_ITERATION",
    "reinforcement.policy_value": "decision_process:policy_value",
    "reinforcement.q_learning": "temporal_difference:Q_LEARNING",
    "reinforcement.q_values": "decision_process:q_values",
    "reinforcement.sarsa": "temporal_difference:SARSA",
    "reinforcement.sweep_stopping": "dynamic_programming:largest_change",
    "reinforcement.td_update": "temporal_difference:td_update",
    "reinforcement.value_iteration": "dynamic_programming:VALUE_ITERATION",
}
