import type { ReactNode } from "react";
import { dataSortRecipe } from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/primitives.tsx";
import type { DataColumn, DataSort } from "./data-table-props.ts";

const SortButton = styled("button", dataSortRecipe);

interface ColumnHeaderProps<R> {
  readonly column: DataColumn<R>;
  readonly sort: DataSort | undefined;
  readonly onSort: ((sort: DataSort) => void) | undefined;
}

/** The name of a column, or a sort button that requests the opposite order. */
export function ColumnHeader<R>({ column, sort, onSort }: ColumnHeaderProps<R>): ReactNode {
  if (column.sortable !== true || onSort === undefined) return column.header;
  const current = sort?.column === column.key ? sort.direction : undefined;
  const next = current === "ascending" ? "descending" : "ascending";
  return (
    <SortButton type="button" onClick={() => onSort({ column: column.key, direction: next })}>
      {column.header}
      {current !== undefined && (
        <Icon name={current === "ascending" ? "chevron-up" : "chevron-down"} size={16} />
      )}
      <VisuallyHidden>{next === "ascending" ? "오름차순 정렬" : "내림차순 정렬"}</VisuallyHidden>
    </SortButton>
  );
}

/** `aria-sort` of a column; undefined when it is not sortable. */
export function sortOf<R>({ key, sortable }: DataColumn<R>, sort: DataSort | undefined) {
  if (sortable !== true) return undefined;
  return sort?.column === key ? sort.direction : "none";
}
