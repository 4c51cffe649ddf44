import { useMemo, type RefCallback } from "react";
import type { DataColumn, DataSelection } from "./data-table-props.ts";
import { cellAt } from "./use-grid-focus.ts";

interface GridRowProps<R> {
  readonly ref: RefCallback<HTMLTableRowElement> | undefined;
  readonly row: R;
  readonly label: string;
  /** Index among all rows, from 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<R>[];
  readonly activeColumn: number | undefined;
  /** Undefined when rows cannot be selected. */
  readonly onSelect: DataSelection<R>["onSelect"] | undefined;
  readonly isSelected: boolean;
  /** Why the row cannot be selected. */
  readonly refusal: string | undefined;
}

/**
 * A row of a grid with its cells. The grid's own CSS styles these, their checkboxes and links, because a scroll renders
 * hundreds of them.
 */
export function GridRow<R>({
  ref,
  row,
  label,
  index,
  columns,
  activeColumn,
  onSelect,
  isSelected,
  refusal,
}: GridRowProps<R>) {
  const lead = onSelect === undefined ? 0 : 1;
  const cell = (column: number) => cellAt(column, activeColumn);
  // A selection of all changes every row, but nothing inside its cells.
  const contents = useMemo(() => columns.map(({ render }) => render(row)), [columns, row]);
  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isSelected}
    >
      {onSelect !== undefined && (
        <td data-sticky="mark" title={refusal} {...cell(0)}>
          {refusal === undefined ? (
            <label>
              <input
                type="checkbox"
                aria-label={`${label} 선택`}
                checked={isSelected}
                onChange={(event) => onSelect([row], event.currentTarget.checked)}
              />
            </label>
          ) : (
            <span>{refusal}</span>
          )}
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          role={place === 0 ? "rowheader" : "gridcell"}
          data-align={column.align}
          data-sticky={place > 0 ? undefined : lead === 0 ? "first" : "second"}
          {...cell(place + lead)}
        >
          {contents[place]}
        </td>
      ))}
    </tr>
  );
}
