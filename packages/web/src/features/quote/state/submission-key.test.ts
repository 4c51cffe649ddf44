import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { renewSubmissionKey, submissionKeyOf } from "./submission-key.ts";

const draft = fixtures.draft(BASE_DAY);

test("the same answers keep their key, others get another", async () => {
  const key = await submissionKeyOf(draft);
  expect(await submissionKeyOf(structuredClone(draft))).toBe(key);
  expect(await submissionKeyOf({ ...draft, heavy_load: !draft.heavy_load })).not.toBe(key);
});

test("a renewed key holds from then on", async () => {
  const old = await submissionKeyOf(draft);
  const renewed = await renewSubmissionKey(draft);
  expect(renewed).not.toBe(old);
  expect(await submissionKeyOf(draft)).toBe(renewed);
});
