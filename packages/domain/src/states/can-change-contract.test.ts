import { expect, it } from "vitest";
import { canChangeContract } from "./can-change-contract.ts";

it.each([
  ["WAITING", false, false, false],
  ["ACTIVE", true, true, true],
  ["UNPAID", true, false, false],
  ["ENDING", false, false, true],
  ["EXPIRED", false, false, true],
  ["ENDED", false, false, false],
  ["CANCEL", false, false, false],
] as const)(
  "canChangeContract in %s allows termination: %s, upgrade: %s, extension: %s",
  (status, end, upgrade, extend) => {
    expect(canChangeContract("TERMINATION", status)).toBe(end);
    expect(canChangeContract("UPGRADE", status)).toBe(upgrade);
    expect(canChangeContract("EXTENSION", status)).toBe(extend);
  },
);
