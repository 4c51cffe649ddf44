import type { SettlementDifference } from "@damadum/domain";
import type { Json } from "./json.ts";

/** A month that an operator has closed. */
export interface ClosingsTable {
  /** `YYYY-MM` */
  month: string;
  closed_at: Date;
  closed_by: string;
  /** What customers owed when it was closed. */
  owed_amount: number;
  /** What the provider had settled in the month, with what went back taken off. */
  settled_amount: number;
  differences: Json<readonly SettlementDifference[]>;
}

export interface ClosingTables {
  closings: ClosingsTable;
}
