import { afterEach, expect, test, vi } from "vitest";
import { startLoginAttempt, takeLoginAttempt } from "./login-attempt.ts";

const toKakao = { type: "KAKAO", redirect: "/my", isApp: false } as const;

afterEach(() => {
  vi.useRealTimers();
});

test("takeLoginAttempt returns the request once when the state is known", () => {
  const { state } = startLoginAttempt(toKakao);
  expect(takeLoginAttempt("KAKAO", state)).toMatchObject(toKakao);
  expect(takeLoginAttempt("KAKAO", state)).toBeNull();
});

test("takeLoginAttempt returns null when the state is unknown, missing or of another provider", () => {
  const { state } = startLoginAttempt(toKakao);
  expect(takeLoginAttempt("KAKAO", "forged")).toBeNull();
  expect(takeLoginAttempt("NAVER", state)).toBeNull();
  expect(takeLoginAttempt("KAKAO", null)).toBeNull();
  expect(takeLoginAttempt("KAKAO", state)).not.toBeNull();
});

test("startLoginAttempt drops the oldest attempt when five are open", () => {
  const states = Array.from({ length: 7 }, () => startLoginAttempt(toKakao).state);
  expect(new Set(states).size).toBe(7);
  expect(states.map((state) => takeLoginAttempt("KAKAO", state) !== null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("takeLoginAttempt returns null when the attempt has expired", () => {
  vi.useFakeTimers();
  const { state } = startLoginAttempt(toKakao);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeLoginAttempt("KAKAO", state)).toBeNull();
});

test("startLoginAttempt creates a verifier when the provider is Google", () => {
  expect(startLoginAttempt(toKakao).verifier).toBeNull();
  const { state, verifier } = startLoginAttempt({ ...toKakao, type: "GOOGLE" });
  expect(verifier).toMatch(/^[0-9a-f]{64}$/);
  expect(verifier).not.toBe(state);
});
