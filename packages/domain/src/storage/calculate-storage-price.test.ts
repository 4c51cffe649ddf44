import { describe, expect, it } from "vitest";
import { tenBoxes } from "../testing/storage-inputs.ts";
import { calculateStoragePrice, storageShareOf } from "./calculate-storage-price.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;

describe("calculateStoragePrice", () => {
  it("returns an explained line for each part when ten boxes stay three months", () => {
    expect(calculateStoragePrice(tenBoxes, { priceList })).toEqual({
      priceVersion: "2026-11-01",
      lines: [
        {
          code: "STORAGE",
          label: "보관료",
          description: "박스 10개 × 8,000원 × 3개월",
          amount: 240_000,
        },
        { code: "BOX_RENTAL", label: "박스 대여", description: "박스 10개, 무료예요", amount: 0 },
        { code: "DELIVERY", label: "배송", description: "서울, 빈 박스", amount: 10_000 },
        { code: "COLLECTION", label: "수거", description: "서울, 박스 10개", amount: 20_000 },
        {
          code: "PERIOD_DISCOUNT",
          label: "기간 할인",
          description: "3개월 한 번에 내기 (보관료의 5%)",
          amount: -12_000,
        },
      ],
      totalAmount: 258_000,
      vatAmount: 23_454,
      refundAmount: 0,
      monthlyAmount: 0,
    });
  });

  it("adds a line for each option, then the days, then the coupon", () => {
    const coupon = { kind: "PERCENT", name: "첫 보관", percent: 10, maxAmount: 20_000 } as const;
    const price = calculateStoragePrice(
      {
        ...tenBoxes,
        grade: "CLIMATE",
        months: 2,
        place: { ...tenBoxes.place, floor: 3, carriage: "STAIRS" },
        delivery: { date: "2026-12-05", time: "09:00" },
        collection: { date: "2026-12-11", time: "09:00" },
        heavyLoad: true,
        extraHelp: true,
        helperCount: 2,
      },
      { priceList, coupon },
    );
    expect(price.lines.map(({ code, description, amount }) => [code, description, amount])).toEqual(
      [
        ["STORAGE", "박스 10개 × 8,000원 × 2개월", 160_000],
        ["GRADE", "박스 10개 × 3,000원 × 2개월", 60_000],
        ["BOX_RENTAL", "박스 10개, 무료예요", 0],
        ["DELIVERY", "서울, 빈 박스", 10_000],
        ["COLLECTION", "서울, 박스 10개", 20_000],
        ["CARRIAGE", "3층, 계단 2개 층 × 박스 10개 × 200원", 4_000],
        ["HELPERS", "2명 × 40,000원", 80_000],
        ["HEAVY_LOAD", "20kg 이상인 짐이 있어요", 20_000],
        ["DATE_SURCHARGE", "배송 2026년 12월 5일 (토) 주말 10%", 1_000],
        ["COUPON", "첫 보관 10% 할인 (최대 20,000원)", -20_000],
      ],
    );
    expect(price.totalAmount).toBe(335_000);
  });

  it("charges the first month now when it is paid month by month", () => {
    const price = calculateStoragePrice(
      { ...tenBoxes, paymentType: "SUBSCRIPTION" },
      { priceList },
    );
    expect(price).toMatchObject({ totalAmount: 110_000, monthlyAmount: 80_000 });
    expect(price.lines.map(({ code }) => code)).not.toContain("PERIOD_DISCOUNT");
  });

  it("charges only the two trips in the three free months", () => {
    const price = calculateStoragePrice({ ...tenBoxes, promotion: "FREE_MONTH3" }, { priceList });
    expect(price).toMatchObject({ totalAmount: 30_000, monthlyAmount: 0 });
    expect(storageShareOf(price)).toBe(0);
  });

  it("states what the months after the free ones cost when a reminder is requested", () => {
    const free = { ...tenBoxes, promotion: "FREE_MONTH3" } as const;
    const words = (input: typeof free & { readonly continuationReminder?: boolean }) =>
      calculateStoragePrice(input, { priceList }).lines.find(({ code }) => code === "PROMOTION")
        ?.description;
    expect(words(free)).toBe("첫 3개월 무료, 자동으로 유료가 되지 않아요");
    expect(words({ ...free, continuationReminder: true })).toBe(
      "첫 3개월 무료, 끝나기 전에 동의하시면 그 뒤 3개월은 매달 80,000원",
    );
  });

  it("charges no delivery when the customer has their own boxes", () => {
    const { delivery: _delivery, ...own } = { ...tenBoxes, useBoxes: false };
    const price = calculateStoragePrice(own, { priceList });
    expect(price.lines.map(({ code }) => code)).toEqual([
      "STORAGE",
      "COLLECTION",
      "PERIOD_DISCOUNT",
    ]);
  });

  it("returns more than zero when a coupon is worth more than the price", () => {
    const coupon = { kind: "FIXED", name: "무료 보관", amount: 10_000_000 } as const;
    const price = calculateStoragePrice(tenBoxes, { priceList, coupon });
    expect(price).toMatchObject({ totalAmount: 1_000, refundAmount: 0, vatAmount: 90 });
  });

  it("throws when the place has no region", () => {
    const place = { ...tenBoxes.place, postcode: "99999" };
    expect(() => calculateStoragePrice({ ...tenBoxes, place }, { priceList })).toThrow("99999");
  });

  it("storageShareOf returns the part of the price that is for storage", () => {
    expect(storageShareOf(calculateStoragePrice(tenBoxes, { priceList }))).toBe(228_000);
  });
});
