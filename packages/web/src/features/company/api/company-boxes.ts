import {
  getCountCompanyBoxesQueryOptions,
  getListCompanyBoxesQueryKey,
  getListCompanyBoxesQueryOptions,
  type CompanyBoxDetail,
  type CompanyBoxPage,
} from "@damadum/sdk";
import { keepPreviousData, type MutationFunctionContext } from "@tanstack/react-query";
import { BOXES_ON_A_PAGE, type BoxQuery } from "../box-query.ts";

/** Boxes whose retention ends soon, as many as the overview names. */
const EXPIRING_SHOWN = 5;

/** One page of the company's boxes; the page before stays in sight until the next one is here. */
export function boxPageOptions(query: BoxQuery) {
  return getListCompanyBoxesQueryOptions(
    { ...query, limit: BOXES_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** How many boxes each filter finds. */
export function boxCountOptions() {
  return getCountCompanyBoxesQueryOptions();
}

/** The boxes whose retention ends first. */
export function expiringBoxesOptions() {
  return getListCompanyBoxesQueryOptions({ filter: "EXPIRING", limit: EXPIRING_SHOWN });
}

/** `onSuccess` of a change of one box: the pages that show it follow without being asked for again, so that the row stays in its place. */
export function receiveBox(
  box: CompanyBoxDetail,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  const { cpbox_id: id, name, department, contents, retention_until, updated_at } = box;
  client.setQueriesData<CompanyBoxPage>({ queryKey: getListCompanyBoxesQueryKey() }, (page) =>
    // The key begins those of single boxes and of the count too.
    page === undefined || !("items" in page)
      ? page
      : {
          ...page,
          items: page.items.map((item) =>
            item.cpbox_id === id
              ? { ...item, name, department, contents, retention_until, updated_at }
              : item,
          ),
        },
  );
}
