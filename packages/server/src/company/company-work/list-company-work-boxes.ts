import type { Services } from "../../services.ts";
import { readCursor, writeCursor } from "../company-box/cursor.ts";
import type { BoxPage, PageRequest } from "../company-box/list-company-boxes.ts";
import { listOwnBoxes } from "../company-box/list-own-boxes.ts";
import { withReservations } from "../company-box/store.ts";
import { findOwnWork } from "./store.ts";
import { countWorkBoxes, findBoxIdPage } from "./work-box-store.ts";

/** One page of the boxes of a work, at most a thousand in all, the newest first. */
export async function listCompanyWorkBoxes(
  { db }: Pick<Services, "db">,
  request: PageRequest & { readonly wkId: string; readonly companyId: string },
): Promise<BoxPage> {
  const { wkId, companyId, page, limit, cursor } = request;
  const work = await findOwnWork(db, { wkId, companyId });
  const before = readCursor(cursor, "number")?.number ?? null;
  const offset = before === null ? (page - 1) * limit : 0;
  const found = await findBoxIdPage(db, { wkId, before, offset, limit: limit + 1 });
  const own = { cpboxIds: found.slice(0, limit), companyId, cid: work.contract_id };
  const items = await withReservations(db, await listOwnBoxes(db, own));
  const last = found.length > limit ? items.at(-1) : undefined;
  const nextCursor =
    last === undefined ? null : writeCursor({ number: last.number, retentionUntil: null });
  return { items, total: await countWorkBoxes(db, wkId), totalCapped: false, nextCursor };
}
