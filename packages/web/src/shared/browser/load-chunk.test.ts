import { afterEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, loadChunkWithRetry } from "./load-chunk.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("loadChunk returns what was loaded when the load succeeds", async () => {
  await expect(loadChunk(async () => "screen")).resolves.toBe("screen");
});

test("loadChunk rejects with the cause in a ChunkLoadError when the load fails", async () => {
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

test("loadChunkWithRetry loads again when the network returns", async () => {
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue("sections");
  const part = loadChunkWithRetry(load);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(expect.any(ChunkLoadError)));
  expect(load).toHaveBeenCalledTimes(1);
  network.dispatchEvent(new Event("online"));
  await expect(part).resolves.toBe("sections");
});
