import { canReportDamage, conflict, isBoxSerial, type Refusal } from "@damadum/domain";
import type { Subject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { findOwnBox, lockOwnBox, type OwnBox } from "../../storage/box/own-box.ts";
import { photosOfBox, type PhotoOfBox } from "../../storage/box/photos-of-box.ts";
import { getEstimate } from "../../move/estimate/get-estimate.ts";
import { lockOwnEstimate } from "../../move/estimate/lock-own-estimate.ts";
import { moveRefusalsOf } from "../../move/estimate/move-refusals.ts";

/** What a report is about: a member's box, or a move that they ordered. */
export type DamagedSubject = Subject<"BOX" | "ESTIMATE">;

interface Damaged {
  readonly subject: DamagedSubject;
  /** Why nothing can be reported yet, or null once we have handled it. */
  readonly refusal: Refusal | null;
}

/** The member's box or move with this serial; throws not_found for another member's. */
export async function findOwnDamaged(db: Connection, own: OwnBox, now: Date): Promise<Damaged> {
  return isBoxSerial(own.serial)
    ? damagedBox(await findOwnBox(db, own))
    : damagedMove((await getEstimate({ db }, own)).estimate, now);
}

/** The same, locked. */
export async function lockOwnDamaged(tx: Tx, own: OwnBox, now: Date): Promise<Damaged> {
  return isBoxSerial(own.serial)
    ? damagedBox(await lockOwnBox(tx, own))
    : damagedMove(await lockOwnEstimate(tx, own), now);
}

/** Pictures that a report can be compared with: those of a box from packing to return. A move has none. */
export async function photosToCompare(
  db: Connection,
  { kind, id }: DamagedSubject,
): Promise<readonly PhotoOfBox[]> {
  return kind === "BOX" ? photosOfBox(db, id) : [];
}

const NEVER_HANDLED = "창고에 들어온 박스부터 신고할 수 있어요. 고객센터로 연락해 주세요.";

function damagedBox({ id, status }: Awaited<ReturnType<typeof findOwnBox>>): Damaged {
  const refusal = canReportDamage(status) ? null : conflict(NEVER_HANDLED);
  return { subject: { kind: "BOX", id }, refusal };
}

function damagedMove(move: Awaited<ReturnType<typeof lockOwnEstimate>>, now: Date): Damaged {
  const refusal = moveRefusalsOf(move, { now }).REPORT_DAMAGE;
  return { subject: { kind: "ESTIMATE", id: move.id }, refusal };
}
