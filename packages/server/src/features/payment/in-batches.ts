const BATCH_SIZE = 20;

/** So that a long queue does not keep a server from stopping. */
const MAX_BATCHES = 50;

/** Repeats `batch`, which returns how many it found, until it finds fewer than its limit. */
export async function inBatches(batch: (limit: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < MAX_BATCHES; count += 1) {
    if ((await batch(BATCH_SIZE)) < BATCH_SIZE) return;
  }
}
