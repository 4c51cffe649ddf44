/** `pnpm test:full` repeats everything as often as is useful; `npm test` runs a sample, a different one each day. */
const isFull = process.env["TEST_FULL"] === "1";

/** The seed of every random draw: TEST_SEED, which defaults to the date (set-test-seed.ts). */
export const seed = Number(process.env["TEST_SEED"]);

export function timesOf(times: { readonly full: number; readonly share: number }): number {
  return isFull ? times.full : times.share;
}
