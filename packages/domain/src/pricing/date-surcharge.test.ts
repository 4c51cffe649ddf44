import { describe, expect, it } from "vitest";
import { dateSurchargeRate, dateSurcharges } from "./date-surcharge.ts";
import { priceLists } from "./price-lists.ts";

const [priceList] = priceLists;

describe("dateSurcharges", () => {
  it.each([
    ["2026-12-15", []],
    ["2026-12-12", ["주말 10"]],
    ["2026-12-25", ["성탄절 10"]],
    ["2026-12-30", ["월말 10"]],
    ["2026-02-25", ["월말 10", "손 없는 날 20"]],
    ["2026-03-07", ["주말 10", "손 없는 날 20"]],
    // 광복절 on a Saturday: the holiday's name, once.
    ["2026-08-15", ["광복절 10"]],
  ])("of %s returns %o", (date, expected) => {
    expect(dateSurcharges(date, priceList).map(({ label, rate }) => `${label} ${rate}`)).toEqual(
      expected,
    );
  });
});

describe("dateSurchargeRate", () => {
  it("adds up the rates when several apply", () => {
    expect(dateSurchargeRate("2026-12-15", priceList)).toBe(0);
    expect(dateSurchargeRate("2026-03-07", priceList)).toBe(30);
    expect(dateSurchargeRate("2026-03-07")).toBe(30);
  });
});
