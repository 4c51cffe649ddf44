import {
  getGetCompanyBoxQueryKey,
  getListCompanyBoxesInfiniteQueryKey,
  getListCompanyBoxesInfiniteQueryOptions,
  getListCompanyBoxesQueryKey,
  getListCompanyContractBoxesInfiniteQueryOptions,
  getListCompanyWorkBoxesInfiniteQueryOptions,
  type CompanyBoxDetail,
  type CompanyBoxPage,
} from "@damadum/sdk";
import {
  infiniteQueryOptions,
  type InfiniteData,
  type MutationFunctionContext,
} from "@tanstack/react-query";
import type { BoxQuery } from "../box-query.ts";
import { MAX_ROWS, ROWS_ON_A_PAGE } from "../page-sizes.ts";

const byCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ paging }: CompanyBoxPage) => paging.next_cursor ?? undefined,
};

/** The boxes that a search finds from a page on; later pages load by cursor, which is as fast at any depth. */
export function boxListOptions(query: BoxQuery) {
  return infiniteQueryOptions({
    ...getListCompanyBoxesInfiniteQueryOptions(query),
    ...byCursor,
  });
}

/** The boxes of a contract, newest first. */
export function contractBoxesOptions(cid: string) {
  return infiniteQueryOptions({
    ...getListCompanyContractBoxesInfiniteQueryOptions(cid, { limit: ROWS_ON_A_PAGE }),
    ...byCursor,
  });
}

/** The boxes of a work, in large pages, because its sheet lists all of them. */
export function workBoxesOptions(wkId: string) {
  return infiniteQueryOptions({
    ...getListCompanyWorkBoxesInfiniteQueryOptions(wkId, { limit: MAX_ROWS }),
    ...byCursor,
  });
}

/** `onSuccess` of the page of a box: the page, and every list and count that the change may concern. */
export async function receiveBoxAndCounts(
  ...[box, variables, result, context]: Parameters<typeof receiveBox>
): Promise<void> {
  const { client } = context;
  receiveBox(box, variables, result, context);
  client.setQueryData(getGetCompanyBoxQueryKey(box.cpbox_id), box);
  // The key of the list is a prefix of those of counts, departments and single boxes.
  await client.invalidateQueries({ queryKey: getListCompanyBoxesQueryKey() });
}

/** `onSuccess` of a box update: patches the cached pages instead of refetching, so that the row keeps its place. */
export function receiveBox(
  box: CompanyBoxDetail,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  const { cpbox_id: id, name, department, contents, retention_until, updated_at } = box;
  client.setQueriesData<InfiniteData<CompanyBoxPage>>(
    { queryKey: getListCompanyBoxesInfiniteQueryKey() },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) =>
            item.cpbox_id === id
              ? { ...item, name, department, contents, retention_until, updated_at }
              : item,
          ),
        })),
      },
  );
}
