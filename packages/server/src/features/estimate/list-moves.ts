import type { Services } from "../../services.ts";
import { findMoves } from "./store.ts";

/** Moves of all members for an operator, earliest first. */
export function listMoves({ db }: Pick<Services, "db">, filter: Parameters<typeof findMoves>[1]) {
  return findMoves(db, filter);
}
