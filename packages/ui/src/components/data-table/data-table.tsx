import { useMedia } from "../../shared/use-media.ts";
import { dataTableRecipe } from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import { DataCards } from "./data-cards.tsx";
import { DataGrid } from "./data-grid.tsx";
import type { DataTableProps } from "./data-table-props.ts";

const Root = styled("div", dataTableRecipe);

/** Where a table has the room for its columns: the theme's `md`. */
const WIDE = "(min-width: 768px)";

/**
 * Rows of data to find, choose and work on: a grid operated by keyboard on desktops, cards on phones. Only the rows in sight are
 * drawn. Sorting, filtering and pages are the caller's.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, filters, footer, empty, busy, listKey } = props;
  const isWide = useMedia(WIDE);
  return (
    <Root aria-busy={busy || undefined}>
      {filters}
      {rows.length === 0 ? (
        empty
      ) : isWide ? (
        <DataGrid key={listKey} {...props} />
      ) : (
        <DataCards {...props} />
      )}
      {footer}
    </Root>
  );
}
