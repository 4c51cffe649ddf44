import type { Database } from "./database.ts";
import type { EstimateRow, HistoryRow, PaymentRow } from "./rows.ts";

const ESTIMATE = `select e.*, u.name as customer_name, u.phone_number as customer_phone_number
  from estimates e left join users u on u.id = e.user_id`;

export async function findSession(
  { query }: Database,
  [familyId, userId, now]: readonly [string, string, string],
): Promise<boolean> {
  const rows = await query(
    `select u.id, u.role from token_families f join users u on u.id = f.user_id
     where f.id = $1 and f.user_id = $2 and f.revoked_at is null and f.expires_at > $3`,
    [familyId, userId, now],
  );
  return rows.length === 1;
}

export async function findOwnEstimate(
  { query }: Database,
  serial: string,
  userId: string,
): Promise<EstimateRow | undefined> {
  const [row] = await query<EstimateRow>(`${ESTIMATE} where e.serial = $1 and e.user_id = $2`, [
    serial,
    userId,
  ]);
  return row;
}

export async function findEstimate(
  { query }: Database,
  id: string,
): Promise<EstimateRow | undefined> {
  const [row] = await query<EstimateRow>(`${ESTIMATE} where e.id = $1`, [id]);
  return row;
}

export function findPayments({ query }: Database, id: string): Promise<readonly PaymentRow[]> {
  return query(
    "select * from payments where subject_kind = 'ESTIMATE' and subject_id = $1 order by created_at, id",
    [id],
  );
}

export function findHistory({ query }: Database, id: string): Promise<readonly HistoryRow[]> {
  return query(
    `select from_status, to_status, at, reason from status_history
     where subject_kind = 'ESTIMATE' and subject_id = $1 order by id`,
    [id],
  );
}

const HOUR_MS = 3_600_000;

/** Counts one more request of a member in this hour; returns how many there were. */
export async function countRequest({ query }: Database, userId: string): Promise<number> {
  const now = Date.now();
  const [row] = await query<{ points: number }>(
    `insert into rate_limits values ($1, 1, $2)
     on conflict (key) do update set
       points = case when rate_limits.expire <= $3 then 1 else rate_limits.points + 1 end,
       expire = case when rate_limits.expire <= $3 then $2 else rate_limits.expire end
     returning points`,
    [`byHand:${userId}`, now + HOUR_MS, now],
  );
  return row?.points ?? 0;
}

/** What a new estimate consists of; every value as it is stored. */
export interface NewEstimate {
  readonly id: string;
  readonly serial: string;
  readonly userId: string;
  readonly input: string;
  readonly price: string;
  readonly priceVersion: string;
  readonly moveDate: string;
  readonly moveTime: string;
  readonly totalAmount: number;
  readonly now: string;
  readonly validUntil: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/** Stores the estimate, its first status, the notice of it and the key of the request; returns the id that the key stands for. */
export function insertEstimate(db: Database, estimate: NewEstimate): Promise<string> {
  const { id, userId, now, idempotencyKey: key } = estimate;
  return db.transaction(async (query) => {
    await query("select * from users where id = $1 and withdrawn_at is null for no key update", [
      userId,
    ]);
    const claimed = await query(
      `insert into idempotency_keys (owner, operation, key, request_hash, subject_id, created_at)
       values ($1, 'createEstimate', $2, $3, $4, $5)
       on conflict (owner, operation, key) do nothing returning key`,
      [userId, key, estimate.requestHash, id, now],
    );
    if (claimed.length === 0) {
      const [earlier] = await query<{ subject_id: string }>(
        `select request_hash, subject_id from idempotency_keys
         where owner = $1 and operation = 'createEstimate' and key = $2`,
        [userId, key],
      );
      return earlier?.subject_id ?? id;
    }
    await query(
      `insert into estimates (id, serial, user_id, visitor_key_hash, status, input, price, price_version,
         move_date, move_time, total_amount, created_at, valid_until)
       values ($1, $2, $3, null, 'QUOTED', $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict on constraint estimates_serial_key do nothing returning id`,
      [
        id,
        estimate.serial,
        userId,
        estimate.input,
        estimate.price,
        estimate.priceVersion,
        estimate.moveDate,
        estimate.moveTime,
        estimate.totalAmount,
        now,
        estimate.validUntil,
      ],
    );
    const [change] = await query<{ id: number }>(
      `insert into status_history
         (subject_kind, subject_id, from_status, to_status, actor, actor_id, reason, at)
       values ('ESTIMATE', $1, null, 'QUOTED', 'MEMBER', $2, null, $3) returning id`,
      [id, userId, now],
    );
    await query(
      `insert into notices (history_id, status, next_attempt_at, created_at)
       values ($1, 'PENDING', $2, $2)`,
      [change?.id, now],
    );
    return id;
  });
}
