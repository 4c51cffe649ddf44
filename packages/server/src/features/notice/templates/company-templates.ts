import {
  brand,
  type CompanyContractStatus,
  type CompanyInvoiceStatus,
  type CompanyWorkStatus,
} from "@damadum/domain";
import type { NoticeTemplate } from "./template.ts";

function template(code: string, sentence: string, facts: string): NoticeTemplate {
  return {
    code,
    text: `[${brand.name}] #{이름}님, ${sentence}\n\n${facts}`,
    button: { name: "기업 페이지 보기", path: "/my/company" },
  };
}

const contract = (status: CompanyContractStatus, sentence: string) =>
  template(`CC_${status}`, sentence, "계약 #{계약}\n박스 #{개수}개");

/** What a company's person is told when the contract that they asked for changes. Variables: 이름, 계약, 개수. */
export const companyContractTemplates: Readonly<Record<CompanyContractStatus, NoticeTemplate>> = {
  WAIT: contract("WAIT", "기업 계약 신청을 받았어요."),
  ACTIVE: contract("ACTIVE", "기업 계약을 시작했어요."),
  ENDED: contract("ENDED", "기업 계약이 끝났어요."),
  CANCEL: contract("CANCEL", "기업 계약 신청을 취소했어요."),
};

const work = (status: CompanyWorkStatus, sentence: string) =>
  template(`CW_${status}`, sentence, "박스 #{개수}개\n약속 #{약속}");

/** The same for work that they asked for. Variables: 이름, 개수, 약속. */
export const companyWorkTemplates: Readonly<Record<CompanyWorkStatus, NoticeTemplate>> = {
  WAIT: work("WAIT", "작업 신청을 받았어요."),
  CONFIRM: work("CONFIRM", "작업을 확인했어요."),
  INVOICE_COMPLETE: work("INVOICE_COMPLETE", "작업을 청구했어요."),
  PAYMENT: work("PAYMENT", "작업을 결제했어요."),
  COMPLETE: work("COMPLETE", "작업이 모두 끝났어요."),
};

const invoice = (status: CompanyInvoiceStatus, sentence: string) =>
  template(`CI_${status}`, sentence, "청구서 #{청구서}\n#{달} 이용 금액 #{금액}");

/** The same for an invoice, to the company's first person. Variables: 이름, 청구서, 달, 금액. */
export const companyInvoiceTemplates: Readonly<Record<CompanyInvoiceStatus, NoticeTemplate>> = {
  ISSUED: invoice("ISSUED", "청구서가 나왔어요."),
  OVERDUE: invoice("OVERDUE", "청구서의 결제 기한이 지났어요."),
  PAID: invoice("PAID", "청구서를 결제했어요."),
  CANCEL: invoice("CANCEL", "청구서를 거둬들였어요."),
};
