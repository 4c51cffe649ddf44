import * as zod from "zod";

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
 * 운영자가 조건을 확인하고 월 요금을 제안합니다(OFFERED). 기업이 수락하면 시작됩니다.
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
 * 제안(OFFERED)을 받은 기업의 담당자가 수락하면 계약이 시작됩니다. 시작하는 날이 지났으면 오늘부터입니다.
 * `monthly_amount` 는 화면에서 본 월 요금이고, 지금 제안한 금액과 다르면 `validation_failed` 입니다.
 * @summary 제안한 월 요금 수락
 */
export const AcceptCompanyContractParams = zod.object({
  cid: zod.uuid().describe("기업 계약 번호"),
});

export const AcceptCompanyContractBody = CompanyContractAcceptance;

export const AcceptCompanyContractResponse = CompanyContract;

/**
 * 시작하기 전의 신청(WAIT)을 취소하거나 제안(OFFERED)을 거절합니다. 그 밖에는 `state_conflict` 입니다.
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
