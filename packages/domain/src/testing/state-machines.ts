import fc from "fast-check";
import { expect } from "vitest";
import type { StateMachine } from "../states/state-machine.ts";

/** Every allowed change as `FROM > TO by ACTORS`, sorted. */
export function transitionsOf<S extends string>(machine: StateMachine<S>): string[] {
  return machine.transitions
    .map(({ from, to, by }) => `${from} > ${to} by ${by.join(", ")}`)
    .toSorted();
}

/** Walks the machine at random from its initial state: the step may be null in between but never decreases. */
export function expectStepsNeverBackwards<S extends string>(machine: StateMachine<S>): void {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { maxLength: 15 }), (choices) => {
      let state = machine.initial;
      let highest = machine.states[state].step ?? 0;
      for (const choice of choices) {
        const next = machine.transitions.filter(({ from }) => from === state);
        const taken = next[choice % Math.max(next.length, 1)];
        if (taken === undefined) return;
        state = taken.to;
        const { step } = machine.states[state];
        if (step === null) continue;
        expect(step, `${taken.from} > ${taken.to}`).toBeGreaterThanOrEqual(highest);
        highest = step;
      }
    }),
  );
}
