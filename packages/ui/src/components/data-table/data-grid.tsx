import { useVirtualizer } from "@tanstack/react-virtual";
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import {
  dataGridRecipe,
  dataHeaderRecipe,
  dataScrollRecipe,
  dataSortRecipe,
} from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/primitives.tsx";
import type { DataColumn, DataSort, DataTableProps } from "./data-table-props.ts";
import { drawnRows, rowsToDraw, type DrawnRange } from "./drawn-rows.ts";
import { GridRow } from "./grid-row.tsx";
import { choiceOf } from "./select-all.ts";
import { SelectionBox } from "./selection-box.tsx";
import { cellAt, useGridFocus } from "./use-grid-focus.ts";

const Scroll = styled("div", dataScrollRecipe);
const Grid = styled("table", dataGridRecipe);
const HeaderCell = styled("th", dataHeaderRecipe);
const SortButton = styled("button", dataSortRecipe);

/** Height of a row until one has been drawn, in px: a control of 44 px and its line. */
const LIKELY_HEIGHT = 45;

/** Rows drawn above and below those in sight. A long scroll draws all of them anew with each frame, so they are few. */
const OVERSCAN = 3;

/** Rows before the last at which more are asked for: some screens, so that a scroll does not come to wait for them. */
const ROWS_AHEAD = 40;

/** The rows on desktops: an ARIA grid with one tab stop, whose cells are reached by arrow keys. */
export function DataGrid<R>({
  label,
  columns,
  rows,
  rowKey,
  rowLabel,
  sort,
  onSort,
  selection,
  busy,
  startAt,
  onEnd,
  onPlace,
}: DataTableProps<R>) {
  // A scroll renders often, and most rows are as they were. A component for each table, since memo keeps no type parameter.
  const [MemoRow] = useState(() => memo(GridRow<R>));
  const scroll = useRef<HTMLDivElement>(null);
  const lead = selection === undefined ? 0 : 1;
  const start = useMemo(
    () => (startAt === undefined ? -1 : rows.findIndex((row) => rowKey(row) === startAt)),
    [rows, rowKey, startAt],
  );
  const focus = useGridFocus({
    rows: rows.length + 1,
    columns: columns.length + lead,
    start: start < 0 ? undefined : { row: start + 1, column: lead },
    show: (row) => virtualizer.scrollToIndex(row),
  });
  const { rowHeight, measuredRow } = useRowHeight();
  const before = useRef<DrawnRange["before"]>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroll.current,
    // Where a person left it, that row was the first below the header.
    initialOffset: Math.max(0, start) * LIKELY_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      rowsToDraw(range, { kept: focus.active.row - 1, before: before.current }),
    // The sticky header covers the first line of the scroll.
    scrollPaddingStart: LIKELY_HEIGHT,
    // Rows are drawn in a task of their own, not in that of the frame that scrolls.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    before.current = virtualizer.range;
  });
  const placedHeight = virtualizer.getVirtualItems()[0]?.size;
  useLayoutEffect(() => {
    if (placedHeight !== undefined && placedHeight !== rowHeight) virtualizer.measure();
  }, [virtualizer, placedHeight, rowHeight]);
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {};
  const reportPlace = useEffectEvent((index: number) => {
    const row = rows[index];
    if (row !== undefined) onPlace?.(row, index);
  });
  const isAtRest = !virtualizer.isScrolling;
  useEffect(() => {
    if (isAtRest) reportPlace(first);
  }, [first, isAtRest]);
  const reportEnd = useEffectEvent(() => onEnd?.());
  const isNearEnd = last >= rows.length - ROWS_AHEAD;
  useEffect(() => {
    if (isNearEnd) reportEnd();
  }, [isNearEnd, rows.length]);
  const drawn = drawnRows(virtualizer);
  // A scroll renders often, and thousands of rows may be loaded.
  const choice = useMemo(
    () => selection && choiceOf(rows, rowKey, selection),
    [rows, rowKey, selection],
  );
  const headColumn = focus.active.row === 0 ? focus.active.column : undefined;
  const spacer = (key: string, height: number) =>
    height > 0 && (
      <tr key={key} aria-hidden>
        <td colSpan={columns.length + lead} style={{ height, padding: 0 }} />
      </tr>
    );
  return (
    <Scroll ref={scroll}>
      <Grid
        ref={focus.ref}
        role="grid"
        aria-label={label}
        // How many there are in all is not known while more follow.
        aria-rowcount={onEnd === undefined ? rows.length + 1 : -1}
        aria-multiselectable={selection === undefined ? undefined : true}
        busy={busy}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection !== undefined && choice !== undefined && (
              <HeaderCell
                role="columnheader"
                scope="col"
                sticky="mark"
                {...cellAt({ row: 0, column: 0 }, headColumn)}
              >
                <SelectionBox
                  label={onEnd === undefined ? "이 쪽 모두 선택" : "불러온 박스 모두 선택"}
                  checked={choice.all}
                  indeterminate={choice.some}
                  onChange={(checked) => selection.onSelect(choice.rows, checked)}
                />
              </HeaderCell>
            )}
            {columns.map((column, index) => (
              <HeaderCell
                key={column.key}
                role="columnheader"
                scope="col"
                align={column.align}
                width={column.width}
                sticky={index > 0 ? undefined : lead === 0 ? "first" : "second"}
                aria-sort={sortOf(column, sort)}
                {...cellAt({ row: 0, column: index + lead }, headColumn)}
              >
                <ColumnHeader column={column} sort={sort} onSort={onSort} />
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.rows.flatMap(({ index, gap }, place) => {
            const row = rows[index];
            if (row === undefined) return [];
            const key = rowKey(row);
            const isSelected = selection?.selected.has(key) ?? false;
            const isSelectable = selection?.isSelectable?.(row) ?? true;
            return [
              spacer(`before ${key}`, gap),
              <MemoRow
                key={key}
                ref={place === 0 ? measuredRow : undefined}
                row={row}
                label={rowLabel(row)}
                index={index}
                columns={columns}
                // The column of the cell that the Tab key leads to.
                activeColumn={focus.active.row === index + 1 ? focus.active.column : undefined}
                onSelect={selection?.onSelect}
                isSelected={isSelected}
                isSelectable={isSelectable}
              />,
            ];
          })}
          {spacer("after", drawn.end)}
        </tbody>
      </Grid>
    </Scroll>
  );
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

interface ColumnHeaderProps<R> {
  readonly column: DataColumn<R>;
  readonly sort: DataSort | undefined;
  readonly onSort: ((sort: DataSort) => void) | undefined;
}

function ColumnHeader<R>({ column, sort, onSort }: ColumnHeaderProps<R>): ReactNode {
  if (column.sortable !== true || onSort === undefined) return column.header;
  const current = sort?.column === column.key ? sort.direction : undefined;
  const next = current === "ascending" ? "descending" : "ascending";
  return (
    <SortButton type="button" onClick={() => onSort({ column: column.key, direction: next })}>
      {column.header}
      {current !== undefined && (
        <Icon name={current === "ascending" ? "chevron-up" : "chevron-down"} size={16} />
      )}
      <VisuallyHidden>{next === "ascending" ? "오름차순 정렬" : "내림차순 정렬"}</VisuallyHidden>
    </SortButton>
  );
}

function sortOf<R>({ key, sortable }: DataColumn<R>, sort: DataSort | undefined) {
  if (sortable !== true) return undefined;
  return sort?.column === key ? sort.direction : "none";
}
