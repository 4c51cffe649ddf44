import type { CustomPaymentStatus } from "@damadum/domain";
import type { Generated } from "kysely";
import type { PaidSubjectKind } from "./subject-tables.ts";

/** The kind of row that a picture is attached to. */
export type FileSubjectKind =
  | "BOX_CONTENT"
  | "BOX_PHOTO"
  | "REVIEW"
  | "CUSTOM_PAYMENT"
  | "POPUP"
  | "COMPANY_BOX"
  | "DAMAGE_REPORT"
  | "DAMAGE_EVIDENCE"
  | "CREW_DAY";

export interface FilesTable {
  id: string;
  /** The uploader: a user or a visitor's device. */
  user_id: string | null;
  visitor_key_hash: string | null;
  purpose: "BOX_CONTENT" | "REVIEW" | "DAMAGE_REPORT" | "OPERATION";
  byte_size: number;
  width: number;
  height: number;
  /** Null until it is attached. */
  subject_kind: FileSubjectKind | null;
  subject_id: string | null;
  position: number | null;
  /** Another user who may see it, such as the owner of the box. */
  reader_id: string | null;
  created_at: Date;
  /** Set when deletion from the file store starts. */
  removed_at: Generated<Date | null>;
}
export interface ReviewsTable {
  id: string;
  estimate_id: string;
  user_id: string;
  rating: number;
  content: string;
  created_at: Date;
  /** What we answer, for everybody to read. */
  answer: Generated<string | null>;
  /** Set when only its writer may read it. */
  hidden_reason: Generated<string | null>;
}

/** What a coupon applies to: a move, a first storage order, a delivery, a final order, an extension. */
export type CouponType =
  | "MOVE"
  | "STORAGE"
  | "STORAGE_DELIVERY"
  | "STORAGE_FINAL"
  | "STORAGE_EXTENSION";

export interface CouponsTable {
  id: string;
  user_id: string;
  name: string;
  kind: "FIXED" | "PERCENT";
  amount: number | null;
  percent: number | null;
  max_amount: number | null;
  /** CouponType values, comma separated. */
  types: string;
  valid_from: string;
  valid_until: string;
  /** The subject that holds or used it. */
  subject_kind: PaidSubjectKind | null;
  subject_id: string | null;
  held_until: Date | null;
  used_at: Date | null;
  created_at: Date;
}

export interface CustomPaymentsTable {
  id: string;
  /** The last part of the link. */
  url: string;
  status: CustomPaymentStatus;
  title: string;
  reason: string;
  user_id: string | null;
  customer_name: string | null;
  order_serial: string | null;
  /** What it pays part of, and of which kind; null for an extra payment. */
  balance_of: Generated<string | null>;
  balance_of_kind: Generated<PaidSubjectKind | null>;
  /** When an extra payment that was made was taken back: since then it is a debt. */
  owed_since: Generated<Date | null>;
  /** When an operator settled that nothing more is asked by a link that was declined or ran out. */
  settled_at: Generated<Date | null>;
  /** What was given up then of a debt that only links could pay. */
  written_off_amount: Generated<number>;
  amount: number;
  paid_amount: Generated<number>;
  expires_at: Date;
  paid_at: Date | null;
  created_by: string | null;
  created_at: Date;
}
export interface PopupsTable {
  id: string;
  title: string;
  body: string;
  link: string | null;
  position: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
}

export interface SharedTables {
  files: FilesTable;
  reviews: ReviewsTable;
  coupons: CouponsTable;
  custom_payments: CustomPaymentsTable;
  popups: PopupsTable;
}
