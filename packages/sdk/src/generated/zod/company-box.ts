import * as zod from "zod";

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
 * 이름, 부서, 내용물, 박스 번호로 찾습니다. 초성과 글자 일부로도, 번호는 4자부터(`BX` 뒤는 1자부터) 찾을 수 있습니다. 찾은 것의 깊은 쪽은 `cursor` 로 이어 보는 것이 빠릅니다.
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

export const ListCompanyBoxesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listCompanyBoxesQueryPageMax)
    .default(listCompanyBoxesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listCompanyBoxesQueryLimitMax)
    .default(listCompanyBoxesQueryLimitDefault)
    .describe("한 쪽의 개수. 많은 박스를 파일로 받을 때는 한 번에 1,000개까지 받습니다."),
  cursor: zod
    .string()
    .regex(listCompanyBoxesQueryCursorRegExp)
    .exactOptional()
    .describe("앞 쪽의 `next_cursor`. 있으면 `page` 는 쓰지 않습니다."),
  filter: zod
    .enum(["ALL", "STORED", "MOVING", "RETURNED", "DISPOSED", "EXPIRING"])
    .default(listCompanyBoxesQueryFilterDefault)
    .describe("어떤 박스만 볼지"),
  q: zod
    .string()
    .min(1)
    .max(listCompanyBoxesQueryQMax)
    .exactOptional()
    .describe("찾을 말. 초성도 됩니다."),
  department: zod
    .string()
    .min(1)
    .max(listCompanyBoxesQueryDepartmentMax)
    .exactOptional()
    .describe("부서"),
  contract: zod.uuid().exactOptional().describe("기업 계약 번호. 이 계약의 박스만 봅니다."),
});

export const ListCompanyBoxesResponse = CompanyBoxPage;

/**
 * 박스 번호로 이름, 부서, 내용물, 보존 기한을 한 번에 고칩니다. 보낸 필드만 바뀌고, 한 줄이라도 고칠 수 없으면 아무것도 바뀌지 않습니다:
 * 고칠 수 없는 줄은 모두 `errors` 에 `boxes.3.serial` 처럼 담습니다. `dry_run` 이면 확인만 합니다.
 * 5,000개가 넘는 파일은 나누어 보냅니다: 같은 `import_key` 로 `dry_run` 한 줄을 모아 두었다가, `dry_run` 없이 보낼 때 모은 줄까지
 * 모두(10만 개까지) 한 번에 고칩니다. 모은 줄은 하루 뒤에 지웁니다. 한 기업이 모아 두는 줄은 모든 파일을 더해 30만 줄까지이고, 넘으면
 * 한 시간 동안 이어지지 않은 파일부터 지우며, 그래도 넘으면 `import_limit` 입니다.
 * @summary 여러 기업 박스 수정
 */
export const UpdateCompanyBoxesBody = CompanyBoxesUpdate;

export const UpdateCompanyBoxesResponse = CompanyBoxesUpdated;

/**
 * @summary 기업 박스 수
 */
export const CountCompanyBoxesResponse = CompanyBoxCount;

/**
 * 박스에 적힌 부서를 이름 순으로, 부서마다의 박스 수와 함께 드립니다. 취소한 박스와 부서가 없는 박스는 세지 않습니다.
 * @summary 박스를 맡긴 부서
 */
export const ListCompanyDepartmentsResponse = CompanyDepartmentList;

/**
 * @summary 기업 박스 하나
 */
export const GetCompanyBoxParams = zod.object({
  cpbox_id: zod.uuid().describe("기업 박스 번호"),
});

export const GetCompanyBoxResponse = CompanyBoxDetail;

/**
 * 보낸 필드만 바뀝니다. 폐기했거나 끝난 박스는 고칠 수 없습니다 (`state_conflict`).
 * @summary 기업 박스 수정
 */
export const UpdateCompanyBoxParams = zod.object({
  cpbox_id: zod.uuid().describe("기업 박스 번호"),
});

export const UpdateCompanyBoxBody = CompanyBoxUpdate;

export const UpdateCompanyBoxResponse = CompanyBoxDetail;
