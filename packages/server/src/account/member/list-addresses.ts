import type { Services } from "../../services.ts";

/** The member's address book, the default address first, then the oldest. */
export function listAddresses({ db }: Pick<Services, "db">, userId: string) {
  return db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
