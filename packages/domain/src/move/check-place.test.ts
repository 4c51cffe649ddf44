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
    [{ address: "  " }, "address", "required"],
    [{ postcode: "00001" }, "postcode", "unknown_postcode"],
    [{ postcode: "99999" }, "postcode", "unknown_postcode"],
    [{ detail: " " }, "detail", "required"],
    [{ floor: 0 }, "floor", "invalid_floor"],
    [{ floor: 2.5 }, "floor", "invalid_floor"],
    [{ floor: 1, carriage: "LADDER" }, "carriage", "ladder_too_low"],
    [{ floor: -1, carriage: "LADDER" }, "carriage", "ladder_too_low"],
  ] as const)("refuses %o", (change, field, code) => {
    expect(checkPlace({ ...place, ...change })).toMatchObject([{ path: [field], code }]);
  });

  it("accepts a ladder truck from the second floor on", () => {
    expect(checkPlace({ ...place, floor: 2, carriage: "LADDER" })).toEqual([]);
  });

  it("names the end of the move in path and message when it is wrong", () => {
    expect(checkPlace({ ...place, detail: "" }, "destination")).toEqual([
      {
        path: ["destination", "detail"],
        code: "required",
        message: "도착지 상세 주소를 입력해 주세요.",
      },
    ]);
  });
});
