export interface Summary {
  readonly median: number;
  /** First quartile; `high` is the third. */
  readonly low: number;
  readonly high: number;
}

/** Summary of some figures; throws when there are none. */
export function summarise(figures: readonly number[]): Summary {
  if (figures.length === 0) throw new RangeError("no figures to summarise");
  const sorted = figures.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
