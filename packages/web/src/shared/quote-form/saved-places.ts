import { getListAddressesQueryOptions, type Address } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

/**
 * The member's address book for a quote, loaded once. A logout in another tab may clear the form before the form knows
 * of it, and a session that has ended must send no request.
 */
export async function loadSavedPlaces(
  session: Session,
  queryClient: QueryClient,
): Promise<readonly Address[]> {
  if (!session.isLoggedIn()) return [];
  return queryClient.fetchQuery({ ...getListAddressesQueryOptions(), staleTime: Infinity });
}
