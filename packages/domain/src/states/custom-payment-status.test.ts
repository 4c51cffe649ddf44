import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { customPaymentStatus } from "./custom-payment-status.ts";

it("customPaymentStatus allows exactly these changes", () => {
  expect(transitionsOf(customPaymentStatus)).toEqual([
    "DECLINED > QUOTED by OPERATOR",
    "EXPIRED > QUOTED by OPERATOR",
    "PAYMENT > QUOTED by SYSTEM",
    "PAYMENT > REFUNDED by OPERATOR, SYSTEM",
    "QUOTED > CANCEL by OPERATOR, SYSTEM",
    "QUOTED > DECLINED by MEMBER",
    "QUOTED > EXPIRED by SYSTEM",
    "QUOTED > PAYMENT by SYSTEM",
    "QUOTED > WAIT by SYSTEM",
    "REFUNDED > QUOTED by SYSTEM",
    "WAIT > CANCEL by OPERATOR, SYSTEM",
    "WAIT > DECLINED by MEMBER",
    "WAIT > EXPIRED by SYSTEM",
    "WAIT > PAYMENT by SYSTEM",
  ]);
});
