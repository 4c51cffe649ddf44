import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/iso-date.ts";
import { calculateStoragePrice } from "../storage/calculate-storage-price.ts";
import { storageCancelFee } from "../refund/storage-cancel-fee.ts";
import { storagePriceLists } from "../storage/storage-price-lists.ts";
import { tenBoxes } from "../testing/storage-inputs.ts";
import { rescheduleStoragePrice, waivedStoragePrice } from "./reschedule-storage.ts";

const [priceList] = storagePriceLists;
const price = calculateStoragePrice(tenBoxes, { priceList });
const visits = (delivery: string, collection: string) =>
  [
    { code: "DELIVERY", date: delivery },
    { code: "COLLECTION", date: collection },
  ] as const;
const paid = {
  from: visits("2026-12-08", "2026-12-15"),
  price,
  priceList,
  paidAmount: price.totalAmount,
};
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2026-12-01", days));

describe("rescheduleStoragePrice", () => {
  it.each([
    ["2026-12-06", "2026-12-09", "2026-12-15", 0],
    ["2026-12-07", "2026-12-09", "2026-12-15", 3_000],
    ["2026-12-07", "2026-12-08", "2026-12-16", 0],
    ["2026-12-14", "2026-12-08", "2026-12-16", 3_000],
  ])("on %s to %s and %s charges %d won", (today, delivery, collection, fee) => {
    const to = visits(delivery, collection);
    expect(rescheduleStoragePrice({ ...paid, to, today }).amount.feeAmount).toBe(fee);
  });

  it("equals the price of the new days plus the fee", () => {
    fc.assert(
      fc.property(day, day, day, (delivery, collection, today) => {
        const to = visits(delivery, collection);
        const moved = rescheduleStoragePrice({ ...paid, to, today });
        const time = "09:00" as const;
        const input = {
          ...tenBoxes,
          delivery: { date: delivery, time },
          collection: { date: collection, time },
        };
        const fresh = calculateStoragePrice(input, { priceList });
        expect(moved.amount.orderAmount).toBe(fresh.totalAmount + moved.amount.feeAmount);
        expect(moved.price.lines.filter(({ code }) => code !== "CHANGE_FEE")).toEqual(fresh.lines);
      }),
    );
  });

  it("charges no surcharge for a visit that was moved without a fee when another one moves", () => {
    const dear = "2026-12-25";
    const waived = waivedStoragePrice(price, { from: paid.from, to: visits(dear, "2026-12-28") });
    expect(waived).toMatchObject({ totalAmount: price.totalAmount });
    const from = visits(dear, "2026-12-28");
    const to = visits(dear, "2026-12-29");
    const again = rescheduleStoragePrice({ ...paid, from, price: waived, to, today: "2026-12-01" });
    const plain = rescheduleStoragePrice({
      ...paid,
      to: visits("2026-12-08", "2026-12-29"),
      today: "2026-12-01",
    });
    expect(again.amount.orderAmount).toBe(plain.amount.orderAmount);
    const charged = rescheduleStoragePrice({ ...paid, to, today: "2026-12-01" });
    expect(charged.amount.orderAmount).toBeGreaterThan(again.amount.orderAmount);
    const back = visits("2026-12-26", "2026-12-29");
    const moved = { ...paid, from: to, price: again.price, to: back, today: "2026-12-01" };
    expect(rescheduleStoragePrice(moved).price.pricedDays).toBeUndefined();
  });

  it("keeps its fee when the order is cancelled later", () => {
    const to = visits("2026-12-22", "2026-12-29");
    const moved = rescheduleStoragePrice({ ...paid, to, today: "2026-12-07" });
    const fee = storageCancelFee({
      status: "CONFIRM",
      legs: "DELIVERY_AND_COLLECTION",
      firstVisit: "2026-12-22",
      today: "2026-12-07",
      price: moved.price,
      paidAmount: moved.amount.orderAmount,
    });
    expect(fee).toBe(3_000);
  });
});
