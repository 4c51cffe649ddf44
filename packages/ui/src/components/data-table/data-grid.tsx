import { memo, useEffect, useEffectEvent, useMemo, useState } from "react";
import {
  dataGridRecipe,
  dataHeaderRecipe,
  dataScrollRecipe,
} from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import type { DataTableProps } from "./data-table-props.ts";
import { GridRow } from "./grid-row.tsx";
import { choiceOf } from "./select-all.ts";
import { SelectionBox } from "./selection-box.tsx";
import { cellAt, useGridFocus } from "./use-grid-focus.ts";
import { useRenderedRows } from "./use-rendered-rows.ts";

const Scroll = styled("div", dataScrollRecipe);
const Grid = styled("table", dataGridRecipe);
const HeaderCell = styled("th", dataHeaderRecipe);

/** Requests more rows this many before the last: a few screens, so that scrolling does not have to wait. */
const ROWS_AHEAD = 40;

/** The rows on desktops: an ARIA grid with one tab stop, navigated by arrow keys. */
export function DataGrid<R>({
  label,
  columns,
  rows,
  rowKey,
  rowLabel,
  selection,
  allLoadedLabel,
  wraps = false,
  busy,
  startAt,
  onEnd,
  onPlace,
}: DataTableProps<R>) {
  // Scrolling renders often, with most rows unchanged. One memo component per table, because memo drops type
  // parameters.
  const [MemoRow] = useState(() => memo(GridRow<R>));
  const lead = selection === undefined ? 0 : 1;
  const start = useMemo(
    () => (startAt === undefined ? -1 : rows.findIndex((row) => rowKey(row) === startAt)),
    [rows, rowKey, startAt],
  );
  const { ref, active, onKeyDown, onFocus, onBlur } = useGridFocus({
    rows: rows.length + 1,
    columns: columns.length + lead,
    start: start < 0 ? undefined : { row: start + 1, column: lead },
    show: (row) => show(row),
  });
  const { scroll, rendered, end, first, last, isAtRest, show, measuredRow } = useRenderedRows({
    rows,
    rowKey,
    start,
    active: active.row - 1,
    all: wraps,
  });
  const reportPlace = useEffectEvent((index: number) => {
    const row = rows[index];
    if (row !== undefined) onPlace?.(row, index);
  });
  useEffect(() => {
    if (isAtRest) reportPlace(first);
  }, [first, isAtRest]);
  const reportEnd = useEffectEvent(() => onEnd?.());
  const isNearEnd = last >= rows.length - ROWS_AHEAD;
  useEffect(() => {
    if (isNearEnd) reportEnd();
  }, [isNearEnd, rows.length]);
  // Memoised, because scrolling renders often and thousands of rows may be loaded.
  const choice = useMemo(
    () => selection && choiceOf(rows, rowKey, selection),
    [rows, rowKey, selection],
  );
  const headColumn = active.row === 0 ? active.column : undefined;
  const spacer = (key: string, height: number) =>
    height > 0 && (
      <tr key={key} aria-hidden>
        <td colSpan={columns.length + lead} style={{ height, padding: 0 }} />
      </tr>
    );
  return (
    <Scroll ref={scroll}>
      <Grid
        ref={ref}
        role="grid"
        aria-label={label}
        // The total is unknown while more rows follow.
        aria-rowcount={onEnd === undefined ? rows.length + 1 : -1}
        aria-multiselectable={selection === undefined ? undefined : true}
        busy={busy}
        wraps={wraps}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection !== undefined && choice !== undefined && (
              <HeaderCell role="columnheader" scope="col" sticky="mark" {...cellAt(0, headColumn)}>
                <SelectionBox
                  label={(onEnd && allLoadedLabel) ?? "이 쪽 모두 선택"}
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
                {...cellAt(index + lead, headColumn)}
              >
                {column.header}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rendered.flatMap(({ row, key, element, index, gap }, place) => {
            const isSelected = selection?.selected.has(key) ?? false;
            return [
              spacer(`before ${place}`, gap),
              <MemoRow
                key={element}
                ref={place === 0 ? measuredRow : undefined}
                row={row}
                label={rowLabel(row)}
                index={index}
                columns={columns}
                // The column of the tab stop, if it is in this row.
                activeColumn={active.row === index + 1 ? active.column : undefined}
                onSelect={selection?.onSelect}
                isSelected={isSelected}
                refusal={selection?.refusalOf?.(row)}
              />,
            ];
          })}
          {spacer("after", end)}
        </tbody>
      </Grid>
    </Scroll>
  );
}
