import type { CompanyBoxUpdate } from "@damadum/sdk";

/** Vouchers of one year, to be kept for five more. */
export const completeCompanyBox: CompanyBoxUpdate = {
  name: "2026년 회계 증빙",
  department: "경영지원팀",
  contents: "전표, 영수증",
  retention_until: "2031-12-31",
  memo: "감사가 끝나면 폐기해요.",
};

/** The form is the whole body. */
export const added = {};
