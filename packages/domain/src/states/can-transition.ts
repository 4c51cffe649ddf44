import type { Actor, StateMachine, Transition } from "./state-machine.ts";

/** Whether the machine's table lets `actor` change `from` to `to`. For moves see `canChangeMove`. */
export function canTransition<S extends string>(
  machine: StateMachine<S>,
  from: S,
  to: S,
  actor: Actor,
): boolean {
  return findTransition(machine, from, to, actor) !== undefined;
}

/** The table's row for this change by this actor, or undefined when there is none. */
export function findTransition<S extends string>(
  machine: StateMachine<S>,
  from: S,
  to: S,
  actor: Actor,
): Transition<S> | undefined {
  return machine.transitions.find(
    (transition) =>
      transition.from === from && transition.to === to && transition.by.includes(actor),
  );
}
