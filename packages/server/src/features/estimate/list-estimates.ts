import type { Services } from "../../services.ts";
import { countEstimates, findEstimatePage } from "./store.ts";

/** One page of the member's estimates and orders. */
export async function listEstimates(
  { db }: Pick<Services, "db">,
  wanted: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const items = await findEstimatePage(db, wanted);
  const total = await countEstimates(db, wanted.userId);
  return { items, ...total };
}
