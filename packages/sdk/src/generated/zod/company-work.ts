import * as zod from "zod/mini";

import {
  CompanyBoxPage,
  CompanyDeliveryDraft,
  CompanyWork,
  CompanyWorkPage,
  StorageAmount,
} from "./model.schemas.ts";

/**
 * @summary 기업 작업
 */
export const listCompanyWorksQueryPageDefault = 1;
export const listCompanyWorksQueryPageMax = 100000;

export const listCompanyWorksQueryLimitDefault = 20;
export const listCompanyWorksQueryLimitMax = 100;

export const listCompanyWorksQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");
export const listCompanyWorksQueryFilterDefault = `ALL`;

export const ListCompanyWorksQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyWorksQueryPageMax)),
    listCompanyWorksQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyWorksQueryLimitMax)),
    listCompanyWorksQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyWorksQueryCursorRegExp)),
  ),
  filter: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(["ALL", "OPEN", "UPCOMING"]),
    listCompanyWorksQueryFilterDefault,
  ),
});

export const ListCompanyWorksResponse = CompanyWorkPage;

/**
 * @summary 기업 배송 요청 금액 계산
 */
export const CalculateCompanyDeliveryAmountBody = CompanyDeliveryDraft;

export const CalculateCompanyDeliveryAmountResponse = StorageAmount;

/**
 * @summary 기업 배송 요청
 */
export const CreateCompanyDeliveryHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateCompanyDeliveryBody = CompanyDeliveryDraft;

export const CreateCompanyDeliveryResponse = CompanyWork;

/**
 * @summary 기업 작업 하나
 */
export const GetCompanyWorkParams = /*#__PURE__*/ zod.object({
  wk_id: /*#__PURE__*/ zod.uuid(),
});

export const GetCompanyWorkResponse = CompanyWork;

/**
 * @summary 기업 작업 요청 취소
 */
export const WithdrawCompanyWorkParams = /*#__PURE__*/ zod.object({
  wk_id: /*#__PURE__*/ zod.uuid(),
});

export const WithdrawCompanyWorkResponse = CompanyWork;

/**
 * @summary 기업 작업의 박스
 */
export const ListCompanyWorkBoxesParams = /*#__PURE__*/ zod.object({
  wk_id: /*#__PURE__*/ zod.uuid(),
});

export const listCompanyWorkBoxesQueryPageDefault = 1;
export const listCompanyWorkBoxesQueryPageMax = 100000;

export const listCompanyWorkBoxesQueryLimitDefault = 20;
export const listCompanyWorkBoxesQueryLimitMax = 100;

export const listCompanyWorkBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyWorkBoxesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyWorkBoxesQueryPageMax)),
    listCompanyWorkBoxesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyWorkBoxesQueryLimitMax)),
    listCompanyWorkBoxesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(listCompanyWorkBoxesQueryCursorRegExp)),
  ),
});

export const ListCompanyWorkBoxesResponse = CompanyBoxPage;
