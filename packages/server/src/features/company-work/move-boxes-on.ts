import { nextBoxStatusOfWork, type BoxStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { changeBoxes, type Change } from "../company-box/change-boxes.ts";
import { listOwnBoxes } from "../company-box/list-own-boxes.ts";
import { findBoxIds } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Moves each box of a work one state on; false when all have come to the end of their way. */
export async function moveBoxesOn(tx: Tx, work: CompanyWorkRow, by: Change): Promise<boolean> {
  const own = { companyId: work.company_id, cid: work.contract_id };
  const boxes = await listOwnBoxes(tx, { ...own, cpboxIds: await findBoxIds(tx, work.id) });
  const groups = new Map<BoxStatus, typeof boxes>();
  for (const box of boxes) {
    const next = nextBoxStatusOfWork(work.kind, box.status);
    if (next !== null) groups.set(next, [...(groups.get(next) ?? []), box]);
  }
  for (const [to, group] of groups) await changeBoxes(tx, group, { ...by, to });
  return groups.size > 0;
}
