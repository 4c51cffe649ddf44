const BATCH_SIZE = 20;

/** By default a thousand things, so that a long queue does not keep a server from stopping. */
const MAX_BATCHES = 50;

/** Repeats `batch`, which returns how many it found, until it finds fewer than its limit. */
export async function inBatches(
  batch: (limit: number) => Promise<number>,
  maxBatches = MAX_BATCHES,
): Promise<void> {
  for (let count = 0; count < maxBatches; count += 1) {
    if ((await batch(BATCH_SIZE)) < BATCH_SIZE) return;
  }
}
