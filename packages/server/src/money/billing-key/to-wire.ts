import { brand } from "@damadum/domain";
import type { BillingKey, PreparedBillingKey } from "@damadum/sdk/model";
import { toInstant } from "../../http/instant.ts";
import type { listBillingKeys } from "./billing-keys.ts";
import type { prepareBillingKey } from "./add-billing-key.ts";

/** Constant, because only the channel decides whether the window is a card's or a wallet's. */
export const PAY_METHOD = "card";

export function toBillingKey(key: Awaited<ReturnType<typeof listBillingKeys>>[number]): BillingKey {
  return {
    payment_id: key.payment_id,
    method: key.method,
    name: key.name,
    masked_number: key.masked_number,
    is_default: key.is_default,
    in_use: key.inUse,
    created_at: toInstant(key.created_at),
  };
}

export function toPreparedBillingKey(
  prepared: Awaited<ReturnType<typeof prepareBillingKey>>,
): PreparedBillingKey {
  return {
    customer_uid: prepared.customerUid,
    merchant_uid: prepared.merchantUid,
    name: `${brand.name} 결제 수단 등록`,
    method: prepared.method,
    account_code: prepared.accountCode,
    pg: prepared.channel,
    pay_method: PAY_METHOD,
    buyer: prepared.buyer,
    expires_at: toInstant(prepared.expiresAt),
  };
}
