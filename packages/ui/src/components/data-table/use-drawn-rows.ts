import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import {
  drawnRows,
  elementsOf,
  isBareSight,
  rowsToDraw,
  touchedRows,
  type RowElements,
  type Sight,
} from "./drawn-rows.ts";

/** Height of a row until one has been drawn, in px: a control of 44 px and its line. */
const LIKELY_HEIGHT = 45;

/** Rows drawn above and below those in sight. A long scroll draws all of them anew with each frame, so they are few. */
const OVERSCAN = 3;

interface DrawnRowsOptions<R> {
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** The row to start at, counted from 0. */
  readonly start: number;
  /** The row that holds the focus, counted from 0; there is none below 0. */
  readonly active: number;
}

/** The rows that a scroll draws: those in sight, few around them and the one that holds the focus, each with the element that draws it. */
export function useDrawnRows<R>({ rows, rowKey, start, active }: DrawnRowsOptions<R>) {
  const scroll = useRef<HTMLDivElement>(null);
  const { rowHeight, measuredRow } = useRowHeight();
  /** What was drawn last. */
  const before = useRef<{
    readonly sight: Sight | null;
    readonly elements: RowElements;
    readonly touched: ReadonlySet<string>;
  }>({ sight: null, elements: new Map(), touched: new Set() });
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroll.current,
    // Where a person left it, that row was the first below the header.
    initialOffset: Math.max(0, start) * LIKELY_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) => rowsToDraw(range, { kept: active, isBare: isBare(range) }),
    // Rows are drawn in a task of their own, not in that of the frame that scrolls.
    useFlushSync: false,
  });
  const isBare = (range: Pick<Sight, "startIndex" | "endIndex">): boolean =>
    isBareSight(range, { before: before.current.sight, isScrolling: virtualizer.isScrolling });
  const placedHeight = virtualizer.getVirtualItems()[0]?.size;
  useLayoutEffect(() => {
    if (placedHeight !== undefined && placedHeight !== rowHeight) virtualizer.measure();
  }, [virtualizer, placedHeight, rowHeight]);
  const { rows: places, end } = drawnRows(virtualizer);
  const drawn = places.flatMap(({ index, gap }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, key: rowKey(row), index, gap }];
  });
  const elements = elementsOf(
    drawn.map(({ key }) => key),
    before.current,
  );
  const { range } = virtualizer;
  const sight = range && { ...range, isBare: isBare(range) };
  useLayoutEffect(() => {
    const holder = rows[active];
    const touched = touchedRows(elements.keys(), {
      active: holder && rowKey(holder),
      touched: before.current.touched,
    });
    before.current = { sight, elements, touched };
  });
  return {
    /** The `ref` of what the rows scroll in. */
    scroll,
    drawn: drawn.map((place) => ({ ...place, element: elements.get(place.key) })),
    /** The empty room below them in px. */
    end,
    /** The first and the last row in sight. */
    first: range?.startIndex ?? 0,
    last: range?.endIndex ?? 0,
    isAtRest: !virtualizer.isScrolling,
    /** Brings a row into sight. */
    show: (index: number) => virtualizer.scrollToIndex(index),
    /** Measures the row that it is the `ref` of. */
    measuredRow,
  };
}

/** The height of the rows, all of which have one line: only one of them is measured, as soon as its text changes its size. */
function useRowHeight() {
  const [rowHeight, setRowHeight] = useState(LIKELY_HEIGHT);
  const measuredRow = useCallback((row: HTMLTableRowElement) => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined && height > 0) setRowHeight(height);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { rowHeight, measuredRow };
}
