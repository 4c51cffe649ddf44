import { checkPlace } from "@damadum/domain";
import type { AddressInput } from "@damadum/sdk/model";
import { inTransaction } from "../../db/transaction.ts";
import type { CamelKeys } from "../../http/case-keys.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "./lock-member.ts";
import { clearDefaultAddress, updateOwnAddress } from "./store.ts";

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
