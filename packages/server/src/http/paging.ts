import type { Paging } from "@damadum/sdk/model";
import { sql, type Expression, type SelectQueryBuilder } from "kysely";
import { z } from "zod";
import { countLimited, type ListTotal } from "../db/count-limited.ts";
import type { Connection, Tables } from "../db/tables.ts";
import { cursorsOf } from "./cursors.ts";

/** The requested part of a list; a cursor takes precedence over the page. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of a list, with the cursor of the next. */
export interface ListPage<Row> extends ListTotal {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** The last row that was seen, and its place, at which the list continues when the row has left it. */
const cursors = cursorsOf(z.object({ id: z.string().max(50), place: z.int().min(1).max(1e7) }));

/** One page of a query with a complete order: what comes before the last row seen moves nothing. */
export async function readListPage<From extends keyof Tables, Row extends { readonly id: string }>(
  db: Connection,
  ordered: SelectQueryBuilder<Tables, From, Row>,
  { page, limit, cursor }: PageRequest,
): Promise<ListPage<Row>> {
  const seen = cursors.read(cursor);
  const offset = seen === null ? (page - 1) * limit : await placeAfter(db, ordered, seen);
  const found = await ordered
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const { rows: items, next: nextCursor } = cursors.page(found, limit, ({ id }) => {
    return { id, place: offset + limit };
  });
  const isComplete = offset === 0 && nextCursor === null;
  const all = ordered
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`''`.as("id"));
  const total = isComplete
    ? { total: items.length, totalCapped: false }
    : await countLimited(db, all);
  return { items, ...total, nextCursor };
}

/** How many rows stand up to the last one seen; a row that has left the list moved those behind it up by one. */
async function placeAfter(
  db: Connection,
  ordered: Expression<unknown>,
  { id, place }: { readonly id: string; readonly place: number },
): Promise<number> {
  const placed = sql`select id, (row_number() over ())::int as place from ${ordered} as listed`;
  const { rows } = await sql<{ place: number }>`
    select place from (${placed}) as placed where id::text = ${id}`.execute(db);
  return rows[0]?.place ?? place - 1;
}

/** The contract's paging object for one page of a list. */
export function toPaging(
  { page, limit }: Pick<PageRequest, "page" | "limit">,
  {
    total,
    totalCapped,
    nextCursor,
  }: Pick<ListPage<unknown>, "total" | "totalCapped" | "nextCursor">,
): Paging {
  return { page, limit, total, total_capped: totalCapped, next_cursor: nextCursor };
}
