import { fixtures } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSignupStart, keepSignupStart, signupStart } from "./signup-start.ts";

afterEach(() => {
  forgetSignupStart();
  vi.useRealTimers();
});

test("keeps what the provider told for as long as the server takes the ticket", () => {
  vi.useFakeTimers();
  keepSignupStart(fixtures.socialSignupStart("KAKAO"));
  expect(signupStart("KAKAO")).toMatchObject({ name: "김담아", birthday: "03-14", gender: "F" });
  vi.advanceTimersByTime(10 * 60_000);
  expect(signupStart("KAKAO")).toBeNull();
});

test("is the account of one provider only", () => {
  keepSignupStart(fixtures.bareSignupStart("APPLE"));
  expect(signupStart("NAVER")).toBeNull();
  expect(signupStart("APPLE")).toMatchObject({ name: null, gender: "U" });
});
