import {
  getListCompanyBoxesQueryKey,
  type CompanyBoxDetail,
  type CompanyBoxPage,
} from "@damadum/sdk";
import type { MutationFunctionContext } from "@tanstack/react-query";

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
