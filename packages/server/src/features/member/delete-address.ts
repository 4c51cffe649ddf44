import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { deleteOwnAddress } from "./store.ts";

/** Removes an address of this member; throws `not_found` for another member's. */
export async function deleteAddress(
  { db }: Pick<Services, "db">,
  address: { readonly id: string; readonly userId: string },
): Promise<void> {
  if (!(await deleteOwnAddress(db, address))) throw new ProblemError("not_found");
}
