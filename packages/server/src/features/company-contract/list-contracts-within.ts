import type { Connection } from "../../db/tables.ts";
import { findContractsWithin } from "./store.ts";

/** Contracts of a company in these states that have a day from `first` to `last`. */
export function listContractsWithin(
  db: Connection,
  filter: Parameters<typeof findContractsWithin>[1],
) {
  return findContractsWithin(db, filter);
}
