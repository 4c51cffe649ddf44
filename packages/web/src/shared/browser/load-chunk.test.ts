import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./load-chunk.ts";

test("loadChunk returns the module when it loads", async () => {
  await expect(loadChunk(async () => "screen")).resolves.toBe("screen");
});

test("loadChunk rejects with a ChunkLoadError and its cause when the load fails", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const failing = loadChunk(() => Promise.reject(cause));
  await expect(failing).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(failing).rejects.toMatchObject({ cause });
});

test("loadChunk rejects after 120 seconds when the load never settles", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  const hanging = loadChunk(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await hanging;
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  vi.useRealTimers();
});
