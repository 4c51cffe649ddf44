import type { CompanyBox } from "../../generated/model.schemas.ts";
import { companyBoxes } from "../fixtures/company.ts";

/** One box more than totals are counted up to. */
const MANY_BOXES = 1001;

/** The boxes of the requested page or cursor, for a company with many. */
export function pageOfBoxes(day: string, { url }: Request) {
  const search = new URL(url).searchParams;
  const limit = Number(search.get("limit") ?? 20);
  const page = Number(search.get("page") ?? 1);
  const from = Number(search.get("cursor") ?? (page - 1) * limit);
  const count = Math.max(0, Math.min(limit, MANY_BOXES - from));
  return {
    items: companyBoxes(day, count, from),
    paging: {
      page,
      limit,
      total: MANY_BOXES,
      total_capped: true,
      next_cursor: from + count < MANY_BOXES ? String(from + count) : null,
    },
  };
}

/** The paging of a list's first page; `total` defaults to the number of items. */
function pageOf(items: readonly unknown[], total = items.length) {
  return { page: 1, limit: 20, total, total_capped: total > 1000, next_cursor: null };
}

/** The only page of a short list. */
export function onlyPage<Item>(items: Item[]) {
  return { items, paging: pageOf(items) };
}

/** The requested page of a list. */
export function requestedPage<Item>(all: readonly Item[], { url }: Request) {
  const query = new URL(url).searchParams;
  const [page, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 20)];
  const from = Number(query.get("cursor") ?? (page - 1) * limit);
  const end = from + limit;
  return {
    items: all.slice(from, end),
    paging: { ...pageOf(all), page, limit, next_cursor: end < all.length ? String(end) : null },
  };
}

/** The first page of a company's boxes, with a cursor to the next one if `total` is given. */
export function boxPage(items: CompanyBox[], total?: number) {
  return {
    items,
    paging: { ...pageOf(items, total), ...(total !== undefined && { next_cursor: "bjo0ODA" }) },
  };
}
