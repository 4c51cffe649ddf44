import * as zod from "zod";

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

export const listCompanyWorksQueryFilterDefault = `ALL`;

export const ListCompanyWorksQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyWorksQueryPageMax)
    .default(listCompanyWorksQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyWorksQueryLimitMax)
    .default(listCompanyWorksQueryLimitDefault)
    .describe("한 쪽의 개수"),
  filter: zod
    .enum(["ALL", "OPEN", "UPCOMING"])
    .default(listCompanyWorksQueryFilterDefault)
    .describe("어떤 작업만 볼지"),
});

export const ListCompanyWorksResponse = CompanyWorkPage;

/**
 * @summary 기업 배송 요청 금액 계산
 */
export const CalculateCompanyDeliveryAmountBody = CompanyDeliveryDraft;

export const CalculateCompanyDeliveryAmountResponse = StorageAmount;

/**
 * 박스 받기, 수거, 빈 박스 받기, 폐기를 요청합니다. 관리자 확인을 기다리는 작업(WAIT)이 생기고, 요금은 청구서로 냅니다.
 * @summary 기업 배송 요청
 */
export const CreateCompanyDeliveryHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateCompanyDeliveryBody = CompanyDeliveryDraft;

export const CreateCompanyDeliveryResponse = CompanyWork;

/**
 * @summary 기업 작업 하나
 */
export const GetCompanyWorkParams = zod.object({
  wk_id: zod.uuid().describe("기업 작업 번호"),
});

export const GetCompanyWorkResponse = CompanyWork;

/**
 * 관리자 확인을 기다리는 작업(WAIT)만 이 기업의 담당자가 취소합니다. 그 밖에는 `state_conflict` 입니다. 고른 박스는 다시 고를 수 있습니다.
 * @summary 기업 작업 요청 취소
 */
export const WithdrawCompanyWorkParams = zod.object({
  wk_id: zod.uuid().describe("기업 작업 번호"),
});

export const WithdrawCompanyWorkResponse = CompanyWork;

/**
 * @summary 기업 작업의 박스
 */
export const ListCompanyWorkBoxesParams = zod.object({
  wk_id: zod.uuid().describe("기업 작업 번호"),
});

export const listCompanyWorkBoxesQueryPageDefault = 1;
export const listCompanyWorkBoxesQueryPageMax = 100000;

export const listCompanyWorkBoxesQueryLimitDefault = 20;
export const listCompanyWorkBoxesQueryLimitMax = 100;

export const listCompanyWorkBoxesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListCompanyWorkBoxesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyWorkBoxesQueryPageMax)
    .default(listCompanyWorkBoxesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyWorkBoxesQueryLimitMax)
    .default(listCompanyWorkBoxesQueryLimitDefault)
    .describe("한 쪽의 개수"),
  cursor: zod
    .string()
    .regex(listCompanyWorkBoxesQueryCursorRegExp)
    .exactOptional()
    .describe("앞 쪽의 `next_cursor`. 있으면 `page` 는 쓰지 않습니다."),
});

export const ListCompanyWorkBoxesResponse = CompanyBoxPage;
