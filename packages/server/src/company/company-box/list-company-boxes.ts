import {
  boxFilterStatuses,
  expiringUntil,
  parseBoxSerial,
  parseBoxSerialPart,
  searchQueryOf,
  todayInSeoul,
  type BoxFilter,
} from "@damadum/domain";
import type { ListTotal } from "../../db/count-limited.ts";
import type { Database } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { withReservations } from "./store.ts";
import { countBoxes, findBoxes, type BoxListFilter, type ListedBox } from "./list-store.ts";

/** The requested part of a list; a cursor takes precedence over the page. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface BoxPage extends ListTotal {
  readonly items: readonly (ListedBox & { readonly isReserved: boolean })[];
  readonly nextCursor: string | null;
}

/** One page of a company's boxes, by filter, department, contract and search text. */
export function listCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  {
    filter = "ALL",
    q,
    ...request
  }: PageRequest & {
    readonly companyId: string;
    readonly filter?: BoxFilter | undefined;
    readonly department?: string | undefined;
    readonly cid?: string | undefined;
    readonly q?: string | undefined;
  },
): Promise<BoxPage> {
  const serial = q === undefined ? null : parseBoxSerial(q);
  // A text of only spaces searches for nothing, so it excludes nothing.
  const text = q === undefined || serial !== null ? null : searchQueryOf(q);
  return findBoxPage(
    db,
    {
      companyId: request.companyId,
      statuses: boxFilterStatuses[filter],
      department: request.department,
      cid: request.cid,
      serial: serial ?? undefined,
      text: text ?? undefined,
      serialPart: parseBoxSerialPart(q ?? "") ?? undefined,
      expiringUntil: filter === "EXPIRING" ? expiringUntil(todayInSeoul(clock())) : undefined,
    },
    request,
  );
}

async function findBoxPage(
  db: Database,
  filter: BoxListFilter,
  { page, limit, cursor }: PageRequest,
): Promise<BoxPage> {
  const after = readCursor(cursor, filter.expiringUntil === undefined ? "number" : "retention");
  const offset = after === null ? (page - 1) * limit : 0;
  // One extra row shows whether there is a next page.
  const found = await findBoxes(db, filter, { after, offset, limit: limit + 1 });
  const items = await withReservations(db, found.slice(0, limit));
  const last = found.length > limit ? items.at(-1) : undefined;
  const nextCursor =
    last === undefined
      ? null
      : writeCursor({
          number: last.number,
          retentionUntil: filter.expiringUntil === undefined ? null : last.retention_until,
        });
  const isComplete = after === null && page === 1 && last === undefined;
  const total = isComplete
    ? { total: items.length, totalCapped: false }
    : await countBoxes(db, filter);
  return { items, ...total, nextCursor };
}
