import {
  canTransition,
  companyWorkRefusals,
  companyWorkStatus,
  isOnItsWay,
  isReservedForWork,
} from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { Cause, OperatorWords } from "../../subject/history.ts";
import { canChangeBoxes, changeBoxes } from "../company-box/change-boxes.ts";
import type { CompanyBoxRow } from "../company-box/store.ts";
import { addBoxCounts } from "../contract-state/box-count-store.ts";
import { changeWorkStatus, lockWork } from "./change-work-status.ts";
import { findBoxIdsOfWork, setArrived } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { listOwnBoxes } from "../company-box/read-company-boxes.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findOwnWork } from "./store.ts";
import { getCompanyWork, type WorkView } from "./read-company-works.ts";
import type { CompanyUser } from "../company/read-company.ts";

/**
 * The operator rejects work, or cancels confirmed work whose boxes are not carried yet. Its boxes become free for other
 * work; boxes that were made for it are cancelled.
 */
export async function cancelCompanyWork(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly operatorId: string; readonly wkId: string } & OperatorWords,
): Promise<void> {
  const { operatorId: actorId, wkId, reason, message } = input;
  await inTransaction(db, async (tx) => {
    const work = await lockWork(tx, wkId);
    const boxes = await boxesToFree(tx, work);
    if (boxes === null) throw new ProblemError("state_conflict");
    const by = { actor: "OPERATOR", actorId, reason, message, now: clock() } as const;
    await changeWorkStatus(tx, work, { ...by, to: "CANCEL" });
    await freeBoxes(tx, work, { boxes, by });
  });
}

/** The boxes that an operator frees by cancelling a work; null when its state or a carried box forbids that. */
export async function boxesToFree(
  db: Connection,
  work: CompanyWorkRow,
): Promise<readonly CompanyBoxRow[] | null> {
  if (!canTransition(companyWorkStatus, work.status, "CANCEL", "OPERATOR")) return null;
  const { id, kind, company_id: companyId, contract_id: cid } = work;
  const cpboxIds = await findBoxIdsOfWork(db, id, "ON_WAY");
  const boxes = await listOwnBoxes(db, { companyId, cid, cpboxIds });
  const isMade = hasMadeBoxes(work);
  const isPartDone = work.makes_boxes === isMade && boxes.length !== work.box_count;
  const isUntouched = boxes.every(({ status }) => !isOnItsWay(kind, status));
  if (isPartDone || !isUntouched) return null;
  return isMade && !canChangeBoxes(boxes, { to: "CANCEL", actor: "OPERATOR" }) ? null : boxes;
}

const hasMadeBoxes = ({ makes_boxes: makes, status }: CompanyWorkRow) =>
  makes && status === "CONFIRM";

async function freeBoxes(
  tx: Tx,
  work: CompanyWorkRow,
  { boxes, by }: { readonly boxes: readonly CompanyBoxRow[]; readonly by: Cause },
): Promise<void> {
  const { id: wkId, contract_id: cid } = work;
  const back = boxes.filter(({ status }) => isReservedForWork(status));
  await changeBoxes(tx, back, { ...by, actor: "SYSTEM", to: "STORED" });
  if (hasMadeBoxes(work)) {
    await changeBoxes(tx, boxes, { ...by, to: "CANCEL" });
    await addBoxCounts(tx, { cid, made: -boxes.length, stored: 0 });
  }
  await setArrived(tx, { wkId, boxIds: boxes.map(({ id }) => id), arrived: true });
}

/** Any user of the company can withdraw work that the operator has not confirmed, which frees its boxes. */
export async function withdrawCompanyWork(
  services: Pick<Services, "db" | "clock">,
  { user, wkId }: { readonly user: CompanyUser; readonly wkId: string },
): Promise<WorkView> {
  const { db, clock } = services;
  const { userId, companyId } = user;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const work = await findOwnWork(tx, { wkId, companyId });
    requireOpen(companyWorkRefusals(work.status).WITHDRAW);
    const by = { actor: "COMPANY", actorId: userId, reason: null, now: clock() } as const;
    await changeWorkStatus(tx, work, { ...by, to: "CANCEL" });
    const boxIds = await findBoxIdsOfWork(tx, wkId, "ON_WAY");
    await setArrived(tx, { wkId, boxIds, arrived: true });
  });
  return getCompanyWork(services, { wkId, companyId });
}
