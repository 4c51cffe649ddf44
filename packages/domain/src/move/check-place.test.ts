import { describe, expect, it } from "vitest";
import { oneRoomMove } from "../testing/estimate-inputs.ts";
import { checkPlace } from "./check-place.ts";

const place = oneRoomMove.start;

describe("checkPlace", () => {
  it("accepts a complete address", () => {
    expect(checkPlace(place)).toEqual([]);
    expect(checkPlace({ ...place, floor: -1, carriage: "STAIRS" })).toEqual([]);
  });

  it.each([
    [{ postcode: "00001" }, "postcode", "unknown_postcode"],
    [{ postcode: "99999" }, "postcode", "unknown_postcode"],
    [{ floor: 0 }, "floor", "invalid_floor"],
    [{ floor: 2.5 }, "floor", "wrong_type"],
    [{ floor: 121 }, "floor", "out_of_range"],
    [{ floor: 1, carriage: "LADDER" }, "carriage", "ladder_too_low"],
    [{ floor: -1, carriage: "LADDER" }, "carriage", "ladder_too_low"],
  ] as const)("rejects %o", (change, field, code) => {
    expect(checkPlace({ ...place, ...change })).toMatchObject([{ path: [field], code }]);
  });

  it("accepts a ladder truck from the second floor on", () => {
    expect(checkPlace({ ...place, floor: 2, carriage: "LADDER" })).toEqual([]);
  });

  it("names the place when it has a label", () => {
    expect(checkPlace({ ...place, floor: 121 }, "도착지")).toMatchObject([
      { message: "도착지 층수는 지하 10층부터 120층까지 입력할 수 있어요." },
    ]);
  });
});
