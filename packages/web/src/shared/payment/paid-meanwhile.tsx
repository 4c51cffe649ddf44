import type { PaymentCompletion, PaymentRecord } from "@damadum/sdk";
import { useState, type ReactNode } from "react";
import { Navigate } from "react-router-dom";

interface PaidMeanwhileProps {
  readonly isPaid: boolean;
  readonly payments: readonly Pick<PaymentRecord, "status" | "imp_uid" | "merchant_uid">[];
  readonly resultHref: (completion: PaymentCompletion) => string;
  readonly children: ReactNode;
}

/** Opens the result of an order that was paid while its payment page was open, as in a window that was then closed. */
export function PaidMeanwhile({ isPaid, payments, resultHref, children }: PaidMeanwhileProps) {
  const [wasPaid] = useState(isPaid);
  if (!isPaid || wasPaid) return children;
  const payment = payments.findLast(({ status }) => status === "PAID");
  if (payment === undefined || payment.imp_uid === null) return children;
  const { imp_uid, merchant_uid } = payment;
  return <Navigate replace to={resultHref({ imp_uid, merchant_uid })} />;
}
