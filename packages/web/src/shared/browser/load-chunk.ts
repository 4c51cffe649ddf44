import { afterPress } from "@damadum/browser";
import { reportError } from "../reporting/report-error.ts";

/** Spec section 9: a chunk that has not loaded within this time is reported. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A chunk could not be loaded: offline, too slow, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Loads a chunk, which may move the page and so waits for the end of a press; rejects with a `ChunkLoadError` when it fails or takes more than two minutes. */
export async function loadChunk<T>(
  load: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    const chunk = await Promise.race([load(), timeout]);
    await new Promise<void>((resolve) => afterPress(resolve));
    return chunk;
  } catch (cause) {
    throw new ChunkLoadError("A part of the page could not be loaded", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a chunk that its page can do without for now: reports a failure and retries when the network comes back. The
 * prerendered content stays visible until then.
 */
export async function loadChunkWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (error) {
    reportError(error);
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
    });
    return loadChunkWithRetry(load);
  }
}
