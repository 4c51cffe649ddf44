import { describe, expect, it } from "vitest";
import { carriagePrice } from "./carriage-price.ts";
import { priceLists } from "./price-lists.ts";

const [priceList] = priceLists;
const small = { volumeCount: 10, tier: priceList.truckTiers[0], truckCount: 1 };

describe("carriagePrice", () => {
  it.each([
    [{ floor: 1, carriage: "STAIRS" }, 0, "1층, 계단 오르내림이 없어요"],
    [{ floor: 3, carriage: "STAIRS" }, 30_000, "3층, 계단 2개 층 × 15,000원"],
    [{ floor: -1, carriage: "STAIRS" }, 15_000, "지하 1층, 계단 1개 층 × 15,000원"],
    [{ floor: 12, carriage: "EV" }, 0, "12층, 엘리베이터는 무료예요"],
    [{ floor: 5, carriage: "LADDER" }, 100_000, "5층, 사다리차 100,000원"],
    [{ floor: 6, carriage: "LADDER" }, 130_000, "6층, 사다리차 130,000원"],
    [{ floor: 40, carriage: "LADDER" }, 260_000, "40층, 사다리차 260,000원"],
  ] as const)("from %o is %d won: %s", (place, amount, description) => {
    expect(carriagePrice(place, small, priceList)).toEqual({ amount, description });
  });

  it("multiplies by the number of trucks", () => {
    const two = { ...small, truckCount: 2 };
    expect(carriagePrice({ floor: 3, carriage: "STAIRS" }, two, priceList)).toEqual({
      amount: 60_000,
      description: "3층, 계단 2개 층 × 30,000원",
    });
    expect(carriagePrice({ floor: 3, carriage: "LADDER" }, two, priceList)).toEqual({
      amount: 200_000,
      description: "3층, 사다리차 100,000원 × 트럭 2대",
    });
  });

  it("charges for the elevator when the price list does", () => {
    const paid = { ...priceList, elevator: 10_000 };
    expect(carriagePrice({ floor: 12, carriage: "EV" }, small, paid)).toEqual({
      amount: 10_000,
      description: "12층, 엘리베이터 10,000원",
    });
  });
});
