import { expect, it } from "vitest";
import { awaitsPayment } from "./awaits-payment.ts";

it.each([
  ["QUOTED", true],
  ["WAIT", true],
  ["PAYMENT", false],
  ["COMPLETE", false],
  ["CANCEL", false],
] as const)("awaitsPayment of %s is %s", (status, expected) => {
  expect(awaitsPayment(status)).toBe(expected);
});
