import { expect, onTestFinished, test } from "vitest";
import { setClock } from "./set-clock.ts";

test("setClock moves the clock when it is set and restores it afterwards", () => {
  const real = Date.now();
  const restore = setClock("2030-01-01T00:00:00Z");
  onTestFinished(restore);
  expect(new Date().toISOString()).toMatch(/^2030-01-01T00:00:0/);
  expect(Date.now()).toBeGreaterThan(Date.parse("2029-12-31T23:59:59Z"));
  expect(new Date("2026-12-01").getUTCFullYear()).toBe(2026);
  expect(new Date()).toBeInstanceOf(Date);
  restore();
  expect(Date.now() - real).toBeLessThan(60_000);
});
