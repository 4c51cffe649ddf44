import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneRoomMove } from "../testing/estimate-inputs.ts";
import { zones } from "../zone/zones.ts";
import { calculateCompanyDelivery } from "./calculate-company-delivery.ts";
import type { CompanyDeliveryInput } from "./company-delivery.ts";
import { companyMonthlyAmount } from "./company-monthly-amount.ts";
import { companyPriceLists, currentCompanyPriceList } from "./company-price-lists.ts";
import { invoiceAmounts, supplyOf } from "./invoice-amounts.ts";

const anyList = fc.constantFrom(...companyPriceLists);
const anyBoxCount = fc.integer({ min: 1, max: 1000 });
const anyPlace = fc
  .record({
    zone: fc.constantFrom(...Object.values(zones)),
    floor: fc.integer({ min: -10, max: 120 }).filter((floor) => floor !== 0),
    carriage: fc.constantFrom("STAIRS" as const, "EV" as const),
  })
  .map(({ zone, floor, carriage }) => ({
    ...oneRoomMove.start,
    postcode: `${String(zone.from).padStart(2, "0")}000`,
    floor,
    carriage,
  }));
const anyRequest: fc.Arbitrary<CompanyDeliveryInput> = fc
  .tuple(
    fc.constantFrom(
      "DELIVERY" as const,
      "COLLECTION" as const,
      "NEW_BOXES" as const,
      "DISPOSAL" as const,
    ),
    anyBoxCount,
    anyPlace,
  )
  .map(([kind, boxCount, place]) => ({ cid: "c", kind, boxCount, place }));

const anyWorks = fc.array(anyRequest, { maxLength: 20 });

describe("the price of any company work", () => {
  it("is the positive sum of its lines, with VAT to the won", () => {
    fc.assert(
      fc.property(anyRequest, anyList, (request, list) => {
        const { lines, totalAmount, vatAmount, priceVersion } = calculateCompanyDelivery(
          request,
          list,
        );
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmount);
        expect(totalAmount).toBeGreaterThan(0);
        expect(totalAmount).toBeLessThan(1_000_000_000);
        expect(vatAmount * 11).toBe(totalAmount);
        expect(Number.isInteger(vatAmount)).toBe(true);
        expect(priceVersion).toBe(list.version);
      }),
    );
  });

  it("never falls when a box is added", () => {
    fc.assert(
      fc.property(anyRequest, anyList, (request, list) => {
        const more = { ...request, boxCount: (request.boxCount ?? 0) + 1 };
        expect(calculateCompanyDelivery(more, list).totalAmount).toBeGreaterThanOrEqual(
          calculateCompanyDelivery(request, list).totalAmount,
        );
      }),
    );
  });

  it("throws without a place or a zone", () => {
    const [list] = companyPriceLists;
    const request = { cid: "c", kind: "NEW_BOXES", boxCount: 1 } as const;
    expect(() => calculateCompanyDelivery(request, list)).toThrow(RangeError);
    const nowhere = { ...oneRoomMove.start, carriage: "EV", postcode: "99999" } as const;
    expect(() => calculateCompanyDelivery({ ...request, place: nowhere }, list)).toThrow(
      RangeError,
    );
  });
});

describe("an invoice", () => {
  it("is the sum of its works for any number of them", () => {
    fc.assert(
      fc.property(anyWorks, anyList, (requests, list) => {
        const prices = requests.map((request) => calculateCompanyDelivery(request, list));
        const invoice = invoiceAmounts(prices.map((price) => ({ amount: supplyOf(price) })));
        const paid = prices.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
        expect(invoice.totalAmount).toBe(paid);
      }),
    );
  });

  it("adds VAT once to the sum when lines are split", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (lines) => {
        const { supplyAmount, vatAmount, totalAmount } = invoiceAmounts(
          lines.map((amount) => ({ amount })),
        );
        expect(supplyAmount + vatAmount).toBe(totalAmount);
        expect(vatAmount).toBe(Math.floor(supplyAmount / 10));
        expect(invoiceAmounts([{ amount: supplyAmount }]).totalAmount).toBe(totalAmount);
      }),
    );
  });
});

describe("the monthly amount", () => {
  it.each([
    [1, 3_000],
    [100, 300_000],
    [101, 302_500],
    [500, 1_300_000],
    [1_000_000, 848_550_000],
  ])("of %d boxes is %d won", (boxCount, amount) => {
    expect(companyMonthlyAmount(boxCount, companyPriceLists[0])).toBe(amount);
  });

  it("never falls when a box is added and stays within the contract's Money with VAT", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), anyList, (boxCount, list) => {
        const amount = companyMonthlyAmount(boxCount, list);
        expect(companyMonthlyAmount(boxCount + 1, list)).toBeGreaterThan(amount);
        expect(invoiceAmounts([{ amount }]).totalAmount).toBeLessThanOrEqual(1_000_000_000);
      }),
    );
  });
});

describe.each(companyPriceLists)("price list for companies $version", (list) => {
  it("has multiples of 11 won wherever VAT is included", () => {
    const { visit, perBox, stairsPerFloor, disposalPerBox, distance } = list;
    for (const amount of [
      visit,
      perBox,
      stairsPerFloor,
      disposalPerBox,
      ...Object.values(distance),
    ]) {
      expect(amount % 11).toBe(0);
    }
    expect(list.version).toBe(list.effectiveFrom);
    expect(currentCompanyPriceList(list.effectiveFrom)).toBe(list);
  });
});

it("currentCompanyPriceList returns the first list when the day is before it", () => {
  expect(currentCompanyPriceList("2000-01-01")).toBe(companyPriceLists[0]);
});
