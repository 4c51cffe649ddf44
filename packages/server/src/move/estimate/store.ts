import type { MoveStatus } from "@damadum/domain";
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from "kysely";
import { compiledOnce } from "../../db/compiled-once.ts";
import { readListPage, type PageRequest } from "../../http/paging.ts";
import type { Connection, Database, EstimatesTable, Tables, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { historyColumn } from "../../subject/history.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

/** An estimate whose row is locked until the transaction ends. */
export type LockedEstimate = Selectable<EstimatesTable>;

const notFound = () => new ProblemError("not_found");

/** Stores the estimate; false when its serial is taken. */
export async function insertEstimate(
  tx: Tx,
  estimate: Insertable<EstimatesTable>,
): Promise<boolean> {
  const row = await tx
    .insertInto("estimates")
    .values(estimate)
    .onConflict((conflict) => conflict.constraint("estimates_serial_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const locked = (tx: Tx) => tx.selectFrom("estimates").selectAll().forUpdate();

/** The estimate, locked until the transaction ends. Take this lock before any other. */
export function lockEstimateById(tx: Tx, estimateId: string) {
  return locked(tx).where("id", "=", estimateId).executeTakeFirstOrThrow();
}

/** The same by its serial; throws `not_found` when there is none. */
export function lockEstimateBySerial(tx: Tx, serial: string) {
  return locked(tx).where("serial", "=", serial).executeTakeFirstOrThrow(notFound);
}

export async function updateEstimate(
  tx: Tx,
  estimateId: string,
  changes: Updateable<EstimatesTable>,
): Promise<void> {
  await tx.updateTable("estimates").set(changes).where("id", "=", estimateId).execute();
}

/** Adds to the paid amount; a refund is negative. */
export async function addPaidAmount(tx: Tx, estimateId: string, amount: number): Promise<void> {
  await tx
    .updateTable("estimates")
    .set((eb) => ({ paid_amount: eb("paid_amount", "+", amount) }))
    .where("id", "=", estimateId)
    .execute();
}

/** The same for payments through a link for its balance. */
export async function addLinkedAmount(tx: Tx, estimateId: string, amount: number): Promise<void> {
  await tx
    .updateTable("estimates")
    .set((eb) => ({ linked_amount: eb("linked_amount", "+", amount) }))
    .where("id", "=", estimateId)
    .execute();
}

const withCustomer = (db: Connection) =>
  db
    .selectFrom("estimates")
    .selectAll("estimates")
    .select((eb) => [
      customerIn(eb).select("users.name").as("customer_name"),
      customerIn(eb).select("users.phone_number").as("customer_phone_number"),
      ratingIn(eb).as("review_rating"),
    ]);

/** Not joined: a count of the list then needs nothing but an index. */
function customerIn(eb: ExpressionBuilder<Tables, "estimates">) {
  return eb.selectFrom("users").whereRef("users.id", "=", "estimates.user_id");
}

/** The rating that the member gave the order, or null. */
function ratingIn(eb: ExpressionBuilder<Tables, "estimates">) {
  return eb
    .selectFrom("reviews")
    .select("reviews.rating")
    .whereRef("reviews.estimate_id", "=", "estimates.id");
}

const moneyColumns = (db: Connection) =>
  ledgerColumns(db, { kind: "ESTIMATE", id: "estimates.id", serial: "estimates.serial" });

const withEverything = (db: Connection) =>
  withCustomer(db)
    .select(moneyColumns(db))
    .select(historyColumn<MoveStatus>(db, "ESTIMATE", "estimates.id"));

const wholeEstimateBy = (key: "id" | "serial") =>
  compiledOnce((db, value: (name: "key") => string) =>
    withEverything(db).where(`estimates.${key}`, "=", value("key")),
  );
const wholeEstimates = { id: wholeEstimateBy("id"), serial: wholeEstimateBy("serial") };

/** An estimate with its customer, history and money; throws `not_found` when there is none. */
export async function findEstimate(db: Connection, key: "id" | "serial", value: string) {
  const estimate = await wholeEstimates[key](db, { key: value });
  if (estimate === undefined) throw notFound();
  return estimate;
}

export type FoundEstimate = Awaited<ReturnType<typeof findEstimate>>;

/** The member's estimate; throws `not_found` also when it is another member's. */
export async function findOwnEstimate(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<FoundEstimate> {
  const estimate = await findEstimate(db, "serial", serial);
  if (estimate.user_id !== userId) throw notFound();
  return estimate;
}

/** The id of an estimate; throws `not_found` when there is none. */
export async function findEstimateId(db: Database, serial: string): Promise<string> {
  const { id } = await db
    .selectFrom("estimates")
    .select("id")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow(notFound);
  return id;
}

/** One page of the member's estimates, newest first. */
export function findEstimatePage(
  db: Database,
  { userId, page }: { readonly userId: string; readonly page: PageRequest },
) {
  const ordered = db
    .selectFrom("estimates")
    .select((eb) => [
      "id",
      "serial",
      "status",
      "move_date",
      "move_time",
      "input",
      "valid_until",
      "boxes_to_collect",
      ratingIn(eb).as("review_rating"),
      "price",
      "total_amount",
      "paid_amount",
      "linked_amount",
      "written_off_amount",
      "written_off_at",
      "created_at",
    ])
    .select(moneyColumns(db))
    .where("user_id", "=", userId)
    .orderBy("estimates.created_at", "desc")
    .orderBy("estimates.id", "desc");
  return readListPage(db, ordered, page);
}

/** All estimates of a member, locked in the order of their ids. */
export function lockEstimatesOf(tx: Tx, userId: string) {
  return locked(tx).where("user_id", "=", userId).orderBy("id").execute();
}

/** Moves of all members, earliest first. */
export function findMoves(
  db: Database,
  filter: PageOptions & { readonly status?: MoveStatus | undefined },
) {
  const { status, ...page } = filter;
  let query = withCustomer(db).select(moneyColumns(db));
  if (status !== undefined) query = query.where("status", "=", status);
  const order = { by: "move_date", isAscending: true, holdsDays: true };
  return readPage(db, query, { order, page });
}
