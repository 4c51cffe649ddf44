import { describe, expect, it } from "vitest";
import { boxVolumeCount } from "../box/box-volume-count.ts";
import { findMoveItem } from "./find-move-item.ts";
import { moveItemGroups } from "./move-item-groups.ts";

const items = moveItemGroups.flatMap((group) => group.items);

describe("moveItemGroups", () => {
  it("has a unique id of the contract's form for every item", () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has at least forty items, each of plausible size", () => {
    expect(items.length).toBeGreaterThanOrEqual(40);
    for (const { name, width, height, depth } of items) {
      for (const side of [width, height, depth]) {
        expect(Number.isInteger(side), name).toBe(true);
        expect(side, name).toBeGreaterThanOrEqual(10);
        expect(side, name).toBeLessThanOrEqual(250);
      }
    }
  });

  it("has the volume of each by boxVolumeCount (spec section 9)", () => {
    for (const item of items) {
      expect(item.volumeCount).toBe(boxVolumeCount({ ...item, count: 1 }));
    }
    expect(findMoveItem("box-large")?.volumeCount).toBe(1);
    expect(findMoveItem("bed-single")?.volumeCount).toBe(7.7);
  });
});

describe("findMoveItem", () => {
  it("returns every item of the catalogue and nothing else", () => {
    for (const item of items) expect(findMoveItem(item.id)).toBe(item);
    expect(findMoveItem("spaceship")).toBeUndefined();
  });
});
