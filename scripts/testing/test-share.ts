/** `pnpm test:full` tries everything as often as it can be worth; `npm test` tries a share, another one each day. */
const isFull = process.env["TEST_FULL"] === "1";

/** What chance is drawn from: TEST_SEED, which vitest.config.ts sets to the day unless it is set. */
export const seed = Number(process.env["TEST_SEED"]);

/** How often something is tried in this run. */
export function timesOf(times: { readonly full: number; readonly share: number }): number {
  return isFull ? times.full : times.share;
}
