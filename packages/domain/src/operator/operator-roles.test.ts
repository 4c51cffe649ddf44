import { expect, it } from "vitest";
import {
  mayOperate,
  operatorRoles,
  type OperatorDuty,
  type OperatorRole,
} from "./operator-roles.ts";

it.each<[OperatorRole, OperatorDuty, boolean, boolean]>([
  ["CARE", "ORDERS", true, true],
  ["CARE", "MONEY", false, true],
  ["CARE", "ADMIN", false, false],
  ["MONEY", "ORDERS", false, true],
  ["MONEY", "MONEY", true, true],
  ["MONEY", "ADMIN", false, false],
  ["ADMIN", "ORDERS", true, true],
  ["ADMIN", "MONEY", true, true],
  ["ADMIN", "ADMIN", true, true],
])("mayOperate lets %s with %s change: %s, and read: %s", (role, duty, changing, reading) => {
  expect(mayOperate(role, { duty, changes: true })).toBe(changing);
  expect(mayOperate(role, { duty, changes: false })).toBe(reading);
});

it("operatorRoles have Korean labels", () => {
  for (const { label } of Object.values(operatorRoles)) expect(label).toMatch(/^[가-힣]+$/);
});
