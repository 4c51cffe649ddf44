import type { Estimate } from "@damadum/sdk";
import { PendingPaymentNotice } from "../../../shared/payment/pending-payment-notice.tsx";
import { paths } from "../../../shared/paths.ts";
import { pendingPayment } from "../api/orders.ts";

/** A payment of an estimate that the provider has yet to decide, where there is one. */
export function PendingPayment({ order }: { order: Estimate }) {
  const payment = pendingPayment(order);
  if (payment === null) return null;
  const { imp_uid: impUid, merchant_uid: merchantUid } = payment;
  const resultHref =
    impUid && paths.estimatePaymentComplete.getHref(order.serial, { impUid, merchantUid });
  return <PendingPaymentNotice resultHref={resultHref} />;
}
