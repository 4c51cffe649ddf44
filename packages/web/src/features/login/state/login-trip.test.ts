import { afterEach, expect, test, vi } from "vitest";
import { beginTrip, endTrip } from "./login-trip.ts";

const toKakao = { type: "KAKAO", redirect: "/my", isApp: false } as const;

afterEach(() => {
  vi.useRealTimers();
});

test("endTrip returns the request once when the state is known", () => {
  const { state } = beginTrip(toKakao);
  expect(endTrip("KAKAO", state)).toMatchObject(toKakao);
  expect(endTrip("KAKAO", state)).toBeNull();
});

test("endTrip returns null when the state is unknown, missing or of another provider", () => {
  const { state } = beginTrip(toKakao);
  expect(endTrip("KAKAO", "forged")).toBeNull();
  expect(endTrip("NAVER", state)).toBeNull();
  expect(endTrip("KAKAO", null)).toBeNull();
  expect(endTrip("KAKAO", state)).not.toBeNull();
});

test("beginTrip drops the oldest trip when five are open", () => {
  const states = Array.from({ length: 7 }, () => beginTrip(toKakao).state);
  expect(new Set(states).size).toBe(7);
  expect(states.map((state) => endTrip("KAKAO", state) !== null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("a trip that takes too long is over", () => {
  vi.useFakeTimers();
  const { state } = beginTrip(toKakao);
  vi.advanceTimersByTime(15 * 60_000);
  expect(endTrip("KAKAO", state)).toBeNull();
});

test("beginTrip makes a verifier when the provider is Google", () => {
  expect(beginTrip(toKakao).verifier).toBeNull();
  const { state, verifier } = beginTrip({ ...toKakao, type: "GOOGLE" });
  expect(verifier).toMatch(/^[0-9a-f]{64}$/);
  expect(verifier).not.toBe(state);
});
