import type { CompanyDisposal } from "./form.ts";

/** Boxes with retention days up to the end of 2028. */
export const completeEarlyCompanyDisposal: CompanyDisposal = {
  retention_waived_until: "2028-12-31",
  disposal_agreed: true,
  memo: "파쇄 사진을 보내 주세요.",
};

/** Chosen before the form: the contract and its boxes. */
export const added = {
  cid: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
  kind: "DISPOSAL",
  cpbox_ids: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2e01"],
};
