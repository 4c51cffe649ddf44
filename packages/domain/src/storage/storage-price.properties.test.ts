import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Coupon } from "../pricing/coupon.ts";
import { addDays } from "../calendar/iso-date.ts";
import { sumOfLines } from "../money/totals.ts";
import { TODAY } from "../testing/estimate-inputs.ts";
import { anyContractTerms, anyStorageOrderInput } from "../testing/storage-inputs.ts";
import { calculateExtension } from "./calculate-extension.ts";
import { calculateStorageDeliveryPrice } from "./calculate-storage-delivery-price.ts";
import { calculateStorageFinalPrice } from "./calculate-storage-final-price.ts";
import { calculateStoragePrice } from "./calculate-storage-price.ts";
import { calculateTermination } from "./calculate-termination.ts";
import { calculateUpgrade } from "./calculate-upgrade.ts";
import { nextMonthlyCharge } from "./monthly-charge.ts";
import { checkStorageOrderInput } from "./check-storage-input.ts";
import type { StorageOrderInput } from "./storage-input.ts";
import type { StoragePrice } from "./storage-price.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const anyPriceList = fc.constantFrom(...storagePriceLists);

const anyCoupon: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant("FIXED" as const),
      name: fc.constant("쿠폰"),
      amount: fc.integer({ min: 0, max: 3_000_000 }),
    }),
    fc.record({
      kind: fc.constant("PERCENT" as const),
      name: fc.constant("쿠폰"),
      percent: fc.integer({ min: 0, max: 100 }),
      maxAmount: fc.integer({ min: 0, max: 3_000_000 }),
    }),
  ),
  { nil: undefined },
);

function forAnyOrder(
  check: (input: StorageOrderInput, priceOf: (input: StorageOrderInput) => StoragePrice) => void,
): void {
  fc.assert(
    fc.property(anyStorageOrderInput, anyPriceList, anyCoupon, (input, priceList, coupon) => {
      check(input, (other) => calculateStoragePrice(other, { priceList, coupon }));
    }),
    { numRuns: 300 },
  );
}

function expectSound({ lines, totalAmount, refundAmount, vatAmount, monthlyAmount }: StoragePrice) {
  expect(totalAmount - refundAmount).toBe(sumOfLines(lines));
  expect(Math.min(totalAmount, refundAmount)).toBe(0);
  expect(vatAmount).toBe(Math.floor(totalAmount / 11));
  for (const amount of [totalAmount, refundAmount, monthlyAmount]) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount).toBeLessThan(1_000_000_000);
    expect(Number.isInteger(amount)).toBe(true);
  }
  for (const { label, description, amount } of lines) {
    expect(Number.isInteger(amount)).toBe(true);
    expect(label).not.toBe("");
    expect(description).not.toBe("");
    expect(description.length).toBeLessThanOrEqual(200);
  }
}

describe("the price of any first order", () => {
  it("is of an order that checkStorageOrderInput accepts", () => {
    forAnyOrder((input) => expect(checkStorageOrderInput(input, TODAY)).toEqual([]));
  });

  it("is the sum of its lines, and either a payment or a refund", () => {
    forAnyOrder((input, priceOf) => {
      const price = priceOf(input);
      expectSound(price);
      expect(price.refundAmount).toBe(0);
      // The payment starts the contract, even when everything else is free.
      expect(price.totalAmount).toBeGreaterThanOrEqual(1_000);
      expect(new Set(price.lines.map(({ code }) => code)).size).toBe(price.lines.length);
    });
  });

  it("returns the same when the input is the same", () => {
    forAnyOrder((input, priceOf) => expect(priceOf({ ...input })).toEqual(priceOf(input)));
  });

  it("never falls when a box, month, helper or heavy load is added", () => {
    forAnyOrder((input, priceOf) => {
      const { totalAmount } = priceOf(input);
      const { promotion: _promotion, ...paid } = input;
      const more: StorageOrderInput[] = [
        { ...input, boxCount: input.boxCount + 1 },
        { ...paid, months: input.months + 1 },
        { ...input, heavyLoad: true },
        { ...input, grade: "CLIMATE" },
        { ...input, extraHelp: true, helperCount: Math.min((input.helperCount ?? 0) + 1, 5) },
      ];
      for (const dearer of more) {
        expect(priceOf(dearer).totalAmount).toBeGreaterThanOrEqual(totalAmount);
      }
    });
  });
});

