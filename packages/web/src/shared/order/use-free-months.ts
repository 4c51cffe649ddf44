import { getListStorageContractsQueryOptions } from "@damadum/sdk";
import { useQuery } from "@tanstack/react-query";
import { useLoggedIn } from "../session/session-context.ts";

/** As many as the list has on one page, because any of them may be the one that began free of charge. */
const ALL = { limit: 100 };

/**
 * Whether this person can have the free months: a visitor can, and a member who has not had them; undefined until that
 * is known. When it cannot be known, the order itself says so.
 */
export function useFreeMonths(): boolean | undefined {
  const isMember = useLoggedIn();
  const contracts = useQuery({ ...getListStorageContractsQueryOptions(ALL), enabled: isMember });
  if (!isMember || contracts.isError) return true;
  return contracts.data?.items.every(
    ({ promotion, status }) => promotion === null || status === "CANCEL",
  );
}
