import type { Services } from "../../services.ts";
import { findOwedMoves } from "./store.ts";

/** Moves whose balance is due and open, oldest first. */
export function listOwedMoves({ db }: Pick<Services, "db">, filter: { readonly limit: number }) {
  return findOwedMoves(db, filter);
}
