import type { Subject } from "../../db/subject-tables.ts";

/** A company's records as the subjects of payments and history. */
export const companySubject = {
  contract: (id: string): Subject<"COMPANY_CONTRACT"> => ({ kind: "COMPANY_CONTRACT", id }),
  box: (id: string): Subject<"COMPANY_BOX"> => ({ kind: "COMPANY_BOX", id }),
  work: (id: string): Subject<"COMPANY_WORK"> => ({ kind: "COMPANY_WORK", id }),
  invoice: (id: string): Subject<"COMPANY_INVOICE"> => ({ kind: "COMPANY_INVOICE", id }),
  payment: (id: string): Subject<"COMPANY_PAYMENT"> => ({ kind: "COMPANY_PAYMENT", id }),
} as const;
