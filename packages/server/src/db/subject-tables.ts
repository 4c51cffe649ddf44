import type {
  Actor,
  Appointment,
  MovePrice,
  PaidMethod,
  PaidPlan,
  PaymentStatus,
  StoragePrice,
} from "@damadum/domain";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json.ts";

export type PaidSubjectKind =
  | "ESTIMATE"
  | "STORAGE_ORDER"
  | "CONTRACT_CHANGE"
  | "STORAGE_CHARGE"
  | "CUSTOM_PAYMENT"
  | "COMPANY_PAYMENT";

/** The kinds of subject that have a status and therefore a history. */
export type SubjectKind =
  | PaidSubjectKind
  | "STORAGE_CONTRACT"
  | "BOX"
  | "COUPON"
  | "COMPANY_CONTRACT"
  | "COMPANY_WORK"
  | "COMPANY_INVOICE"
  | "COMPANY_BOX"
  | "DAMAGE_REPORT";

/** The kinds of subject in the ledger, including those that are only paid out for. */
export type LedgerSubjectKind = PaidSubjectKind | "DAMAGE_REPORT";

export interface Subject<Kind extends SubjectKind = SubjectKind> {
  readonly kind: Kind;
  readonly id: string;
}
export type PaidSubject = Subject<PaidSubjectKind>;

export interface StatusHistoryTable {
  id: GeneratedAlways<number>;
  subject_kind: SubjectKind;
  subject_id: string;
  from_status: string | null;
  to_status: string;
  actor: Actor;
  actor_id: string | null;
  /** For an operator's change, an internal note. */
  reason: string | null;
  /** Shown to the customer for an operator's change. */
  message: Generated<string | null>;
  at: Date;
}
export interface RequestAnswersTable {
  /** A hash of the caller, the operation and the key. */
  id: string;
  request_hash: string;
  /** Encrypted by the key; null while the first request runs. */
  answer: string | null;
  created_at: Date;
}
export interface IdempotencyKeysTable {
  owner: string;
  operation: string;
  key: string;
  request_hash: string;
  /** The row that the operation created; its kind follows from the operation. */
  subject_id: string;
  created_at: Date;
}
/** How many visits a start time takes, and how many it has. */
export interface SlotsTable {
  day: string;
  time: string;
  capacity: number;
  taken: Generated<number>;
}
export interface SlotBookingsTable {
  subject_kind: PaidSubjectKind;
  subject_id: string;
  user_id: string | null;
  day: string;
  time: string;
  expires_at: Date | null;
}
export interface PaymentsTable {
  id: string;
  merchant_uid: string;
  imp_uid: string | null;
  subject_kind: PaidSubjectKind;
  subject_id: string;
  /** The payer; null if paying requires no login. */
  user_id: string | null;
  plan: PaidPlan;
  method: PaidMethod;
  /** The registered payment method that is charged; null for a payment window. */
  billing_key_id: string | null;
  /** The operator who took the money by hand, and their note; null if it went through the provider. */
  recorded_by: Generated<string | null>;
  reference: Generated<string | null>;
  /** The name under which the window registers the payment method for later charges. */
  customer_uid: string | null;
  status: PaymentStatus;
  amount: number;
  /** The amount that the provider received; differs from `amount` only after tampering. */
  received_amount: Generated<number>;
  refunded_amount: Generated<number>;
  failure_reason: string | null;
  /** Why a received payment was refunded immediately. */
  refusal:
    | "amount_mismatch"
    | "slot_full"
    | "already_paid"
    | "state_conflict"
    | "coupon_unavailable"
    | null;
  created_at: Date;
  expires_at: Date;
  registered_at: Date | null;
  paid_at: Date | null;
  /**
   * When the provider is asked next: until it is paid, and for a while once a day afterwards, because money may go back
   * without us. Null when nothing more is expected.
   */
  next_check_at: Date | null;
  checks: Generated<number>;
  /** When its holds were released; money that arrives later may be refused. */
  lapsed_at: Generated<Date | null>;
  /** When an operator took back that it was paid by hand. */
  withdrawn_at: Generated<Date | null>;
  /** When its subject changed; money that arrives later is refunded. */
  voided_at: Generated<Date | null>;
}
export interface RefundsTable {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  /**
   * REFUND is ours; OUTSIDE_REFUND was made at the provider, in its console or by a chargeback; WITHDRAWAL takes back a
   * payment by hand that was never made.
   */
  kind: Generated<"REFUND" | "OUTSIDE_REFUND" | "WITHDRAWAL">;
  /** When an operator has settled what follows from an outside refund. */
  settled_at: Generated<Date | null>;
  status: "PENDING" | "DONE";
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  created_at: Date;
  done_at: Date | null;
}
export interface LedgerPostingsTable {
  id: string;
  kind:
    | "PAYMENT_RECEIVED"
    | "REFUND_SENT"
    | "CANCEL_FEE_KEPT"
    | "COMPENSATION_OWED"
    | "COMPENSATION_PAID";
  source_id: string;
  subject_kind: LedgerSubjectKind;
  subject_id: string;
  at: Date;
  /** The month in whose closing it is; null until one meets it. */
  closed_in: Generated<string | null>;
}
export interface LedgerEntriesTable {
  posting_id: string;
  account: "PROVIDER" | "HAND" | "CUSTOMER" | "CANCEL_FEE" | "COMPENSATION";
  /** Won; debits are positive. */
  amount: number;
}

export interface CompensationsTable {
  id: string;
  /** The cause: a move that we cancelled, or a damage. */
  estimate_id: string | null;
  damage_report_id: string | null;
  amount: number;
  created_at: Date;
  /** When and by which operator it was transferred, and the reference of the transfer. */
  done_at: Generated<Date | null>;
  reference: Generated<string | null>;
  recorded_by: Generated<string | null>;
}

export type VisitTimes = Readonly<Partial<Record<"move" | "delivery" | "collection", Appointment>>>;

export interface VisitChangesTable {
  id: string;
  subject_kind: "ESTIMATE" | "STORAGE_ORDER";
  subject_id: string;
  actor: "MEMBER" | "OPERATOR";
  actor_id: string;
  /** The payment that applies it; null if there was nothing to pay. */
  payment_id: string | null;
  before_times: Json<VisitTimes>;
  after_times: Json<VisitTimes>;
  after_price: Json<MovePrice | StoragePrice>;
  before_amount: number;
  /** What it gave back, in won. */
  refund_amount: Generated<number>;
  created_at: Date;
  applied_at: Date | null;
}

/** Rows that belong to a subject of any kind: history, start time, money. */
export interface SubjectTables {
  status_history: StatusHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  request_answers: RequestAnswersTable;
  slot_bookings: SlotBookingsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger_postings: LedgerPostingsTable;
  ledger_entries: LedgerEntriesTable;
  compensations: CompensationsTable;
  visit_changes: VisitChangesTable;
}
