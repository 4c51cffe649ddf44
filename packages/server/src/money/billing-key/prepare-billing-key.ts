import { instantAfter, type PaymentMethod } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { getBuyer } from "../../account/member/get-buyer.ts";
import { requireRoomForKey } from "./require-room-for-key.ts";
import { insertPreparation } from "./store.ts";

const PREPARATION_MINUTES = 30;

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits" | "paymentSettings">;

/** Returns what the provider's window needs to register a billing key under our `customerUid`. No money moves. */
export async function prepareBillingKey(
  services: Needs,
  { userId, method }: { readonly userId: string; readonly method: PaymentMethod },
) {
  const { db, clock, ids, limits, paymentSettings } = services;
  await limits.consume("billingKeyPreparationOfMember", userId);
  await requireRoomForKey(db, userId);
  const now = clock();
  const customerUid = ids.providerUid("cu");
  const expiresAt = instantAfter(now, PREPARATION_MINUTES, "minute");
  await insertPreparation(db, {
    customer_uid: customerUid,
    user_id: userId,
    method,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    customerUid,
    merchantUid: ids.providerUid("bk"),
    method,
    accountCode: paymentSettings.accountCode,
    channel: paymentSettings.channels[method],
    buyer: await getBuyer(services, userId),
    expiresAt,
  };
}
