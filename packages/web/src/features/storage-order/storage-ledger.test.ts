import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { storageLedger } from "./storage-ledger.ts";

const booked = fixtures.storageOrder("CONFIRM", BASE_DAY);
const { total_amount: total } = booked.amount;
const [payment] = booked.payments;
if (payment === undefined) throw new Error("A booked order has a payment");

test("storageLedger leaves nothing to pay when a part of a paid order went back", () => {
  const order = {
    ...booked,
    paid_amount: total - 8_000,
    payments: [{ ...payment, refunded_amount: 8_000 }],
  };
  expect(storageLedger(order)).toMatchObject({
    paid: total,
    balance: { amount: 0 },
    refund: { amount: 8_000 },
  });
});

test("storageLedger asks for everything when the only payment went back before the order was booked", () => {
  const order = {
    ...booked,
    status: "WAIT" as const,
    paid_amount: 0,
    payments: [{ ...payment, status: "REFUNDED" as const, refunded_amount: total }],
  };
  expect(storageLedger(order)).toMatchObject({ balance: { amount: total } });
});
