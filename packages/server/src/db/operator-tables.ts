import type { Generated } from "kysely";

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

/** What the service does and its operators do around the orders. */
export interface OperatorTables {
  notices: NoticesTable;
}
