import { useMedia } from "../../shared/use-media.ts";
import { dataTableRecipe } from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import { DataCards } from "./data-cards.tsx";
import { DataGrid } from "./data-grid.tsx";
import type { DataTableProps } from "./data-table-props.ts";

const Root = styled("div", dataTableRecipe);

/** From this width on a table has room for its columns: the theme's `md`. */
const WIDE = "(min-width: 768px)";

/**
 * Rows of data to find, select and work on: a grid with keyboard navigation on desktops, cards on phones. Renders only
 * the visible rows. Sorting, filtering and paging are up to the caller.
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
