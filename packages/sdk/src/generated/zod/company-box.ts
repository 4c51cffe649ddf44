import * as zod from "zod/mini";

import {
  CompanyBoxCount,
  CompanyBoxDetail,
  CompanyBoxPage,
  CompanyBoxUpdate,
  CompanyBoxesUpdate,
  CompanyBoxesUpdated,
  CompanyDepartmentList,
} from "./model.schemas.ts";

/**
 * @summary 기업 박스
 */
export const listCompanyBoxesQueryPageDefault = 1;
export const listCompanyBoxesQueryPageMax = 100000;

export const listCompanyBoxesQueryLimitDefault = 20;
export const listCompanyBoxesQueryLimitMax = 1000;

export const listCompanyBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");
export const listCompanyBoxesQueryFilterDefault = `ALL`;
export const listCompanyBoxesQueryQMax = 100;

export const listCompanyBoxesQueryDepartmentMax = 60;

export const ListCompanyBoxesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyBoxesQueryPageMax)),
    listCompanyBoxesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCompanyBoxesQueryLimitMax)),
    listCompanyBoxesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCompanyBoxesQueryCursorRegExp)),
  ),
  filter: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(["ALL", "STORED", "MOVING", "RETURNED", "DISPOSED", "EXPIRING"]),
    listCompanyBoxesQueryFilterDefault,
  ),
  q: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCompanyBoxesQueryQMax)),
  ),
  department: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCompanyBoxesQueryDepartmentMax)),
  ),
  contract: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const ListCompanyBoxesResponse = CompanyBoxPage;

/**
 * @summary 여러 기업 박스 수정
 */
export const UpdateCompanyBoxesBody = CompanyBoxesUpdate;

export const UpdateCompanyBoxesResponse = CompanyBoxesUpdated;

/**
 * @summary 기업 박스 수
 */
export const CountCompanyBoxesResponse = CompanyBoxCount;

/**
 * @summary 박스를 맡긴 부서
 */
export const ListCompanyDepartmentsResponse = CompanyDepartmentList;

/**
 * @summary 기업 박스 하나
 */
export const GetCompanyBoxParams = /*#__PURE__*/ zod.object({
  cpbox_id: /*#__PURE__*/ zod.uuid(),
});

export const GetCompanyBoxResponse = CompanyBoxDetail;

/**
 * @summary 기업 박스 수정
 */
export const UpdateCompanyBoxParams = /*#__PURE__*/ zod.object({
  cpbox_id: /*#__PURE__*/ zod.uuid(),
});

export const updateCompanyBoxHeaderIfMatchMax = 1000;

export const UpdateCompanyBoxHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateCompanyBoxHeaderIfMatchMax)),
  ),
});

export const UpdateCompanyBoxBody = CompanyBoxUpdate;

export const UpdateCompanyBoxResponse = CompanyBoxDetail;
