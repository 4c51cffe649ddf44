import { checkPlace } from "@damadum/domain";
import type { AddressInput } from "@damadum/sdk/model";
import { inTransaction } from "../../db/transaction.ts";
import type { CamelKeys } from "../../http/case-keys.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "./lock-member.ts";
import { clearDefaultAddress, countAddresses, insertAddress, updateOwnAddress } from "./store.ts";

const MAX_ADDRESSES = 30;

/** Adds an address; a new default replaces the old one. */
export async function createAddress(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  userId: string,
  { isDefault, ...input }: CamelKeys<AddressInput>,
) {
  throwIssues(checkPlace(input));
  return inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    if ((await countAddresses(tx, userId)) >= MAX_ADDRESSES)
      throw new ProblemError("address_limit");
    if (isDefault) await clearDefaultAddress(tx, userId);
    const row = { id: ids.uuid(), user_id: userId, is_default: isDefault, created_at: clock() };
    return insertAddress(tx, { ...input, ...row });
  });
}

/** Replaces an address of this member; throws `not_found` for another member's. */
export async function updateAddress(
  { db }: Pick<Services, "db">,
  address: { readonly id: string; readonly userId: string },
  { isDefault, ...input }: CamelKeys<AddressInput>,
) {
  throwIssues(checkPlace(input));
  return inTransaction(db, async (tx) => {
    await lockMember(tx, address.userId);
    if (isDefault) await clearDefaultAddress(tx, address.userId);
    return updateOwnAddress(tx, address, { ...input, is_default: isDefault });
  });
}

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
