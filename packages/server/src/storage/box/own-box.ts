import { isBoxSerial } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { OwnThing } from "../../subject/damaged-things.ts";
import { findBox, lockBox, type Box } from "./store.ts";

/** The member's own box; throws not_found for another member's. */
export function findOwnBox(db: Connection, own: OwnThing): Promise<Box> {
  return ownBox(own, (serial) => findBox(db, serial));
}

/** The same, locked. */
export function lockOwnBox(tx: Tx, own: OwnThing): Promise<Box> {
  return ownBox(own, (serial) => lockBox(tx, serial));
}

async function ownBox(
  { serial, userId }: OwnThing,
  find: (serial: string) => Promise<Box | null>,
): Promise<Box> {
  const box = isBoxSerial(serial) ? await find(serial) : null;
  if (box?.user_id !== userId) throw new ProblemError("not_found");
  return box;
}
