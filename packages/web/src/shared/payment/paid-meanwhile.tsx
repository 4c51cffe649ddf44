import { serverNow, type PaymentCompletion, type PaymentRecord } from "@damadum/sdk";
import { useState, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

interface PaidMeanwhileProps {
  readonly isPaid: boolean;
  readonly payments: readonly Pick<
    PaymentRecord,
    "status" | "imp_uid" | "merchant_uid" | "paid_at"
  >[];
  readonly resultHref: (completion: PaymentCompletion) => string;
  readonly children: ReactNode;
}

/** For how long coming back from a provider's page, which a phone opens in place of ours, is part of paying. */
const JUST_NOW_MS = 10 * 60_000;

/**
 * Opens the result of an order that was paid in a window that was then closed, or in a page of the provider that did not
 * lead back.
 */
export function PaidMeanwhile({ isPaid, payments, resultHref, children }: PaidMeanwhileProps) {
  const [wasPaid] = useState(isPaid);
  const [openedAt] = useState(() => serverNow().getTime());
  const payment = payments.findLast(({ status }) => status === "PAID");
  if (!isPaid || payment === undefined || payment.imp_uid === null) return children;
  const paidAt = payment.paid_at === null ? 0 : Date.parse(payment.paid_at);
  if (wasPaid && openedAt - paidAt > JUST_NOW_MS) return children;
  const { imp_uid, merchant_uid } = payment;
  return <Navigate replace to={resultHref({ imp_uid, merchant_uid })} />;
}
