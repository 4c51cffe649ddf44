import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { paymentStatus } from "./payment-status.ts";

it("paymentStatus allows only SYSTEM to change a payment and nothing to follow REFUNDED", () => {
  expect(transitionsOf(paymentStatus)).toEqual([
    "FAILED > PAID by SYSTEM",
    "PAID > REFUNDED by SYSTEM",
    "READY > FAILED by SYSTEM",
    "READY > PAID by SYSTEM",
    "READY > REFUNDED by SYSTEM",
  ]);
});
