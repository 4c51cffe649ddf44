import { describe, expect, it } from "vitest";
import { distancePrice } from "./distance-price.ts";
import { priceLists } from "./price-lists.ts";

const [priceList] = priceLists;

describe("distancePrice", () => {
  it.each([
    ["03925", "04769", 30_000, "서울 → 서울"],
    ["03925", "13529", 60_000, "서울 → 경기"],
    ["03925", "48058", 320_000, "서울 → 부산"],
    ["48058", "03925", 320_000, "부산 → 서울"],
    ["03925", "63122", 600_000, "서울 → 제주"],
    ["63122", "63500", 30_000, "제주 → 제주"],
  ])("from %s to %s is %d won: %s", (start, destination, amount, description) => {
    expect(distancePrice(start, destination, priceList)).toEqual({ amount, description });
  });

  it("throws when a postal code has no region", () => {
    expect(() => distancePrice("99999", "03925", priceList)).toThrow(RangeError);
  });
});
