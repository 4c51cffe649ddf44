import type { CashReceiptPurpose } from "@damadum/domain";
import type { Generated } from "kysely";

/** Moves whose cash receipts are looked after, and the number that the customer named for them. */
export interface CashReceiptOrdersTable {
  estimate_id: string;
  /** Null while the customer named none; the number leaves with its member. */
  purpose: CashReceiptPurpose | null;
  identifier: string | null;
  asked_at: Date | null;
  /** When its receipts are compared with its payments next. */
  due_at: Date | null;
  attempts: Generated<number>;
  /** Why the provider did not issue or cancel, and since when an operator is asked to help. */
  failure: string | null;
  failed_at: Date | null;
}
export interface CashReceiptsTable {
  id: string;
  /** Ours, at the provider. */
  number: string;
  estimate_id: string;
  payment_id: string;
  amount: number;
  purpose: CashReceiptPurpose;
  /** The masked number; null for the voluntary one. */
  recipient: string | null;
  /** When the customer had named the number under which it was issued. */
  asked_at: Date | null;
  status: "ISSUING" | "ISSUED" | "CANCELLING" | "CANCELLED";
  /** The number of the tax office. */
  approval_number: string | null;
  url: string | null;
  created_at: Date;
  issued_at: Date | null;
  cancelled_at: Date | null;
}

export interface CashReceiptTables {
  cash_receipt_orders: CashReceiptOrdersTable;
  cash_receipts: CashReceiptsTable;
}
