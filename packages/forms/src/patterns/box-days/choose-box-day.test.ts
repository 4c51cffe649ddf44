import { describe, expect, it } from "vitest";

import { chooseBoxDay, openVisit } from "./choose-box-day.ts";

const none = { delivery: null, collection: null };
const both = { delivery: "2026-12-03", collection: "2026-12-08" };

describe("chooseBoxDay", () => {
  it("sets the delivery with the first press and the collection with the second", () => {
    const first = chooseBoxDay(none, "delivery", "2026-12-03");
    expect(first).toEqual({ days: { ...none, delivery: "2026-12-03" }, next: "collection" });
    expect(chooseBoxDay(first.days, first.next, "2026-12-08")).toEqual({
      days: both,
      next: "collection",
    });
  });

  it("accepts the same day for both", () => {
    const days = { delivery: "2026-12-03", collection: null };
    expect(chooseBoxDay(days, "collection", "2026-12-03").days.collection).toBe("2026-12-03");
  });

  it("starts again when a collection lies before the delivery", () => {
    expect(chooseBoxDay(both, "collection", "2026-12-01")).toEqual({
      days: { delivery: "2026-12-01", collection: null },
      next: "collection",
    });
  });

  it.each([
    ["2026-12-01", "2026-12-08", "delivery"],
    ["2026-12-08", "2026-12-08", "delivery"],
    ["2026-11-30", null, "collection"],
    ["2026-12-09", null, "collection"],
  ])("when only the delivery moves to %s leaves %s as the collection", (day, kept, next) => {
    expect(chooseBoxDay(both, "delivery", day)).toEqual({
      days: { delivery: day, collection: kept },
      next,
    });
  });

  it("asks for the delivery next when the collection was chosen first", () => {
    expect(chooseBoxDay(none, "collection", "2026-12-08")).toEqual({
      days: { delivery: null, collection: "2026-12-08" },
      next: "delivery",
    });
  });
});

it("openVisit is the visit that has no day yet", () => {
  expect(openVisit(none)).toBe("delivery");
  expect(openVisit({ ...both, collection: null })).toBe("collection");
  expect(openVisit({ ...both, delivery: null })).toBe("delivery");
  expect(openVisit(both)).toBe("delivery");
});
