import type { Ref } from "react";
import { dataCellRecipe, dataRowRecipe } from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import type { DataColumn, DataSelection } from "./data-table-props.ts";
import { SelectionBox } from "./selection-box.tsx";
import { cellAt } from "./use-grid-focus.ts";

const Row = styled("tr", dataRowRecipe);
const Cell = styled("td", dataCellRecipe);

interface GridRowProps<R> {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly row: R;
  readonly label: string;
  /** Its place among all rows, from 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<R>[];
  readonly activeColumn: number | undefined;
  /** Undefined where rows cannot be chosen. */
  readonly onSelect: DataSelection<R>["onSelect"] | undefined;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
}

/** A row of a grid with its cells. */
export function GridRow<R>({
  ref,
  row,
  label,
  index,
  columns,
  activeColumn,
  onSelect,
  isSelected,
  isSelectable,
}: GridRowProps<R>) {
  const lead = onSelect === undefined ? 0 : 1;
  const cell = (column: number) => cellAt({ row: index + 1, column }, activeColumn);
  return (
    <Row
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isSelected}
    >
      {onSelect !== undefined && (
        <Cell role="gridcell" sticky="mark" {...cell(0)}>
          {isSelectable && (
            <SelectionBox
              label={`${label} 선택`}
              checked={isSelected}
              onChange={(checked) => onSelect([row], checked)}
            />
          )}
        </Cell>
      )}
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          role={place === 0 ? "rowheader" : "gridcell"}
          align={column.align}
          sticky={place > 0 ? undefined : lead === 0 ? "first" : "second"}
          {...cell(place + lead)}
        >
          {column.render(row)}
        </Cell>
      ))}
    </Row>
  );
}
