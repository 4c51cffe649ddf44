import type { Tx } from "../../db/tables.ts";

/** Takes the next box numbers of a locked company and returns the first of them. */
export async function takeBoxNumbers(
  tx: Tx,
  { companyId, count }: { readonly companyId: string; readonly count: number },
): Promise<number> {
  const { box_count: last } = await tx
    .updateTable("companies")
    .set((eb) => ({ box_count: eb("box_count", "+", count) }))
    .where("id", "=", companyId)
    .returning("box_count")
    .executeTakeFirstOrThrow();
  return last - count + 1;
}
