import type { CompanyContractRequest } from "@damadum/sdk";
import { completeStorage } from "../storage/fixtures.ts";

/** Five hundred boxes of documents for three years. */
export const completeCompanyContract: CompanyContractRequest = {
  name: "2026년 문서 보관",
  department: "경영지원팀",
  box_count: 500,
  start_date: "2026-12-08",
  months: 36,
  place: completeStorage.place,
  memo: "문서고가 지하에 있어요.",
};
