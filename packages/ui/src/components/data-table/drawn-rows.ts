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

/** What is in sight, and whether rows around it are left out. */
export interface Sight extends Pick<Range, "startIndex" | "endIndex"> {
  readonly isBare: boolean;
}

/**
 * Whether rows around those in sight are left out: after a scroll past everything that was in sight, which leaves them behind as
 * well, until it rests or continues in smaller steps.
 */
export function isBareSight(
  range: Pick<Range, "startIndex" | "endIndex">,
  { before, isScrolling }: { readonly before: Sight | null; readonly isScrolling: boolean },
): boolean {
  if (before === null) return false;
  const isSame = range.startIndex === before.startIndex && range.endIndex === before.endIndex;
  if (isSame) return before.isBare && isScrolling;
  return range.startIndex > before.endIndex || range.endIndex < before.startIndex;
}

/** Which rows to draw: those in sight, some around them, and the row that holds the focus (none below 0). */
export function rowsToDraw(
  range: Range,
  { kept, isBare }: { readonly kept: number; readonly isBare: boolean },
): number[] {
  const seen = defaultRangeExtractor(isBare ? { ...range, overscan: 0 } : range);
  if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen;
  return [...seen, kept].toSorted((a, b) => a - b);
}

/** Which element draws a row, by the row's key. */
export type RowElements = ReadonlyMap<string, number>;

/**
 * Gives each row an element; one that stays keeps its own. After a leap the rows that come take the elements of those that go, in their
 * order, so that the browser neither makes nor styles them anew. Elements that changed places would cost as much as new ones, and one
 * that holds the focus would lose it for a moment, so other rows get those: no element goes past a row that stays. What was touched may
 * hold a text that is being edited, and is never another row's.
 */
export function elementsOf(
  keys: readonly string[],
  { elements, touched }: { readonly elements: RowElements; readonly touched: ReadonlySet<string> },
): RowElements {
  const isLeap = !keys.some((key) => elements.has(key) && !touched.has(key));
  const drawn = new Set(keys);
  /** Elements to lend: above the first row that stays, below it, and so on below each. */
  const free: number[][] = [[]];
  for (const [key, element] of elements) {
    if (drawn.has(key)) free.push([]);
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

/** Keys of drawn rows that hold the focus or have held it while they were drawn. */
export function touchedRows(
  keys: Iterable<string>,
  {
    active,
    touched,
  }: { readonly active: string | undefined; readonly touched: ReadonlySet<string> },
): ReadonlySet<string> {
  return new Set([...keys].filter((key) => key === active || touched.has(key)));
}
