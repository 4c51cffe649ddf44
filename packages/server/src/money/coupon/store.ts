import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { CouponsTable } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { type ListPage, type PageRequest, readListPage } from "../../http/paging.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

export type StoredCoupon = Selectable<CouponsTable>;

export async function insertCoupon(tx: Tx, coupon: Insertable<CouponsTable>): Promise<void> {
  await tx.insertInto("coupons").values(coupon).execute();
}

const coupons = (db: Connection) => db.selectFrom("coupons").selectAll();

export async function findCouponById(db: Connection, id: string): Promise<StoredCoupon | null> {
  const row = await coupons(db).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Locks and returns the coupon. Take this lock after every other. */
export async function lockCoupon(tx: Tx, id: string): Promise<StoredCoupon | null> {
  const row = await coupons(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The coupons that a subject holds or used, locked in the order of their ids. */
export function lockCouponsOf(tx: Tx, { kind, id }: PaidSubject): Promise<readonly StoredCoupon[]> {
  return coupons(tx)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function updateCoupon(
  tx: Tx,
  id: string,
  changes: Updateable<CouponsTable>,
): Promise<void> {
  await tx.updateTable("coupons").set(changes).where("id", "=", id).execute();
}

/** One page of a member's coupons: usable ones first, the soonest to expire before the others. */
export function findCouponPage(
  db: Database,
  filter: { readonly userId: string; readonly today: string; readonly page: PageRequest },
): Promise<ListPage<StoredCoupon>> {
  const { userId, today, page } = filter;
  const ordered = coupons(db)
    .where("user_id", "=", userId)
    .orderBy(sql`used_at is not null or valid_until < ${today}`)
    .orderBy("valid_until")
    .orderBy("id");
  return readListPage(db, ordered, page);
}

/** A member's unused coupons that are valid today, the soonest to expire first. */
export function findUnusedCoupons(
  db: Database,
  {
    userId,
    today,
    limit,
  }: { readonly userId: string; readonly today: string; readonly limit: number },
): Promise<readonly StoredCoupon[]> {
  return coupons(db)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("valid_from", "<=", today)
    .where("valid_until", ">=", today)
    .orderBy("valid_until")
    .orderBy("id")
    .limit(limit)
    .execute();
}
