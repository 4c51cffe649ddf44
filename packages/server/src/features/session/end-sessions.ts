import type { Tx } from "../../db/tables.ts";
import { revokeFamiliesOf } from "./store.ts";

/** Ends every login of an account, except a given one. */
export function endSessions(
  tx: Tx,
  ending: {
    readonly userId: string;
    readonly exceptFamilyId?: string;
    readonly reason: "password" | "withdrawal";
    readonly now: Date;
  },
): Promise<void> {
  return revokeFamiliesOf(tx, { exceptFamilyId: null, ...ending });
}
