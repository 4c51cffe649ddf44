import { describe, expect, it } from "vitest";
import { homeSizes } from "./home-sizes.ts";
import { suggestBoxCount, suggestBoxDays } from "./suggest-box-rental.ts";

describe("suggestBoxCount", () => {
  it.each([
    ["ONE_ROOM", 10],
    ["TWO_ROOMS", 20],
    ["THREE_ROOMS", 45],
  ] as const)("suggests what a %s usually needs", (size, boxes) => {
    expect(suggestBoxCount(homeSizes[size].items)).toBe(boxes);
  });

  it("suggests one bundle when there is hardly anything to move", () => {
    expect(suggestBoxCount([{ itemId: "mirror", count: 1 }])).toBe(5);
  });
});

describe("suggestBoxDays", () => {
  it.each([
    [
      "two days before and three after when there is time",
      "2026-12-12",
      "2026-12-10",
      "2026-12-15",
    ],
    ["the soonest bookable day when the move is near", "2026-11-23", "2026-11-22", "2026-11-26"],
    [
      "the day of the move when nothing before it can be booked",
      "2026-11-21",
      "2026-11-21",
      "2026-11-24",
    ],
  ])("suggests %s", (_when, moveDate, delivery, collection) => {
    expect(suggestBoxDays(moveDate, "2026-11-20")).toEqual({ delivery, collection });
  });
});
