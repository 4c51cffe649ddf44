import { brand } from "@damadum/domain";
import type { PreparedPayment } from "@damadum/contract/operations";
import { toInstant } from "../../http/instant.ts";
import type { prepareEstimatePayment } from "./prepare-estimate-payment.ts";

const names = { FULL: `${brand.name} 운송 요금`, DEPOSIT: `${brand.name} 운송 계약금` } as const;

/** The channel alone decides whether the window is a card's or a wallet's. */
const PAY_METHOD = "card";

/** What the page hands to the provider's script. */
export function toPreparedPayment(
  prepared: Awaited<ReturnType<typeof prepareEstimatePayment>>,
): PreparedPayment {
  const { payment, buyer, accountCode, channel } = prepared;
  return {
    merchant_uid: payment.merchant_uid,
    amount: payment.amount,
    name: names[payment.plan],
    plan: payment.plan,
    method: payment.method,
    account_code: accountCode,
    pg: channel,
    pay_method: PAY_METHOD,
    buyer,
    expires_at: toInstant(payment.expires_at),
  };
}