const deliveryOf = ({ place, collection }: StorageOrderInput, boxes: number) => ({
  boxSerials: Array.from({ length: boxes }, (_, index) => `BX${index}`),
  place,
  delivery: collection,
  extraHelp: false,
});

describe("the price of any delivery and any end", () => {
  it("keeps its invariants and never falls when a box is added", () => {
    fc.assert(
      fc.property(anyStorageOrderInput, anyPriceList, anyCoupon, (input, priceList, coupon) => {
        const priceOf = (boxes: number) =>
          calculateStorageDeliveryPrice(deliveryOf(input, boxes), { priceList, coupon });
        expectSound(priceOf(input.boxCount));
        expect(priceOf(input.boxCount + 1).totalAmount).toBeGreaterThanOrEqual(
          priceOf(input.boxCount).totalAmount,
        );
      }),
    );
  });

  it("refunds at most what was paid for storage", () => {
    fc.assert(
      fc.property(
        anyContractTerms,
        anyStorageOrderInput,
        anyPriceList,
        fc.nat({ max: 200 }),
        (terms, input, priceList, pick) => {
          const stored = 1 + (pick % terms.boxCount);
          const delivery = { ...deliveryOf(input, stored), scope: "ALL" } as const;
          for (const request of [
            { type: "FINAL_AND_DELIVERY_ORDER", delivery } as const,
            { type: "FINAL_AND_DISPOSAL_ORDER" } as const,
          ]) {
            const boxes = { stored, returned: 0 };
            const today = TODAY;
            const price = calculateStorageFinalPrice(
              { terms, boxes, request },
              { priceList, today },
            );
            expectSound(price);
            expect(price.refundAmount).toBeLessThanOrEqual(terms.paidStorage);
          }
        },
      ),
    );
  });

  it("never refunds more when a contract ends later", () => {
    fc.assert(
      fc.property(
        anyContractTerms,
        anyPriceList,
        fc.nat({ max: 900 }),
        (terms, priceList, days) => {
          const owedNothing = { ...terms, status: "ACTIVE" } as const;
          const at = (count: number) =>
            calculateTermination(owedNothing, addDays(terms.startDate, count), { priceList });
          expectSound(at(days));
          expect(at(days).refundAmount).toBeLessThanOrEqual(terms.paidStorage);
          expect(at(days + 1).refundAmount).toBeLessThanOrEqual(at(days).refundAmount);
        },
      ),
    );
  });
});

describe("the price of any change", () => {
  it("keeps its invariants and rises when months are added", () => {
    fc.assert(
      fc.property(
        anyContractTerms,
        anyPriceList,
        anyCoupon,
        fc.integer({ min: 1, max: 35 }),
        (terms, priceList, coupon, months) => {
          const extend = (count: number) => calculateExtension(terms, count, { priceList, coupon });
          expectSound(extend(months));
          expect(extend(months + 1).totalAmount).toBeGreaterThanOrEqual(extend(months).totalAmount);
          const today = TODAY;
          const upgrade = calculateUpgrade(terms, "CLIMATE", { priceList, today });
          expectSound(upgrade);
          const longer = { ...terms, paidUntil: addDays(terms.paidUntil, 1) };
          expect(
            calculateUpgrade(longer, "CLIMATE", { priceList, today }).totalAmount,
          ).toBeGreaterThanOrEqual(upgrade.totalAmount);
        },
      ),
    );
  });

  it("charges a whole period month by month without a gap to the last day", () => {
    fc.assert(
      fc.property(anyContractTerms, anyPriceList, (terms, priceList) => {
        let paidUntil = terms.paidUntil;
        for (let count = 0; count < 40; count += 1) {
          const charge = nextMonthlyCharge({ ...terms, paidUntil }, priceList);
          if (charge === null) break;
          expect(charge.from).toBe(addDays(paidUntil, 1));
          expect(charge.until >= charge.from).toBe(true);
          expect(charge.amount).toBeGreaterThanOrEqual(0);
          paidUntil = charge.until;
        }
        expect(paidUntil).toBe(terms.endDate);
      }),
    );
  });
});
