import {
  defaultRangeExtractor,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from "@tanstack/react-virtual";

/** A row to render, and the empty space above it in px. */
export interface RenderedRow {
  readonly index: number;
  readonly gap: number;
}

/** The rows to render in order, with the space of those left out; `end` is the space below the last. */
export function renderedRows<S extends Element | Window>(
  virtualizer: Virtualizer<S, HTMLElement>,
): { rows: readonly RenderedRow[]; end: number } {
  const { scrollMargin } = virtualizer.options;
  let reached = scrollMargin;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }: VirtualItem) => {
    const gap = start - reached;
    reached = end;
    return { index, gap };
  });
  return { rows, end: Math.max(0, virtualizer.getTotalSize() + scrollMargin - reached) };
}

/** The visible range, and whether its overscan is skipped. */
export interface VisibleRange extends Pick<Range, "startIndex" | "endIndex"> {
  readonly noOverscan: boolean;
}

/**
 * Whether to skip the overscan: after a jump past everything that was visible, which would only render rows to leave
 * them behind again, until the scroll stops or continues in smaller steps.
 */
export function skipsOverscan(
  range: Pick<Range, "startIndex" | "endIndex">,
  { before, isScrolling }: { readonly before: VisibleRange | null; readonly isScrolling: boolean },
): boolean {
  if (before === null) return false;
  const isSame = range.startIndex === before.startIndex && range.endIndex === before.endIndex;
  if (isSame) return before.noOverscan && isScrolling;
  return range.startIndex > before.endIndex || range.endIndex < before.startIndex;
}

/**
 * Indices of the rows to render: those in view, the overscan, and the row with the focus (`kept`, none if negative).
 */
export function rowsToRender(
  range: Range,
  { kept, noOverscan }: { readonly kept: number; readonly noOverscan: boolean },
): number[] {
  const seen = defaultRangeExtractor(noOverscan ? { ...range, overscan: 0 } : range);
  if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
  return [...seen, kept].toSorted((a, b) => a - b);
}

/** The element that renders each row, by the row's key. */
export type RowElements = ReadonlyMap<string, number>;

/**
 * Assigns each row an element; a row that stays keeps its own. After a jump, new rows reuse the elements of rows that
 * left, in order, so that the browser neither creates nor restyles them. Moving an element costs as much as creating
 * one and briefly drops its focus, so no element moves past a row that stays. A touched element may contain a text
 * being edited, so no other row reuses it.
 */
export function elementsOf(
  keys: readonly string[],
  { elements, touched }: { readonly elements: RowElements; readonly touched: ReadonlySet<string> },
): RowElements {
  const isLeap = !keys.some((key) => elements.has(key) && !touched.has(key));
  const rendered = new Set(keys);
  /** Reusable elements: above the first row that stays, then below each row that stays. */
  const free: number[][] = [[]];
  for (const [key, element] of elements) {
    if (rendered.has(key)) free.push([]);
    else if (isLeap && !touched.has(key)) free.at(-1)?.push(element);
  }
  let last = Math.max(-1, ...elements.values());
  return new Map(
    keys.map((key) => {
      const own = elements.get(key);
      if (own !== undefined) free.shift();
      return [key, own ?? free[0]?.shift() ?? (last += 1)];
    }),
  );
}

/** Keys of rendered rows that have the focus, or had it while they were rendered. */
export function touchedRows(
  keys: Iterable<string>,
  {
    active,
    touched,
  }: { readonly active: string | undefined; readonly touched: ReadonlySet<string> },
): ReadonlySet<string> {
  return new Set([...keys].filter((key) => key === active || touched.has(key)));
}
