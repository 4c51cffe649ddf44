import type { Tx } from "../../db/tables.ts";
import { revokeFamiliesOf } from "./store.ts";

/** Ends every login of an account, or every other one than the given. */
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
