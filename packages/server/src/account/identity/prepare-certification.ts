import { instantAfter } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { insertCertification } from "./certification-store.ts";

const PREPARATION_MINUTES = 30;

/** Creates a number of ours for the provider's window. Unlike the provider's own, it cannot be guessed. */
export async function prepareCertification(
  {
    db,
    clock,
    ids,
    limits,
    paymentSettings,
  }: Pick<Services, "db" | "clock" | "ids" | "limits" | "paymentSettings">,
  address: string,
) {
  await limits.consume("certificationPreparationFromAddress", address);
  const now = clock();
  const merchantUid = ids.providerUid("ct");
  const expiresAt = instantAfter(now, PREPARATION_MINUTES, "minute");
  await insertCertification(db, {
    id: ids.uuid(),
    merchant_uid: merchantUid,
    created_at: now,
    expires_at: expiresAt,
  });
  const { accountCode, certificationChannel } = paymentSettings;
  return { merchantUid, accountCode, channel: certificationChannel, expiresAt };
}
