import { nextBoxStatusOfWork, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../company-box/change-boxes.ts";
import { listOwnBoxes } from "../company-box/list-own-boxes.ts";
import { findBoxIdsInWork, markArrived } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/**
 * Advances each box of a work by one state; false when all have reached the end of their way. Such a box is never
 * touched by this work again, because newer work may have taken it since.
 */
export async function advanceBoxes(tx: Tx, work: CompanyWorkRow, by: Cause): Promise<boolean> {
  const { id: wkId, kind, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsInWork(tx, wkId);
  const boxes = await listOwnBoxes(tx, { companyId, cid, cpboxIds });
  const groups = new Map<BoxStatus, typeof boxes>();
  const arrived: string[] = [];
  for (const box of boxes) {
    const next = nextBoxStatusOfWork(kind, box.status);
    if (next !== null) groups.set(next, [...(groups.get(next) ?? []), box]);
    if (next === null || nextBoxStatusOfWork(kind, next) === null) arrived.push(box.id);
  }
  for (const [to, group] of groups) await changeBoxes(tx, group, { ...by, to });
  await markArrived(tx, { wkId, boxIds: arrived });
  return boxes.length > 0;
}
