import { expect, it } from "vitest";
import { isContractRunning, isMoveUnderWay, isStorageOrderUnderWay } from "./is-under-way.ts";

it.each([
  ["QUOTED", false],
  ["WAIT", false],
  ["PAYMENT", true],
  ["COMPLETE", false],
  ["CANCEL", false],
] as const)("isMoveUnderWay and isStorageOrderUnderWay of %s are %s", (status, expected) => {
  expect(isMoveUnderWay(status)).toBe(expected);
  expect(isStorageOrderUnderWay(status)).toBe(expected);
});

it.each([
  ["WAITING", true],
  ["EXPIRED", true],
  ["ENDED", false],
  ["CANCEL", false],
] as const)("isContractRunning of %s is %s", (status, expected) => {
  expect(isContractRunning(status)).toBe(expected);
});
