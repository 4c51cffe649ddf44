import type { DataSelection } from "./data-table-props.ts";

interface Choice<Row> {
  /** Selectable rows of this page. */
  readonly rows: readonly Row[];
  readonly all: boolean;
  readonly some: boolean;
}

/** State and target of the select-all checkbox: the selectable rows of this page. */
export function choiceOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { selected, refusalOf }: DataSelection<Row>,
): Choice<Row> {
  const selectable = rows.filter((row) => refusalOf?.(row) === undefined);
  const count = selectable.filter((row) => selected.has(rowKey(row))).length;
  const all = count > 0 && count === selectable.length;
  return { rows: selectable, all, some: count > 0 && !all };
}
