import type { ReactNode } from "react";
import { styled } from "../../theme/styled.ts";
import { tableHintRecipe, tableRecipe } from "../../theme/recipes/table.ts";

const Root = styled("table", tableRecipe);
const Hint = styled("span", tableHintRecipe);

interface Captioned {
  caption: string;
  captionHidden?: boolean | undefined;
}

export interface TableColumn {
  header: string;
  /** Use `end` for numbers. */
  align?: "start" | "end" | undefined;
}

export interface TableProps extends Captioned {
  columns: readonly TableColumn[];
  /** One array of cells per row, in the order of the columns. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** For more columns than a phone is wide: there each row is a list of its values. */
  stacked?: boolean | undefined;
  /** A bold last row, such as a total. */
  footer?: readonly ReactNode[] | undefined;
}

/** Data in rows and columns, with a caption that names it. */
export function Table({ caption, captionHidden, columns, rows, stacked, footer }: TableProps) {
  const align = (index: number) => (columns[index]?.align === "end" ? "end" : undefined);
  const toCell = (cell: ReactNode, index: number) => (
    <td
      key={columns[index]?.header ?? index}
      data-column={columns[index]?.header}
      data-align={align(index)}
    >
      {cell}
    </td>
  );
  return (
    <Root captionHidden={captionHidden} stacked={stacked}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column.header} scope="col" data-align={align(index)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>{row.cells.map(toCell)}</tr>
        ))}
      </tbody>
      {footer !== undefined && (
        <tfoot>
          <tr>{footer.map(toCell)}</tr>
        </tfoot>
      )}
    </Root>
  );
}

export interface DetailTableProps extends Captioned {
  rows: readonly {
    term: string;
    /** A muted line below the term. */
    hint?: string | undefined;
    value: ReactNode;
  }[];
  /** Alignment of the values: `end` for money. */
  align?: "start" | "end" | undefined;
}

/** Terms with their values beside them, as in the details of a 견적서. */
export function DetailTable({ caption, captionHidden, rows, align }: DetailTableProps) {
  return (
    <Root captionHidden={captionHidden}>
      <caption>{caption}</caption>
      <tbody>
        {/* Two rows of money may have one term. */}
        {rows.map((row, index) => (
          <tr key={`${index} ${row.term}`}>
            <th scope="row">
              {row.term}
              {row.hint !== undefined && <Hint>{row.hint}</Hint>}
            </th>
            <td data-align={align === "end" ? "end" : undefined}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
