import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** What a member is told of one change of state; the history row says which. */
export interface NoticesTable {
  history_id: number;
  /** SKIPPED: nobody to tell. DEAD: given up, until an operator tries again. */
  status: "PENDING" | "SENT" | "SKIPPED" | "DEAD";
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  failure: Generated<string | null>;
  created_at: Date;
  finished_at: Generated<Date | null>;
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
}

/** What the service does and its operators do around the orders. */
export interface OperatorTables {
  notices: NoticesTable;
  operator_actions: OperatorActionsTable;
}
