import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ReminderKind } from "../subject/notices/reminder-notices.ts";

/** The notice of one change of state; the history row says which. */
export interface NoticesTable {
  history_id: number;
  /** SKIPPED: nobody to notify. DEAD: abandoned until an operator tries again. */
  status: "PENDING" | "SENT" | "SKIPPED" | "DEAD";
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  failure: Generated<string | null>;
  created_at: Date;
  finished_at: Generated<Date | null>;
}

/** Somebody to be reminded of something on a day. */
export interface RemindersTable {
  id: GeneratedAlways<number>;
  kind: ReminderKind;
  subject_id: string;
  day: string;
  user_id: string;
  variables: ColumnType<Readonly<Record<string, string>>, string, string>;
  status: NoticesTable["status"];
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  created_at: Date;
}

/** Something that an operator asked for. */
export interface OperatorActionsTable {
  id: GeneratedAlways<number>;
  at: Date;
  operator_id: string;
  command: string;
  /** Without personal data. */
  input: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  /** STARTED, then DONE or why it was refused. */
  outcome: string;
  /** Number or name of what it made, if anything. */
  made: Generated<string | null>;
  /** The member whom it concerned, where a command names one. */
  concerns: Generated<string | null>;
}

/** What the service does and its operators do around the orders. */
export interface OperatorTables {
  notices: NoticesTable;
  reminders: RemindersTable;
  operator_actions: OperatorActionsTable;
}
