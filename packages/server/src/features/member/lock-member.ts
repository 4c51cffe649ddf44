import type { Tx } from "../../db/tables.ts";

/** Holds back whoever else locks this member until the transaction ends; what refers to him goes on. */
export async function lockMember(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}
