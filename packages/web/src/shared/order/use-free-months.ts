import { getListStorageContractsQueryOptions } from "@damadum/sdk";
import { useQuery } from "@tanstack/react-query";
import { useSessionStatus } from "../session/session-context.ts";

/** As many as the list has on one page, because any of them may be the one that began free of charge. */
const ALL = { limit: 100 };

/**
 * Whether this person can have the free months: a visitor can, and a member who has not had them; undefined until that
 * is known. When it cannot be known, the order itself says so.
 */
export function useFreeMonths(): boolean | undefined {
  const session = useSessionStatus();
  const isMember = session === "member";
  const contracts = useQuery({ ...getListStorageContractsQueryOptions(ALL), enabled: isMember });
  if (session === "starting") return undefined;
  // A later try asks again, and its answer counts then.
  if (!isMember || (contracts.data === undefined && contracts.errorUpdateCount > 0)) return true;
  return contracts.data?.items.every(
    ({ promotion, status }) => promotion === null || status === "CANCEL",
  );
}
