import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { renewSubmissionKey, submissionKeyOf } from "./submission-key.ts";

const draft = fixtures.draft(BASE_DAY);

test("the same answers keep their key, others get another", () => {
  const key = submissionKeyOf(draft);
  expect(submissionKeyOf(structuredClone(draft))).toBe(key);
  expect(submissionKeyOf({ ...draft, heavy_load: !draft.heavy_load })).not.toBe(key);
});

test("a renewed key holds from then on", () => {
  const old = submissionKeyOf(draft);
  const renewed = renewSubmissionKey(draft);
  expect(renewed).not.toBe(old);
  expect(submissionKeyOf(draft)).toBe(renewed);
});
