import { getListAddressesQueryOptions, type Address } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

/**
 * The member's address book for a quote, asked for once. A logout in another tab may empty the form before the form
 * knows that its member has left, and nothing is asked for a session that has ended.
 */
export async function loadSavedPlaces(
  session: Session,
  queryClient: QueryClient,
): Promise<readonly Address[]> {
  if (!session.isLoggedIn()) return [];
  return queryClient.fetchQuery({ ...getListAddressesQueryOptions(), staleTime: Infinity });
}
