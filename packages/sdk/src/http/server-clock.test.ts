import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { learnServerTime, onServerTime, serverNow } from "./server-clock.ts";

const NOON = new Date("2026-11-27T12:00:00Z");
const answerAt = (date: Date) => new Response(null, { headers: { date: date.toUTCString() } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOON);
  learnServerTime(answerAt(NOON));
});
afterEach(() => {
  learnServerTime(answerAt(new Date()));
  vi.useRealTimers();
});

test("serverNow is the server's time when the device's clock is 400 days ahead", () => {
  const heard = vi.fn();
  const stop = onServerTime(heard);
  vi.setSystemTime(new Date("2028-01-01T12:00:00Z"));
  learnServerTime(answerAt(NOON));
  expect(serverNow()).toEqual(NOON);
  learnServerTime(answerAt(NOON));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test("serverNow is the device's time when an answer differs by the length of a request", () => {
  learnServerTime(answerAt(new Date("2026-11-27T11:59:10Z")));
  expect(serverNow()).toEqual(NOON);
});

test("serverNow keeps what it knows when an answer has no Date header", () => {
  vi.setSystemTime(new Date("2028-01-01T12:00:00Z"));
  learnServerTime(answerAt(NOON));
  learnServerTime(new Response(null));
  expect(serverNow()).toEqual(NOON);
});
