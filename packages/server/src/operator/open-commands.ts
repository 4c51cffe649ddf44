import {
  canMoveBoxesOfWork,
  canTransition,
  companyContractStatus,
  companyInvoiceRefusals,
  damageReportStatus,
  type CompanyInvoiceStatus,
  type CompanyPaymentStatus,
  type DamageReportStatus,
} from "@damadum/domain";
import {
  closingRefusal,
  undoableContractStep,
} from "../company/company-contract/contract-steps.ts";
import { isCreditable } from "../company/company-billing/credit-invoice-line.ts";
import { canCancelInvoice } from "../company/company-billing/invoice-steps.ts";
import { boxesOnWay } from "../company/company-work/advance-boxes.ts";
import { canAdvanceWork } from "../company/company-work/advance-company-work.ts";
import { boxesToFree } from "../company/company-work/cancel-company-work.ts";
import { undoOfWork } from "../company/company-work/undo-work-step.ts";
import type { CompanyWorkRow } from "../company/company-work/work-row.ts";
import type { CompanyContractRow } from "../company/contract-state/read-contracts.ts";
import type { Connection } from "../db/tables.ts";
import { inTransaction } from "../db/transaction.ts";
import { lockRequest } from "../money/custom-payment/change-status.ts";
import { canRefund, canWithdraw, isToSettle } from "../money/custom-payment/end-request.ts";
import type { CustomPayment } from "../money/custom-payment/store.ts";
import type { Services } from "../services.ts";

/** Commands by their words, each with whether the guard of its verb leaves it open. */
type Openness = Readonly<Record<string, boolean>>;

const openIn = (commands: Openness): readonly string[] =>
  Object.entries(commands).flatMap(([words, isOpen]) => (isOpen ? [words] : []));

/** What a company's contract leaves open to an operator. */
export async function openOfContract(
  db: Connection,
  contract: CompanyContractRow,
): Promise<readonly string[]> {
  const may = (to: "OFFERED" | "CANCEL" | "ENDED") =>
    canTransition(companyContractStatus, contract.status, to, "OPERATOR");
  const isToClose = may("CANCEL") || may("ENDED");
  return openIn({
    "contracts offer": may("OFFERED"),
    "contracts undo": (await undoableContractStep(db, contract)) !== null,
    "contracts close": isToClose && (await closingRefusal(db, contract)) === null,
  });
}

/** What a company's work leaves open to an operator. `reason` is why its boxes cannot move on, if they cannot. */
export async function openOfWork(
  db: Connection,
  work: CompanyWorkRow,
): Promise<{ readonly open: readonly string[]; readonly reason: string | null }> {
  const { boxes, reason } = await boxesOnWay(db, work);
  const isToMove = canMoveBoxesOfWork(work.status);
  const open = openIn({
    "works advance":
      (await canAdvanceWork(db, work, "CONFIRM")) || (await canAdvanceWork(db, work, "COMPLETE")),
    "works move-boxes": isToMove && boxes.length > 0 && reason === null,
    "works undo": (await undoOfWork(db, work)) !== null,
    "works cancel": (await boxesToFree(db, work)) !== null,
  });
  return { open, reason: isToMove ? reason : null };
}

/** What an invoice leaves open to an operator. */
export function openOfInvoice(
  invoice: { readonly status: CompanyInvoiceStatus },
  {
    lines,
    payment,
  }: {
    readonly lines: readonly { readonly credited_at: Date | null }[];
    readonly payment: { readonly status: CompanyPaymentStatus };
  },
): readonly string[] {
  return openIn({
    "invoices record-transfer": companyInvoiceRefusals(invoice.status).PAY === null,
    "invoices tax": true,
    "invoices credit": lines.some((line) => isCreditable(invoice, line)),
    "invoices cancel": canCancelInvoice(invoice, payment),
  });
}

/** What a payment by link leaves open to an operator. */
export function openOfLink(services: Services, found: CustomPayment): Promise<readonly string[]> {
  return inTransaction(services.db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, found);
    return openIn({
      "links settle": isToSettle(request),
      "links cancel": await canWithdraw(tx, { request, debt }),
      "links refund": canRefund(request),
    });
  });
}

/** What a report of damage leaves open to an operator. */
export function openOfReport(status: DamageReportStatus): readonly string[] {
  const may = (to: DamageReportStatus) => canTransition(damageReportStatus, status, to, "OPERATOR");
  return openIn({
    "damage photos": true,
    "damage accept": may("ACCEPTED"),
    "damage decline": may("DECLINED"),
  });
}
