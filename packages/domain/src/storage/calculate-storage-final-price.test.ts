import { describe, expect, it } from "vitest";
import { oneBoxDelivery, tenBoxes, tenBoxesContract } from "../testing/storage-inputs.ts";
import { calculateStorageDeliveryPrice } from "./calculate-storage-delivery-price.ts";
import { calculateStorageFinalPrice } from "./calculate-storage-final-price.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;
const today = "2027-02-01";
const request = {
  type: "FINAL_AND_DELIVERY_ORDER",
  delivery: {
    scope: "ALL",
    place: tenBoxes.place,
    delivery: { date: "2027-02-10", time: "09:00" },
    extraHelp: false,
  },
} as const;
const codesOf = (price: { lines: readonly { code: string; amount: number }[] }) =>
  price.lines.map(({ code, amount }) => [code, amount]);

describe("calculateStorageDeliveryPrice", () => {
  it("charges one way when one box is delivered", () => {
    expect(calculateStorageDeliveryPrice(oneBoxDelivery, { priceList })).toEqual({
      priceVersion: "2026-11-01",
      lines: [{ code: "DELIVERY", label: "배송", description: "서울, 박스 1개", amount: 11_000 }],
      totalAmount: 11_000,
      vatAmount: 1_000,
      refundAmount: 0,
      monthlyAmount: 0,
    });
  });

  it("charges both ways with stairs and helpers when it is collected again", () => {
    const input = {
      ...oneBoxDelivery,
      place: { ...oneBoxDelivery.place, floor: -1, carriage: "STAIRS" },
      collection: { date: "2026-12-29", time: "11:00" },
      extraHelp: true,
      helperCount: 1,
    } as const;
    expect(codesOf(calculateStorageDeliveryPrice(input, { priceList }))).toEqual([
      ["DELIVERY", 11_000],
      ["COLLECTION", 11_000],
      ["CARRIAGE", 400],
      ["HELPERS", 80_000],
      ["DATE_SURCHARGE", 1_100],
    ]);
  });
});

describe("calculateStorageFinalPrice", () => {
  it("refunds the unused days less the fee when all boxes leave early", () => {
    const boxes = { stored: 10, returned: 0 };
    const price = calculateStorageFinalPrice(
      { terms: tenBoxesContract, boxes, request },
      { priceList, today },
    );
    // 32 of 90 days of 228,000 won.
    expect(codesOf(price)).toEqual([
      ["DELIVERY", 20_000],
      ["UNUSED_REFUND", -81_066],
      ["TERMINATION_FEE", 8_106],
    ]);
    expect(price).toMatchObject({ totalAmount: 0, refundAmount: 52_960, vatAmount: 0 });
  });

  it("charges the disposal of only the stored boxes when some are already returned", () => {
    const price = calculateStorageFinalPrice(
      {
        terms: { ...tenBoxesContract, paidStorage: 0 },
        boxes: { stored: 2, returned: 1 },
        request: { type: "FINAL_AND_DISPOSAL_ORDER" },
      },
      { priceList, today },
    );
    expect(codesOf(price)).toEqual([["DISPOSAL", 6_000]]);
  });

  it.each([request, { type: "FINAL_AND_DISPOSAL_ORDER" } as const])(
    "has no line for the work when all boxes are already returned: $type",
    (work) => {
      const price = calculateStorageFinalPrice(
        {
          terms: { ...tenBoxesContract, paidStorage: 0 },
          boxes: { stored: 0, returned: 1 },
          request: work,
        },
        { priceList, today },
      );
      expect(price).toMatchObject({ lines: [], totalAmount: 0, refundAmount: 0 });
    },
  );

  it("charges the unpaid months up to its day when the last box leaves", () => {
    const terms = {
      ...tenBoxesContract,
      paymentType: "SUBSCRIPTION",
      paidStorage: 80_000,
      paidUntil: "2027-01-14",
      status: "UNPAID",
    } as const;
    const priceOf = (stored: number, changes: object = {}) =>
      calculateStorageFinalPrice(
        { terms: { ...terms, ...changes }, boxes: { stored, returned: 0 }, request },
        { priceList, today },
      );
    expect(codesOf(priceOf(9))).toEqual([["DELIVERY", 19_000]]);
    // 27 of 31 days.
    expect(codesOf(priceOf(10))).toEqual([
      ["DELIVERY", 20_000],
      ["UNPAID", 69_677],
    ]);
    expect(codesOf(priceOf(10, { status: "ACTIVE" }))).toEqual(codesOf(priceOf(10)));
    // An expired contract is no longer charged by the month: each box pays for itself.
    expect(codesOf(priceOf(5, { status: "EXPIRED", endDate: "2027-01-14" }))).toEqual([
      ["DELIVERY", 15_000],
      ["UNPAID", 36_000],
    ]);
  });

  it("charges the days after the period, and refunds nothing when the contract is already ending", () => {
    const boxes = { stored: 10, returned: 0 };
    const expired = { ...tenBoxesContract, status: "EXPIRED", endDate: "2027-02-07" } as const;
    const late = calculateStorageFinalPrice(
      { terms: { ...expired, paidUntil: "2027-02-07" }, boxes, request },
      { priceList, today },
    );
    expect(codesOf(late)).toEqual([
      ["DELIVERY", 20_000],
      ["UNPAID", 8_000],
    ]);
    const ending = calculateStorageFinalPrice(
      { terms: { ...tenBoxesContract, status: "ENDING" }, boxes, request },
      { priceList, today },
    );
    expect(codesOf(ending)).toEqual([["DELIVERY", 20_000]]);
  });
});
