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

/**
 * One box of the contract is no more: it is agreed on and paid for no longer, at the price that each box has on average.
 * The last one stays agreed on until the contract is ended. The company is locked.
 */
export async function dropBoxOfContract(tx: Tx, cid: string): Promise<void> {
  await tx
    .updateTable("company_contracts")
    .set((eb) => ({
      box_count: eb("box_count", "-", 1),
      made_box_count: eb("made_box_count", "-", 1),
      monthly_amount: eb(
        "monthly_amount",
        "-",
        eb(eb.ref("monthly_amount"), "/", eb.ref("box_count")),
      ),
    }))
    .where("id", "=", cid)
    .where("box_count", ">", 1)
    .execute();
}
