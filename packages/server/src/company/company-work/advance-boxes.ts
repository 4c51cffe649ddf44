import { nextBoxStatusOfWork, todayInSeoul } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../company-box/change-boxes.ts";
import type { CompanyBoxRow } from "../company-box/store.ts";
import { boxLabel, unprintableBoxes } from "../paper/unprintable.ts";
import { updateWork } from "./store.ts";
import { findBoxIdsOfWork, setArrived } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { listOwnBoxes } from "../company-box/read-company-boxes.ts";

/**
 * Advances each box of a work by one state; false when all have reached the end of their way. Such a box is never
 * touched by this work again, because newer work may have taken it since. The day on which the last one arrives is the
 * day on which the work is billed.
 */
export async function advanceBoxes(tx: Tx, work: CompanyWorkRow, by: Cause): Promise<boolean> {
  const { id: wkId, kind } = work;
  const { boxes, reason } = await boxesOnWay(tx, work);
  if (reason !== null) throw new ProblemError("box_unavailable", { reason });
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

/** The boxes of a work that have not arrived, and why they cannot move on; null when they can. */
export async function boxesOnWay(db: Connection, work: CompanyWorkRow) {
  const { id, kind, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsOfWork(db, id, "ON_WAY");
  const boxes = await listOwnBoxes(db, { companyId, cid, cpboxIds });
  const ends = boxes.filter(({ status }) => nextBoxStatusOfWork(kind, status) === "DISPOSED");
  return { boxes, reason: await whyNotCertified(ends) };
}

/** A company may rename a reserved box. Before it is destroyed, its certificate must be able to print the name. */
async function whyNotCertified(boxes: readonly CompanyBoxRow[]): Promise<string | null> {
  const found = await unprintableBoxes(boxes);
  if (found.length === 0) return null;
  const lines = found.map(({ box, letters }) => `${boxLabel(box)}: ${letters}`);
  return `폐기 확인서에 인쇄하지 못하는 글자가 있어 폐기할 수 없어요. 기업이 박스 화면에서 고친 뒤 다시 해 주세요.\n${lines.join("\n")}`;
}
