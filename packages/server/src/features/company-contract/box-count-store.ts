import type { Tx } from "../../db/tables.ts";

/** Adds to the contract's counts of boxes; fewer may be stored than before. The company is locked. */
export async function addBoxCounts(
  tx: Tx,
  { cid, made, stored }: { readonly cid: string; readonly made: number; readonly stored: number },
): Promise<void> {
  await tx
    .updateTable("company_contracts")
    .set((eb) => ({
      made_box_count: eb("made_box_count", "+", made),
      stored_box_count: eb("stored_box_count", "+", stored),
    }))
    .where("id", "=", cid)
    .execute();
}
