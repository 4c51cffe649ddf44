import type { Services } from "../services.ts";

const DAY_MS = 86_400_000;
/** Long enough to answer "I got no message". */
const NOTICE_DAYS = 90;

/** Removes rows that have served: old request keys, used-up limits, tokens of ended logins. */
export async function clearExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", new Date(now.getTime() - DAY_MS))
    .execute();
  await db.deleteFrom("rate_limits").where("expire", "<", now.getTime()).execute();
  await db.deleteFrom("tickets").where("expires_at", "<", now).execute();
  await db.deleteFrom("password_numbers").where("expires_at", "<", now).execute();
  // A certification is fresh for minutes; after a day the provider's number cannot be brought again.
  await db
    .deleteFrom("certifications")
    .where("created_at", "<", new Date(now.getTime() - DAY_MS))
    .execute();
  await db
    .deleteFrom("billing_key_preparations")
    .where("expires_at", "<", new Date(now.getTime() - DAY_MS))
    .where("customer_uid", "in", (eb) => eb.selectFrom("billing_keys").select("customer_uid"))
    .execute();
  await db
    .deleteFrom("notices")
    .where("status", "in", ["SENT", "SKIPPED"])
    .where("finished_at", "<", new Date(now.getTime() - NOTICE_DAYS * DAY_MS))
    .execute();
  await db
    .deleteFrom("reminders")
    .where("status", "!=", "PENDING")
    .where("created_at", "<", new Date(now.getTime() - NOTICE_DAYS * DAY_MS))
    .execute();
  // The families stay: they know from which addresses an account was used.
  await db.deleteFrom("refresh_tokens").where("expires_at", "<", now).execute();
}
