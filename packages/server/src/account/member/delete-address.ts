import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";

/** Removes an address of this member; throws `not_found` for another member's. */
export async function deleteAddress(
  { db }: Pick<Services, "db">,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}
