import * as zod from "zod";

import {
  CompanyBoxPage,
  CompanyContract,
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

export const ListCompanyContractsQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyContractsQueryPageMax)
    .default(listCompanyContractsQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyContractsQueryLimitMax)
    .default(listCompanyContractsQueryLimitDefault)
    .describe("한 쪽의 개수"),
});

export const ListCompanyContractsResponse = CompanyContractPage;

/**
 * 운영자가 조건과 금액을 정하면 시작됩니다.
 * @summary 기업 계약 신청
 */
export const CreateCompanyContractHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateCompanyContractBody = CompanyContractRequest;

export const CreateCompanyContractResponse = CompanyContract;

/**
 * @summary 기업 계약 하나
 */
export const GetCompanyContractParams = zod.object({
  cid: zod.uuid().describe("기업 계약 번호"),
});

export const GetCompanyContractResponse = CompanyContract;

/**
 * 운영자가 아직 확인하지 않은 신청(WAIT)만 이 기업의 담당자가 취소합니다. 그 밖에는 `state_conflict` 입니다.
 * @summary 기업 계약 신청 취소
 */
export const WithdrawCompanyContractParams = zod.object({
  cid: zod.uuid().describe("기업 계약 번호"),
});

export const WithdrawCompanyContractResponse = CompanyContract;

/**
 * @summary 기업 계약의 박스
 */
export const ListCompanyContractBoxesParams = zod.object({
  cid: zod.uuid().describe("기업 계약 번호"),
});

export const listCompanyContractBoxesQueryPageDefault = 1;
export const listCompanyContractBoxesQueryPageMax = 100000;

export const listCompanyContractBoxesQueryLimitDefault = 20;
export const listCompanyContractBoxesQueryLimitMax = 100;

export const listCompanyContractBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyContractBoxesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyContractBoxesQueryPageMax)
    .default(listCompanyContractBoxesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyContractBoxesQueryLimitMax)
    .default(listCompanyContractBoxesQueryLimitDefault)
    .describe("한 쪽의 개수"),
  cursor: zod
    .string()
    .regex(listCompanyContractBoxesQueryCursorRegExp)
    .exactOptional()
    .describe("앞 쪽의 `next_cursor`. 있으면 `page` 는 쓰지 않습니다."),
});

export const ListCompanyContractBoxesResponse = CompanyBoxPage;
