import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { storageLedger } from "./storage-ledger.ts";

const booked = fixtures.storageOrder("CONFIRM", BASE_DAY);
const { total_amount: total } = booked.amount;
const words = { detail: null, at: null, asked_at: null, link: null };
const back = { ...words, kind: "REFUND", state: "DONE" } as const;

test("storageLedger shows the sums of the ledger when a part of a paid order was refunded", () => {
  const ledger = { ...booked.ledger, rows: [...booked.ledger.rows, { ...back, amount: 8_000 }] };
  expect(storageLedger({ ...booked, ledger })).toMatchObject({
    total,
    paid: total,
    balance: { amount: 0 },
    refund: { amount: 8_000 },
  });
});

test("storageLedger names the last day of a refund when a final order is complete", () => {
  const asked = fixtures.laterOrder("FINAL_AND_DELIVERY_ORDER", BASE_DAY);
  const amount = { ...asked.amount, total_amount: 0, refund_amount: 11_873 };
  const done = { from: "DELIVERING", to: "COMPLETE", by: "OPERATOR", reason: null } as const;
  const history = [{ ...done, at: "2026-12-04T15:00:00+09:00" }];
  const ledger = { ...asked.ledger, total_amount: 0, rows: [{ ...back, amount: 11_873 }] };
  const ended = { ...asked, status: "COMPLETE" as const, amount, ledger, history };
  expect(storageLedger({ ...asked, amount, ledger }).refund?.hint).toBe(
    "마지막 박스가 나간 뒤 결제한 방법으로 환불해요",
  );
  expect(storageLedger(ended).refund?.hint).toBe(
    "2026년 12월 9일 (수)까지 결제한 방법으로 환불해요",
  );
});
