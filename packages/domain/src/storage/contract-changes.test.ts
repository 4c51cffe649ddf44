import { describe, expect, it } from "vitest";
import { tenBoxesContract } from "../testing/storage-inputs.ts";
import { calculateExtension } from "./calculate-extension.ts";
import { calculateTermination } from "./calculate-termination.ts";
import { calculateUpgrade, monthsAndDays } from "./calculate-upgrade.ts";
import { nextMonthlyCharge } from "./monthly-charge.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;
const monthly = { ...tenBoxesContract, paymentType: "SUBSCRIPTION", paidStorage: 80_000 } as const;

describe("calculateTermination", () => {
  it("refunds the unused days less a tenth", () => {
    const price = calculateTermination(tenBoxesContract, "2027-02-14", { priceList });
    expect(price.lines).toEqual([
      {
        code: "UNUSED_REFUND",
        label: "남은 기간 환불",
        description: "박스 10개, 28일 (낸 보관료 228,000원, 90일)",
        amount: -70_933,
      },
      {
        code: "TERMINATION_FEE",
        label: "해지 수수료",
        description: "남은 보관료의 10%",
        amount: 7_093,
      },
    ]);
    expect(price).toMatchObject({ totalAmount: 0, refundAmount: 63_840 });
  });

  it("charges no fee on the refund of free months", () => {
    const terms = { ...tenBoxesContract, isFree: true };
    expect(calculateTermination(terms, "2027-02-14", { priceList })).toMatchObject({
      lines: [{ code: "UNUSED_REFUND", amount: -70_933 }],
      refundAmount: 70_933,
    });
  });

  it("charges everything up to the end when a charge has failed", () => {
    const terms = { ...monthly, status: "UNPAID", paidUntil: "2027-01-14" } as const;
    const whole = calculateTermination(terms, "2027-02-14", { priceList });
    expect(whole).toMatchObject({ totalAmount: 80_000, vatAmount: 7_272, refundAmount: 0 });
    expect(whole.lines).toMatchObject([
      {
        code: "UNPAID",
        description: "박스 10개, 2027년 1월 15일 (금)부터 2027년 2월 14일 (일)까지",
      },
    ]);
    const atOnce = calculateTermination(terms, "2027-01-20", { priceList });
    expect(atOnce.totalAmount).toBe(15_483);
    const later = calculateTermination(terms, "2027-03-14", { priceList });
    expect(later.totalAmount).toBe(160_000);
  });

  it("leaves future months to their own charges when it is paid month by month", () => {
    const terms = { ...monthly, paidUntil: "2027-01-14" } as const;
    expect(calculateTermination(terms, "2027-02-14", { priceList })).toMatchObject({
      lines: [],
      totalAmount: 0,
    });
  });

  it("charges the days after the period when no charge succeeded", () => {
    const terms = { ...monthly, status: "UNPAID" } as const;
    expect(calculateTermination(terms, "2027-03-17", { priceList }).lines).toMatchObject([
      { label: "지난 기간 보관료", amount: 8_000 },
    ]);
  });
});

describe("calculateUpgrade", () => {
  it("charges the difference for the months that are left", () => {
    const price = calculateUpgrade(tenBoxesContract, "CLIMATE", { priceList, today: "2027-01-15" });
    expect(price.lines[0]).toMatchObject({
      code: "GRADE",
      description: "박스 10개 × 3,000원 × 남은 2개월",
      amount: 60_000,
    });
    expect(price.monthlyAmount).toBe(0);
  });

  it("charges the rest of the month and raises the monthly amount when the grade goes up", () => {
    const today = "2027-01-20";
    const price = calculateUpgrade({ ...monthly, paidUntil: "2027-02-14" }, "CLIMATE", {
      priceList,
      today,
    });
    expect(price.lines[0]?.description).toBe("박스 10개 × 3,000원 × 남은 26일");
    expect(price).toMatchObject({ totalAmount: 26_000, monthlyAmount: 110_000 });
  });

  it.each([
    ["2027-01-15", "2027-03-14", 2, 0],
    ["2027-01-15", "2027-03-20", 2, 6],
    ["2027-03-14", "2027-03-14", 0, 1],
    ["2027-03-15", "2027-03-14", 0, 0],
  ])("monthsAndDays from %s to %s are %d months and %d days", (today, last, months, days) => {
    expect(monthsAndDays(today, last)).toEqual({ months, days });
  });
});

describe("calculateExtension", () => {
  it("charges a new period without trips", () => {
    const price = calculateExtension(tenBoxesContract, 3, { priceList });
    expect(price).toMatchObject({ totalAmount: 228_000, vatAmount: 20_727, monthlyAmount: 0 });
  });

  it("charges nothing now when it is paid month by month", () => {
    const price = calculateExtension(monthly, 3, { priceList });
    expect(price).toMatchObject({ lines: [], totalAmount: 0, monthlyAmount: 80_000 });
  });
});

describe("nextMonthlyCharge", () => {
  const terms = { ...monthly, startDate: "2026-12-31", endDate: "2027-03-30" };

  it.each([
    ["2027-01-30", "2027-01-31", "2027-02-27", 80_000],
    ["2027-02-27", "2027-02-28", "2027-03-30", 80_000],
  ])("after %s is from %s to %s: %d won", (paidUntil, from, until, amount) => {
    expect(nextMonthlyCharge({ ...terms, paidUntil }, priceList)).toEqual({ from, until, amount });
  });

  it("counts days up to an earlier end and none when no boxes are left", () => {
    const ending = { ...tenBoxesContract, endDate: "2027-01-24" };
    expect(nextMonthlyCharge({ ...ending, paidUntil: "2027-01-14" }, priceList)).toEqual({
      from: "2027-01-15",
      until: "2027-01-24",
      amount: 25_806,
    });
    expect(nextMonthlyCharge({ ...ending, paidUntil: "2027-01-24" }, priceList)).toBeNull();
    // When the ending is withdrawn, the rest of the month costs its own days.
    expect(nextMonthlyCharge({ ...terms, ...monthly, paidUntil: "2027-01-24" }, priceList)).toEqual(
      {
        from: "2027-01-25",
        until: "2027-02-14",
        amount: 54_193,
      },
    );
    expect(
      nextMonthlyCharge({ ...ending, paidUntil: "2027-01-14", boxCount: 0 }, priceList),
    ).toBeNull();
  });
});
