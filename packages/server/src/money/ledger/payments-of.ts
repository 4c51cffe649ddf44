import { readInstant, readInstantOrNull } from "../../db/json.ts";
import type { ShownPayment } from "../payment/payment.ts";
import type { LedgerColumns } from "./ledger-columns.ts";

/** Every attempt to pay for a subject or its balance, oldest first. */
export function paymentsOf({ payments, links }: LedgerColumns): readonly ShownPayment[] {
  return shown({ payments, links: links.filter((link) => link.is_for_balance) });
}

/** The same with those of extra payments, for an operator. */
export function allPaymentsOf(stored: LedgerColumns): readonly ShownPayment[] {
  return shown(stored);
}

function shown({ payments, links }: Pick<LedgerColumns, "payments" | "links">) {
  return [...payments, ...links.flatMap((link) => link.payments)].map(
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
