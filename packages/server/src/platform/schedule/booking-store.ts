import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { laterExpiry, releasePlaces, type SlotKey } from "./slot-store.ts";

export async function findBooking(tx: Tx, { kind, id }: PaidSubject): Promise<SlotKey | null> {
  const row = await tx
    .selectFrom("slot_bookings")
    .select(["day", "time"])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertBooking(
  tx: Tx,
  booking: SlotKey & {
    readonly subject: PaidSubject;
    readonly userId: string | null;
    readonly until: Date | null;
  },
): Promise<void> {
  const { subject, userId, day, time, until } = booking;
  await tx
    .insertInto("slot_bookings")
    .values({
      subject_kind: subject.kind,
      subject_id: subject.id,
      user_id: userId,
      day,
      time,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["subject_kind", "subject_id"])
        .doUpdateSet({ expires_at: laterExpiry("MOVE") }),
    )
    .execute();
}

/** Frees the place of one subject. The slot must be locked. */
export async function deleteBooking(
  tx: Tx,
  { day, time }: SlotKey,
  { kind, id }: PaidSubject,
): Promise<void> {
  const deleted = await tx
    .deleteFrom("slot_bookings")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .returning("subject_id")
    .execute();
  await releasePlaces(tx, "MOVE", { day, time, count: deleted.length });
}
