import { readInstant, readInstantOrNull } from "../../db/json.ts";
import type { ShownPayment } from "../payment/payment.ts";
import type { LedgerColumns } from "./ledger-columns.ts";

/** Every attempt to pay for a subject, its balance or, for an operator, an extra, the oldest first. */
export function paymentsOf(
  { payments, links }: LedgerColumns,
  { withExtras }: { readonly withExtras: boolean },
): readonly ShownPayment[] {
  const paying = links.filter((link) => withExtras || link.is_for_balance);
  return [...payments, ...paying.flatMap(paidByLink)].map(
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

/** A payment by link covers all that the link asks for, which may be an order's balance. */
function paidByLink({ is_for_balance: isForBalance, payments }: LedgerColumns["links"][number]) {
  return payments.map((payment) =>
    isForBalance ? { ...payment, plan: "BALANCE" as const } : payment,
  );
}
