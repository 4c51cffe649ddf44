import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { renewSubmissionKey, submissionKeyOf } from "./submission-key.ts";

const draft = fixtures.draft(BASE_DAY);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("submissionKeyOf returns the same key when the answers are the same", async () => {
  const key = await submissionKeyOf(draft);
  expect(await submissionKeyOf(structuredClone(draft))).toBe(key);
  expect(await submissionKeyOf({ ...draft, heavy_load: !draft.heavy_load })).not.toBe(key);
});

test("submissionKeyOf returns the new key when it was renewed", async () => {
  const old = await submissionKeyOf(draft);
  const renewed = await renewSubmissionKey(draft);
  expect(renewed).not.toBe(old);
  expect(await submissionKeyOf(draft)).toBe(renewed);
});

test("submissionKeyOf returns a UUID when the page has no https", async () => {
  const { crypto: secure } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: secure.getRandomValues.bind(secure) });
  const key = await submissionKeyOf(draft);
  expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(await submissionKeyOf(draft)).not.toBe(key);
});
