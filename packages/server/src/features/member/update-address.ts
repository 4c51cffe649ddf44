import { checkPlace } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { AddressInput } from "./address-input.ts";
import { lockMember } from "./lock-member.ts";
import { clearDefaultAddress, updateOwnAddress } from "./store.ts";

/** Replaces an address of this member; throws `not_found` for another member's. */
export async function updateAddress(
  { db }: Pick<Services, "db">,
  address: { readonly id: string; readonly userId: string },
  { isDefault, ...input }: AddressInput,
) {
  throwIssues(checkPlace(input));
  return inTransaction(db, async (tx) => {
    await lockMember(tx, address.userId);
    if (isDefault) await clearDefaultAddress(tx, address.userId);
    const changed = await updateOwnAddress(tx, address, { ...input, is_default: isDefault });
    if (changed === null) throw new ProblemError("not_found");
    return changed;
  });
}
