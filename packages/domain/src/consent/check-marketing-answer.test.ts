import { expect, it } from "vitest";
import { checkMarketingAnswer } from "./check-marketing-answer.ts";

it("checkMarketingAnswer accepts today's wording to agree and any wording to refuse", () => {
  expect(checkMarketingAnswer({ version: "2026-11-01", agreed: true })).toEqual([]);
  expect(checkMarketingAnswer({ version: "2020-01-01", agreed: false })).toEqual([]);
});

it("checkMarketingAnswer returns outdated_consent when the wording has changed", () => {
  expect(checkMarketingAnswer({ version: "2020-01-01", agreed: true })).toMatchObject([
    { path: ["marketingConsent", "version"], code: "outdated_consent" },
  ]);
});
