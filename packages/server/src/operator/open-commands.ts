import {
  canMoveBoxesOfWork,
  canTransition,
  canUndoCompanyContract,
  canUndoCompanyWork,
  companyContractStatus,
  companyInvoiceRefusals,
  companyWorkStatus,
  customPaymentStatus,
  damageReportStatus,
  isOnItsWay,
  type BoxStatus,
  type CompanyContractStatus,
  type CompanyInvoiceStatus,
  type CompanyWorkKind,
  type CompanyWorkStatus,
  type CustomPaymentStatus,
  type DamageReportStatus,
} from "@damadum/domain";
import type { PastChange } from "../subject/history.ts";

/** Commands by their words, each with whether the tables that guard its verb leave it open. */
type Openness = Readonly<Record<string, boolean>>;

const openIn = (commands: Openness): readonly string[] =>
  Object.entries(commands).flatMap(([words, isOpen]) => (isOpen ? [words] : []));

/** Whether an operator took the last step and may take it back. */
export function isUndoable<S extends string>(
  history: readonly PastChange<S>[],
  allows: (step: { readonly from: S; readonly to: S }) => boolean,
): boolean {
  const last = history.at(-1);
  if (last === undefined || last.actor !== "OPERATOR" || last.from_status === null) return false;
  return allows({ from: last.from_status, to: last.to_status });
}

/** What a company's contract leaves open to an operator. */
export function openOfContract(
  contract: { readonly status: CompanyContractStatus; readonly stored_box_count: number },
  history: readonly PastChange<CompanyContractStatus>[],
): readonly string[] {
  const may = (to: CompanyContractStatus) =>
    canTransition(companyContractStatus, contract.status, to, "OPERATOR");
  return openIn({
    "contracts offer": may("OFFERED"),
    "contracts undo": isUndoable(history, canUndoCompanyContract),
    "contracts close": (may("CANCEL") || may("ENDED")) && contract.stored_box_count === 0,
  });
}

/** What a company's work leaves open to an operator. */
export function openOfWork(
  work: {
    readonly kind: CompanyWorkKind;
    readonly status: CompanyWorkStatus;
    readonly moved_on: string | null;
  },
  boxes: readonly { readonly status: BoxStatus }[],
  history: readonly PastChange<CompanyWorkStatus>[],
): readonly string[] {
  const { kind, status, moved_on: movedOn } = work;
  const may = (to: CompanyWorkStatus) => canTransition(companyWorkStatus, status, to, "OPERATOR");
  const hasMoved = boxes.some((box) => isOnItsWay(kind, box.status));
  const isConfirmed = status !== "WAIT";
  return openIn({
    "works advance": may("CONFIRM") || (may("COMPLETE") && movedOn !== null),
    "works move-boxes": canMoveBoxesOfWork(status) && movedOn === null,
    "boxes labels": boxes.length > 0 && isConfirmed,
    "works undo":
      isUndoable(history, canUndoCompanyWork) ||
      // Billed work is moved, and destroyed boxes do not come back.
      (status === "CONFIRM" && hasMoved && !boxes.some((box) => box.status === "DISPOSED")),
    "works cancel": may("CANCEL") && !(isConfirmed && hasMoved),
  });
}

/** What an invoice leaves open to an operator. */
export function openOfInvoice(
  status: CompanyInvoiceStatus,
  lines: readonly { readonly credited_at: Date | null }[],
): readonly string[] {
  const isToPay = companyInvoiceRefusals(status).PAY === null;
  return openIn({
    "invoices record-transfer": isToPay,
    "invoices tax": true,
    "invoices credit":
      status !== "CANCEL" && lines.some(({ credited_at: creditedAt }) => creditedAt === null),
    // What was paid is refunded instead.
    "invoices cancel": isToPay,
  });
}

/** What a payment by link leaves open to an operator. */
export function openOfLink(
  link: { readonly status: CustomPaymentStatus; readonly settled_at: Date | null },
  { isDebt }: { readonly isDebt: boolean },
): readonly string[] {
  const { status } = link;
  const may = (to: CustomPaymentStatus) =>
    canTransition(customPaymentStatus, status, to, "OPERATOR");
  const isUnpaid = may("CANCEL");
  const isOver = status === "DECLINED" || status === "EXPIRED";
  return openIn({
    "links settle": link.settled_at === null && (isOver || (isUnpaid && isDebt)),
    "links cancel": isUnpaid,
    "links refund": may("REFUNDED"),
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
