import type { Tx } from "../../db/tables.ts";
import { updatePasswordHash } from "./store.ts";

/** Sets the password of an account that still has this username; false when there is none. */
export function setPassword(
  tx: Tx,
  account: {
    readonly userId: string;
    readonly username?: string;
    readonly passwordHash: string;
  },
): Promise<boolean> {
  return updatePasswordHash(tx, account);
}
