import {
  addDays,
  DAYS_TO_CHARGE,
  DAYS_TO_PAY,
  companyInvoiceStatus,
  companyPaymentStatus,
  formatKoreanMonth,
  invoiceAmounts,
  todayInSeoul,
  type YearMonth,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { billWorks, listWorksToBill } from "../company-work/bill-works.ts";
import { lockCompany } from "../company/lock-company.ts";
import { companySubject } from "../company/subjects.ts";
import { findEarlierCredits, withoutCredit } from "./earlier-credits.ts";
import { storageLines, workLine } from "./invoice-lines.ts";
import { insertCompanyPayment, insertInvoice, isBilled, nextInvoiceNumber } from "./store.ts";

/** Maximum total of an invoice, in won: the largest amount that the API allows. */
const MAX = 1_000_000_000;

interface NewInvoice {
  readonly operatorId: string;
  readonly companyId: string;
  readonly month: YearMonth;
  readonly dueDate?: string | undefined;
}

/**
 * The operator bills a company for a month's storage and the works that were done in it. There is one invoice per
 * company and month, cancelled ones aside. The company's default billing key is charged days later.
 */
export function issueCompanyInvoice(
  services: Pick<Services, "db" | "clock" | "ids">,
  input: NewInvoice,
): Promise<{ readonly invoiceId: string; readonly cpaymentId: string }> {
  return inTransaction(services.db, (tx) => issue(tx, services, input));
}

/** Returns what such an invoice would contain without issuing it; throws `state_conflict` in the same cases. */
export function previewCompanyInvoice(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: Pick<NewInvoice, "companyId" | "month">,
) {
  return inTransaction(db, (tx) => draftInvoice(tx, { ...input, now: clock() }));
}

async function draftInvoice(
  tx: Tx,
  { companyId, month, now }: Pick<NewInvoice, "companyId" | "month"> & { readonly now: Date },
) {
  requireBegunMonth(month, now);
  if (await isBilled(tx, { companyId, month })) throw new ProblemError("state_conflict");
  const works = await listWorksToBill(tx, { companyId, month });
  const credits = await findEarlierCredits(tx, { companyId, month });
  const lines = [...(await storageLines(tx, { companyId, month })), ...works.map(workLine)];
  const drafted = lines.flatMap((line) => withoutCredit(line, credits) ?? []);
  const amounts = invoiceAmounts(drafted);
  if (amounts.supplyAmount === 0 || amounts.totalAmount > MAX) {
    throw new ProblemError("state_conflict");
  }
  return { works, lines: drafted, amounts };
}

async function issue(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { operatorId, companyId, month, dueDate }: NewInvoice,
) {
  await lockCompany(tx, companyId);
  const now = clock();
  const { works, lines, amounts } = await draftInvoice(tx, { companyId, month, now });
  const today = todayInSeoul(now);
  const invoiceId = ids.uuid();
  const cpaymentId = ids.uuid();
  const due = dueDate ?? addDays(today, DAYS_TO_PAY);
  const chargeOn = addDays(today, DAYS_TO_CHARGE);
  const { vatAmount, totalAmount } = amounts;
  const last = String(await nextInvoiceNumber(tx, month)).padStart(6, "0");
  const invoice = {
    id: invoiceId,
    company_id: companyId,
    number: `IV${month.replace("-", "")}-${last}`,
    month,
    status: companyInvoiceStatus.initial,
    supply_amount: amounts.supplyAmount,
    vat_amount: vatAmount,
    total_amount: totalAmount,
    cpayment_id: cpaymentId,
    due_date: due,
    issued_at: now,
    charge_on: chargeOn < due ? chargeOn : due,
  };
  const rows = lines.map((line, position) => ({ ...line, invoice_id: invoiceId, position }));
  await insertInvoice(tx, invoice, rows);
  await insertCompanyPayment(tx, {
    id: cpaymentId,
    company_id: companyId,
    invoice_id: invoiceId,
    title: `${formatKoreanMonth(month)} 이용료`,
    status: companyPaymentStatus.initial,
    amount: totalAmount,
    vat_amount: vatAmount,
    due_date: due,
    created_at: now,
  });
  const by = { actor: "OPERATOR", actorId: operatorId, reason: null, now } as const;
  await writeHistory(
    tx,
    { ...by, subject: companySubject.invoice(invoiceId), from: null, to: invoice.status },
    {
      ...by,
      subject: companySubject.payment(cpaymentId),
      from: null,
      to: companyPaymentStatus.initial,
    },
  );
  await billWorks(tx, works, { ...by, invoiceId, cpaymentId });
  return { invoiceId, cpaymentId };
}

/** Rejects a month that has not begun, because it must be a typo. */
function requireBegunMonth(month: YearMonth, now: Date): void {
  if (month <= todayInSeoul(now).slice(0, month.length)) return;
  const message = "이번 달까지만 청구할 수 있어요. 달을 다시 확인해 주세요.";
  const field = { field: "month", code: "date_out_of_range", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}
