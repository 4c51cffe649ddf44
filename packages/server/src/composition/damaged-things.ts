import { canReportDamage, conflict, isBoxSerial } from "@damadum/domain";
import { getEstimate } from "../move/estimate/get-estimate.ts";
import { lockOwnEstimate } from "../move/estimate/lock-own-estimate.ts";
import { moveRefusalsOf } from "../move/estimate/move-refusals.ts";
import { findOwnBox, lockOwnBox } from "../storage/box/own-box.ts";
import { photosOfBox } from "../storage/box/photos-of-box.ts";
import type { Damaged, DamagedThings } from "../subject/damaged-things.ts";

/** Damage is reported of a member's boxes and moves. */
export const damagedThings: DamagedThings = {
  async find(db, own, now) {
    return isBoxSerial(own.serial)
      ? damagedBox(await findOwnBox(db, own))
      : damagedMove((await getEstimate({ db }, own)).estimate, now);
  },
  async lock(tx, own, now) {
    return isBoxSerial(own.serial)
      ? damagedBox(await lockOwnBox(tx, own))
      : damagedMove(await lockOwnEstimate(tx, own), now);
  },
  photosToCompare: async (db, { kind, id }) => (kind === "BOX" ? photosOfBox(db, id) : []),
};

const NEVER_HANDLED = "창고에 들어온 박스부터 신고할 수 있어요. 고객센터로 연락해 주세요.";

function damagedBox({ id, status }: Awaited<ReturnType<typeof findOwnBox>>): Damaged {
  const refusal = canReportDamage(status) ? null : conflict(NEVER_HANDLED);
  return { subject: { kind: "BOX", id }, refusal };
}

function damagedMove(move: Awaited<ReturnType<typeof lockOwnEstimate>>, now: Date): Damaged {
  const refusal = moveRefusalsOf(move, { now }).REPORT_DAMAGE;
  return { subject: { kind: "ESTIMATE", id: move.id }, refusal };
}
