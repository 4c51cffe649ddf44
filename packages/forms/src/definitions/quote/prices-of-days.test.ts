import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { completeQuote, QUOTE_TODAY } from "./fixtures.ts";
import { movePricesOfDays } from "./prices-of-days.ts";

const { start, destination, items } = completeQuote;
const days = ["2026-12-02", "2026-12-05"];

it("movePricesOfDays returns a higher price when the day has a surcharge", () => {
  const prices = movePricesOfDays(toValues({ start, destination, items }), days, QUOTE_TODAY);
  const [plain = 0, saturday = 0] = days.map((day) => prices?.get(day));
  expect(plain).toBeGreaterThan(0);
  expect(saturday).toBeGreaterThan(plain);
});

it("movePricesOfDays returns null when there is nothing to move yet", () => {
  expect(movePricesOfDays(toValues({ start, destination }), days, QUOTE_TODAY)).toBeNull();
});
