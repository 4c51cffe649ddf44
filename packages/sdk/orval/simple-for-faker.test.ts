import { faker } from "@faker-js/faker";
import { expect, test } from "vitest";

import { simpleForFaker, simplePattern } from "./simple-for-faker.ts";

test.each([
  "^[0-9]{5}$",
  "^([01][0-9]|2[0-3]):[0-5][0-9]$",
  "^(01[016789]|02|0[3-9][0-9])-?[0-9]{3,4}-?[0-9]{4}$",
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
  "^(?:a|(b|c)d)?\\d{2}\\w$",
  "\\S",
  "^[가-힣]+$",
  "^[a-z가-힣]{2,10}$",
])("simplePattern returns a pattern that faker can match: %s", (pattern) => {
  faker.seed(1);
  for (let round = 0; round < 100; round += 1) {
    expect(faker.helpers.fromRegExp(simplePattern(pattern))).toMatch(new RegExp(pattern));
  }
});

test("simpleForFaker shortens lists and texts and leaves the rest of a document unchanged", () => {
  const document = {
    pattern: { type: "string" },
    list: [{ maxItems: 100, minItems: 1 }],
    text: { maxLength: 40_000_000 },
    none: null,
  };
  expect(simpleForFaker(document)).toEqual({
    ...document,
    list: [{ maxItems: 4, minItems: 1 }],
    text: { maxLength: 1_000 },
  });
});
