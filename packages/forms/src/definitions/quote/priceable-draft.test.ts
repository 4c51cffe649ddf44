import { dateSurchargeRate } from "@damadum/domain";
import { expect, it } from "vitest";

import { completeQuote, QUOTE_TODAY } from "./fixtures.ts";
import { toPriceableDraft, unansweredSteps } from "./priceable-draft.ts";

const { start, destination, items } = completeQuote;

it("prices a finished quote as it is", () => {
  expect(toPriceableDraft(completeQuote, QUOTE_TODAY)).toEqual(completeQuote);
  expect(unansweredSteps(completeQuote, QUOTE_TODAY)).toEqual([]);
});

it.each([
  ["nothing", {}],
  ["no destination", { start, items }],
  ["no items", { start, destination }],
  ["half an address", { start: { ...start, detail: "" }, destination, items }],
])("has no price for %s", (_, answers) => {
  expect(toPriceableDraft(answers, QUOTE_TODAY)).toBeNull();
});

it("takes the plainest case for what is not answered yet", () => {
  const draft = toPriceableDraft({ start, destination, items }, QUOTE_TODAY);
  expect(draft).toMatchObject({ use_boxes: false, heavy_load: false, extra_help: false });
  expect(dateSurchargeRate(draft?.move_date ?? "")).toBe(0);
  expect(unansweredSteps({ start, destination, items }, QUOTE_TODAY)).toEqual([
    "date",
    "boxes",
    "extras",
  ]);
});

it("prices the chosen day before its time is chosen", () => {
  const answers = { start, destination, items, move_date: "2026-12-12" };
  expect(toPriceableDraft(answers, QUOTE_TODAY)?.move_date).toBe("2026-12-12");
  const tooLate = { ...answers, move_date: "2027-12-12" };
  expect(toPriceableDraft(tooLate, QUOTE_TODAY)?.move_date).not.toBe("2027-12-12");
});

it("leaves out a box rental that is only half answered", () => {
  const draft = toPriceableDraft({ ...completeQuote, box_rental: { box_count: 3 } }, QUOTE_TODAY);
  expect(draft).toMatchObject({ use_boxes: false, extra_help: true, helper_count: 2 });
  expect(draft).not.toHaveProperty("box_rental");
});
