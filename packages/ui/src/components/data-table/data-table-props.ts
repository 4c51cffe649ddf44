import type { ReactNode } from "react";

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** A cell that has not held the focus may be drawn again for another row. */
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: "start" | "end" | undefined;
  /** Share of the table's width: a badge or date, a name, or a text. */
  width?: "narrow" | "medium" | "wide" | undefined;
  /** Its header becomes a button that asks for the other order. */
  sortable?: boolean | undefined;
}

export interface DataSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface DataSelection<Row> {
  /** Keys of the chosen rows, of other pages too. */
  selected: ReadonlySet<string>;
  onSelect: (rows: readonly Row[], selected: boolean) => void;
  /** Rows that nothing can be done with have no box to check. */
  isSelectable?: ((row: Row) => boolean) | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table for a screen reader. */
  label: string;
  /** The first column names its row and stays in sight. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  rowLabel: (row: Row) => string;
  /** What a row is on phones. */
  renderCard: (row: Row) => ReactNode;
  sort?: DataSort | undefined;
  onSort?: ((sort: DataSort) => void) | undefined;
  selection?: DataSelection<Row> | undefined;
  /** Search and filters, above the rows. */
  filters?: ReactNode;
  /** Pages, below the rows. */
  footer?: ReactNode;
  /** Shown instead of rows where there are none. */
  empty?: ReactNode;
  /** Greys rows that are about to give way to others. */
  busy?: boolean | undefined;
  /** Names the list that the rows are of: another one starts at its top. */
  listKey?: string | undefined;
  /** The row to start at, when a person returns to the table. */
  startAt?: string | undefined;
  /** Called when the last rows come near, where more follow them. On phones only pages do: what is below the cards stays in reach. */
  onEnd?: (() => void) | undefined;
  /** Called with the first row in sight of a table that scrolls in itself, as soon as it is another one. */
  onPlace?: ((row: Row, index: number) => void) | undefined;
}
