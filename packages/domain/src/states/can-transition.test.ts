import { expect, it } from "vitest";
import { canTransition, findTransition } from "./can-transition.ts";
import { moveStatus, type MoveStatus } from "./move-status.ts";
import type { Actor, StateMachine } from "./state-machine.ts";

const door: StateMachine<"OPEN" | "SHUT"> = {
  initial: "OPEN",
  states: {
    OPEN: { label: "열림", badge: "info", step: null },
    SHUT: { label: "닫힘", badge: "neutral", step: null },
  },
  transitions: [{ from: "OPEN", to: "SHUT", by: ["MEMBER", "SYSTEM"] }],
};

it.each([
  ["OPEN", "SHUT", "MEMBER", true],
  ["OPEN", "SHUT", "SYSTEM", true],
  ["OPEN", "SHUT", "OPERATOR", false],
  ["SHUT", "OPEN", "MEMBER", false],
  ["OPEN", "OPEN", "MEMBER", false],
] as const)("canTransition from %s to %s by %s is %s", (from, to, actor, expected) => {
  expect(canTransition(door, from, to, actor)).toBe(expected);
});

it("findTransition returns the row of the table", () => {
  expect(findTransition(door, "OPEN", "SHUT", "MEMBER")).toBe(door.transitions[0]);
});

it("canTransition rejects every change when a move is COMPLETE or CANCEL", () => {
  const states: MoveStatus[] = moveStatus.transitions.flatMap(({ from, to }) => [from, to]);
  const actors: Actor[] = ["MEMBER", "COMPANY", "OPERATOR", "SYSTEM"];
  for (const to of states) {
    for (const actor of actors) {
      expect(canTransition(moveStatus, "COMPLETE", to, actor)).toBe(false);
      expect(canTransition(moveStatus, "CANCEL", to, actor)).toBe(false);
    }
  }
});
