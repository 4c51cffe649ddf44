import { completeCompanyVisit } from "../company-visit/fixtures.ts";
import type { CompanyNewBoxes } from "./form.ts";

/** Twenty empty boxes. */
export const completeCompanyNewBoxes: CompanyNewBoxes = { box_count: 20, ...completeCompanyVisit };
