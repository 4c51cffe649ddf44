/** `pnpm test:full` tries everything as often as it can be worth; `npm test` tries a share, another one each day. */
const isFull = process.env["TEST_FULL"] === "1";

/** What chance is drawn from; scripts/test-all.ts prints it, and TEST_SEED repeats it. */
export const seed = Number(
  process.env["TEST_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""),
);

/** How often something is tried in this run. */
export function timesOf(times: { readonly full: number; readonly share: number }): number {
  return isFull ? times.full : times.share;
}
