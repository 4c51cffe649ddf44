import { ledgerOfInvoice, netAmountOf } from "./read-billing.ts";
import type { Tx, Connection } from "../../db/tables.ts";
import { hasWorksToBill } from "../company-work/bill-works.ts";
import { forgetDefaultPaymentOf, findChargeDay } from "../company/default-payment.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findInvoicesLacking, findInvoice, findCompanyPayment } from "./store.ts";
import type { Cause } from "../../subject/history.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { formatKoreanDate, formatKoreanMonth, formatWon, companyWorkKinds } from "@damadum/domain";
import { findBoxBy } from "../company-box/store.ts";
import { visitText } from "../../platform/reminder/reminder-text.ts";
import { findWork } from "../company-work/store.ts";
import { findContract } from "../contract-state/store.ts";
import { countBoxesInStorage } from "../company-box/read-company-boxes.ts";
import { firstPersonOf, findNoticeRecipient } from "../company/read-company.ts";
import { findCompanyIdOf, isLastPerson, leaveCompany } from "../company/company-people.ts";
import { getCompanyContract } from "../contract-state/read-contracts.ts";
import type { WithdrawalStep, NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

const REASON = "회원 탈퇴";

/**
 * A company user cannot withdraw while the company has boxes with us or owes money, and the last one also not while
 * it will still be billed, because nobody would be left to pay. The last one's withdrawal cancels its open requests.
 */
export const companyWithdrawal: WithdrawalStep = {
  async holds(tx, userId) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId === null) return [];
    // When the last two withdraw simultaneously, the lock makes the second one the last.
    await lockCompany(tx, companyId);
    const stored = await countBoxesInStorage(tx, companyId);
    const lacking = await findInvoicesLacking(tx, companyId);
    const owes = lacking.some((invoice) => ledgerOfInvoice(invoice).due > 0);
    const isLast = await isLastPerson(tx, { companyId, userId });
    const isToBill = isLast && (await willBeInvoiced(tx, companyId));
    const none = { serial: null, box_count: null, visit: null } as const;
    return [
      ...(stored > 0 ? [{ ...none, kind: "COMPANY_BOXES" as const, box_count: stored }] : []),
      ...(owes ? [{ ...none, kind: "COMPANY_INVOICES" as const }] : []),
      ...(isToBill ? [{ ...none, kind: "COMPANY_BILLING" as const }] : []),
    ];
  },
  async forget(tx, { userId, now }) {
    const companyId = await findCompanyIdOf(tx, userId);
    if (companyId !== null && (await isLastPerson(tx, { companyId, userId }))) {
      const by = { actor: "COMPANY", actorId: userId, reason: REASON, now } as const;
      await cancelContractRequests(tx, companyId, by);
    }
    await forgetDefaultPaymentOf(tx, userId);
    await leaveCompany(tx, userId);
  },
};

async function willBeInvoiced(tx: Tx, companyId: string): Promise<boolean> {
  if (await hasActiveContract(tx, companyId)) return true;
  return hasWorksToBill(tx, companyId);
}

/** Cancels the requests of a locked company that have not become a contract. */
async function cancelContractRequests(tx: Tx, companyId: string, by: Cause): Promise<void> {
  const requests = await tx
    .selectFrom("company_contracts")
    .select(["id", "status"])
    .where("company_id", "=", companyId)
    .where("status", "in", ["WAIT", "OFFERED"])
    .orderBy("id")
    .execute();
  for (const contract of requests) {
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  }
}

/** Whether the company has a contract in force, which is billed every month. */
async function hasActiveContract(db: Connection, companyId: string): Promise<boolean> {
  const contract = await db
    .selectFrom("company_contracts")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", "ACTIVE")
    .limit(1)
    .executeTakeFirst();
  return contract !== undefined;
}

export async function noticeOfInvoice(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const invoice = await findInvoice(db, subjectId);
  const userId = await firstPersonOf(db, invoice.company_id);
  if (userId === null) return null;
  const chargeOn = await findChargeDay(db, invoice);
  const variables = {
    청구서: invoice.number,
    달: formatKoreanMonth(invoice.month),
    금액: formatWon(netAmountOf(invoice)),
    기한: formatKoreanDate(invoice.due_date),
    결제일: chargeOn === null ? "없음" : formatKoreanDate(chargeOn),
  };
  return { userId, variables };
}

export async function noticeOfPayment(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const payment = await findCompanyPayment(db, subjectId);
  const userId = await firstPersonOf(db, payment.company_id);
  if (userId === null) return null;
  return { userId, variables: { 내용: payment.title, 금액: formatWon(payment.amount) } };
}

export async function noticeOfCompanyBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const box = await findBoxBy(db, "id", subjectId);
  const { company_id: companyId, contract_id: cid, serial } = box;
  const userId = await firstPersonOf(db, companyId);
  if (userId === null) return null;
  const { contract } = await getCompanyContract({ db }, { cid, companyId });
  return { userId, variables: { 박스: serial, 계약: contract.name } };
}

/** The facts of a notice about work, to its requester or, when they have left, the company's first user. */
export async function noticeOfWork(
  db: Connection,
  { subjectId, from }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const work = await findWork(db, subjectId);
  const asked = { companyId: work.company_id, userId: work.created_by };
  const userId = await findNoticeRecipient(db, asked);
  if (userId === null) return null;
  const day = work.appointment_date;
  return {
    userId,
    case: from,
    variables: {
      종류: companyWorkKinds[work.kind].label,
      개수: String(work.box_count),
      약속: day === null ? "없음" : visitText(day, work.appointment_time),
    },
  };
}

/** The facts of a notice about a contract, to its requester or, when they have left, the company's first user. */
export async function noticeOfContract(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const contract = await findContract(db, subjectId);
  const asked = { companyId: contract.company_id, userId: contract.created_by };
  const userId = await findNoticeRecipient(db, asked);
  if (userId === null) return null;
  const monthly = contract.monthly_amount;
  const variables = {
    계약: contract.name,
    개수: String(contract.box_count),
    월요금: monthly === null ? "없음" : formatWon(monthly),
    시작: formatKoreanDate(contract.start_date),
  };
  return { userId, variables };
}
