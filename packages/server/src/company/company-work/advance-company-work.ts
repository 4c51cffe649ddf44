import { canTransition, companyWorkStatus, reservesBoxesOnConfirm } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { Cause, OperatorWords } from "../../subject/history.ts";
import { makeBoxes } from "../company-box/make-boxes.ts";
import { issueDestructionCertificate } from "./issue-destruction-certificate.ts";
import { changeWorkStatus, lockWork } from "./change-work-status.ts";
import { advanceBoxes } from "./advance-boxes.ts";
import { insertWorkBoxes } from "./work-box-store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { findContract } from "../contract-state/store.ts";

type Needs = Pick<Services, "db" | "clock" | "ids">;

/**
 * The operator confirms work or completes it; the invoice and the payment set the states in between. Completing needs
 * every box at the end of its way, and certifies that those of a disposal are destroyed.
 */
export async function advanceCompanyWork(
  services: Needs,
  input: {
    readonly operatorId: string;
    readonly wkId: string;
    readonly to: "CONFIRM" | "COMPLETE";
  } & OperatorWords,
): Promise<void> {
  const { operatorId, wkId, to, reason, message = null } = input;
  await inTransaction(services.db, async (tx) => {
    const work = await lockWork(tx, wkId);
    if (!(await canAdvanceWork(tx, work, to))) throw new ProblemError("state_conflict");
    const now = services.clock();
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    await changeWorkStatus(tx, work, { ...by, to });
    if (to === "CONFIRM") await confirm(tx, services, { work, by });
    else if (work.kind === "DISPOSAL") {
      await issueDestructionCertificate(tx, services, { work, now });
    }
  });
}

/** Whether an operator can lead a work there: its boxes are all moved, or its contract has room for those it makes. */
export async function canAdvanceWork(
  db: Connection,
  work: CompanyWorkRow,
  to: "CONFIRM" | "COMPLETE",
): Promise<boolean> {
  if (!canTransition(companyWorkStatus, work.status, to, "OPERATOR")) return false;
  if (to === "COMPLETE") return work.moved_on !== null;
  if (!work.makes_boxes) return true;
  const contract = await findContract(db, work.contract_id);
  return (
    contract.status === "ACTIVE" && contract.made_box_count + work.box_count <= contract.box_count
  );
}

async function confirm(
  tx: Tx,
  services: Needs,
  { work, by }: { readonly work: CompanyWorkRow; readonly by: Cause },
): Promise<void> {
  const { company_id: companyId, contract_id: cid, box_count: count } = work;
  if (work.makes_boxes) {
    const { department } = await findContract(tx, cid);
    const boxes = await makeBoxes(tx, services, { companyId, cid, department, count, by });
    await insertWorkBoxes(tx, work.id, boxes);
  } else if (reservesBoxesOnConfirm(work.kind)) {
    await advanceBoxes(tx, work, by);
  }
}
