import { dateSurchargeRate } from "@damadum/domain";
import { expect, it } from "vitest";

import { completeQuote, QUOTE_TODAY } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { priceableRequest, unansweredSteps } from "./priceable-request.ts";

const { start, destination, items } = completeQuote;

it("priceableRequest returns the answers when all are there", () => {
  expect(priceableRequest(quoteForm, completeQuote, QUOTE_TODAY)).toEqual(completeQuote);
  expect(unansweredSteps(quoteForm, completeQuote, QUOTE_TODAY)).toEqual([]);
});

it.each([
  ["nothing is answered", {}],
  ["the destination is missing", { start, items }],
  ["the items are missing", { start, destination }],
  ["an address is half answered", { start: { ...start, detail: "" }, destination, items }],
])("priceableRequest returns null when %s", (_, answers) => {
  expect(priceableRequest(quoteForm, answers, QUOTE_TODAY)).toBeNull();
});

it("priceableRequest uses plain answers when the rest is unanswered", () => {
  const answers = { start, destination, items };
  const request = priceableRequest(quoteForm, answers, QUOTE_TODAY);
  expect(request).toMatchObject({ use_boxes: false, heavy_load: false, extra_help: false });
  expect(dateSurchargeRate(request?.move_date ?? "")).toBe(0);
  expect(unansweredSteps(quoteForm, answers, QUOTE_TODAY)).toEqual(["date", "boxes", "extras"]);
});

it("priceableRequest keeps the chosen day when its time is unanswered", () => {
  const answers = { start, destination, items, move_date: "2026-12-12" };
  expect(priceableRequest(quoteForm, answers, QUOTE_TODAY)?.move_date).toBe("2026-12-12");
});

it("priceableRequest uses a plain day when the chosen one cannot be booked", () => {
  const answers = { start, destination, items, move_date: "2027-12-12" };
  const day = priceableRequest(quoteForm, answers, QUOTE_TODAY)?.move_date ?? "";
  expect(day).not.toBe("2027-12-12");
  expect(dateSurchargeRate(day)).toBe(0);
});

it("priceableRequest leaves out a box rental when it is half answered", () => {
  const answers = { ...completeQuote, box_rental: { box_count: 3 } };
  const request = priceableRequest(quoteForm, answers, QUOTE_TODAY);
  expect(request).toMatchObject({ use_boxes: false, extra_help: true, helper_count: 2 });
  expect(request).not.toHaveProperty("box_rental");
});
