import type { CompanyDisposal } from "./form.ts";

/** Boxes of which the last was to be kept until the end of 2028. */
export const completeEarlyCompanyDisposal: CompanyDisposal = {
  retention_waived_until: "2028-12-31",
  disposal_agreed: true,
  memo: "파쇄 사진을 보내 주세요.",
};
