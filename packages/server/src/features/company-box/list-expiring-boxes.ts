import type { SearchWanted } from "@damadum/domain";
import { COUNT_LIMIT } from "../../db/count-limited.ts";
import type { Connection } from "../../db/tables.ts";
import { BUCKET_SIZE, termsWanted } from "./box-terms.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { countExpiring, findExpiring, findExpiringWith, type Expiring } from "./expiring-store.ts";
import type { BoxPage, PageWanted } from "./find-box-page.ts";
import { countStoredUntil, findRetentionPlace } from "./retention-store.ts";
import { TEXTS_COUNTED } from "./search-boxes.ts";
import { findBoxesByNumber } from "./store.ts";

/** What a list of expiring boxes is narrowed to, and what of it is wanted. */
type Wanted = Expiring & {
  readonly text: SearchWanted | null;
  readonly offset: number;
  readonly limit: number;
};

interface Found {
  readonly numbers: readonly number[];
  /** How many there are in all, at most `most`. */
  readonly total: number;
  readonly most: number;
}

/** Boxes that are looked at first for a text, before all of them: enough for a common word. */
const FIRST_REACH = 4000;

/** One page of the stored boxes whose retention day is near or past, the nearest first. */
export async function listExpiringBoxes(
  db: Connection,
  expiring: Omit<Expiring, "start"> & Pick<Wanted, "text">,
  { page, limit, cursor }: PageWanted,
): Promise<BoxPage> {
  const after = readCursor(cursor, "expiring");
  const start = after === null ? null : { day: after.day, number: after.number + 1 };
  const offset = after === null ? (page - 1) * limit : 0;
  // One more than is shown tells whether there is a next page.
  const { numbers, total, most } = await find(db, { ...expiring, start, offset, limit: limit + 1 });
  const items = await findInOrder(db, expiring.companyId, numbers.slice(0, limit));
  const last = items.at(-1);
  const goesOn = numbers.length > limit && last?.retention_until;
  return {
    items,
    total,
    totalCapped: total === most,
    nextCursor: goesOn ? writeCursor({ kind: "expiring", day: goesOn, number: last.number }) : null,
  };
}

function find(db: Connection, { text, ...wanted }: Wanted): Promise<Found> {
  if (text !== null) return findWithText(db, { ...wanted, text });
  return wanted.department === null ? findAny(db, wanted) : findOfDepartment(db, wanted);
}

/** Days and buckets are counted, so no more than the boxes of one bucket are passed over one by one. */
async function findAny(db: Connection, wanted: Omit<Wanted, "text">): Promise<Found> {
  const { offset } = wanted;
  const all = await countStoredUntil(db, wanted);
  const found = { total: Math.min(all, COUNT_LIMIT), most: COUNT_LIMIT };
  if (offset === 0) return { ...found, numbers: await findExpiring(db, wanted) };
  const place = offset < all ? await findRetentionPlace(db, wanted) : null;
  if (place === null) return { ...found, numbers: [] };
  const start = { day: place.day, number: place.bucket * BUCKET_SIZE };
  const numbers = await findExpiring(db, { ...wanted, start, offset: place.offset });
  return { ...found, numbers };
}

async function findOfDepartment(db: Connection, wanted: Omit<Wanted, "text">): Promise<Found> {
  const total = await countExpiring(db, { ...wanted, start: null, most: COUNT_LIMIT });
  return { numbers: await findExpiring(db, wanted), total, most: COUNT_LIMIT };
}

async function findWithText(
  db: Connection,
  { start, offset, limit, ...wanted }: Wanted & { readonly text: SearchWanted },
): Promise<Found> {
  const terms = termsWanted(wanted.text);
  const all = await countStoredUntil(db, wanted);
  const search = async (from: Wanted["start"], most: number): Promise<readonly number[]> => {
    const near = { ...wanted, terms, start: from, most };
    const found = await findExpiringWith(db, { ...near, reach: FIRST_REACH });
    if (found.length === most || all <= FIRST_REACH) return found;
    return findExpiringWith(db, { ...near, reach: all });
  };
  const most = TEXTS_COUNTED + 1;
  const whole = await search(null, Math.max(offset + limit, most));
  const rest = start === null ? whole : await search(start, limit);
  const total = Math.min(whole.length, most);
  return { numbers: rest.slice(offset, offset + limit), total, most };
}

async function findInOrder(db: Connection, companyId: string, numbers: readonly number[]) {
  const boxes = await findBoxesByNumber(db, { companyId, numbers });
  const byNumber = new Map(boxes.map((box) => [box.number, box]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
