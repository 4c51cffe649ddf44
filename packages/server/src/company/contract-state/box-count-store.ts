import type { Tx } from "../../db/tables.ts";

/** Adds to the contract's box counts; `stored` may be negative. The caller has locked the company. */
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
 * Removes one box from the contract and the average price of a box from its monthly amount. The last box remains
 * until the contract is ended. The caller has locked the company.
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
