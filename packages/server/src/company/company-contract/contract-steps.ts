import {
  checkCompanyContract,
  todayInSeoul,
  type CompanyContractInput,
  canUndoCompanyContract,
  storageEndDate,
  type CompanyContractStatus,
  companyContractRefusals,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { storeContract } from "../contract-state/store-contract.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { lastStepOf, recordUndo, type Step } from "../../subject/undo-step.ts";
import { companySubject } from "../company/subjects.ts";
import { updateContract } from "../contract-state/store.ts";
import type { Connection } from "../../db/tables.ts";
import { firstPersonOf, type CompanyUser } from "../company/read-company.ts";
import {
  lockContract,
  type CompanyContractRow,
  type ContractView,
  getCompanyContract,
} from "../contract-state/read-contracts.ts";

/** The operator records a request that a company made by other means; its first user is notified. */
export async function makeCompanyContract(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  request: {
    readonly operatorId: string;
    readonly companyId: string;
    readonly input: CompanyContractInput;
    readonly reason: string | null;
  },
): Promise<string> {
  const { operatorId, companyId, input, reason } = request;
  const now = clock();
  throwIssues(checkCompanyContract(input, todayInSeoul(now)));
  const cid = ids.uuid();
  await inTransaction(db, async (tx) => {
    const personId = await firstPersonOf(tx, companyId);
    if (personId === null) throw new ProblemError("not_found");
    await lockCompany(tx, companyId);
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now } as const;
    await storeContract(tx, { cid, companyId, personId, input, by });
  });
  return cid;
}

/**
 * The operator rejects a request (CANCEL), or ends a contract (ENDED) once none of its boxes is stored or carried
 * any more. Today is then the last day that it is billed for.
 */
export async function closeCompanyContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly operatorId: string;
    readonly cid: string;
    readonly to: "CANCEL" | "ENDED";
  } & OperatorWords,
): Promise<void> {
  const { operatorId, cid, to, reason, message = null } = input;
  const now = clock();
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    const refusal = await closingRefusal(tx, contract);
    if (refusal !== null) throw new ProblemError(refusal);
    const today = todayInSeoul(now);
    const endsEarly = to === "ENDED" && today < contract.end_date;
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    const changes = endsEarly ? { end_date: today } : {};
    await changeContractStatus(tx, contract, { to, ...by, changes });
  });
}

/** Why a contract cannot be closed for another reason than its state; null when it can. */
export async function closingRefusal(
  db: Connection,
  { id, company_id, stored_box_count }: CompanyContractRow,
): Promise<"boxes_stored" | "state_conflict" | null> {
  if (stored_box_count > 0) return "boxes_stored";
  const isCarried = await hasOngoingWorks(db, { cid: id, companyId: company_id });
  return isCarried ? "state_conflict" : null;
}

/** The operator's last step of a contract; null when it cannot be undone. */
export async function undoableContractStep(
  db: Connection,
  { id: cid, status }: Pick<CompanyContractRow, "id" | "status">,
): Promise<Step<CompanyContractStatus> | null> {
  const step = await lastStepOf(db, companySubject.contract(cid), status);
  if (step === null) return null;
  const { from_status: from, to_status: to, at } = step;
  if (!canUndoCompanyContract({ from, to })) return null;
  return (await isBilledSince(db, { cid, since: at })) ? null : step;
}

/**
 * Undoes an offer that the company has not accepted, or the end of a contract; throws `state_conflict` once an invoice
 * was issued for it since. A rejected request stays rejected.
 */
export async function undoContractStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly cid: string; readonly operatorId: string; readonly reason: string },
): Promise<void> {
  const { cid, operatorId: actorId, reason } = input;
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    const step = await undoableContractStep(tx, contract);
    if (step === null) throw new ProblemError("state_conflict");
    const { from_status: from, to_status: to } = step;
    const before =
      to === "OFFERED"
        ? { monthly_amount: null }
        : { end_date: storageEndDate(contract.start_date, contract.months) };
    await updateContract(tx, cid, { ...before, status: from });
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await recordUndo(tx, companySubject.contract(cid), { step, by });
  });
}

/** Whether an invoice issued since then and not cancelled has a line for the contract. */
async function isBilledSince(
  db: Connection,
  { cid, since }: { readonly cid: string; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("invoice_lines as line")
    .innerJoin("company_invoices as invoice", "invoice.id", "line.invoice_id")
    .select("invoice.id")
    .where("line.contract_id", "=", cid)
    .where("invoice.issued_at", ">=", since)
    .where("invoice.status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Any user of the company can withdraw a request, and decline what was offered for it. */
export async function withdrawCompanyContract(
  services: Pick<Services, "db" | "clock">,
  { user, cid }: { readonly user: CompanyUser; readonly cid: string },
): Promise<ContractView> {
  const { db, clock } = services;
  const { userId, companyId } = user;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const { contract } = await getCompanyContract({ db: tx }, { cid, companyId });
    requireOpen(companyContractRefusals(contract.status).WITHDRAW);
    const by = { actor: "COMPANY", actorId: userId, reason: null, now: clock() } as const;
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  });
  return getCompanyContract(services, { cid, companyId });
}

/** Whether work of a contract waits for the operator or has boxes on their way. */
async function hasOngoingWorks(
  db: Connection,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  const work = await db
    .selectFrom("company_works")
    .select("id")
    .where("company_id", "=", companyId)
    .where("contract_id", "=", cid)
    .where((eb) =>
      eb.or([
        eb("status", "=", "WAIT"),
        eb.exists(
          eb
            .selectFrom("company_work_boxes")
            .select("work_id")
            .whereRef("work_id", "=", "company_works.id")
            .where("arrived", "=", false),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}
