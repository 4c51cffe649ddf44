import { Company } from "./model.schemas.ts";

/**
 * @summary 내 기업
 */
export const GetCompanyResponse = Company;
