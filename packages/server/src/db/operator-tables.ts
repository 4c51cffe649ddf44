import type { OperatorRole } from "@damadum/domain";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json.ts";

export interface NoticesTable {
  history_id: number;
  /** SKIPPED: no recipient, or undone. DEAD: given up until an operator retries it. */
  status: "PENDING" | "SENT" | "SKIPPED" | "DEAD";
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  failure: Generated<string | null>;
  created_at: Date;
  finished_at: Generated<Date | null>;
}

/** The notices that no change of a status triggers. */
export type ReminderKind =
  | "MOVE_CHANGED"
  | "STORAGE_CHANGED"
  | "MOVE_VISIT"
  | "MOVE_CREW"
  | "MOVE_ON_WAY"
  | "STORAGE_CREW"
  | "STORAGE_ON_WAY"
  | "MOVE_BALANCE"
  | "MOVE_BALANCE_FAILED"
  | "STORAGE_VISIT"
  | "COMPANY_VISIT"
  | "STORAGE_END"
  | "STORAGE_END_OWED"
  | "STORAGE_END_LEAVING"
  | "STORAGE_CONFIRM"
  | "STORAGE_CONTINUED"
  | "STORAGE_CHARGE"
  | "STORAGE_UNPAID"
  | "INVOICE_CHARGE"
  | "INVOICE_OVERDUE"
  | "NEW_DEVICE";

export interface RemindersTable {
  id: GeneratedAlways<number>;
  kind: ReminderKind;
  subject_id: string;
  day: string;
  user_id: string;
  variables: Json<Readonly<Record<string, string>>>;
  status: NoticesTable["status"];
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  created_at: Date;
}

export interface OperatorsTable {
  user_id: string;
  role: OperatorRole;
  /** Sealed; null until it is set up, and the operator cannot log in before. */
  totp_secret: Generated<string | null>;
  /** The step of the last accepted code: an older one is used up. */
  totp_step: Generated<number>;
  recovery_hashes: ColumnType<readonly string[], string | undefined, string>;
  disabled_at: Generated<Date | null>;
}

/** What an operator did or read. Rows are only added; `position` and `hash` come from the database. */
export interface OperatorActionsTable {
  id: GeneratedAlways<number>;
  at: Date;
  operator_id: string;
  command: string;
  /** Without personal data; a free text is named by its keyed hash. */
  input: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  /** STARTED; or, in a row of its own, DONE or the reason for the refusal. */
  outcome: string;
  /** The network address that it came from; null for a command on the database. */
  address: Generated<string | null>;
  /** The id of the row that began what this one ends. */
  begun: Generated<number | null>;
  position: GeneratedAlways<number>;
  hash: GeneratedAlways<string>;
  /** The hash under the server's key; null for rows from before there was one. */
  seal: Generated<string | null>;
  /** Number or name of what it created, if anything. */
  made: Generated<string | null>;
  /** The member that the command named, if any. */
  concerns: Generated<string | null>;
}

/** What stands for the rows of the log up to a position, which were destroyed. */
export interface OperatorCheckpointsTable {
  position: number;
  hash: string;
  /** The rows were older than this. */
  until: Date;
  made_at: Date;
  signature: string;
}

/** A command that waits until a second operator confirms it. */
export interface OperatorRequestsTable {
  id: string;
  command: string;
  input: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  amount: number;
  /** The order or invoice that it concerns. */
  about: string | null;
  status: Generated<"WAITING" | "DONE" | "DECLINED">;
  requested_by: string;
  requested_at: Date;
  answered_by: Generated<string | null>;
  answered_at: Generated<Date | null>;
}

export interface OperatorTables {
  notices: NoticesTable;
  reminders: RemindersTable;
  operators: OperatorsTable;
  operator_actions: OperatorActionsTable;
  operator_action_texts: {
    action_id: number;
    texts: ColumnType<Readonly<Record<string, string>>, string, never>;
  };
  operator_checkpoints: OperatorCheckpointsTable;
  operator_requests: OperatorRequestsTable;
  operator_actions_end: { position: number; hash: string };
  /** The last row from before there was a key; none in a log that was sealed from the beginning. */
  operator_actions_unsealed: { position: number; hash: string };
}
