import type {
  BoxStatus,
  CompanyContractStatus,
  CompanyDeliveryPrice,
  CompanyInvoiceStatus,
  CompanyPaymentStatus,
  CompanyWorkKind,
  CompanyWorkStatus,
  StoragePlace,
} from "@damadum/domain";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./json.ts";

export interface CompaniesTable {
  id: string;
  name: string;
  registration_number: string | null;
  /** As printed on statements; null until an operator has recorded them. */
  representative_name: Generated<string | null>;
  address: Generated<string | null>;
  business_type: Generated<string | null>;
  business_item: Generated<string | null>;
  /** Number of the newest box: the company's boxes are numbered without gaps. */
  box_count: Generated<number>;
  default_payment_id: Generated<string | null>;
  /** The owner of that payment method. */
  default_payment_user_id: Generated<string | null>;
  created_at: Date;
}
export interface CompanyUsersTable {
  user_id: string;
  company_id: string;
  /** Department and job in the company; null until an operator has recorded them. */
  department: Generated<string | null>;
  role: Generated<string | null>;
  created_at: Date;
}
export interface CompanyContractsTable {
  id: string;
  company_id: string;
  status: CompanyContractStatus;
  name: string;
  department: string | null;
  /** Boxes agreed on, boxes created so far, and those of them stored now. */
  box_count: number;
  made_box_count: Generated<number>;
  stored_box_count: Generated<number>;
  months: number;
  start_date: string;
  end_date: string;
  /** Won without VAT; null until an operator has offered it. */
  monthly_amount: number | null;
  place: Json<StoragePlace>;
  memo: string | null;
  created_by: string;
  created_at: Date;
}
export interface CompanyBoxesTable {
  id: string;
  company_id: string;
  contract_id: string;
  number: number;
  serial: string;
  status: BoxStatus;
  name: string | null;
  department: string | null;
  contents: string | null;
  memo: string | null;
  retention_until: string | null;
  search_jamo: string;
  search_choseong: string;
  created_at: Date;
  updated_at: Date;
}
export interface CompanyBoxImportsTable {
  company_id: string;
  import_id: string;
  serial: string;
  /** Null leaves the value unchanged; an empty text clears it. */
  name: string | null;
  department: string | null;
  contents: string | null;
  retention_until: string | null;
  created_at: Date;
}
export interface CompanyWorksTable {
  id: string;
  company_id: string;
  contract_id: string;
  kind: CompanyWorkKind;
  status: CompanyWorkStatus;
  box_count: number;
  /** Whether its boxes are created when it is confirmed; else they were named in the request. */
  makes_boxes: boolean;
  place: ColumnType<StoragePlace | null, string | null, string | null>;
  appointment_date: string | null;
  appointment_time: string | null;
  price: Json<CompanyDeliveryPrice>;
  price_version: string;
  total_amount: number;
  vat_amount: number;
  memo: string | null;
  created_by: string;
  created_at: Date;
  /** The day on which its last box reached the end of its way: the work is done and can be billed. */
  moved_on: Generated<string | null>;
  /** The invoice that bills it, unless that was cancelled. */
  invoice_id: Generated<string | null>;
  cpayment_id: Generated<string | null>;
}
export interface CompanyWorkBoxesTable {
  work_id: string;
  number: number;
  box_id: string;
  /** Whether the box has reached the end of this work. */
  arrived: Generated<boolean>;
}

/** The client or the issuer of a destruction, as registered at that time. */
export interface RegisteredParty {
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly representativeName: string | null;
  readonly address: string | null;
}
export interface DestructionCertificatesTable {
  work_id: string;
  number: string;
  /** Lets anyone verify it: 80 random bits. */
  code: string;
  company: Json<RegisteredParty>;
  issuer: Json<RegisteredParty>;
  requested_on: string;
  destroyed_on: string;
  issued_at: Date;
}

export interface CompanyInvoicesTable {
  id: string;
  company_id: string;
  number: string;
  month: string;
  status: CompanyInvoiceStatus;
  supply_amount: number;
  vat_amount: number;
  /** As issued; credits are not taken off. */
  total_amount: number;
  /** Total of its lines' credits, in won with VAT. */
  credited_amount: Generated<number>;
  cpayment_id: string;
  due_date: string;
  issued_at: Date;
  paid_at: Date | null;
  /** The day when the company's default payment method is charged; null once nothing is left to charge. */
  charge_on: Generated<string | null>;
  /** The electronic tax invoice as registered with the tax office. */
  tax_number: Generated<string | null>;
  tax_date: Generated<string | null>;
}
export interface InvoiceLinesTable {
  invoice_id: string;
  position: number;
  label: string;
  description: string;
  quantity: number;
  /** Won without VAT. */
  amount: number;
  contract_id: string | null;
  work_id: string | null;
  /** What of it was credited, in won without VAT, and the VAT that this saved. */
  credit_amount: Generated<number>;
  credit_vat_amount: Generated<number>;
  /** Why, as the company reads it. */
  credit_reason: Generated<string | null>;
  credited_at: Generated<Date | null>;
}
export interface MonthlyNumbersTable {
  month: string;
  last: number;
}
export interface CompanyPaymentsTable {
  id: string;
  company_id: string;
  invoice_id: string;
  title: string;
  status: CompanyPaymentStatus;
  /** Won with VAT; a credit before it is paid lowers it. */
  amount: number;
  vat_amount: number;
  /** What of it we hold: less after a refund of a credited line. */
  paid_amount: Generated<number>;
  /** The registered payment method that paid it. */
  payment_id: string | null;
  due_date: string;
  failure_reason: string | null;
  paid_at: Date | null;
  created_at: Date;
}

/** Companies, their contracts, boxes, works, invoices and payments. */
export interface CompanyTables {
  companies: CompaniesTable;
  company_users: CompanyUsersTable;
  company_contracts: CompanyContractsTable;
  company_boxes: CompanyBoxesTable;
  company_box_imports: CompanyBoxImportsTable;
  company_works: CompanyWorksTable;
  company_work_boxes: CompanyWorkBoxesTable;
  destruction_certificates: DestructionCertificatesTable;
  certificate_numbers: MonthlyNumbersTable;
  company_invoices: CompanyInvoicesTable;
  invoice_lines: InvoiceLinesTable;
  invoice_numbers: MonthlyNumbersTable;
  company_payments: CompanyPaymentsTable;
}
