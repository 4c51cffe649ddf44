import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import {
  elementsOf,
  renderedRows,
  rowsToRender,
  skipsOverscan,
  touchedRows,
  type RowElements,
  type VisibleRange,
} from "./rendered-rows.ts";

/** Estimated height of a row until one is measured, in px: a 44 px control and its border. */
const LIKELY_HEIGHT = 45;

/**
 * Rows rendered above and below the visible ones. Few, because a long scroll renders all of them again on each frame.
 */
const OVERSCAN = 3;

interface RenderedRowsOptions<R> {
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** The row to start at, counted from 0; none if negative. */
  readonly start: number;
  /** The row with the focus, counted from 0; none if negative. */
  readonly active: number;
  /** Whether all rows are rendered, of whatever height. */
  readonly all: boolean;
}

/**
 * The rows to render: the visible ones, a few around them and the one with the focus, each with the element that
 * renders it.
 */
export function useRenderedRows<R>({ rows, rowKey, start, active, all }: RenderedRowsOptions<R>) {
  const scroll = useRef<HTMLDivElement>(null);
  const { rowHeight, measuredRow } = useRowHeight();
  /** State of the last render. */
  const before = useRef<{
    readonly visible: VisibleRange | null;
    readonly elements: RowElements;
    readonly touched: ReadonlySet<string>;
  }>({ visible: null, elements: new Map(), touched: new Set() });
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroll.current,
    // The row to start at was the first below the header when the user left.
    initialOffset: Math.max(0, start) * LIKELY_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      all
        ? defaultRangeExtractor({ ...range, overscan: range.count })
        : rowsToRender(range, { kept: active, noOverscan: noOverscan(range) }),
    // Rows render in their own task, not in the scroll event's.
    useFlushSync: false,
  });
  const noOverscan = (range: Pick<VisibleRange, "startIndex" | "endIndex">): boolean =>
    skipsOverscan(range, { before: before.current.visible, isScrolling: virtualizer.isScrolling });
  const placedHeight = virtualizer.getVirtualItems()[0]?.size;
  useLayoutEffect(() => {
    if (placedHeight !== undefined && placedHeight !== rowHeight) virtualizer.measure();
  }, [virtualizer, placedHeight, rowHeight]);
  const { rows: places, end } = renderedRows(virtualizer);
  const rendered = places.flatMap(({ index, gap }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, key: rowKey(row), index, gap }];
  });
  const elements = elementsOf(
    rendered.map(({ key }) => key),
    before.current,
  );
  const { range } = virtualizer;
  const visible = range && { ...range, noOverscan: noOverscan(range) };
  useLayoutEffect(() => {
    const holder = rows[active];
    const touched = touchedRows(elements.keys(), {
      active: holder && rowKey(holder),
      touched: before.current.touched,
    });
    before.current = { visible, elements, touched };
  });
  return {
    /** The `ref` of the scroll container. */
    scroll,
    rendered: rendered.map((place) => ({ ...place, element: elements.get(place.key) })),
    /** The empty space below the rows in px. */
    end,
    /** Indices of the first and the last visible row. */
    first: range?.startIndex ?? 0,
    last: range?.endIndex ?? 0,
    isAtRest: !virtualizer.isScrolling,
    /** Scrolls a row into view; one that is rendered anyway is scrolled to by its focus. */
    show: (index: number) => {
      if (!all) virtualizer.scrollToIndex(index);
    },
    /** A `ref` that measures its row. */
    measuredRow,
  };
}

/** The height of the rows. All have one line, so only one row is observed, for changes of the text size. */
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
