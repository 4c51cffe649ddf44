import type { Tx } from "../../db/tables.ts";
import { addToBoxCount } from "./store.ts";

/** Takes the next box numbers of a locked company and returns the first of them. */
export async function takeBoxNumbers(
  tx: Tx,
  { companyId, count }: { readonly companyId: string; readonly count: number },
): Promise<number> {
  const last = await addToBoxCount(tx, companyId, count);
  return last - count + 1;
}
