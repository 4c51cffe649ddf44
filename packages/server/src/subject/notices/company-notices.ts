import {
  companyContractView,
  companyInvoiceEvent,
  companyWorkEvent,
  type CompanyContractStatus,
  type CompanyInvoiceStatus,
  type CompanyPaymentStatus,
  type CompanyWorkStatus,
} from "@damadum/domain";
import { noNotice, type NoticeDecision, type OneNotice } from "./notice-decision.ts";
import { noticesOf, type NoticeMaker, type NoticeTemplate } from "./notice-template.ts";

const button = { name: "기업 페이지 보기", page: "myCompany", parts: {} } as const;

const makeContract: NoticeMaker<CompanyContractStatus> = noticesOf(
  "CONTRACT",
  "CC",
  "계약 #{계약}\n박스 #{개수}개",
  button,
);
const contract = (status: CompanyContractStatus, more?: string) =>
  makeContract(status, `기업 ${companyContractView(status).event}.`, more);

/** Notices to the company user who requested a contract. Variables: 이름, 계약, 개수, 월요금, 시작. */
export const companyContractNotices: Readonly<Record<CompanyContractStatus, NoticeTemplate>> = {
  WAIT: contract("WAIT"),
  OFFERED: contract(
    "OFFERED",
    "월 요금 #{월요금} (부가세 별도)\n시작 #{시작}\n기업 페이지에서 확인하고 수락해 주세요.",
  ),
  ACTIVE: contract("ACTIVE"),
  ENDED: contract("ENDED"),
  CANCEL: contract("CANCEL"),
};

const makeWork: NoticeMaker<CompanyWorkStatus> = noticesOf(
  "CONTRACT",
  "CW",
  "#{종류} · 박스 #{개수}개\n약속 #{약속}",
  button,
);
const work = (status: CompanyWorkStatus) => makeWork(status, `${companyWorkEvent(status)}.`);

/** By the earlier state: work is confirmed again when its invoice is cancelled, which has its own notice. */
const confirmed: Readonly<Record<string, OneNotice>> = {
  WAIT: work("CONFIRM"),
  INVOICE_COMPLETE: noNotice("The invoice, which was taken back, has its own notice."),
  PAYMENT: noNotice("The invoice, which was taken back, has its own notice."),
  COMPLETE: noNotice("The invoice, which was taken back, has its own notice."),
};

/** Notices to the company user who requested a work. Variables: 이름, 종류, 개수, 약속. */
export const companyWorkNotices: Readonly<Record<CompanyWorkStatus, NoticeDecision>> = {
  WAIT: work("WAIT"),
  CONFIRM: { byCase: confirmed },
  INVOICE_COMPLETE: noNotice("The invoice, which holds it, has its own notice."),
  PAYMENT: noNotice("The invoice, which holds it and is paid now, has its own notice."),
  COMPLETE: work("COMPLETE"),
  CANCEL: work("CANCEL"),
};

const makeInvoice: NoticeMaker<CompanyInvoiceStatus> = noticesOf(
  "PAYMENT",
  "CI",
  "청구서 #{청구서}\n#{달} 이용 금액 #{금액}",
  button,
);
const invoice = (status: CompanyInvoiceStatus, more?: string) =>
  makeInvoice(status, `${companyInvoiceEvent(status)}.`, more);

/** Notices of an invoice, to the company's first user. Variables: 이름, 청구서, 달, 금액, 기한, 결제일. */
export const companyInvoiceNotices: Readonly<Record<CompanyInvoiceStatus, NoticeTemplate>> = {
  ISSUED: invoice("ISSUED", "결제 기한 #{기한}\n자동 결제 #{결제일}"),
  OVERDUE: invoice("OVERDUE", "결제 기한 #{기한}"),
  PAID: invoice("PAID"),
  CANCEL: invoice("CANCEL"),
};

const payment: NoticeMaker<CompanyPaymentStatus> = noticesOf(
  "PAYMENT",
  "CP",
  "내용 #{내용}\n금액 #{금액} (부가세 포함)",
  button,
);

/** Notices of the payment of an invoice, to the same user. Variables: 이름, 내용, 금액. */
export const companyPaymentNotices: Readonly<Record<CompanyPaymentStatus, NoticeDecision>> = {
  WAIT: noNotice("The invoice has its own notice."),
  FAILED: payment(
    "FAILED",
    "청구 금액을 결제하지 못했어요.",
    "결제 수단을 확인하고 다시 결제해 주세요.",
  ),
  PAID: noNotice("The invoice, which is paid now, has its own notice."),
  REFUNDED: payment(
    "REFUNDED",
    "결제하신 청구 금액을 환불해요.",
    "결제하신 방법으로 환불해 드려요.",
  ),
  CANCEL: noNotice("The invoice, which was taken back, has its own notice."),
};
