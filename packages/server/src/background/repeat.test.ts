import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../log/logger.ts";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

it("repeat runs a job soon when its interval is long, then once in each interval", async () => {
  const run = vi.fn<() => Promise<void>>();
  const background = repeat([{ name: "hourly", everyMs: HOUR_MS, run }], createLogger("fatal"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(run).toHaveBeenCalledTimes(2);
  await background.stop();
});
