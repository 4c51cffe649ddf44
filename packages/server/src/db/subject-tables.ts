import type {
  Actor,
  Appointment,
  MovePrice,
  PaidMethod,
  PaidPlan,
  PaymentStatus,
  StoragePrice,
} from "@damadum/domain";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** What money is paid for. */
export type PaidSubjectKind =
  | "ESTIMATE"
  | "STORAGE_ORDER"
  | "CONTRACT_CHANGE"
  | "STORAGE_CHARGE"
  | "CUSTOM_PAYMENT"
  | "COMPANY_PAYMENT";

/** Everything that has states, and so a history. */
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

/** What money comes or goes for: also what is never paid for, only paid out. */
export type LedgerSubjectKind = PaidSubjectKind | "DAMAGE_REPORT";

/** One row of the table that its kind stands for. */
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
  /** Of an operator's change a note for us alone. */
  reason: string | null;
  /** What the customer reads of an operator's change. */
  message: Generated<string | null>;
  at: Date;
}
export interface IdempotencyKeysTable {
  owner: string;
  operation: string;
  key: string;
  request_hash: string;
  /** What the operation made; of which kind, the operation says. */
  subject_id: string;
  created_at: Date;
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
  /** Who pays; null where nobody has to log in. */
  user_id: string | null;
  plan: PaidPlan;
  method: PaidMethod;
  /** The registered way to pay that is charged; null where a window is open. */
  billing_key_id: string | null;
  /** Who took the money by hand, and what they noted of it; null where it went through the provider. */
  recorded_by: Generated<string | null>;
  reference: Generated<string | null>;
  /** Under this name the window registers a way to pay for later. */
  customer_uid: string | null;
  status: PaymentStatus;
  amount: number;
  /** What the provider got; differs from `amount` only when somebody tampered with it. */
  received_amount: Generated<number>;
  refunded_amount: Generated<number>;
  failure_reason: string | null;
  /** Why money that arrived was sent straight back. */
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
  /** When the provider is asked next; null when nothing can change any more. */
  next_check_at: Date | null;
  checks: Generated<number>;
  /** When what it held was given back; money that comes later may be refused. */
  lapsed_at: Generated<Date | null>;
  /** When what it was for changed; money that comes later goes back. */
  voided_at: Generated<Date | null>;
}
export interface RefundsTable {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
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
}
export interface LedgerEntriesTable {
  posting_id: string;
  account: "PROVIDER" | "HAND" | "CUSTOMER" | "CANCEL_FEE" | "COMPENSATION";
  /** Won; debits are positive. */
  amount: number;
}

export interface CompensationsTable {
  id: string;
  /** What it is for: a move that we cancelled, or a damage. */
  estimate_id: string | null;
  damage_report_id: string | null;
  amount: number;
  created_at: Date;
  /** When an operator transferred it, under which name or number, and who. */
  done_at: Generated<Date | null>;
  reference: Generated<string | null>;
  recorded_by: Generated<string | null>;
}

/** When somebody comes, of each visit that an order has. */
export type VisitTimes = Readonly<Partial<Record<"move" | "delivery" | "collection", Appointment>>>;

export interface VisitChangesTable {
  id: string;
  subject_kind: "ESTIMATE" | "STORAGE_ORDER";
  subject_id: string;
  actor: "MEMBER" | "OPERATOR";
  actor_id: string;
  /** With which payment it is done; null where nothing was to pay. */
  payment_id: string | null;
  before_times: ColumnType<VisitTimes, string, string>;
  after_times: ColumnType<VisitTimes, string, string>;
  after_price: ColumnType<MovePrice | StoragePrice, string, string>;
  before_amount: number;
  created_at: Date;
  applied_at: Date | null;
}

/** What belongs to a subject of any kind: its history, its start time, its money. */
export interface SubjectTables {
  status_history: StatusHistoryTable;
  idempotency_keys: IdempotencyKeysTable;
  slot_bookings: SlotBookingsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger_postings: LedgerPostingsTable;
  ledger_entries: LedgerEntriesTable;
  compensations: CompensationsTable;
  visit_changes: VisitChangesTable;
}
