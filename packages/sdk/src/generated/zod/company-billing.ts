import * as zod from "zod";

import {
  BillingKeyChoice,
  CompanyDefaultPayment,
  CompanyInvoice,
  CompanyInvoicePage,
  CompanyPaymentPage,
  CompanyPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
} from "./model.schemas.ts";

/**
 * @summary 기업 결제 요청
 */
export const listCompanyPaymentsQueryPageDefault = 1;
export const listCompanyPaymentsQueryPageMax = 100000;

export const listCompanyPaymentsQueryLimitDefault = 20;
export const listCompanyPaymentsQueryLimitMax = 100;

export const ListCompanyPaymentsQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyPaymentsQueryPageMax)
    .default(listCompanyPaymentsQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyPaymentsQueryLimitMax)
    .default(listCompanyPaymentsQueryLimitDefault)
    .describe("한 쪽의 개수"),
});

export const ListCompanyPaymentsResponse = CompanyPaymentPage;

/**
 * 결제창으로 낼 때 씁니다. 금액은 서버가 정합니다.
 * @summary 기업 결제 준비
 */
export const PrepareCompanyPaymentParams = zod.object({
  cpay_id: zod.uuid().describe("기업 결제 요청 번호 (`cpayment_id`)"),
});

export const PrepareCompanyPaymentBody = CompanyPaymentPreparation;

export const PrepareCompanyPaymentResponse = PreparedOrderPayment;

/**
 * 몇 번을 불러도 한 번만 냅니다. 카드사가 거절하면 FAILED 와 그 까닭으로 답합니다.
 * @summary 등록한 결제 수단으로 내기
 */
export const PayCompanyPaymentParams = zod.object({
  cpay_id: zod.uuid().describe("기업 결제 요청 번호 (`cpayment_id`)"),
});

export const PayCompanyPaymentBody = BillingKeyChoice;

export const PayCompanyPaymentResponse = PaymentOutcome;

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * @summary 기업 결제 확인
 */
export const CompleteCompanyPaymentBody = PaymentCompletion;

export const CompleteCompanyPaymentResponse = PaymentOutcome;

/**
 * 내 결제 수단 가운데 하나여야 합니다. 새 청구서를 그 `charge_on` 에 이 수단으로 냅니다. 처음 정할 때 이미 나와 있던 청구서는 저절로 내지 않습니다. null 이면 자동 결제를 끄고, 그 뒤로는 어떤 청구서도 저절로 내지 않습니다.
 * @summary 기업 기본 결제 수단 정하기
 */
export const SetCompanyDefaultPaymentBody = CompanyDefaultPayment;

export const SetCompanyDefaultPaymentResponse = zod.void();

/**
 * @summary 기업 청구서
 */
export const listCompanyInvoicesQueryPageDefault = 1;
export const listCompanyInvoicesQueryPageMax = 100000;

export const listCompanyInvoicesQueryLimitDefault = 20;
export const listCompanyInvoicesQueryLimitMax = 100;

export const listCompanyInvoicesQueryFromRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");
export const listCompanyInvoicesQueryToRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");

export const ListCompanyInvoicesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyInvoicesQueryPageMax)
    .default(listCompanyInvoicesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyInvoicesQueryLimitMax)
    .default(listCompanyInvoicesQueryLimitDefault)
    .describe("한 쪽의 개수"),
  from: zod.string().regex(listCompanyInvoicesQueryFromRegExp).exactOptional().describe("첫 달"),
  to: zod.string().regex(listCompanyInvoicesQueryToRegExp).exactOptional().describe("마지막 달"),
  status: zod.enum(["ISSUED", "PAID", "OVERDUE", "CANCEL"]).exactOptional().describe("청구서 상태"),
});

export const ListCompanyInvoicesResponse = CompanyInvoicePage;

/**
 * @summary 기업 청구서 하나
 */
export const GetCompanyInvoiceParams = zod.object({
  id: zod.uuid().describe("청구서 번호"),
});

export const GetCompanyInvoiceResponse = CompanyInvoice;
