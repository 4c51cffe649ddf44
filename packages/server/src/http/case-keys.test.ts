import { describe, expect, it } from "vitest";
import { camelKeys, snakeKeys } from "./case-keys.ts";

describe("camelKeys and snakeKeys", () => {
  const wire = {
    move_date: "2026-12-12",
    items: [{ item_id: "bed-single", count: 1 }],
    box_rental: { box_count: 10 },
    note: null,
  } as const;
  const domain = {
    moveDate: "2026-12-12",
    items: [{ itemId: "bed-single", count: 1 }],
    boxRental: { boxCount: 10 },
    note: null,
  } as const;

  it("rename keys at every depth and leave values unchanged", () => {
    expect(camelKeys(wire)).toEqual(domain);
    expect(snakeKeys(domain)).toEqual(wire);
  });

  it("have the type of the renamed shape", () => {
    const count: 10 = camelKeys(wire).boxRental.boxCount;
    const itemId: string | undefined = snakeKeys(domain).items[0]?.item_id;
    expect([count, itemId]).toEqual([10, "bed-single"]);
  });
});
