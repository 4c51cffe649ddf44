import { isBoxSerial, type BoxStatus } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { OwnThing } from "../../subject/damaged-things.ts";
import { findBox, lockBox, type Box, findBoxById, findBoxesBy } from "./store.ts";
import { emptyBoxes } from "./empty-boxes.ts";
import type { NoticeFacts, NotifiedChange, WithdrawalStep } from "../../subject/composition.ts";

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

/** Recipient and variables of a notice about a box; null for a box in stock, which has no owner. */
export async function noticeOfBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const { serial, user_id: userId } = await findBoxById(db, subjectId);
  return userId === null ? null : { userId, variables: { 박스: serial } };
}

/** The status of an assigned box; null for any other serial. */
export async function findBoxStatus(db: Connection, serial: string): Promise<BoxStatus | null> {
  const box = isBoxSerial(serial) ? await findBox(db, serial) : null;
  return box === null || box.user_id === null ? null : box.status;
}

/**
 * Keeps the boxes with their numbers, and erases their names, contents and pictures; `storageWithdrawal` refuses while
 * some are stored.
 */
export const boxWithdrawal: WithdrawalStep = {
  async forget(tx, { userId, now }) {
    const boxes = await findBoxesBy(tx, "user_id", userId);
    await emptyBoxes(
      tx,
      boxes.map(({ id }) => id),
      now,
    );
  },
};
