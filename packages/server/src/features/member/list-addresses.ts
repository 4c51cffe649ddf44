import type { Services } from "../../services.ts";
import { findAddresses } from "./store.ts";

/** The member's address book, the default address first, then the oldest. */
export function listAddresses({ db }: Pick<Services, "db">, userId: string) {
  return findAddresses(db, userId);
}
