import { isBoxAvailableForWork } from "../company/work-route.ts";
import { isBoxInStorage } from "../states/box-groups.ts";
import { boxStatus, type BoxStatus } from "../states/box-status.ts";
import { canTransition } from "../states/can-transition.ts";
import {
  companyContractStatus,
  type CompanyContractStatus,
} from "../states/company-contract-status.ts";
import {
  companyInvoiceStatus,
  type CompanyInvoiceStatus,
} from "../states/company-invoice-status.ts";
import { companyWorkStatus, type CompanyWorkStatus } from "../states/company-work-status.ts";
import { conflict, type Refusal, type Refusals } from "./open-action.ts";

/** What a company's users can do with a contract, in the order in which it is offered. */
export const companyContractActionCodes = ["ACCEPT", "WITHDRAW", "REQUEST_WORK"] as const;

/** One action of a company's users with a contract. */
export type CompanyContractActionCode = (typeof companyContractActionCodes)[number];

/** Why a contract in a state does not take what another state takes. */
const closedContract: Readonly<Record<CompanyContractStatus, string>> = {
  WAIT: "월 요금을 정하고 있어요. 정해진 금액을 수락하면 계약이 시작돼요.",
  OFFERED: "아직 시작하지 않은 계약이에요. 제안한 금액을 먼저 수락해 주세요.",
  ACTIVE: "이미 시작한 계약이에요. 일찍 끝내려면 고객센터로 연락해 주세요.",
  ENDED: "끝난 계약이에요. 필요하면 새 계약을 신청해 주세요.",
  CANCEL: "취소한 신청이에요. 필요하면 새로 신청해 주세요.",
};

/** Which actions of its company a contract's state closes, and why. */
export function companyContractRefusals(
  status: CompanyContractStatus,
): Refusals<CompanyContractActionCode> {
  const closed = conflict(closedContract[status]);
  const changing = (to: CompanyContractStatus) =>
    canTransition(companyContractStatus, status, to, "COMPANY") ? null : closed;
  return {
    ACCEPT: changing("ACTIVE"),
    WITHDRAW: changing("CANCEL"),
    REQUEST_WORK: status === "ACTIVE" ? null : closed,
  };
}

/** What a company's users can do with a work. */
export const companyWorkActionCodes = ["WITHDRAW"] as const;

/** One action of a company's users with a work. */
export type CompanyWorkActionCode = (typeof companyWorkActionCodes)[number];

/** Which actions of its company a work's state closes, and why. */
export function companyWorkRefusals(status: CompanyWorkStatus): Refusals<CompanyWorkActionCode> {
  if (canTransition(companyWorkStatus, status, "CANCEL", "COMPANY")) return { WITHDRAW: null };
  const reason =
    status === "CANCEL"
      ? "이미 취소한 작업이에요."
      : "확인한 작업은 취소할 수 없어요. 고객센터로 연락해 주세요.";
  return { WITHDRAW: conflict(reason) };
}

/** What a company's users can do with a box: write about it, and request work for it. */
export const companyBoxActionCodes = ["EDIT", "DELIVERY", "COLLECTION", "DISPOSAL"] as const;

/** One action of a company's users with a box. */
export type CompanyBoxActionCode = (typeof companyBoxActionCodes)[number];

/** Which actions of its company a box's state closes, or a work that has reserved it, and why. */
export function companyBoxRefusals({
  status,
  isReserved,
}: {
  readonly status: BoxStatus;
  readonly isReserved: boolean;
}): Refusals<CompanyBoxActionCode> {
  const reason = isReserved
    ? "다른 작업에 들어 있어요."
    : `지금 상태(${boxStatus.states[status].label})에서는 요청할 수 없어요.`;
  const requesting = (kind: Exclude<CompanyBoxActionCode, "EDIT">): Refusal | null =>
    !isReserved && isBoxAvailableForWork(kind, status)
      ? null
      : { problem: "box_unavailable", reason };
  return {
    EDIT: isBoxInStorage(status) ? null : conflict("폐기했거나 끝난 박스는 고칠 수 없어요."),
    DELIVERY: requesting("DELIVERY"),
    COLLECTION: requesting("COLLECTION"),
    DISPOSAL: requesting("DISPOSAL"),
  };
}

/** Says of an invoice that was taken back that nothing is owed for it. */
export const WITHDRAWN_INVOICE = "거둬들인 청구서예요. 결제하지 않아도 돼요.";

/** What a company's users can do with an invoice. */
export const companyInvoiceActionCodes = ["PAY"] as const;

/** One action of a company's users with an invoice. */
export type CompanyInvoiceActionCode = (typeof companyInvoiceActionCodes)[number];

const paid: Refusal = {
  problem: "already_paid",
  reason: "결제를 마친 청구서예요. 청구서에서 확인해 주세요.",
};

/** Which actions of its company an invoice's state closes, and why. */
export function companyInvoiceRefusals(
  status: CompanyInvoiceStatus,
): Refusals<CompanyInvoiceActionCode> {
  if (canTransition(companyInvoiceStatus, status, "PAID", "SYSTEM")) return { PAY: null };
  const isPaid = status === "PAID";
  return { PAY: isPaid ? paid : conflict(WITHDRAWN_INVOICE) };
}

/** Why a destruction certificate becomes no PDF: `lacking` names the letters that its font has not, and where. */
export function unprintableCertificate(lacking: string): Refusal {
  return conflict(
    `PDF에 인쇄하지 못하는 글자가 있어요: ${lacking}. 폐기 확인서 화면에서 '인쇄하기'를 누르면 그 글자까지 PDF로 저장할 수 있어요.`,
  );
}
