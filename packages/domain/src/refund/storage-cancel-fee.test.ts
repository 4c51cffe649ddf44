import { describe, expect, it } from "vitest";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";
import { tenBoxes } from "../testing/storage-inputs.ts";
import { calculateStoragePrice } from "../storage/calculate-storage-price.ts";
import {
  storageCancelFee,
  storageCancelFeeRules,
  type StorageCancellation,
} from "./storage-cancel-fee.ts";
import { storagePriceLists } from "../storage/storage-price-lists.ts";

const [priceList] = storagePriceLists;
const paid: StorageCancellation = {
  status: "CONFIRM",
  legs: "DELIVERY_AND_COLLECTION",
  firstVisit: "2026-12-08",
  today: "2026-12-01",
  price: calculateStoragePrice(tenBoxes, { priceList }),
  paidAmount: 258_000,
};

describe("storageCancelFee", () => {
  it.each([
    ["2026-12-01", 0],
    ["2026-12-06", 0],
    ["2026-12-07", 3_000],
    ["2026-12-08", 9_000],
    ["2026-12-09", 9_000],
  ])("on %s, for a first visit on 2026-12-08, is %d won", (today, expected) => {
    expect(storageCancelFee({ ...paid, today })).toBe(expected);
  });

  it("is zero for a disposal and never more than was paid", () => {
    expect(storageCancelFee({ ...paid, legs: "DISPOSAL", firstVisit: null })).toBe(0);
    expect(storageCancelFee({ ...paid, today: "2026-12-08", paidAmount: 100 })).toBe(100);
    expect(
      storageCancelFee({ ...paid, status: "QUOTED", today: "2026-12-08", paidAmount: 0 }),
    ).toBe(0);
  });

  it.each<[StorageOrderStatus, boolean]>([
    ["QUOTED", true],
    ["WAIT", true],
    ["PAYMENT", true],
    ["CONFIRM", true],
    ["DELIVERING", false],
    ["BEFORE_COLLECTION", false],
    ["COLLECTING", false],
    ["DISPOSING", false],
    ["COMPLETE", false],
    ["CANCEL", false],
  ])("allows cancelling in %s: %s", (status, cancellable) => {
    expect(storageCancelFee({ ...paid, status }) !== null).toBe(cancellable);
  });
});

it("storageCancelFeeRules rise and state each rate in its sentence", () => {
  const rates = storageCancelFeeRules.map(({ rate }) => rate);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  for (const { rate, sentence } of storageCancelFeeRules) {
    expect(sentence).toContain(rate === 0 ? "모두" : `${rate}%`);
  }
});
