"""Known mistakes in learning from experience: other successors of the same states.

A variant reads nothing but the state and the arguments, so that it can go on from a student's own step.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import fmean

from reference.process import Process
from reference.reinforcement.temporal_difference import (
    Learned,
    Step,
    Table,
    Transition,
    q_learning_start,
    q_learning_successors,
    q_target,
    sarsa_successors,
    sarsa_target,
    table_after,
    td_update,
)

QUpdate = Callable[[Table, Transition, float, float], float]  # table, transition, gamma, alpha: the new value


def q_learned_by(update: QUpdate) -> Process[Learned]:
    """Q-learning with another update."""

    def successors(
        state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        table = table_after(state, transitions)
        return tuple(
            replace(after, value=update(table, transitions[state.shown], gamma, alpha))
            for after in q_learning_successors(state, q, transitions, gamma, alpha)
        )

    return Process(q_learning_start, successors)


def q_swapped(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """Alpha for the old value and 1 - alpha for the target."""
    state, action, reward, after = step
    return td_update(table[state][action], q_target(reward, table.get(after, {}), gamma), 1 - alpha)


def q_undiscounted(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The next value in full."""
    state, action, reward, after = step
    return td_update(table[state][action], q_target(reward, table.get(after, {}), 1), alpha)


def q_of_mean(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The mean over the next actions, where the best is meant."""
    state, action, reward, after = step
    following = table.get(after, {})
    return td_update(table[state][action], reward + gamma * (fmean(following.values()) if following else 0), alpha)


def q_of_old_state(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The best value of the state that is left, where that of the next one is meant."""
    state, action, reward, _ = step
    return td_update(table[state][action], q_target(reward, table[state], gamma), alpha)


def q_replaced(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The target itself, whatever the rate."""
    _, _, reward, after = step
    return q_target(reward, table.get(after, {}), gamma)


def q_added(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """Alpha times the target on top of the old value, which is not taken away."""
    state, action, reward, after = step
    return table[state][action] + alpha * q_target(reward, table.get(after, {}), gamma)


def q_still_at_end(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The old value where the next state is terminal, as if nothing were learned there."""
    state, action, reward, after = step
    old = table[state][action]
    return td_update(old, q_target(reward, table[after], gamma), alpha) if after in table else old


def q_with_reward_discounted(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """Gamma times reward and next value together."""
    state, action, reward, after = step
    return td_update(table[state][action], gamma * q_target(reward, table.get(after, {}), 1), alpha)


def q_replaced_at_end(table: Table, step: Transition, gamma: float, alpha: float) -> float:
    """The reward itself where the next state is terminal."""
    state, action, reward, after = step
    return td_update(table[state][action], q_target(reward, table[after], gamma), alpha) if after in table else reward


Q_LEARNING_SWAPPED = q_learned_by(q_swapped)
Q_LEARNING_UNDISCOUNTED = q_learned_by(q_undiscounted)
Q_LEARNING_OF_MEAN = q_learned_by(q_of_mean)
Q_LEARNING_OF_OLD_STATE = q_learned_by(q_of_old_state)
Q_LEARNING_REPLACED = q_learned_by(q_replaced)
Q_LEARNING_ADDED = q_learned_by(q_added)
Q_LEARNING_STILL_AT_END = q_learned_by(q_still_at_end)
Q_LEARNING_WITH_REWARD_DISCOUNTED = q_learned_by(q_with_reward_discounted)
Q_LEARNING_REPLACED_AT_END = q_learned_by(q_replaced_at_end)

NextWorth = Callable[[Table, Table, Transition, Transition | None], float]
# table, table at the start, transition, the transition after it: what the next state is worth


def q_learned_with(worth: NextWorth) -> Process[Learned]:
    """Q-learning with another value of the next state; a terminal one keeps the value 0."""

    def successors(
        state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        if state.shown == len(transitions):
            return ()
        table, step = table_after(state, transitions), transitions[state.shown]
        later = transitions[state.shown + 1] if state.shown + 1 < len(transitions) else None
        following = worth(table, q, step, later) if step[3] in q else 0
        value = td_update(table[step[0]][step[1]], step[2] + gamma * following, alpha)
        return (Learned(state.shown + 1, value, table),)

    return Process(q_learning_start, successors)


def of_given_table(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The largest value that the next state had at the start."""
    return max(given[step[3]].values())


def of_last_name(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The value of the action whose name is the largest, as `max` of a dict finds it."""
    return table[step[3]][max(table[step[3]])]


def of_smallest(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The smallest value of the next state."""
    return min(table[step[3]].values())


def of_best_above_zero(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The largest value of the next state, or 0 if all are below 0."""
    return max(0, *table[step[3]].values())


def of_old_place(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The largest value of the state that is left."""
    return max(table[step[0]].values())


def of_action_taken_next(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The value of the action that is taken next, as in SARSA; the largest value where none is known."""
    if later is None or later[0] != step[3]:
        return max(table[step[3]].values())
    return table[step[3]][later[1]]


def of_action_taken_next_or_nothing(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The value of the action that is taken next, as in SARSA; 0 where none is known."""
    return 0 if later is None else table[step[3]].get(later[1], 0)


def of_same_action(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The value of the same action in the next state; the largest value where there is no such action."""
    return table[step[3]].get(step[1], max(table[step[3]].values()))


def of_same_action_or_nothing(table: Table, given: Table, step: Transition, later: Transition | None) -> float:
    """The value of the same action in the next state; 0 where there is no such action."""
    return table[step[3]].get(step[1], 0)


Q_LEARNING_OF_GIVEN_TABLE = q_learned_with(of_given_table)
Q_LEARNING_OF_LAST_NAME = q_learned_with(of_last_name)
Q_LEARNING_OF_SMALLEST = q_learned_with(of_smallest)
Q_LEARNING_ABOVE_ZERO = q_learned_with(of_best_above_zero)
Q_LEARNING_OF_OLD_STATE_BEFORE_END = q_learned_with(of_old_place)
Q_LEARNING_AS_SARSA = q_learned_with(of_action_taken_next)
Q_LEARNING_AS_SARSA_TO_THE_LAST = q_learned_with(of_action_taken_next_or_nothing)
Q_LEARNING_OF_SAME_ACTION = q_learned_with(of_same_action)
Q_LEARNING_OF_SAME_ACTION_ALONE = q_learned_with(of_same_action_or_nothing)


def from_the_first_table(
    state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
) -> tuple[Learned, ...]:
    """Every update made from the table that was given, as if nothing had been learned on the way."""
    if state.shown == len(transitions):
        return ()
    [after] = q_learning_successors(Learned(0, 0.0, q), q, transitions[state.shown :], gamma, alpha)
    return (Learned(state.shown + 1, after.value, table_after(state, transitions)),)


def from_the_first_value(
    state: Learned, q: Table, transitions: Sequence[Transition], gamma: float, alpha: float
) -> tuple[Learned, ...]:
    """Updates that move the value given at the start, although their targets use what was learned."""
    return tuple(
        replace(
            after, value=after.value + (1 - alpha) * (q[name][action] - table_after(state, transitions)[name][action])
        )
        for after in q_learning_successors(state, q, transitions, gamma, alpha)
        for name, action, *_ in [transitions[state.shown]]
    )


Q_LEARNING_FORGETFUL = Process(q_learning_start, from_the_first_table)
Q_LEARNING_FROM_FIRST_VALUE = Process(q_learning_start, from_the_first_value)

SarsaUpdate = Callable[[Table, Step, Step | None, Step | None, float, float], float]
# table, step, next step of the episode, next step of any episode, gamma, alpha


def sarsa_by(update: SarsaUpdate) -> Process[Learned]:
    """SARSA with another update."""

    def successors(
        state: Learned, q: Table, episodes: Sequence[Sequence[Step]], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        steps = [step for episode in episodes for step in episode]
        within = [after for episode in episodes for after in [*episode[1:], None]]
        beyond = [*steps[1:], None]
        table, place = table_after(state, steps), state.shown
        return tuple(
            replace(after, value=update(table, steps[place], within[place], beyond[place], gamma, alpha))
            for after in sarsa_successors(state, q, episodes, gamma, alpha)
        )

    return Process(q_learning_start, successors)


def value_next(table: Table, after: Step | None) -> float:
    """The value of the step that comes next; 0 for none."""
    return table[after[0]][after[1]] if after else 0


def sarsa_of_best(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The best value of the next state: Q-learning."""
    state, action, reward = step
    return td_update(table[state][action], q_target(reward, table[after[0]] if after else {}, gamma), alpha)


def sarsa_swapped(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """Alpha for the old value and 1 - alpha for the target."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, after), gamma), 1 - alpha)


def sarsa_undiscounted(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The next value in full."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, after), 1), alpha)


def sarsa_across_episodes(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """At the end of an episode the value of the first action of the next one, where it is 0."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, beyond), gamma), alpha)


def sarsa_added(table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float) -> float:
    """Alpha times the target on top of the old value, which is not taken away."""
    state, action, reward = step
    return table[state][action] + alpha * sarsa_target(reward, value_next(table, after), gamma)


SARSA_OF_BEST = sarsa_by(sarsa_of_best)
SARSA_SWAPPED = sarsa_by(sarsa_swapped)
SARSA_UNDISCOUNTED = sarsa_by(sarsa_undiscounted)
SARSA_ACROSS_EPISODES = sarsa_by(sarsa_across_episodes)
SARSA_ADDED = sarsa_by(sarsa_added)


def sarsa_of_mean(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The mean over the actions of the next state."""
    state, action, reward = step
    following = fmean(table[after[0]].values()) if after else 0
    return td_update(table[state][action], sarsa_target(reward, following, gamma), alpha)


def sarsa_of_same_action(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The value of the same action in the next state, where it has that action."""
    state, action, reward = step
    following = table[after[0]].get(action, value_next(table, after)) if after else 0
    return td_update(table[state][action], sarsa_target(reward, following, gamma), alpha)


def sarsa_with_reward_discounted(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """Gamma times reward and next value together."""
    state, action, reward = step
    return td_update(table[state][action], gamma * sarsa_target(reward, value_next(table, after), 1), alpha)


def sarsa_with_next_reward(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The reward of the next step, where there is one."""
    state, action, reward = step
    return td_update(
        table[state][action], sarsa_target(after[2] if after else reward, value_next(table, after), gamma), alpha
    )


def sarsa_still_at_end(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The old value at the end of an episode, as if nothing were learned there."""
    state, action, reward = step
    old = table[state][action]
    return td_update(old, sarsa_target(reward, value_next(table, after), gamma), alpha) if after else old


def sarsa_replaced_at_end(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The reward itself at the end of an episode."""
    state, action, reward = step
    return (
        td_update(table[state][action], sarsa_target(reward, value_next(table, after), gamma), alpha)
        if after
        else reward
    )


def sarsa_of_itself_at_end(
    table: Table, step: Step, after: Step | None, beyond: Step | None, gamma: float, alpha: float
) -> float:
    """The action's own old value for what follows the end of an episode."""
    state, action, reward = step
    return td_update(table[state][action], sarsa_target(reward, value_next(table, after or step), gamma), alpha)


SARSA_OF_MEAN = sarsa_by(sarsa_of_mean)
SARSA_OF_SAME_ACTION = sarsa_by(sarsa_of_same_action)
SARSA_WITH_REWARD_DISCOUNTED = sarsa_by(sarsa_with_reward_discounted)
SARSA_WITH_NEXT_REWARD = sarsa_by(sarsa_with_next_reward)
SARSA_STILL_AT_END = sarsa_by(sarsa_still_at_end)
SARSA_REPLACED_AT_END = sarsa_by(sarsa_replaced_at_end)
SARSA_OF_ITSELF_AT_END = sarsa_by(sarsa_of_itself_at_end)

Remembered = Callable[[Table, Table, Sequence[Step]], tuple[Table, Table]]
# table, table at the start, the episode's steps so far: the tables for the old value and for what follows


def sarsa_remembering(remembered: Remembered) -> Process[Learned]:
    """SARSA with right formulas on other tables than the one that was learned so far."""

    def successors(
        state: Learned, q: Table, episodes: Sequence[Sequence[Step]], gamma: float, alpha: float
    ) -> tuple[Learned, ...]:
        places = [(episode, place) for episode in episodes for place in range(len(episode))]
        if state.shown == len(places):
            return ()
        episode, place = places[state.shown]
        (name, action, reward), after = episode[place], (*episode[place + 1 :], None)[0]
        table = table_after(state, [episode[place] for episode, place in places])
        own, ahead = remembered(table, q, episode[:place])
        value = td_update(own[name][action], sarsa_target(reward, value_next(ahead, after), gamma), alpha)
        return (Learned(state.shown + 1, value, table),)

    return Process(q_learning_start, successors)


def learned_in_episode(table: Table, given: Table, taken: Sequence[Step]) -> Table:
    """The table at the start with what the steps of one episode have learned."""
    pairs = {tuple(step[:2]) for step in taken}
    return {
        state: {
            action: table[state][action] if (state, action) in pairs else value for action, value in actions.items()
        }
        for state, actions in given.items()
    }


SARSA_FORGETFUL = sarsa_remembering(lambda table, given, taken: (given, given))
SARSA_OF_GIVEN_TABLE = sarsa_remembering(lambda table, given, taken: (table, given))
SARSA_FROM_FIRST_VALUE = sarsa_remembering(lambda table, given, taken: (given, table))
SARSA_AFRESH = sarsa_remembering(
    lambda table, given, taken: (learned_in_episode(table, given, taken),) * 2  # old value and what follows
)
