import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { completeQuote, QUOTE_TODAY } from "./fixtures.ts";
import { moveTotalWith } from "./total-with.ts";

const totalWith = moveTotalWith(QUOTE_TODAY);
const { use_boxes: _boxes, box_rental: _rental, ...rest } = completeQuote;
const answers = toValues({ ...rest, extra_help: false });

it("moveTotalWith adds the boxes that the form suggests when boxes are rented", () => {
  const without = totalWith(answers, ["use_boxes"], false) ?? 0;
  // Ten boxes for these items, and a tenth for the day.
  expect((totalWith(answers, ["use_boxes"], true) ?? 0) - without).toBe(16_500);
});

it("moveTotalWith adds one helper when help is wanted", () => {
  const { helper_count: _count, ...alone } = answers;
  const without = totalWith(alone, ["extra_help"], false) ?? 0;
  expect((totalWith(alone, ["extra_help"], true) ?? 0) - without).toBeGreaterThan(0);
});

it("moveTotalWith has a price when nothing else is answered", () => {
  expect(totalWith({}, ["heavy_load"], true)).toBeGreaterThan(0);
});
