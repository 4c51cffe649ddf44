import { describe, expect, it } from "vitest";
import { tenBoxesContract } from "../testing/storage-inputs.ts";
import { chargesDue } from "./monthly-charge.ts";
import { storagePriceLists } from "./storage-price-lists.ts";

const [priceList] = storagePriceLists;
const terms = { ...tenBoxesContract, paidUntil: "2026-12-14", endDate: "2027-02-20" };

describe("chargesDue", () => {
  it.each([
    ["2026-12-14", []],
    ["2026-12-15", [80_000]],
    ["2027-01-14", [80_000]],
    ["2027-01-15", [80_000, 80_000]],
    // The last days of the contract, and none after them.
    ["2027-02-15", [80_000, 80_000, 17_142]],
    ["2027-08-15", [80_000, 80_000, 17_142]],
  ])("on %s returns the months %j", (day, amounts) => {
    expect(chargesDue(terms, day, priceList).map(({ amount }) => amount)).toEqual(amounts);
  });

  it("returns none when no box is left", () => {
    expect(chargesDue({ ...terms, boxCount: 0 }, "2027-08-15", priceList)).toEqual([]);
  });
});
