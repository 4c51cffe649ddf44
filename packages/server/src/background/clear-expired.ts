import { instantAfter } from "@damadum/domain";
import type { Services } from "../services.ts";

/** Kept long enough to answer a customer who reports a missing message. */
const NOTICE_DAYS = 90;

/** Deletes expired rows: request keys, limits, tickets, tokens of ended logins, imports without their last part. */
export async function clearExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const dayAgo = instantAfter(now, -1, "day");
  await db.deleteFrom("idempotency_keys").where("created_at", "<", dayAgo).execute();
  await db.deleteFrom("request_answers").where("created_at", "<", dayAgo).execute();
  await db.deleteFrom("company_box_imports").where("created_at", "<", dayAgo).execute();
  await db.deleteFrom("rate_limits").where("expire", "<", now.getTime()).execute();
  await db.deleteFrom("tickets").where("expires_at", "<", now).execute();
  await db.deleteFrom("password_numbers").where("expires_at", "<", now).execute();
  // A certification is valid for minutes; after a day its provider id cannot be submitted again.
  await db.deleteFrom("certifications").where("created_at", "<", dayAgo).execute();
  await db
    .deleteFrom("billing_key_preparations")
    .where("expires_at", "<", dayAgo)
    .where("customer_uid", "in", (eb) => eb.selectFrom("billing_keys").select("customer_uid"))
    .execute();
  await db
    .deleteFrom("notices")
    .where("status", "in", ["SENT", "SKIPPED"])
    .where("finished_at", "<", instantAfter(now, -NOTICE_DAYS, "day"))
    .execute();
  await db
    .deleteFrom("reminders")
    .where("status", "!=", "PENDING")
    .where("created_at", "<", instantAfter(now, -NOTICE_DAYS, "day"))
    .execute();
  // Token families stay because they record from which addresses an account was used.
  await db.deleteFrom("refresh_tokens").where("expires_at", "<", now).execute();
}
