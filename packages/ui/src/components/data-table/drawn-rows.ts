import { defaultRangeExtractor, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";

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

/** Keeps one row drawn wherever the table is scrolled to: it holds the focus. */
export function rangeWith(kept: number): typeof defaultRangeExtractor {
  return (range) => {
    const seen = defaultRangeExtractor(range);
    if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
    return [...seen, kept].toSorted((a, b) => a - b);
  };
}
