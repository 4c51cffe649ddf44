import type { SearchWanted } from "@damadum/domain";
import { clamp } from "es-toolkit";
import type { Connection } from "../../db/tables.ts";
import { bitOf } from "./box-terms.ts";
import { readCursor } from "./cursor.ts";
import { cursorAfter, numbersIn, type BoxPage, type PageWanted } from "./find-box-page.ts";
import { findCandidates } from "./index-store.ts";
import { findBoxesByNumber, findNumbersWith } from "./store.ts";

/** What is found by its text is counted up to here, and one more to know that there is more. */
export const TEXTS_COUNTED = 100;
/** Boxes whose texts are read at once. */
const READ_AT_ONCE = { least: 25, most: 1000 } as const;
/** Buckets looked into at once: few at first, because a common word is found at once. */
const BUCKETS_AT_ONCE = { least: 4, most: 512 } as const;
/** Words come in heaps, so a few buckets more are taken than should be enough. */
const AMPLE = 1.25;

interface SearchedBoxes {
  readonly companyId: string;
  /** Number of the company's newest box. */
  readonly newest: number;
  /** Terms of the boxes, those of the text among them. */
  readonly terms: readonly string[];
  readonly text: SearchWanted;
}

/** One page of the boxes that have all the terms and the text, the newest first. */
export async function searchBoxes(
  db: Connection,
  searched: SearchedBoxes,
  { page, limit, cursor }: PageWanted,
): Promise<BoxPage> {
  const { companyId } = searched;
  const before = readCursor(cursor, "number")?.number ?? null;
  const offset = before === null ? (page - 1) * limit : 0;
  const most = Math.max(offset + limit, TEXTS_COUNTED) + 1;
  const whole = await findNumbers(db, searched, { before: null, most });
  const rest =
    before === null ? whole : await findNumbers(db, searched, { before, most: limit + 1 });
  const numbers = rest.slice(offset, offset + limit);
  const items = await findBoxesByNumber(db, { companyId, numbers });
  return {
    items,
    total: Math.min(whole.length, TEXTS_COUNTED + 1),
    totalCapped: whole.length > TEXTS_COUNTED,
    nextCursor: rest.length > offset + limit ? cursorAfter(items) : null,
  };
}

/** Numbers of the boxes that are searched for, the newest first, at most so many. */
async function findNumbers(
  db: Connection,
  { companyId, newest, terms, text }: SearchedBoxes,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<readonly number[]> {
  const found: number[] = [];
  const last = bitOf(before === null ? newest : before - 1).bucket;
  let size: number = BUCKETS_AT_ONCE.least;
  for (let to = last; to >= 0;) {
    const from = Math.max(to - size + 1, 0);
    const buckets = await findCandidates(db, { companyId, terms, from, to });
    const candidates = buckets
      .flatMap((bucket) => [...numbersIn(bucket)])
      .filter((number) => before === null || number < before);
    for (let start = 0; start < candidates.length;) {
      const count = clamp(most - found.length, READ_AT_ONCE.least, READ_AT_ONCE.most);
      const numbers = candidates.slice(start, start + count);
      found.push(...(await findNumbersWith(db, { companyId, numbers, text })));
      if (found.length >= most) return found.slice(0, most);
      start += count;
    }
    const wanted = ((last - from + 1) / found.length) * (most - found.length) * AMPLE;
    size = Math.ceil(clamp(wanted, BUCKETS_AT_ONCE.least, BUCKETS_AT_ONCE.most));
    to = from - 1;
  }
  return found;
}
