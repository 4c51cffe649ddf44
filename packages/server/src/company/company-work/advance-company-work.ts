import { reservesBoxesOnConfirm } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
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
import { getCompanyContract } from "../contract-state/read-contracts.ts";

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
    const now = services.clock();
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    await changeWorkStatus(tx, work, { ...by, to });
    if (to === "CONFIRM") await confirm(tx, services, { work, by });
    else await complete(tx, services, { work, now });
  });
}

async function complete(
  tx: Tx,
  services: Needs,
  { work, now }: { readonly work: CompanyWorkRow; readonly now: Date },
): Promise<void> {
  if (work.moved_on === null) throw new ProblemError("state_conflict");
  if (work.kind === "DISPOSAL") await issueDestructionCertificate(tx, services, { work, now });
}

async function confirm(
  tx: Tx,
  services: Needs,
  { work, by }: { readonly work: CompanyWorkRow; readonly by: Cause },
): Promise<void> {
  const { company_id: companyId, contract_id: cid, box_count: count } = work;
  if (work.makes_boxes) {
    const { contract } = await getCompanyContract({ db: tx }, { cid, companyId });
    if (contract.status !== "ACTIVE") throw new ProblemError("state_conflict");
    if (contract.made_box_count + count > contract.box_count)
      throw new ProblemError("state_conflict");
    const { department } = contract;
    const boxes = await makeBoxes(tx, services, { companyId, cid, department, count, by });
    await insertWorkBoxes(tx, work.id, boxes);
  } else if (reservesBoxesOnConfirm(work.kind)) {
    await advanceBoxes(tx, work, by);
  }
}
