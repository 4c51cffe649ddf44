import type { Paging } from "@damadum/sdk";
import {
  DataTable,
  EmptyState,
  Heading,
  HStack,
  Loaded,
  Pagination,
  Stack,
  TableSkeleton,
  type DataTableProps,
} from "@damadum/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

interface Rows<Row> {
  readonly items: readonly Row[];
  readonly paging: Paging;
}

interface ListPageProps<Row> extends Pick<
  DataTableProps<Row>,
  "columns" | "rowKey" | "rowLabel" | "renderCard"
> {
  readonly title: string;
  /** What is listed, with its particle: "작업을". */
  readonly what: string;
  readonly query: UseQueryResult<Rows<Row>>;
  readonly hrefOf: (page: number) => string;
  /** A button beside the title. */
  readonly action?: ReactNode;
  readonly intro?: ReactNode;
  readonly empty: { readonly title: string; readonly description: string };
}

/** A paginated list of the workspace: rows on desktops, cards on phones. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, what, query, hrefOf, action, intro, empty, ...table } = props;
  return (
    <Stack gap={{ base: "4", md: "5" }}>
      <HStack justify="space-between" wrap="wrap" gap="3" minHeight="11">
        <Heading level={1} variant="title">
          {title}
        </Heading>
        {action}
      </HStack>
      {intro}
      <Loaded query={query} what={what} skeleton={<TableSkeleton what={what} />}>
        {({ items, paging: { page, limit, total } }) => (
          <DataTable
            {...table}
            label={title}
            rows={items}
            busy={query.isPlaceholderData}
            empty={<EmptyState {...empty} />}
            footer={
              <Pagination
                label={`${title} 쪽`}
                page={page}
                pageSize={limit}
                total={total}
                renderLink={(number) => <RouterLink to={hrefOf(number)} />}
              />
            }
          />
        )}
      </Loaded>
    </Stack>
  );
}
