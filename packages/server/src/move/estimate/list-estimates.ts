import type { Services } from "../../services.ts";
import { countEstimates, findEstimatePage } from "./store.ts";

/** One page of the member's estimates and orders. */
export async function listEstimates(
  { db }: Pick<Services, "db">,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const items = await findEstimatePage(db, filter);
  const total = await countEstimates(db, filter.userId);
  return { items, ...total };
}
