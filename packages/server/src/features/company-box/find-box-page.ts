import { COUNT_LIMIT } from "../../db/count-limited.ts";
import type { Connection } from "../../db/tables.ts";
import { BUCKET_SIZE } from "./box-terms.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { findPageOfBuckets, type FoundBucket, type PageOfBuckets } from "./index-store.ts";
import { findBoxesByNumber, type CompanyBoxRow } from "./store.ts";

/** Which part of a list is wanted; a cursor wins over the page. */
export interface PageWanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** One page of boxes. */
export interface BoxPage {
  readonly items: readonly CompanyBoxRow[];
  readonly total: number;
  readonly totalCapped: boolean;
  readonly nextCursor: string | null;
}

/** One page of the boxes that have all the terms, the newest first; any page costs about the same. */
export async function findBoxPage(
  db: Connection,
  { companyId, terms }: { readonly companyId: string; readonly terms: readonly string[] },
  { page, limit, cursor }: PageWanted,
): Promise<BoxPage> {
  const before = readCursor(cursor, "number")?.number ?? null;
  const offset = before === null ? (page - 1) * limit : 0;
  // One more than is shown tells whether there is a next page.
  const range = { companyId, terms, before, offset, limit: limit + 1, most: COUNT_LIMIT };
  const { buckets, total } = await findPageOfBuckets(db, range);
  const numbers = numbersOf(buckets, offset, limit + 1);
  const items = await findBoxesByNumber(db, { companyId, numbers: numbers.slice(0, limit) });
  return {
    items,
    total,
    totalCapped: total === COUNT_LIMIT,
    nextCursor: numbers.length > limit ? cursorAfter(items) : null,
  };
}

/** The cursor of what comes after these boxes. */
export function cursorAfter(items: readonly CompanyBoxRow[]): string | null {
  const last = items.at(-1);
  return last === undefined ? null : writeCursor({ kind: "number", number: last.number });
}

/** Numbers of the boxes whose bits are set, the newest first, from the `offset`th of the whole list on. */
function numbersOf(
  buckets: PageOfBuckets["buckets"],
  offset: number,
  limit: number,
): readonly number[] {
  const numbers: number[] = [];
  for (const { bucket, boxes, skipped } of buckets) {
    let place = skipped;
    for (const number of numbersIn({ bucket, boxes })) {
      if (place >= offset) numbers.push(number);
      place += 1;
      if (numbers.length === limit) return numbers;
    }
  }
  return numbers;
}

/** Numbers of the boxes of one bucket, the newest first. */
export function* numbersIn({ bucket, boxes }: FoundBucket) {
  for (
    let bit = boxes.lastIndexOf("1");
    bit >= 0;
    bit = bit === 0 ? -1 : boxes.lastIndexOf("1", bit - 1)
  ) {
    yield bucket * BUCKET_SIZE + bit;
  }
}
