import {
  boxFilterStatuses,
  expiringUntil,
  parseBoxSerial,
  parseBoxSerialPart,
  searchQueryOf,
  todayInSeoul,
  type BoxFilter,
} from "@damadum/domain";
import { z } from "zod";
import type { Database } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { cursorsOf } from "../../http/cursors.ts";
import type { ListPage, PageRequest } from "../../http/paging.ts";
import { withReservations } from "./store.ts";
import { countBoxes, findBoxes, type BoxListFilter, type ListedBox } from "./list-store.ts";

export type BoxPage = ListPage<ListedBox & { readonly isReserved: boolean }>;

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
  const isByRetention = filter.expiringUntil !== undefined;
  const cursors = boxCursors(isByRetention);
  const after = cursors.read(cursor);
  const offset = after === null ? (page - 1) * limit : 0;
  const found = await findBoxes(db, filter, { after, offset, limit: limit + 1 });
  const { rows, next: nextCursor } = cursors.page(found, limit, (box) => ({
    number: box.number,
    retentionUntil: isByRetention ? box.retention_until : null,
  }));
  const items = await withReservations(db, rows);
  const isComplete = after === null && page === 1 && nextCursor === null;
  const total = isComplete
    ? { total: items.length, totalCapped: false }
    : await countBoxes(db, filter);
  return { items, ...total, nextCursor };
}

/** A cursor of one order is foreign to a list in the other. */
function boxCursors(isByRetention: boolean) {
  const retentionUntil = isByRetention ? z.iso.date() : z.null();
  return cursorsOf(z.object({ number: z.int().min(0).max(999_999_999), retentionUntil }));
}
