import type { Generated } from "kysely";

/** What a picture is on. */
export type FileSubjectKind =
  | "BOX_CONTENT"
  | "BOX_PHOTO"
  | "REVIEW"
  | "CUSTOM_PAYMENT"
  | "POPUP"
  | "COMPANY_BOX";

export interface FilesTable {
  id: string;
  /** Who sent it: a user or a visitor's device. */
  user_id: string | null;
  visitor_key_hash: string | null;
  purpose: "BOX_CONTENT" | "REVIEW" | "OPERATION";
  byte_size: number;
  width: number;
  height: number;
  /** Null until it is used. */
  subject_kind: FileSubjectKind | null;
  subject_id: string | null;
  position: number | null;
  /** Somebody else who may see it, such as the owner of the box. */
  reader_id: string | null;
  created_at: Date;
  /** It is going from the file store; null for every other. */
  removed_at: Generated<Date | null>;
}
export interface ReviewsTable {
  id: string;
  estimate_id: string;
  user_id: string;
  rating: number;
  content: string;
  created_at: Date;
}

/** What several parts of the product use. */
export interface SharedTables {
  files: FilesTable;
  reviews: ReviewsTable;
}
