import { gramsWanted, type SearchWanted } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { bitOf, termOf } from "./box-terms.ts";
import { readCursor } from "./cursor.ts";
import { cursorAfter, numbersIn, type BoxPage, type PageWanted } from "./find-box-page.ts";
import { findCandidates } from "./index-store.ts";
import { findBoxesByNumber, findNumbersWith } from "./store.ts";

/** What is found is counted up to here, and one more to know that there is more. */
const COUNTED = 100;
/** Pieces of the text that the index is asked for. */
const MOST_GRAMS = 4;
/** Boxes whose texts are read at once. */
const READ_AT_ONCE = 250;
/** Buckets looked into at once: few at first, because a common word is found at once. */
const FIRST_BUCKETS = 4;
const MORE_BUCKETS = 128;

interface SearchedBoxes {
  readonly companyId: string;
  /** Number of the company's newest box. */
  readonly newest: number;
  readonly terms: readonly string[];
  readonly wanted: SearchWanted;
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
  const most = Math.max(offset + limit, COUNTED) + 1;
  const whole = await findNumbers(db, searched, { before: null, most });
  const rest =
    before === null ? whole : await findNumbers(db, searched, { before, most: limit + 1 });
  const numbers = rest.slice(offset, offset + limit);
  const items = await findBoxesByNumber(db, { companyId, numbers });
  return {
    items,
    total: Math.min(whole.length, COUNTED + 1),
    totalCapped: whole.length > COUNTED,
    nextCursor: rest.length > offset + limit ? cursorAfter(items) : null,
  };
}

/** Numbers of the boxes that are searched for, the newest first, at most so many. */
async function findNumbers(
  db: Connection,
  { companyId, newest, terms, wanted }: SearchedBoxes,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<readonly number[]> {
  const { form, part } = wanted;
  const all = [...terms, ...gramsWanted(part, MOST_GRAMS).map(termOf[form])];
  const column = form === "jamo" ? "search_jamo" : "search_choseong";
  const found: number[] = [];
  let to = bitOf(before === null ? newest : before - 1).bucket;
  for (let size = FIRST_BUCKETS; to >= 0; size = MORE_BUCKETS) {
    const from = Math.max(to - size + 1, 0);
    const buckets = await findCandidates(db, { companyId, terms: all, from, to });
    const candidates = buckets
      .flatMap((bucket) => [...numbersIn(bucket)])
      .filter((number) => before === null || number < before);
    for (let start = 0; start < candidates.length; start += READ_AT_ONCE) {
      const numbers = candidates.slice(start, start + READ_AT_ONCE);
      found.push(...(await findNumbersWith(db, { companyId, numbers, column, part })));
      if (found.length >= most) return found.slice(0, most);
    }
    to = from - 1;
  }
  return found;
}
