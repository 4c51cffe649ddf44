import { expect, it } from "vitest";
import { amountToPay } from "./payment-plans.ts";

it("amountToPay returns the total, the deposit or the balance", () => {
  const price = { totalAmount: 278_800, depositAmount: 27_880, paidAmount: 27_880 };
  expect(amountToPay("FULL", price)).toBe(278_800);
  expect(amountToPay("DEPOSIT", price)).toBe(27_880);
  expect(amountToPay("BALANCE", price)).toBe(250_920);
});
