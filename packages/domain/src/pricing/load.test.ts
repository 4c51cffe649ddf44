import { describe, expect, it } from "vitest";
import { loadOf } from "./load.ts";
import { priceLists } from "./price-lists.ts";

const [priceList] = priceLists;
const boxes = (count: number) => [{ itemId: "box-large", count }];
const many = (count: number) => [...boxes(99), { itemId: "bag", count }];

describe("loadOf", () => {
  it.each([
    [boxes(1), "1톤 트럭", 1, 1],
    [boxes(25), "1톤 트럭", 1, 1],
    [boxes(26), "1톤 트럭", 2, 1],
    [boxes(45), "1톤 트럭", 2, 1],
    [boxes(46), "2.5톤 트럭", 2, 1],
    [boxes(91), "5톤 트럭", 3, 1],
    [many(72), "5톤 트럭", 3, 1],
    [many(99), "5톤 트럭", 3, 2],
  ])("of %o is a %s with %d people, %d times", (items, truck, crew, truckCount) => {
    expect(loadOf(items, priceList)).toMatchObject({ tier: { truck, crew }, truckCount });
  });
});
