import * as zod from "zod/mini";

import {
  CompanyBoxPage,
  CompanyContract,
  CompanyContractAcceptance,
  CompanyContractPage,
  CompanyContractRequest,
} from "./model.schemas.ts";

/**
 * @summary 기업 계약
 */
export const listCompanyContractsQueryPageDefault = 1;
export const listCompanyContractsQueryPageMax = 100000;

export const listCompanyContractsQueryLimitDefault = 20;
export const listCompanyContractsQueryLimitMax = 100;

export const listCompanyContractsQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyContractsQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyContractsQueryPageMax)),
    listCompanyContractsQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyContractsQueryLimitMax)),
    listCompanyContractsQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(listCompanyContractsQueryCursorRegExp)),
  ),
});

export const ListCompanyContractsResponse = CompanyContractPage;

/**
 * @summary 기업 계약 신청
 */
export const CreateCompanyContractHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateCompanyContractBody = CompanyContractRequest;

export const CreateCompanyContractResponse = CompanyContract;

/**
 * @summary 기업 계약 하나
 */
export const GetCompanyContractParams = /*#__PURE__*/ zod.object({
  cid: /*#__PURE__*/ zod.uuid(),
});

export const GetCompanyContractResponse = CompanyContract;

/**
 * @summary 제안한 월 요금 수락
 */
export const AcceptCompanyContractParams = /*#__PURE__*/ zod.object({
  cid: /*#__PURE__*/ zod.uuid(),
});

export const AcceptCompanyContractBody = CompanyContractAcceptance;

export const AcceptCompanyContractResponse = CompanyContract;

/**
 * @summary 기업 계약 신청 취소
 */
export const WithdrawCompanyContractParams = /*#__PURE__*/ zod.object({
  cid: /*#__PURE__*/ zod.uuid(),
});

export const WithdrawCompanyContractResponse = CompanyContract;

/**
 * @summary 기업 계약의 박스
 */
export const ListCompanyContractBoxesParams = /*#__PURE__*/ zod.object({
  cid: /*#__PURE__*/ zod.uuid(),
});

export const listCompanyContractBoxesQueryPageDefault = 1;
export const listCompanyContractBoxesQueryPageMax = 100000;

export const listCompanyContractBoxesQueryLimitDefault = 20;
export const listCompanyContractBoxesQueryLimitMax = 100;

export const listCompanyContractBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyContractBoxesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyContractBoxesQueryPageMax)),
    listCompanyContractBoxesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyContractBoxesQueryLimitMax)),
    listCompanyContractBoxesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(listCompanyContractBoxesQueryCursorRegExp)),
  ),
});

export const ListCompanyContractBoxesResponse = CompanyBoxPage;
