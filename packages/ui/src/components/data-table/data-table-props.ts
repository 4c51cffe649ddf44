import type { ReactNode } from "react";

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** A cell's DOM is reused for another row unless it has had the focus. */
  render: (row: Row) => ReactNode;
  /** Use `end` for numbers. */
  align?: "start" | "end" | undefined;
  /** Share of the table's width: for a badge or date, a button, a name, or a text. */
  width?: "narrow" | "action" | "medium" | "wide" | undefined;
}

export interface DataSelection<Row> {
  /** Keys of the selected rows, including other pages. */
  selected: ReadonlySet<string>;
  onSelect: (rows: readonly Row[], selected: boolean) => void;
  /** Why a row cannot be selected, said in place of its checkbox; undefined for one that can. */
  refusalOf?: ((row: Row) => string | undefined) | undefined;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first column names its row and stays visible. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of a row in the label of its checkbox. */
  rowLabel: (row: Row) => string;
  /** Renders a row on phones. */
  renderCard: (row: Row) => ReactNode;
  selection?: DataSelection<Row> | undefined;
  /** Label of the checkbox that selects all rows loaded so far, when more follow. */
  allLoadedLabel?: string | undefined;
  /** Search and filters, above the rows. */
  filters?: ReactNode;
  /** Pages, below the rows. */
  footer?: ReactNode;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /**
   * Columns are as wide as what they say, and cells may have several lines. Renders every row, because their heights
   * differ: for hundreds of rows, without `onEnd` and `startAt`.
   */
  wraps?: boolean | undefined;
  /** Greys out rows that are being replaced. */
  busy?: boolean | undefined;
  /** Identifies the list of the rows: another list starts at its top. */
  listKey?: string | undefined;
  /** Key of the row to start at, when the user returns to the table. */
  startAt?: string | undefined;
  /**
   * Called near the last row when more follow. Not called on phones, which use pages so that the content below the
   * cards stays in reach.
   */
  onEnd?: (() => void) | undefined;
  /**
   * Called with the first visible row of a table with its own scroll, whenever it changes and the scroll has stopped.
   */
  onPlace?: ((row: Row, index: number) => void) | undefined;
}
