import { completeCompanyVisit } from "../company-visit/fixtures.ts";
import type { CompanyNewBoxes } from "./form.ts";

export const completeCompanyNewBoxes: CompanyNewBoxes = { box_count: 20, ...completeCompanyVisit };

/** Chosen before the form: the contract. */
export const added = { cid: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2a01", kind: "NEW_BOXES" };
