import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";
import {
  byUser,
  bySubject,
  column,
  either,
  inside,
  of,
  ownChanges,
  ownPayments,
  ownPostings,
  ownVisits,
  type OwnRows,
} from "./own-rows.ts";

/** What a table holds about a member: what their file shows, and what their withdrawal leaves. */
interface MemberTable<Name extends keyof Tables> {
  /** The heading of its rows in the member's file. */
  readonly title: string;
  readonly rows: OwnRows;
  /** Secrets that open something, other people, and our own notes: not in the file. */
  readonly hides?: readonly (keyof Selectable<Tables[Name]> & string)[];
  /** What is shown after all of what is hidden. */
  readonly adds?: RawBuilder<object>;
  /** Why rows outlive the member; a step of the withdrawal erases the person in them. Null: they are deleted. */
  readonly outlives: string | null;
}

/** The reason why a table says nothing about a member. */
interface NoMembers {
  readonly nobody: string;
}

/** What the law requires to be kept for years (전자상거래법 제6조). */
const LAW = "The law requires contracts and payments to be kept.";

/**
 * Every table, with what it holds about a member. A new one does not compile until it is decided here: whether it is in
 * the file of their own data, and whether it outlives them.
 */
export const memberTables: {
  readonly [Name in keyof Tables]: MemberTable<Name> | NoMembers;
} = {
  users: {
    title: "회원 정보",
    rows: column("id"),
    hides: ["password_hash", "person_key_hash"],
    outlives: "What the law keeps refers to its number.",
  },
  user_consents: {
    title: "약관 동의",
    rows: byUser,
    outlives: "They are evidence of what was agreed.",
  },
  notice_settings: { title: "알림 설정", rows: byUser, outlives: null },
  addresses: { title: "주소록", rows: byUser, outlives: null },
  social_accounts: { title: "소셜 로그인", rows: byUser, outlives: null },
  token_families: {
    title: "로그인한 기기",
    rows: (userId) => sql<boolean>`user_id = ${userId} and not for_operator`,
    hides: ["address_hash"],
    outlives: "They end with the member; the law requires them to be kept for three months.",
  },
  refresh_tokens: { nobody: "Secrets of logins, which are listed themselves." },
  passkeys: {
    title: "패스키",
    rows: (userId) => sql<boolean>`user_id = ${userId} and not for_operator`,
    outlives: null,
  },
  tickets: { nobody: "Sealed with themselves for ten minutes; nobody can say whose they are." },
  certifications: { nobody: "Numbers of checks at the provider for a day; no row names a member." },
  password_numbers: {
    title: "비밀번호 인증번호",
    rows: byUser,
    hides: ["username_hash", "number_hash", "asker_hash"],
    outlives: null,
  },
  billing_key_preparations: {
    title: "결제 수단 등록 준비",
    rows: byUser,
    outlives: "A worker removes at the provider what was registered in the meantime.",
  },
  billing_keys: {
    title: "결제 수단",
    rows: byUser,
    outlives: "A worker removes them at the provider; payments refer to them.",
  },
  estimates: { title: "이사", rows: byUser, hides: ["visitor_key_hash"], outlives: LAW },
  storage_orders: { title: "보관 주문", rows: byUser, outlives: LAW },
  storage_order_boxes: {
    title: "보관 주문의 박스",
    rows: of("order_id", "storage_orders"),
    outlives: LAW,
  },
  receiver_links: {
    title: "받는 분 링크",
    rows: of("order_id", "storage_orders"),
    hides: ["key_hash"],
    outlives: null,
  },
  storage_contracts: { title: "보관 계약", rows: byUser, outlives: LAW },
  contract_changes: { title: "보관 계약 변경", rows: byUser, outlives: LAW },
  storage_charges: { title: "매달 보관료", rows: byUser, outlives: LAW },
  boxes: {
    title: "박스",
    rows: byUser,
    hides: ["search_jamo", "search_choseong"],
    outlives: "The box stays; its name, contents and pictures are erased.",
  },
  box_contents: {
    title: "박스 내용물",
    rows: of("box_id", "boxes"),
    hides: ["visitor_key_hash"],
    outlives: "A step empties the boxes.",
  },
  box_photos: {
    title: "박스 사진",
    rows: of("box_id", "boxes"),
    outlives: "A step empties the boxes.",
  },
  box_delivery_slots: { nobody: "How many deliveries a start time takes." },
  box_delivery_bookings: { title: "박스 배송 예약", rows: byUser, outlives: LAW },
  schedule_slots: { nobody: "How many visits a start time takes." },
  slot_bookings: { title: "이사 시간 예약", rows: either(byUser, bySubject), outlives: LAW },
  visit_changes: {
    title: "방문 시간 변경",
    rows: bySubject,
    hides: ["actor_id"],
    outlives: LAW,
  },
  damage_reports: {
    title: "파손 신고",
    rows: byUser,
    outlives: "Sent ones are part of the contract; a step deletes drafts.",
  },
  compensations: {
    title: "배상",
    rows: either(
      of("estimate_id", "estimates"),
      inside("damage_report_id", "damage_reports", "id", byUser),
    ),
    hides: ["recorded_by"],
    outlives: LAW,
  },
  cash_receipt_orders: {
    title: "현금영수증 번호",
    rows: of("estimate_id", "estimates"),
    outlives: "Its receipts follow refunds; a step erases the number.",
  },
  cash_receipts: { title: "현금영수증", rows: of("estimate_id", "estimates"), outlives: LAW },
  closings: { nobody: "The months of our books; their postings are listed themselves." },
  reviews: { title: "후기", rows: byUser, outlives: null },
  files: {
    title: "사진",
    rows: (userId) => sql<boolean>`(user_id = ${userId} or reader_id = ${userId})`,
    hides: ["visitor_key_hash"],
    outlives: "A worker deletes the pictures; a step marks them.",
  },
  coupons: { title: "쿠폰", rows: byUser, outlives: LAW },
  custom_payments: {
    title: "추가 결제",
    rows: byUser,
    hides: ["created_by"],
    outlives: LAW,
  },
  payments: { title: "결제", rows: ownPayments, hides: ["recorded_by"], outlives: LAW },
  refunds: {
    title: "환불",
    rows: inside("payment_id", "payments", "id", ownPayments),
    outlives: LAW,
  },
  ledger_postings: { title: "장부", rows: ownPostings, outlives: LAW },
  ledger_entries: {
    title: "장부의 금액",
    rows: inside("posting_id", "ledger_postings", "id", ownPostings),
    outlives: LAW,
  },
  status_history: {
    title: "상태 변경",
    rows: ownChanges,
    hides: ["actor_id", "reason"],
    // What the member wrote is theirs; an operator's reason is a note among us.
    adds: sql`case when actor in ('MEMBER', 'COMPANY') then jsonb_build_object('reason', reason) else '{}' end`,
    outlives: LAW,
  },
  notices: {
    title: "보낸 알림",
    rows: inside("history_id", "status_history", "id", ownChanges),
    outlives: "They name a change, and no person.",
  },
  reminders: { title: "따로 보낸 알림", rows: byUser, outlives: null },
  crew_visits: {
    title: "찾아간 팀",
    rows: ownVisits,
    hides: ["why"],
    outlives: LAW,
  },
  crew_pictures: {
    title: "찾아간 날의 사진과 서명",
    rows: (userId) =>
      sql<boolean>`(day, key) in (select day, key from crew_visits where ${ownVisits(userId)})`,
    outlives: LAW,
  },
  operator_actions: {
    title: "담당자가 보거나 바꾼 기록",
    rows: column("concerns"),
    hides: ["operator_id", "input", "address", "hash", "seal"],
    outlives: "The log is only added to; the name is dropped.",
  },
  company_users: {
    title: "기업 회원",
    rows: byUser,
    outlives: "A step removes the member from their company.",
  },
  companies: { nobody: "A company's own record, on its pages." },
  company_contracts: { nobody: "The company's, on its pages." },
  company_boxes: { nobody: "The company's, on its pages." },
  company_box_imports: { nobody: "The company's, for a day." },
  company_works: { nobody: "The company's, on its pages." },
  company_work_boxes: { nobody: "The company's, on its pages." },
  destruction_certificates: { nobody: "The company's, on its pages." },
  certificate_numbers: { nobody: "A counter." },
  company_invoices: { nobody: "The company's, on its pages." },
  invoice_lines: { nobody: "The company's, on its pages." },
  invoice_numbers: { nobody: "A counter." },
  company_payments: { nobody: "The company's, on its pages." },
  crews: { nobody: "Our people." },
  crew_days: { nobody: "Our people's links." },
  popups: { nobody: "Everybody reads them." },
  operators: { nobody: "Our people." },
  operator_action_texts: { nobody: "Our people's notes." },
  operator_checkpoints: { nobody: "The log's own." },
  operator_requests: { nobody: "Our people's." },
  operator_actions_end: { nobody: "The log's own." },
  operator_actions_unsealed: { nobody: "The log's own." },
  idempotency_keys: { nobody: "That a request came twice, for a day." },
  request_answers: { nobody: "Sealed by the request's own key, for a day." },
  rate_limits: { nobody: "Counters under hashes, for a day at most." },
};
