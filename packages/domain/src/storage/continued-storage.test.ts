import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/iso-date.ts";
import {
  confirmationDays,
  continuationOffer,
  continuedStorage,
  isConfirmable,
  lastFreeDaysConfirmableOn,
  type FreeMonthsFacts,
} from "./continued-storage.ts";
import { nextMonthlyCharge } from "./monthly-charge.ts";
import { storageEndDate } from "./storage-end-date.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;
const promotion = "FREE_MONTH3";

describe("continuedStorage", () => {
  it("starts on the day after the free months and lasts three more", () => {
    const storage = { startDate: "2026-12-15", months: 3, promotion, boxCount: 4 } as const;
    expect(continuedStorage({ ...storage, grade: "BASIC" }, priceList)).toEqual({
      from: "2027-03-15",
      paidMonths: 3,
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

const free: FreeMonthsFacts = {
  status: "ACTIVE",
  paymentType: "NORMAL",
  promotion,
  months: 3,
  startDate: "2026-12-15",
  grade: "BASIC",
  boxCount: 4,
  isReminderRequested: true,
  leaving: [],
};

const leavesOn = (lastDay: string) => ({ boxes: 1, lastDay });

describe("continuationOffer", () => {
  it("can be confirmed within 30 days before the first paid day, up to the last free one", () => {
    expect(continuationOffer(free, priceList)).toMatchObject({
      from: "2027-03-15",
      confirmFrom: "2027-02-13",
      confirmUntil: "2027-03-14",
      endDate: "2027-06-14",
      paidMonths: 3,
      monthlyAmount: 32_000,
    });
  });

  it.each([
    ["has no reminder requested", { isReminderRequested: false }],
    ["has a box that leaves after the free months", { leaving: [leavesOn("2027-03-15")] }],
    ["is left by all boxes at once", { leaving: [{ boxes: 4, lastDay: "2027-03-01" }] }],
    [
      "is left by one box after the other",
      { boxCount: 2, leaving: [leavesOn("2027-03-01"), leavesOn("2027-03-02")] },
    ],
    ["has no box left", { boxCount: 0 }],
    ["has not begun", { startDate: null, status: "WAITING" }],
    ["is terminated", { status: "ENDING" }],
    ["is over", { status: "EXPIRED" }],
    ["is paid by the month already", { paymentType: "SUBSCRIPTION" }],
    ["has no promotion", { promotion: null }],
  ] as const)("is null when a contract %s", (_why, changes) => {
    expect(continuationOffer({ ...free, ...changes }, priceList)).toBeNull();
  });
});

it("continuationOffer is unchanged when some boxes leave within the free months", () => {
  const leaving = [leavesOn("2027-03-14"), leavesOn("2027-03-01")];
  expect(continuationOffer({ ...free, leaving }, priceList)).toEqual(
    continuationOffer(free, priceList),
  );
});

it.each([
  ["2027-02-12", false],
  ["2027-02-13", true],
  ["2027-03-14", true],
  ["2027-03-15", false],
])("isConfirmable for %s returns %s", (today, expected) => {
  expect(isConfirmable(confirmationDays("2027-03-14"), today)).toBe(expected);
});

it("lastFreeDaysConfirmableOn spans exactly the last free days that isConfirmable accepts", () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
      const today = "2027-02-28";
      const lastFreeDay = addDays(today, days);
      const { first, last } = lastFreeDaysConfirmableOn(today);
      expect(first <= lastFreeDay && lastFreeDay <= last).toBe(
        isConfirmable(confirmationDays(lastFreeDay), today),
      );
    }),
  );
});
