export interface HeicQuestion {
  readonly file: Blob;
  /** The longer side of the JPEG, in pixels. */
  readonly side: number;
  readonly maxPixels: number;
}

export type HeicAnswer = Blob | "broken" | "huge" | "offline";

/** A slow phone takes some seconds; a network that falls silent while the decoder loads would take for ever. */
const LIMIT_MS = 60_000;

/**
 * Converts a HEIC picture to an upright JPEG in a worker, because most browsers cannot decode it. The worker ends with
 * each picture: a decoder never gives back the memory that it took.
 */
export async function convertHeic(question: HeicQuestion): Promise<HeicAnswer> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<HeicAnswer>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<HeicAnswer>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("The converter did not start.")));
      setTimeout(resolve, LIMIT_MS, "offline");
      worker.postMessage(question, []);
    });
  } finally {
    worker.terminate();
  }
}
