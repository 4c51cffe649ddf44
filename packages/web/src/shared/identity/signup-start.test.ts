import { fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { clearSignupStart, saveSignupStart, getSignupStart } from "./signup-start.ts";

afterEach(() => {
  clearSignupStart();
  vi.useRealTimers();
});

test("getSignupStart returns the provider's data until the ticket expires when a start was saved", () => {
  vi.useFakeTimers();
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  expect(getSignupStart("KAKAO")).toMatchObject({ name: "김담아", birthday: "03-14", gender: "F" });
  vi.advanceTimersByTime(10 * 60_000);
  expect(getSignupStart("KAKAO")).toBeNull();
});

test("getSignupStart returns null when another provider is asked for", () => {
  saveSignupStart(fixtures.bareSignupStart("APPLE"));
  expect(getSignupStart("NAVER")).toBeNull();
  expect(getSignupStart("APPLE")).toMatchObject({ name: null, gender: "U" });
});
