import { expect, it } from "vitest";
import {
  boxFilterStatuses,
  canEndAll,
  expiringUntil,
  isBeforeStorage,
  isBoxAvailable,
  isBoxHarmed,
  isBoxInStorage,
  isOpenForPacking,
} from "./box-groups.ts";
import { boxStatus } from "./box-status.ts";

it.each([
  ["READY", false, true, false, false],
  ["DELIVERING", false, true, false, false],
  ["PACKING", true, true, false, false],
  ["COLLECTING", false, true, false, false],
  ["STORED", false, true, true, true],
  ["RETURN_READY", false, true, false, false],
  ["RETURNING", false, true, false, false],
  ["RETURNED", false, true, false, true],
  ["ENDED", false, false, false, false],
  ["DISPOSAL_READY", false, true, false, false],
  ["DISPOSED", false, false, false, false],
  ["LOST", false, false, false, false],
  ["DAMAGED", false, true, false, false],
  ["CANCEL", false, false, false, false],
] as const)(
  "the groups of boxes include %s: packing %s, in storage %s, for a delivery request %s, for a final order %s",
  (status, packing, stored, delivery, final) => {
    expect(isOpenForPacking(status)).toBe(packing);
    expect(isBoxInStorage(status)).toBe(stored);
    expect(isBoxAvailable(status, "DELIVERY_REQUEST")).toBe(delivery);
    expect(isBoxAvailable(status, "FINAL")).toBe(final);
  },
);

it.each([
  ["PACKING", true],
  ["COLLECTING", true],
  ["STORED", false],
  ["RETURNED", false],
  ["LOST", false],
] as const)("isBeforeStorage for %s is %s", (status, expected) => {
  expect(isBeforeStorage(status)).toBe(expected);
});

it.each([
  [["STORED", "RETURNED"], true],
  [["STORED", "ENDED", "DAMAGED", "LOST"], true],
  [["STORED", "RETURN_READY"], false],
  [["STORED", "COLLECTING"], false],
] as const)("canEndAll for boxes that are %j is %s", (statuses, expected) => {
  expect(canEndAll(statuses.map((status) => ({ status })))).toBe(expected);
});

it("boxFilterStatuses has every state but CANCEL in ALL, and those of an intact box in one more filter", () => {
  const { ALL, EXPIRING, ...others } = boxFilterStatuses;
  const whole = ALL.filter((status) => !isBoxHarmed(status));
  expect(Object.values(others).flat().toSorted()).toEqual(whole.toSorted());
  expect([...ALL, "CANCEL"].toSorted()).toEqual(Object.keys(boxStatus.states).toSorted());
  expect(EXPIRING).toEqual(["STORED"]);
});

it("expiringUntil returns the 30th day from today", () => {
  expect(expiringUntil("2026-11-20")).toBe("2026-12-20");
});
