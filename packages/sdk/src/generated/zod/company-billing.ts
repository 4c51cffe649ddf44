import * as zod from "zod/mini";

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

export const listCompanyPaymentsQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyPaymentsQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyPaymentsQueryPageMax)),
    listCompanyPaymentsQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyPaymentsQueryLimitMax)),
    listCompanyPaymentsQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyPaymentsQueryCursorRegExp)),
  ),
});

export const ListCompanyPaymentsResponse = CompanyPaymentPage;

/**
 * @summary 기업 결제 준비
 */
export const PrepareCompanyPaymentParams = /*#__PURE__*/ zod.object({
  cpay_id: /*#__PURE__*/ zod.uuid(),
});

export const PrepareCompanyPaymentBody = CompanyPaymentPreparation;

export const PrepareCompanyPaymentResponse = PreparedOrderPayment;

/**
 * @summary 등록한 결제 수단으로 내기
 */
export const PayCompanyPaymentParams = /*#__PURE__*/ zod.object({
  cpay_id: /*#__PURE__*/ zod.uuid(),
});

export const PayCompanyPaymentBody = BillingKeyChoice;

export const PayCompanyPaymentResponse = PaymentOutcome;

/**
 * @summary 기업 결제 확인
 */
export const CompleteCompanyPaymentBody = PaymentCompletion;

export const CompleteCompanyPaymentResponse = PaymentOutcome;

/**
 * @summary 기업 기본 결제 수단 정하기
 */
export const SetCompanyDefaultPaymentBody = CompanyDefaultPayment;

export const SetCompanyDefaultPaymentResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 기업 청구서
 */
export const listCompanyInvoicesQueryPageDefault = 1;
export const listCompanyInvoicesQueryPageMax = 100000;

export const listCompanyInvoicesQueryLimitDefault = 20;
export const listCompanyInvoicesQueryLimitMax = 100;

export const listCompanyInvoicesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");
export const listCompanyInvoicesQueryFromRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");
export const listCompanyInvoicesQueryToRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");

export const ListCompanyInvoicesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyInvoicesQueryPageMax)),
    listCompanyInvoicesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyInvoicesQueryLimitMax)),
    listCompanyInvoicesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyInvoicesQueryCursorRegExp)),
  ),
  from: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyInvoicesQueryFromRegExp)),
  ),
  to: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyInvoicesQueryToRegExp)),
  ),
  status: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.enum(["ISSUED", "PAID", "OVERDUE", "CANCEL"]),
  ),
});

export const ListCompanyInvoicesResponse = CompanyInvoicePage;

/**
 * @summary 기업 청구서 하나
 */
export const GetCompanyInvoiceParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const GetCompanyInvoiceResponse = CompanyInvoice;
