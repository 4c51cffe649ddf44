import { readInstant, readInstantOrNull } from "../../db/json.ts";
import type { ShownPayment } from "../payment/payment.ts";
import type { LedgerColumns } from "./ledger-columns.ts";

/** Every attempt to pay for a subject or its balance, oldest first. */
export function paymentsOf({ payments, links }: LedgerColumns): readonly ShownPayment[] {
  const forBalance = links.filter((link) => link.is_for_balance);
  return [...payments, ...forBalance.flatMap((link) => link.payments)].map(
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
