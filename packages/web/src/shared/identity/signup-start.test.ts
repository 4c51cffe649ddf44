import { fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { clearSignupStart, saveSignupStart, getSignupStart } from "./signup-start.ts";

afterEach(() => {
  clearSignupStart();
  vi.useRealTimers();
});

test("keeps what the provider told for as long as the server takes the ticket", () => {
  vi.useFakeTimers();
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  expect(getSignupStart("KAKAO")).toMatchObject({ name: "김담아", birthday: "03-14", gender: "F" });
  vi.advanceTimersByTime(10 * 60_000);
  expect(getSignupStart("KAKAO")).toBeNull();
});

test("is the account of one provider only", () => {
  saveSignupStart(fixtures.bareSignupStart("APPLE"));
  expect(getSignupStart("NAVER")).toBeNull();
  expect(getSignupStart("APPLE")).toMatchObject({ name: null, gender: "U" });
});
