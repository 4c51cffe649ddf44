import type { Paging } from "@damadum/contract/operations";

/** Where a page lies in its list, as the contract of the API shows it. */
export function toPaging(
  { page, limit }: Pick<Paging, "page" | "limit">,
  { total, totalCapped }: { readonly total: number; readonly totalCapped: boolean },
): Paging {
  return { page, limit, total, total_capped: totalCapped };
}
