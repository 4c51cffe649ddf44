import type { Database } from "../../db/tables.ts";
import { isKnownAddress } from "./store.ts";

/** An id that no account has, so that a missing account costs the same queries as a real one. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Whether this account, if any, has ever been logged in to from this address. */
export function isKnownAddressOf(
  db: Database,
  { userId, addressHash }: { readonly userId: string | null; readonly addressHash: string },
): Promise<boolean> {
  return isKnownAddress(db, { userId: userId ?? NOBODY, addressHash });
}
