import { Company } from "./model.schemas.ts";

/**
 * 청구서와 거래명세서에 적히는 등록 정보와, 이 기업의 담당자입니다. 등록 정보는 운영자가 고칩니다.
 * @summary 내 기업
 */
export const GetCompanyResponse = Company;
