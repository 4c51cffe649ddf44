import { describe, expect, it } from "vitest";
import { boxVolumeCount } from "../box/box-volume-count.ts";
import { findMoveItem } from "./find-move-item.ts";
import { moveItemGroups } from "./move-item-groups.ts";

const items = moveItemGroups.flatMap((group) => group.items);

describe("moveItemGroups", () => {
  it("gives every item its own id, in the form of the contract", () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has some forty items, each of a believable size", () => {
    expect(items.length).toBeGreaterThanOrEqual(40);
    for (const { name, width, height, depth } of items) {
      for (const side of [width, height, depth]) {
        expect(Number.isInteger(side), name).toBe(true);
        expect(side, name).toBeGreaterThanOrEqual(10);
        expect(side, name).toBeLessThanOrEqual(250);
      }
    }
  });

  it("counts the volume of each by the one rule (spec section 9)", () => {
    for (const item of items) {
      expect(item.volumeCount).toBe(boxVolumeCount({ ...item, count: 1 }));
    }
    expect(findMoveItem("box-large")?.volumeCount).toBe(1);
    expect(findMoveItem("bed-single")?.volumeCount).toBe(7.7);
  });
});

describe("findMoveItem", () => {
  it("finds every item and nothing else", () => {
    for (const item of items) expect(findMoveItem(item.id)).toBe(item);
    expect(findMoveItem("spaceship")).toBeUndefined();
  });
});
