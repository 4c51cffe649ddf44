import type { Paging } from "@damadum/sdk/model";

/** The contract's paging object for one page of a list. */
export function toPaging(
  { page, limit }: Pick<Paging, "page" | "limit">,
  { total, totalCapped }: { readonly total: number; readonly totalCapped: boolean },
): Paging {
  return { page, limit, total, total_capped: totalCapped };
}
