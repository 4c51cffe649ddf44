import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyEstimateInput,
  oneRoomMove,
  oneRoomMoveWithBoxes,
  TODAY,
} from "../testing/estimate-inputs.ts";
import { checkEstimateInput } from "./check-estimate-input.ts";
import type { EstimateInput } from "./estimate-input.ts";

describe("checkEstimateInput", () => {
  it("accepts a valid move with and without our boxes and helpers", () => {
    expect(checkEstimateInput(oneRoomMove, TODAY)).toEqual([]);
    expect(checkEstimateInput(oneRoomMoveWithBoxes, TODAY)).toEqual([]);
    expect(checkEstimateInput({ ...oneRoomMove, extraHelp: true, helperCount: 2 }, TODAY)).toEqual(
      [],
    );
  });

  it("accepts an input when it follows every rule", () => {
    fc.assert(
      fc.property(anyEstimateInput, (input) => {
        expect(checkEstimateInput(input, TODAY)).toEqual([]);
      }),
    );
  });

  const broken: readonly (readonly [Partial<EstimateInput>, string, string])[] = [
    [{ start: { ...oneRoomMove.start, floor: 0 } }, "start.floor", "invalid_floor"],
    [
      { destination: { ...oneRoomMove.destination, floor: 121 } },
      "destination.floor",
      "out_of_range",
    ],
    [{ moveDate: "2026-11-19" }, "moveDate", "date_out_of_range"],
    [{ moveDate: "2027-02-19" }, "moveDate", "date_out_of_range"],
    [{ moveDate: "2026-02-30" }, "moveDate", "date_out_of_range"],
    [{ moveTime: "10:30" }, "moveTime", "time_not_offered"],
    [{ items: [] }, "items", "required"],
    [{ items: [{ itemId: "spaceship", count: 1 }] }, "items.0.itemId", "unknown_item"],
    [{ useBoxes: true }, "boxRental", "required"],
    [{ boxRental: oneRoomMoveWithBoxes.boxRental }, "boxRental", "not_needed"],
    [{ extraHelp: true }, "helperCount", "required"],
    [{ helperCount: 1 }, "helperCount", "not_needed"],
    [{ extraHelp: true, helperCount: 6 }, "helperCount", "out_of_range"],
  ];

  it.each(broken)("for %o returns an issue at %s: %s", (change, path, code) => {
    const issues = checkEstimateInput({ ...oneRoomMove, ...change }, TODAY);
    expect(issues.map((issue) => [issue.path.join("."), issue.code])).toEqual([[path, code]]);
  });

  it("writes every message in 해요체", () => {
    for (const [change] of broken) {
      for (const { message } of checkEstimateInput({ ...oneRoomMove, ...change }, TODAY)) {
        expect(message).toMatch(/(주세요|있어요|해요)\.$/);
      }
    }
  });

  it("returns one issue per field, in screen order", () => {
    const input: EstimateInput = {
      ...oneRoomMoveWithBoxes,
      start: { ...oneRoomMove.start, postcode: "99999", floor: 0 },
      moveDate: "2026-11-01",
      items: [],
      extraHelp: true,
    };
    const paths = checkEstimateInput(input, TODAY).map(({ path }) => path.join("."));
    expect(paths).toEqual([
      "start.postcode",
      "start.floor",
      "moveDate",
      "items",
      "boxRental.delivery.date",
      "helperCount",
    ]);
  });

  it("returns the same issues when input and day are the same", () => {
    fc.assert(
      fc.property(anyEstimateInput, fc.integer({ min: -30, max: 200 }), (input, ahead) => {
        const day = new Date(Date.UTC(2026, 10, 20 + ahead)).toISOString().slice(0, 10);
        expect(checkEstimateInput(input, day)).toEqual(checkEstimateInput(input, day));
      }),
    );
  });
});
