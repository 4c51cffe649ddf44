import { readInstant, readInstantOrNull } from "../../db/json.ts";
import type { ShownPayment } from "../payment/payment.ts";
import type { LedgerColumns } from "./ledger-columns.ts";

/** Every attempt to pay for a subject, its balance or, for an operator, an extra, the oldest first. */
export function paymentsOf(
  { payments, links }: LedgerColumns,
  { withExtras }: { readonly withExtras: boolean },
): readonly ShownPayment[] {
  const paying = links.filter((link) => withExtras || link.is_for_balance);
  return [...payments, ...paying.flatMap((link) => link.payments)].map(
    ({
      refunds: _refunds,
      withdrawn_at: _withdrawn,
      created_at,
      expires_at,
      paid_at,
      ...payment
    }) => ({
      ...payment,
      created_at: readInstant(created_at),
      expires_at: readInstant(expires_at),
      paid_at: readInstantOrNull(paid_at),
    }),
  );
}
