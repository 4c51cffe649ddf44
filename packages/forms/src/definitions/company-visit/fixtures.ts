import { completeStorage } from "../storage/fixtures.ts";
import type { CompanyVisit } from "./form.ts";

export const completeCompanyVisit: CompanyVisit = {
  place: completeStorage.place,
  appointment: { date: "2026-12-08", time: "09:00" },
  memo: "도착하면 1층 안내 데스크로 연락해 주세요.",
};

/** Chosen before the form: the contract and its boxes. */
export const added = {
  cid: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01",
  kind: "DELIVERY",
  cpbox_ids: ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2e01"],
};
