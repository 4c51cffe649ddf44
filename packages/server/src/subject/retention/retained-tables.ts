import type { Tables } from "../../db/tables.ts";
import { retainedCompanyTables } from "./retained-company-tables.ts";
import type { RetainedTables } from "./retained-table.ts";

const ORDER = ["UNPAID", "CONTRACT"] as const;

/**
 * Every table, with the rules by which it ends, and each of its texts as personal or not: a new table does not compile,
 * and a new text fails a test, until it is decided here. `destroy-expired.ts` and the jobs beside it carry it out.
 */
export const retainedTables: RetainedTables<keyof Tables> = {
  users: {
    rules: ["ACCOUNT", "OPERATOR"],
    personal: [
      "username",
      "password_hash",
      "name",
      "gender",
      "birthday",
      "birth_year",
      "phone_number",
      "email",
      "person_key_hash",
    ],
    plain: ["type", "role"],
  },
  user_consents: { rules: ["CONTRACT"], personal: [], plain: ["kind", "channels"] },
  notice_settings: { rules: ["ACCOUNT"], personal: [], plain: ["kind", "channel"] },
  addresses: {
    rules: ["ACCOUNT"],
    personal: ["name", "postcode", "address", "detail"],
    plain: ["carriage"],
  },
  social_accounts: { rules: ["ACCOUNT"], personal: ["provider_id"], plain: ["type"] },
  token_families: {
    rules: ["ACCESS"],
    personal: ["address_hash", "address", "device"],
    plain: ["revoke_reason"],
  },
  refresh_tokens: { rules: ["ACCESS"], personal: ["hash"], plain: [] },
  passkeys: {
    rules: ["ACCOUNT", "OPERATOR"],
    personal: ["credential_id", "public_key", "name"],
    plain: [],
  },
  tickets: { rules: ["BRIEF"], personal: ["hash", "sealed"], plain: ["kind", "used_for"] },
  certifications: { rules: ["BRIEF"], personal: ["merchant_uid", "imp_uid"], plain: [] },
  password_numbers: {
    rules: ["BRIEF"],
    personal: ["username_hash", "number_hash", "asker_hash"],
    plain: [],
  },
  billing_key_preparations: { rules: ["BRIEF"], personal: ["customer_uid"], plain: ["method"] },
  billing_keys: {
    rules: ["ACCOUNT", "PAYMENT"],
    personal: ["customer_uid", "name", "masked_number"],
    plain: ["method"],
  },
  estimates: {
    rules: ["VISITOR_QUOTE", ...ORDER],
    personal: ["serial", "visitor_key_hash", "input", "price"],
    plain: ["status", "move_time"],
  },
  storage_orders: {
    rules: ORDER,
    personal: ["serial", "origin_serial", "request", "price"],
    plain: ["type", "status"],
  },
  storage_order_boxes: { rules: ORDER, personal: ["box_serial"], plain: [] },
  receiver_links: { rules: ORDER, personal: ["key_hash"], plain: [] },
  storage_contracts: {
    rules: ["CONTRACT"],
    personal: ["order_serial"],
    plain: ["status", "grade", "payment_type", "promotion"],
  },
  contract_changes: {
    rules: ["CONTRACT"],
    personal: ["request", "price"],
    plain: ["kind", "status", "grade"],
  },
  storage_charges: { rules: ["CONTRACT"], personal: [], plain: ["status"] },
  boxes: {
    rules: ["CONTRACT"],
    personal: ["serial", "order_serial", "name", "search_jamo", "search_choseong"],
    plain: ["status"],
  },
  box_contents: {
    rules: ["CONTRACT"],
    personal: ["name", "memo", "visitor_key_hash"],
    plain: [],
  },
  box_photos: { rules: ["CONTRACT"], personal: [], plain: ["kind"] },
  box_delivery_bookings: { rules: ORDER, personal: [], plain: ["leg", "time"] },
  slot_bookings: { rules: ORDER, personal: [], plain: ["time", "subject_kind"] },
  visit_changes: {
    rules: ORDER,
    personal: ["before_times", "after_times", "after_price"],
    plain: ["subject_kind", "actor"],
  },
  damage_reports: {
    rules: ["UNPAID", "DISPUTE", "CONTRACT"],
    personal: ["item", "description", "bought_year", "compared", "answer"],
    plain: ["status", "kind"],
  },
  compensations: { rules: ["CONTRACT"], personal: ["reference"], plain: [] },
  reviews: {
    rules: ["ACCOUNT", "CONTRACT"],
    personal: ["content", "answer", "hidden_reason"],
    plain: [],
  },
  files: {
    rules: ["BRIEF", "DISPUTE", "CONTRACT", "PAYMENT"],
    personal: ["visitor_key_hash"],
    plain: ["purpose", "subject_kind"],
  },
  coupons: { rules: ORDER, personal: ["name"], plain: ["kind", "types", "subject_kind"] },
  custom_payments: {
    rules: ORDER,
    personal: ["url", "title", "reason", "customer_name", "order_serial"],
    plain: ["status", "balance_of_kind"],
  },
  payments: {
    rules: ["UNPAID", "PAYMENT"],
    personal: ["merchant_uid", "imp_uid", "failure_reason", "customer_uid", "reference"],
    plain: ["plan", "method", "status", "refusal", "subject_kind"],
  },
  cash_receipt_orders: {
    rules: ["CONTRACT"],
    personal: ["identifier", "failure"],
    plain: ["purpose"],
  },
  cash_receipts: {
    rules: ["PAYMENT"],
    personal: ["number", "recipient", "approval_number", "url"],
    plain: ["purpose", "status"],
  },
  refunds: { rules: ["PAYMENT"], personal: ["reason"], plain: ["status", "kind"] },
  ledger_postings: {
    rules: ["PAYMENT"],
    personal: [],
    plain: ["kind", "subject_kind", "closed_in"],
  },
  ledger_entries: { rules: ["PAYMENT"], personal: [], plain: ["account"] },
  status_history: {
    rules: ["VISITOR_QUOTE", "DISPUTE", ...ORDER, "PAYMENT"],
    personal: ["reason", "message"],
    plain: ["subject_kind", "from_status", "to_status", "actor"],
  },
  notices: { rules: ["NOTICE", "CONTRACT"], personal: ["failure"], plain: ["status"] },
  reminders: { rules: ["NOTICE"], personal: ["variables"], plain: ["kind", "status"] },
  crews: { rules: ["CONTRACT"], personal: ["name", "truck"], plain: [] },
  crew_days: { rules: ["CONTRACT"], personal: ["key_hash"], plain: [] },
  crew_visits: { rules: ORDER, personal: ["key", "number", "why"], plain: [] },
  crew_pictures: { rules: ORDER, personal: ["key"], plain: ["kind"] },
  operators: {
    rules: ["OPERATOR"],
    personal: ["totp_secret", "recovery_hashes"],
    plain: ["role"],
  },
  operator_actions: {
    rules: ["OPERATOR"],
    personal: ["input", "made", "address"],
    plain: ["command", "outcome", "hash", "seal"],
  },
  operator_action_texts: { rules: ["OPERATOR"], personal: ["texts"], plain: [] },
  operator_requests: {
    rules: ["OPERATOR"],
    personal: ["input", "about"],
    plain: ["command", "status"],
  },
  ...retainedCompanyTables,
  idempotency_keys: {
    rules: ["BRIEF"],
    personal: ["owner", "request_hash"],
    plain: ["operation"],
  },
  request_answers: { rules: ["BRIEF"], personal: ["id", "request_hash", "answer"], plain: [] },
  rate_limits: { rules: ["BRIEF"], personal: ["key"], plain: [] },
  schedule_slots: { notPersonal: "How many visits a start time takes." },
  box_delivery_slots: { notPersonal: "How many deliveries a start time takes." },
  closings: { notPersonal: "Sums of months, and numbers of payments that differed." },
  popups: { notPersonal: "Everybody reads them." },
  operator_checkpoints: { notPersonal: "Hashes of what is destroyed." },
  operator_actions_end: { notPersonal: "A hash." },
  operator_actions_unsealed: { notPersonal: "A hash." },
};
