import { formatWon } from "../money/format-won.ts";

/** A row while a payment is asked for: it comes first, whatever else happens next. The amount is in won. */
export function askFirst<Row extends { readonly sentence: string }>(row: Row, dueAmount: number) {
  return {
    ...row,
    sentence: `지금 ${formatWon(dueAmount)}을 결제해 주세요. ${row.sentence}`,
    action: "PAY_DUE",
  } as const;
}
