import type { RuleCode } from "@damadum/contract";

/** What can be wrong with a field; sent over the wire as `errors[].code`. */
export type FieldIssueCode =
  | RuleCode
  | "not_needed"
  | "date_out_of_range"
  | "time_not_offered"
  | "time_closed"
  | "gap_too_long"
  | "delivery_after_move"
  | "collection_before_move"
  | "collection_before_delivery"
  | "invalid_floor"
  | "ladder_too_low"
  | "unknown_postcode"
  | "unknown_item"
  | "duplicate_item"
  | "load_too_large"
  | "unknown_file"
  | "unknown_box"
  | "duplicate_box"
  | "unknown_content"
  | "duplicate_content"
  | "invalid_username"
  | "invalid_name"
  | "certified"
  | "needed_notice"
  | "invalid_password"
  | "invalid_phone_number"
  | "invalid_birthday"
  | "too_young"
  | "unknown_consent"
  | "outdated_consent"
  | "duplicate_consent";

/** One broken rule: where (camelCase path), what, and a Korean sentence that says how to fix it. */
export interface FieldIssue {
  readonly path: readonly (string | number)[];
  readonly code: FieldIssueCode;
  readonly message: string;
}
