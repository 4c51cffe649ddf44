import { formatWon } from "../money/format-won.ts";

/** What a view offers beside the payment that comes first. */
export interface Beside<Action> {
  /** What would come next if nothing had to be paid, or null when that comes next. */
  readonly beside: Action | null;
}

/** A row while a payment is asked for: it comes first, and the row's own action beside it. The amount is in won. */
export function askFirst<Row extends { readonly sentence: string; readonly action: unknown }>(
  row: Row,
  dueAmount: number,
) {
  const beside: Row["action"] = row.action;
  return {
    ...row,
    sentence: `지금 ${formatWon(dueAmount)}을 결제해 주세요. ${row.sentence}`,
    action: "PAY_DUE",
    beside,
  } as const;
}
