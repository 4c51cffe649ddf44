import {
  completeEstimatePayment,
  getCompleteEstimatePaymentQueryOptions,
  prepareEstimatePayment,
  type PaymentPreparation,
} from "@damadum/sdk";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { paths } from "../../../shared/paths.ts";

/** The query that confirms a returned payment. */
export function confirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  return getCompleteEstimatePaymentQueryOptions(serial, completion);
}

/**
 * Pays an estimate: the server sets the amount and holds the slot, the provider's window takes the payment.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payEstimate(
  serial: string,
  choice: PaymentPreparation,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const prepared = await prepareEstimatePayment(serial, choice);
  return payPrepared(
    prepared,
    {
      resultHref: (numbers) => paths.estimatePaymentComplete.getHref(serial, numbers),
      complete: ({ impUid, merchantUid }) =>
        completeEstimatePayment(serial, { imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}
