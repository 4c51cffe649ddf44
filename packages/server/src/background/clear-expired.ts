import { retainedSince } from "@damadum/domain";
import type { Services } from "../services.ts";

/** Deletes expired rows: request keys, limits, tickets, tokens of ended logins, imports without their last part. */
export async function clearExpired({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const dayAgo = retainedSince("BRIEF", now);
  const noticed = retainedSince("NOTICE", now);
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
    .where("finished_at", "<", noticed)
    .execute();
  await db
    .deleteFrom("reminders")
    .where("status", "!=", "PENDING")
    .where("created_at", "<", noticed)
    .execute();
  await db.deleteFrom("refresh_tokens").where("expires_at", "<", now).execute();
}
