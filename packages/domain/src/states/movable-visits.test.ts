import { expect, it } from "vitest";
import {
  isMoveVisitAhead,
  isMoveVisitMovable,
  isStorageVisitAhead,
  isStorageVisitMovable,
} from "./movable-visits.ts";
import { moveStatus } from "./move-status.ts";
import type { StateMachine } from "./state-machine.ts";
import { storageOrderStatus } from "./storage-order-status.ts";

/** The states of a machine for which `holds` returns true, sorted. */
function statesWhere<S extends string>(
  { initial, transitions }: StateMachine<S>,
  holds: (state: S) => boolean,
): string {
  const all = new Set([initial, ...transitions.flatMap(({ from, to }) => [from, to])]);
  return [...all].filter(holds).toSorted().join(" ");
}

it.each([
  ["move", "BOX_DEL_BEFORE BOX_DEL_COMPLETE CONFIRM PAYMENT"],
  ["delivery", "BOX_DEL_BEFORE CONFIRM PAYMENT"],
  ["collection", "BOX_COL_REQUEST BOX_DEL_BEFORE BOX_DEL_COMPLETE CONFIRM PAYMENT"],
] as const)("isMoveVisitMovable returns true for the %s in %s", (visit, states) => {
  expect(statesWhere(moveStatus, (status) => isMoveVisitMovable(visit, status))).toBe(states);
});

it.each([
  ["delivery", "CONFIRM PAYMENT"],
  ["collection", "BEFORE_COLLECTION CONFIRM PAYMENT"],
] as const)("isStorageVisitMovable returns true for the %s in %s", (visit, states) => {
  const found = statesWhere(storageOrderStatus, (status) => isStorageVisitMovable(visit, status));
  expect(found).toBe(states);
});

it.each([
  ["move", "BOX_DEL_BEFORE BOX_DEL_COMPLETE CONFIRM PAYMENT WORKING"],
  ["delivery", "BOX_DEL_BEFORE CONFIRM PAYMENT"],
  [
    "collection",
    "BOX_COL_REQUEST BOX_DEL_BEFORE BOX_DEL_COMPLETE CONFIRM PAYMENT WORKING WORKING_COMPLETE",
  ],
] as const)("isMoveVisitAhead returns true for the %s in %s", (visit, states) => {
  expect(statesWhere(moveStatus, (status) => isMoveVisitAhead(visit, status))).toBe(states);
});

it.each([
  ["delivery", "CONFIRM DELIVERING PAYMENT"],
  ["collection", "BEFORE_COLLECTION COLLECTING CONFIRM DELIVERING PAYMENT"],
] as const)("isStorageVisitAhead returns true for the %s in %s", (visit, states) => {
  const found = statesWhere(storageOrderStatus, (status) => isStorageVisitAhead(visit, status));
  expect(found).toBe(states);
});
