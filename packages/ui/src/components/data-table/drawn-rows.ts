import {
  defaultRangeExtractor,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from "@tanstack/react-virtual";

/** A row to draw, and the empty room above it in px. */
export interface DrawnRow {
  readonly index: number;
  readonly gap: number;
}

/** Rows to draw in order, with the room of those left out; `end` is the room below the last. */
export function drawnRows<S extends Element | Window>(
  virtualizer: Virtualizer<S, HTMLElement>,
): { rows: readonly DrawnRow[]; end: number } {
  const { scrollMargin } = virtualizer.options;
  let reached = scrollMargin;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }: VirtualItem) => {
    const gap = start - reached;
    reached = end;
    return { index, gap };
  });
  return { rows, end: Math.max(0, virtualizer.getTotalSize() + scrollMargin - reached) };
}

export interface DrawnRange {
  /** Its row stays drawn wherever the table is scrolled to: it holds the focus. None below 0. */
  readonly kept: number;
  /** What was in sight before. */
  readonly before: Pick<Range, "startIndex" | "endIndex"> | null;
}

/**
 * Which rows to draw: those in sight and some around them. A scroll past everything that was in sight leaves those around
 * out until it rests: it leaves them behind as well.
 */
export function rowsToDraw(range: Range, { kept, before }: DrawnRange): number[] {
  const isLeap =
    before !== null && (range.startIndex > before.endIndex || range.endIndex < before.startIndex);
  const seen = defaultRangeExtractor(isLeap ? { ...range, overscan: 0 } : range);
  if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
  return [...seen, kept].toSorted((a, b) => a - b);
}
