/** Spec section 9: a part of the page that has not arrived by then is reported. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the page could not be loaded: offline, too slow, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Loads a part of the page; rejects with a `ChunkLoadError` when it fails or takes more than two minutes. */
export async function loadChunk<T>(
  load: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkLoadError("A part of the page could not be loaded", { cause });
  } finally {
    clearTimeout(timer);
  }
}
