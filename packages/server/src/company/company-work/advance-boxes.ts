import { nextBoxStatusOfWork, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../company-box/change-boxes.ts";
import { listOwnBoxes } from "../company-box/list-own-boxes.ts";
import { updateWork } from "./store.ts";
import { findBoxIdsOfWork, setArrived } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/**
 * Advances each box of a work by one state; false when all have reached the end of their way. Such a box is never
 * touched by this work again, because newer work may have taken it since. The day on which the last one arrives is the
 * day on which the work is billed.
 */
export async function advanceBoxes(tx: Tx, work: CompanyWorkRow, by: Cause): Promise<boolean> {
  const { id: wkId, kind, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsOfWork(tx, wkId, "ON_WAY");
  const boxes = await listOwnBoxes(tx, { companyId, cid, cpboxIds });
  const arrived: string[] = [];
  for (const [to, group] of Map.groupBy(boxes, ({ status }) => nextBoxStatusOfWork(kind, status))) {
    if (to !== null) await changeBoxes(tx, group, { ...by, to });
    if (to === null || nextBoxStatusOfWork(kind, to) === null) {
      arrived.push(...group.map(({ id }) => id));
    }
  }
  await setArrived(tx, { wkId, boxIds: arrived, arrived: true });
  if (arrived.length > 0 && arrived.length === boxes.length) {
    await updateWork(tx, wkId, { moved_on: todayInSeoul(by.now) });
  }
  return boxes.length > 0;
}
