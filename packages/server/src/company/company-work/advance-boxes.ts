import { nextBoxStatusOfWork, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
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
  const { id: wkId, kind, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsOfWork(tx, wkId, "ON_WAY");
  const boxes = await listOwnBoxes(tx, { companyId, cid, cpboxIds });
  const ends = boxes.filter(({ status }) => nextBoxStatusOfWork(kind, status) === "DISPOSED");
  await requireCertifiable(ends);
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

/** A company may rename a reserved box. Before it is destroyed, its certificate must be able to print the name. */
async function requireCertifiable(boxes: readonly CompanyBoxRow[]): Promise<void> {
  const found = await unprintableBoxes(boxes);
  if (found.length === 0) return;
  const lines = found.map(({ box, letters }) => `${boxLabel(box)}: ${letters}`);
  throw new ProblemError("box_unavailable", {
    reason: `폐기 확인서에 인쇄하지 못하는 글자가 있어 폐기할 수 없어요. 기업이 박스 화면에서 고친 뒤 다시 해 주세요.\n${lines.join("\n")}`,
  });
}
