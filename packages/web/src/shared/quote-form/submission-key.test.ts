import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { submissionKeys } from "./submission-key.ts";

const keys = submissionKeys("quote_submission");
const draft = fixtures.draft(BASE_DAY);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("submissionKeys returns the same key when the answers are the same", async () => {
  const key = await keys.keyOf(draft);
  expect(await keys.keyOf(structuredClone(draft))).toBe(key);
  expect(await keys.keyOf({ ...draft, heavy_load: !draft.heavy_load })).not.toBe(key);
});

test("submissionKeys returns the new key when it was renewed", async () => {
  const old = await keys.keyOf(draft);
  const renewed = await keys.renew(draft);
  expect(renewed).not.toBe(old);
  expect(await keys.keyOf(draft)).toBe(renewed);
});

test("submissionKeys returns a UUID when the page has no https", async () => {
  const { crypto: secure } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: secure.getRandomValues.bind(secure) });
  const key = await keys.keyOf(draft);
  expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(await keys.keyOf(draft)).not.toBe(key);
});
