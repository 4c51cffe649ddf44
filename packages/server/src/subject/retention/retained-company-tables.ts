import type { CompanyTables } from "../../db/company-tables.ts";
import type { RetainedTables } from "./retained-table.ts";

/** What companies store about themselves and their people. */
export const retainedCompanyTables: RetainedTables<keyof CompanyTables> = {
  companies: {
    rules: ["PAYMENT"],
    personal: ["name", "registration_number", "representative_name", "address"],
    plain: ["business_type", "business_item"],
  },
  company_users: { rules: ["ACCOUNT"], personal: ["department", "role"], plain: [] },
  company_contracts: {
    rules: ["PAYMENT"],
    personal: ["name", "department", "place", "memo"],
    plain: ["status"],
  },
  company_boxes: {
    rules: ["PAYMENT"],
    personal: [
      "serial",
      "name",
      "department",
      "contents",
      "memo",
      "search_jamo",
      "search_choseong",
    ],
    plain: ["status"],
  },
  company_box_imports: {
    rules: ["BRIEF"],
    personal: ["serial", "name", "department", "contents", "retention_until"],
    plain: [],
  },
  company_works: {
    rules: ["PAYMENT"],
    personal: ["place", "price", "memo"],
    plain: ["kind", "status", "appointment_time"],
  },
  company_work_boxes: { rules: ["PAYMENT"], personal: [], plain: [] },
  destruction_certificates: {
    rules: ["PAYMENT"],
    personal: ["number", "code", "company", "issuer"],
    plain: [],
  },
  company_invoices: {
    rules: ["PAYMENT"],
    personal: ["number", "tax_number"],
    plain: ["month", "status"],
  },
  invoice_lines: {
    rules: ["PAYMENT"],
    personal: ["label", "description", "credit_reason"],
    plain: [],
  },
  company_payments: {
    rules: ["PAYMENT"],
    personal: ["title", "failure_reason"],
    plain: ["status"],
  },
  certificate_numbers: { notPersonal: "A counter." },
  invoice_numbers: { notPersonal: "A counter." },
};
