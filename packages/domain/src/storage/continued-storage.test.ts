import { describe, expect, it } from "vitest";
import { continuedStorage } from "./continued-storage.ts";
import { nextMonthlyCharge } from "./monthly-charge.ts";
import { storageEndDate } from "./storage-end-date.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;
const promotion = "FREE_MONTH3";

describe("continuedStorage", () => {
  it("begins the day after the free months and goes on for three more", () => {
    const storage = { startDate: "2026-12-15", months: 3, promotion, boxCount: 4 } as const;
    expect(continuedStorage({ ...storage, grade: "BASIC" }, priceList)).toEqual({
      from: "2027-03-15",
      months: 6,
      endDate: "2027-06-14",
      monthlyAmount: 32_000,
    });
    expect(continuedStorage({ ...storage, grade: "CLIMATE" }, priceList)).toMatchObject({
      monthlyAmount: 44_000,
    });
  });

  it.each(["2026-11-30", "2026-12-01", "2026-12-31"])(
    "states what the first month is charged when storage begins on %s",
    (startDate) => {
      const storage = { startDate, months: 3, promotion, grade: "BASIC", boxCount: 4 } as const;
      const { from, endDate, monthlyAmount } = continuedStorage(storage, priceList);
      const paidUntil = storageEndDate(startDate, 3);
      expect(nextMonthlyCharge({ ...storage, endDate, paidUntil }, priceList)).toMatchObject({
        from,
        amount: monthlyAmount,
      });
    },
  );
});
