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
  /** Numbers stand at the end. */
  align?: "start" | "end" | undefined;
}

export interface TableProps extends Captioned {
  columns: readonly TableColumn[];
  /** One array of cells per row, in the order of the columns. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** A last row in bold, the sum. */
  footer?: readonly ReactNode[] | undefined;
}

/** Data in rows and columns, with a caption that names it. */
export function Table({ caption, captionHidden, columns, rows, footer }: TableProps) {
  const align = (index: number) => (columns[index]?.align === "end" ? "end" : undefined);
  return (
    <Root captionHidden={captionHidden}>
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
          <tr key={row.key}>
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.header ?? index} data-align={align(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {footer !== undefined && (
        <tfoot>
          <tr>
            {footer.map((cell, index) => (
              <td key={columns[index]?.header ?? index} data-align={align(index)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Root>
  );
}

export interface DetailTableProps extends Captioned {
  rows: readonly {
    term: string;
    /** A quiet line under the term. */
    hint?: string | undefined;
    value: ReactNode;
  }[];
  /** Where the values stand: `end` for money. */
  align?: "start" | "end" | undefined;
}

/** Terms at the start and their values beside them, as a 견적서 lists its facts. */
export function DetailTable({ caption, captionHidden, rows, align }: DetailTableProps) {
  return (
    <Root captionHidden={captionHidden}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term}>
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
