import type { DataSelection } from "./data-table-props.ts";

interface Choice<Row> {
  /** Rows of this page that can be chosen. */
  readonly rows: readonly Row[];
  readonly all: boolean;
  readonly some: boolean;
}

/** What the box above all rows shows and acts on: the rows of this page that can be chosen. */
export function choiceOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { selected, isSelectable = () => true }: DataSelection<Row>,
): Choice<Row> {
  const selectable = rows.filter(isSelectable);
  const count = selectable.filter((row) => selected.has(rowKey(row))).length;
  const all = count > 0 && count === selectable.length;
  return { rows: selectable, all, some: count > 0 && !all };
}
